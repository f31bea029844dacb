# Analisi e consigli.

web-hint = Consiglio
web-hint-thinking = Ci penso…
web-hint-title = Un bot forte sceglierebbe
web-study-progress = Avanzamento dell’analisi
web-study-none = Non ancora analizzata.
web-study-none-text = Un bot forte ripercorre la partita e giudica ogni decisione: quanto valeva, che cosa era meglio e dove la partita ha cambiato corso. Ci vuole un po’; puoi uscire e tornare.
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
web-study-scrub = Decisione
web-study-decision = { $seat }, voce { $number }
web-study-best = La migliore trovata.
web-study-even = Buona quanto la migliore trovata.
web-study-cost = Costo: { $cost } di probabilità di vittoria e { $points } punti.
web-study-choice = Scelta
web-study-win = vince
web-study-points = punti
web-study-played = giocata
web-study-then = poi { $line }
web-study-nodes =
    { $nodes ->
        [one] È stata esaminata una posizione.
       *[other] Sono state esaminate { $nodes } posizioni.
    }
web-study-decisions = Decisioni
web-study-filter = Quali decisioni
web-study-filter-costly = quelle costate qualcosa
web-study-filter-all = tutte
web-study-no-costly = Nessuno ha regalato molto.
web-study-mark-best = migliore
web-study-turns = Svolte
web-study-turn = Decide { $seat } (voce { $number }); ci guadagna di più { $gainer }
web-study-no-turns = Finora nessuna svolta.
web-study-accounts = Quanto bene ha deciso ognuno
web-study-account-best = migliori
web-study-account-mistakes = errori
web-study-account-cost = ceduto
