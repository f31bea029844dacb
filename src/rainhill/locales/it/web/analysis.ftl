# Analisi e consigli.

web-percent = { $number }%
web-hint = Consiglio
web-hint-thinking = Ci penso…
web-hint-title = Le scelte migliori trovate
web-hint-label = Probabilità di vittoria e punti alla fine, come nell’analisi.
web-hint-choose = Sceglila sul tabellone
web-reason-now = Ora: { $what }
web-reason-none = Nessun punto subito; prepara ciò che viene dopo.
web-reason-later = Previsto poi: { $what }
web-reason-prevents = Toglie { $points } punti { AD($seat) } { $seat }.
web-reason-prevents-what = Toglie { $points } punti { AD($seat) } { $seat }, soprattutto: { $what }.
web-study-progress = Avanzamento dell’analisi
web-study-none = Non ancora analizzata.
web-study-none-text = Un bot forte ripercorre la partita e giudica ogni decisione: quanto valeva, che cosa sarebbe stato meglio e dove la partita ha cambiato corso. Ci vuole un po’; puoi uscire e tornare.
web-study-running = { $done } decisioni giudicate su { $total }…
web-study-stopped = { $done } decisioni giudicate su { $total }. Le altre possono seguire.
web-study-done = Tutte le { $total } decisioni sono giudicate.
web-study-begin = Analizza la partita
web-study-on = Continua
web-study-stop = Ferma
web-study-measure = Che cosa mostra il grafico
web-study-by-chances = Prob. di vittoria
web-study-by-points = Punti attesi
web-study-chart = Alla fine: { $values }
web-study-chart-so-far = Finora: { $values }
web-study-scrub = Decisione
web-study-decision = { $seat }, { $when }
# Quando è stata presa una decisione in un gioco che non conta né turni né round.
web-study-move = mossa { $number }
web-study-best = La migliore trovata.
web-study-even = Buona quanto la migliore trovata.
web-study-cost = Costo: { $cost } di probabilità di vittoria; punti attesi: { $points }.
web-study-choice = Scelta
web-study-win = Vittoria
web-study-points = Punti
web-study-played = giocata
web-study-then = poi: { $line }
web-study-nodes =
    { $nodes ->
        [one] È stata esaminata una posizione.
       *[other] Sono state esaminate { $nodes } posizioni.
    }
web-study-decisions = Decisioni
web-study-filter = Quali decisioni
web-study-filter-costly = errori
web-study-filter-all = tutte
web-study-no-costly = Nessuno ha regalato molto.
web-study-mark-best = migliore
web-study-turns = Svolte
web-study-turn = { $seat }, { $when }: ci guadagna di più { $gainer }
web-study-no-turns = Finora nessuna svolta.
web-study-accounts = Quanto bene ha deciso ognuno
web-study-account-best = Scelta migliore
web-study-account-mistakes = Errori
web-study-account-cost = Ceduto in media
