# I bot come li incontrano le persone: un nome, una frase, e quanto pensano a una mossa.

bot-described = { $bot }: { $play } ({ $time })
bot-level-novice = Principiante
    .text = Conosce le regole, vuole vincere e spesso si lascia sfuggire qualcosa. Adatto a una prima partita.
    .time = risponde subito
bot-level-clerk = Impiegato
    .text = Sceglie la mossa che ora sembra migliore e non pensa mai a quella dopo.
    .time = risponde subito
bot-level-engineer = Ingegnere
    .text = Guarda avanti di qualche mossa e non cade nelle trappole semplici.
    .time = risponde quasi subito
bot-level-baron = Barone
    .text = Pianifica diverse mosse in anticipo e si aspetta lo stesso da te.
    .time = circa un quinto di secondo
bot-level-stephenson = Stephenson
    .text = Il più forte che abbiamo: pensa finché la pazienza lo permette.
    .time = circa un secondo, mai molto più di due
bot-level-random = Casuale
    .text = Gioca qualunque cosa le regole permettano. Solo per fare prove.
    .time = risponde subito
bot-level-greedy = Avido
    .text = Sceglie la mossa che ora sembra migliore. È il metro con cui si misurano gli altri.
    .time = risponde subito
bot-level-search = Calcolatore
    .text = Pensa in anticipo per tutto il tempo che gli si dà.
    .time = quanto gli si concede

# Bot portati dalle persone
bot-argument-bot = aggiunge un tuo bot: bot.py:MyBot, oppure un programma che parla il protocollo a righe (docs/bots.md); si può ripetere
bot-argument-seconds = quanto può pensare un tuo bot a una decisione, in secondi (5 se non indicato)
bot-argument-nodes = quanti nodi deve esaminare un tuo bot

bot-fault-crash = arresto anomalo
bot-fault-timeout = in ritardo
bot-fault-garbage = nessuna risposta
bot-fault-illegal = non ammessa
bot-fault-absent = non interpellato
bot-fault = { $kind } { $times }
bot-faults =
    { $bot } ha ceduto { $times ->
        [one] un turno
       *[other] { $times } turni
    } al bot avido: { $faults }.
bot-fell-back = { $bot } non ha dato una risposta valida ({ $kind }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }); questo turno l’ha giocato il bot avido.
