# `rainhill puzzle`

puzzle-description =
    Trova la scelta migliore in una posizione di una partita tra bot, e vedi perché lo è. Senza argomenti: il problema del
    giorno.

    esempi:
      rainhill puzzle
      rainhill puzzle --game steam --number 17
puzzle-today-help = il problema del giorno, secondo l’UTC (se non si indica altro)
puzzle-number-help = il problema con questo numero, da 1
puzzle-list-help = elenca tutti i problemi con il numero e la difficoltà
puzzle-none = Per { $game } non ci sono problemi.
puzzle-unknown = { $game } ha i problemi da 1 a { $most }, ma nessuno con il numero { $number }.
puzzle-heading =
    Problema { $number } di { $most }: { $title }, { $map }, { $edition }, { $seats } giocatori, { $grade ->
        [1] molto facile
        [2] facile
        [3] medio
        [4] difficile
       *[5] molto difficile
    }.
puzzle-question = Sei { $seat }. Una scelta è nettamente la migliore: quale?
puzzle-prompt = La tua scelta>
puzzle-left = La risposta ti aspetta: { $command }
puzzle-not-understood = «{ $line }» non è né un’azione né un comando. Scrivi help, o l per un elenco di ciò che puoi fare.
puzzle-help =
    Comandi
      l           elenca ciò che puoi fare, numerato; il numero è la tua risposta
      map         tutta la mappa; map names scrive il nome di ogni casella libera
      c, cities   che cosa c’è in ogni città, e altro
      t, table    chi possiede che cosa
      read        la posizione a parole
      log [N]     che cosa è successo prima, a parole
      rules       le regole in breve
      q, quit     esci senza rispondere
puzzle-right = È la scelta migliore.
puzzle-wrong = C’è di meglio.
puzzle-loses = { $action }: probabilità di vittoria { NUMBER($chance, maximumFractionDigits: 0) }%, con la scelta migliore { NUMBER($best, maximumFractionDigits: 0) }%.
puzzle-unlooked = { $action }: rendeva così poco che la ricerca l’ha guardata appena.
puzzle-best = La migliore: { $action }
puzzle-brings = Porta: { $what }
puzzle-choice = { $action }  vittoria { NUMBER($chance, maximumFractionDigits: 0) }%, circa { NUMBER($points, maximumFractionDigits: 0) } punti
puzzle-line = Il gioco atteso in seguito:
puzzle-found = Trovata da: { $levels }.
puzzle-nobody = Di regola nessuno dei bot la trova.
