# Problemi: decisioni da trovare.

web-puzzles = Problemi
web-puzzles-intro = Decisioni tratte da partite tra bot in cui una scelta è nettamente migliore di tutte le altre. Trovala.
web-puzzles-all = Tutti i problemi
web-puzzles-none = Per questo gioco non ci sono ancora problemi.
web-puzzle = Problema
web-puzzle-today = Problema del giorno
web-puzzle-grades = Quanto difficile
web-puzzle-grade =
    { $grade ->
        [1] molto facile
        [2] facile
        [3] medio
        [4] difficile
       *[5] molto difficile
    }
web-puzzle-count = { $solved } di { $puzzles }
web-puzzle-number = Problema { $number }, { $map } { $stand }
web-puzzle-solved = risolto
web-puzzle-missed = sbagliato
web-puzzle-question = Sei { $seat } in una partita a { $seats }. Una scelta è nettamente la migliore: falla sul tabellone.
web-puzzle-right = È la scelta migliore.
web-puzzle-wrong = C’è di meglio.
web-puzzle-loses = { $action }: probabilità di vittoria { $chance }, con la scelta migliore { $best }.
web-puzzle-unlooked = { $action }: rendeva così poco che la ricerca l’ha guardata appena.
web-puzzle-best = La migliore: { $action }
web-puzzle-line = Il gioco atteso in seguito. Scegli una mossa per vederla sul tabellone.
web-puzzle-move = { $seat }: { $action }
web-puzzle-found = Trovata da: { $levels }.
web-puzzle-nobody = Di regola nessuno dei bot la trova.
web-puzzle-pause-text = La soluzione è nella scheda.
web-puzzle-next = Problema successivo
web-puzzle-again = Guarda di nuovo
