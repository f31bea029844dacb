# rainhill simulate

simulate-description =
    Fa giocare ai bot molte partite tra loro e stampa chi ha vinto, i punteggi, quanto sono durate le partite e come sono
    finite. La partita numero n ha il seme SEED + n - 1, così ognuna si può ripetere da sola. I bot avanzano di un posto
    dopo ogni partita.
simulate-argument-matches = numero di partite (100 se non indicato)
simulate-argument-seed = seme della prima partita (1 se non indicato)
simulate-argument-bots = chi gioca, separato da virgole: random, greedy, search:nodes=200, novice, clerk, ...; l’ultimo prende i posti rimasti
simulate-argument-out = scrive ogni partita come registrazione (.rail) in questa cartella
simulate-progress = Partite
simulate-heading =
    { $title } su { $map }, { $edition }, { $seats } posti: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-by-order = Vittorie per ordine di gioco (1 comincia)
simulate-order = Ordine
simulate-by-bot = Vittorie per bot
simulate-bot = Bot
simulate-chairs = Posti occupati
simulate-wins = Vittorie
simulate-share = Quota
simulate-interval = intervallo 95%
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-points = Punti medi
simulate-spreads = Punti e durata
simulate-scores = Punti di un posto
simulate-winning-scores = Punti di chi vince
simulate-lengths = Azioni per partita
simulate-mean = Media
simulate-deviation = Deviazione
simulate-least = Minimo
simulate-most = Massimo
simulate-ends = Come sono finite le partite
simulate-end = Motivo
simulate-actions = Azioni per partita, per tipo
simulate-action = Tipo
simulate-per-match = Numero medio
simulate-lines = Che ne è stato delle compagnie
simulate-line = Compagnia
simulate-used = Avviata
simulate-isolated = Isolata
simulate-merged = Incorporata in un’altra
simulate-measures = Che cosa è successo in una partita
simulate-seats = Che cosa ha ottenuto un posto: medie per ogni bot

simulate-written = { $matches ->
    [one] La registrazione della partita è in { $folder }.
   *[other] Le registrazioni di tutte le { $matches } partite sono in { $folder }.
 }
