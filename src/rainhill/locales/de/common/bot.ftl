# Bots, wie man ihnen begegnet: ein Name, ein Satz und wie lange sie über einen Zug nachdenken.

bot-described = { $bot }: { $play } ({ $time })
bot-level-novice = Neuling
    .text = Kennt die Regeln, will gewinnen und übersieht oft etwas. Gut für die erste Partie.
    .time = antwortet sofort
bot-level-clerk = Buchhalter
    .text = Macht den Zug, der jetzt am besten aussieht, und denkt nie an den nächsten.
    .time = antwortet sofort
bot-level-engineer = Ingenieur
    .text = Denkt ein paar Züge voraus und durchschaut einfache Fallen.
    .time = antwortet fast sofort
bot-level-baron = Baron
    .text = Plant mehrere Züge voraus und erwartet von dir dasselbe.
    .time = etwa eine Fünftelsekunde
bot-level-stephenson = Stephenson
    .text = Der stärkste, den wir haben: denkt so lange nach, wie die Geduld reicht.
    .time = etwa eine Sekunde, nie viel mehr als zwei
bot-level-random = Zufall
    .text = Spielt irgendetwas, das die Regeln erlauben. Nur zum Ausprobieren.
    .time = antwortet sofort
bot-level-greedy = Gierig
    .text = Macht den Zug, der jetzt am besten aussieht. An ihm werden die anderen gemessen.
    .time = antwortet sofort
bot-level-search = Suche
    .text = Denkt so lange voraus, wie es vorgegeben ist.
    .time = so lange wie vorgegeben

# Mitgebrachte Bots
bot-argument-bot = einen eigenen Bot mitbringen: bot.py:MyBot oder ein Programm, das das Zeilenprotokoll spricht (docs/bots.md); mehrfach möglich
bot-argument-seconds = wie viele Sekunden ein eigener Bot über eine Entscheidung nachdenken darf (Vorgabe: 5)
bot-argument-nodes = wie viele Knoten ein eigener Bot durchsuchen soll

bot-fault-crash = abgestürzt
bot-fault-timeout = zu spät
bot-fault-garbage = keine Antwort
bot-fault-illegal = regelwidrig
bot-fault-absent = nicht gefragt
bot-fault = { $kind } { $times }
bot-faults =
    Statt { $bot } hat { $times ->
        [one] einmal
       *[other] { $times } Mal
    } der gierige Bot entschieden: { $faults }.
bot-fell-back = { $bot } hat keine brauchbare Antwort gegeben ({ $kind }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }); diesen Zug hat der gierige Bot gemacht.
