# rainhill fuzz

fuzz-description =
    Gioca partite casuali su tutte le mappe, edizioni, numeri di posti e opzioni, con un arbitro dopo ogni azione: le
    azioni elencate devono riuscire, le altre essere rifiutate senza cambiare nulla; registrazioni, JSON, copie e
    annullamenti devono dare la stessa posizione. Il caso numero n ha il seme SEED + n - 1. Un errore si scrive come
    registrazione, e il codice di uscita è 1.
fuzz-argument-game = il gioco; tutti i giochi a turno se non indicato
fuzz-argument-map = solo questa mappa, o un tuo file (.toml); si può ripetere
fuzz-argument-edition = solo questa edizione; si può ripetere
fuzz-argument-seats = solo questo numero di posti; si può ripetere
fuzz-argument-seconds = si ferma dopo questo tempo (20 s se non è dato un numero di partite)
fuzz-argument-matches = si ferma dopo N partite
fuzz-argument-seed = seme della prima partita (preso dall’orologio se non indicato)
fuzz-argument-out = cartella per la registrazione di un errore (qui se non indicata)
fuzz-progress = Prova
fuzz-fine =
    Nessun errore in { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $actions } azioni in { NUMBER($seconds, maximumFractionDigits: 1) } s. { $listed } azioni elencate sono state
    applicate su copie e { $refused } altre rifiutate. Il primo seme era { NUMBER($seed, useGrouping: 0) }.
fuzz-fault =
    Errore trovato con il seme { NUMBER($seed, useGrouping: 0) }: { $reason }
    Ultimo tentativo: { $trying }
    La partita fin qui è in { $file }.
    Per ripeterla: { $repeat }
