# rainhill arena

arena-description =
    Lässt Bots in einer Liga gegeneinander antreten und sagt, wie stark sie sind und wie sicher das ist. Jeder Startwert
    wird einmal für jede Drehung der Sitzordnung gespielt, damit niemand die besseren Plätze hat. Ohne --challenger
    spielen alle gegen alle; mit dieser Option sitzt ein Bot allein, und alle anderen Plätze am Tisch hat jeweils einer
    der übrigen. Mit --out bleiben die Partien in einer Datei; derselbe Befehl macht dort weiter, wo er angehalten
    wurde. Budgets in Knoten (search:nodes=400) ergeben auf jedem Rechner dieselben Partien.

    Mit --gate wird ein veränderter Bot (--challenger) mit einem alten verglichen, bis sicher genug ist, ob er stärker
    ist. Rückgabewerte: 0 angenommen, 1 abgelehnt, 3 nach --matches unentschieden.

      rainhill arena --bots random,novice,clerk --matches 240
      rainhill arena --challenger stephenson --bots greedy --matches 400 --out league.jsonl
      rainhill arena --bot bot.py:MyBot --bots greedy --map toy --seats 3
arena-argument-bots = wer spielt, durch Kommas getrennt; Bots aus --bot spielen auch mit
arena-argument-challenger = dieser Bot sitzt allein an Tischen, deren übrige Plätze jeweils ein anderer hat
arena-argument-matches = Zahl der Partien, auf ganze Drehungen der Sitzordnung ergänzt (Vorgabe: 100)
arena-argument-seed = Startwert der ersten Partien (Vorgabe: 1)
arena-argument-jobs = Prozesse, die gleichzeitig spielen (Vorgabe: einer je Prozessor)
arena-argument-workers = wer spielt: local (dieser Rechner, Vorgabe), ray:// und die Adresse eines Verbunds, oder ray für den Verbund, zu dem dieser Rechner gehört
arena-argument-out = beendete Partien in dieser Datei aufheben (JSON-Zeilen) und von dort fortsetzen
arena-argument-gate = anhalten, sobald entschieden ist, ob der Herausforderer stärker ist
arena-argument-worse = gate: mit so vielen Wertungspunkten Vorsprung ist ein Herausforderer nicht erwünscht (Vorgabe: 0)
arena-argument-better = gate: mit so vielen Wertungspunkten Vorsprung ist ein Herausforderer erwünscht (Vorgabe: 40)
arena-argument-error = gate: Wahrscheinlichkeit eines falschen Urteils (Vorgabe: 0.05)
arena-bad-gate = --gate braucht --challenger und einen weiteren Bot, --better über --worse und --error zwischen 0 und 0.5.
arena-progress = Partien
arena-heading =
    { $title } auf { $map }, { $edition }, { $seats } Plätze: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, Startwerte ab { NUMBER($seed, useGrouping: 0) }
arena-strength = Stärke
arena-lineups = Tisch für Tisch: der erste Bot gegen die anderen
arena-pace = Nachdenken
arena-head-bot = Bot
arena-head-lineup = Tisch
arena-head-rating = Wertung
arena-head-rating-interval = 95-%-Intervall
arena-head-matches = Partien
arena-head-wins = Siege
arena-head-share = Anteil
arena-head-interval = 95-%-Intervall
arena-head-even = Gleich
arena-head-points = Mittlere Punkte
arena-head-decisions = Entscheidungen
arena-head-milliseconds = ms im Mittel
arena-head-slowest = Langsamste: ms
arena-head-nodes = Knoten im Mittel
arena-head-faults = Verlorene Züge
arena-rating = { NUMBER($rating, maximumFractionDigits: 0) }
arena-rating-range = { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }
arena-fault-none = keine
arena-unrated = keine
arena-marked = { $bot } (in { $failed } von { $matches } ausgefallen)
arena-trouble = { $bot } ist ausgefallen ({ $kinds }); für ihn hat der gierige Bot gespielt, darum zählen diese Partien nicht. Zuerst in Partie { $match }, Startwert { NUMBER($seed, useGrouping: 0) }:
arena-model =
    Wertungen: Auswahlmodell von Luce (bei zwei Plätzen das von Bradley und Terry), 400 Punkte für zehnfache Stärke,
    Mittel 0; Intervalle durch neues Ziehen der Startwerte. Anteile: Ein geteilter Sieg zählt anteilig, Intervalle nach
    Wilson. „Gleich“ ist der Anteil eines Bots, der so stark ist wie die anderen.
arena-verdict =
    { $decision ->
        [accepted] Angenommen: Der Herausforderer ist stärker.
        [rejected] Abgelehnt: Der Herausforderer ist nicht stärker.
       *[undecided] Unentschieden: Es braucht mehr Partien.
    } { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, Anteil { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    ({ $worse } gegen { $better } Wertungspunkte, Fehler { NUMBER($error, maximumFractionDigits: 1) } %).
