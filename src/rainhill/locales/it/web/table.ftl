# A un tavolo.

web-title = Rainhill
web-notify-title = Tocca a te su Rainhill
web-title-your-turn = ● Tocca a te · Rainhill
web-invited = Hai un invito
web-rules = Regole
web-clock = Tempo rimasto: { $time }
web-clock-days = { $days } g { $hours } h
web-turn-over = La partita è finita
web-watching = Guarda le ultime mosse…
web-waiting = { $seat } sta pensando…
web-away = assente
web-secret = ?
web-panels = Pannelli
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutta la mappa
web-nav-board = Mappa
web-nav-players = Giocatori
web-nav-log = Cronaca
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-rules = Regole
web-tab-companies = Compagnie
web-tab-points = Punti
web-tab-players = Giocatori
web-unread = { $number } non letti
web-side = Giocatori e cronaca
web-score-text = { $seat }: punti finora
web-score-secret = I totali sono segreti fino alla fine
web-hex-where = { $hex }, { $where }
web-gain-points = +{ $amount }
web-action-bar = La tua azione
web-previewing = …
web-no-points = ora non dà punti
web-back = Indietro
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-less = Meno
web-more = Più
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-log-go = Mostra questo momento sul tabellone
web-log-link = Link all’azione { $number }
web-log-news =
    { $number ->
        [one] Mostra che cosa è successo dopo la tua ultima azione
       *[other] Mostra le { $number } mosse dopo la tua ultima azione
    }
web-log-undo = { $seat } annulla l’ultima azione.
web-log-concede = { $seat } abbandona; continua un bot.
web-log-offer =
    { $what ->
        [undo] { $seat } chiede di annullare un’azione.
       *[end] { $seat } propone di chiudere la partita.
    }
web-log-agree = { $seat } accetta.
web-log-decline = { $seat } rifiuta.
web-log-withdraw = { $seat } ritira la richiesta.
web-log-hand-over = Ora per { $seat } gioca un bot.
web-log-take-back = { $seat } torna a giocare.
web-log-timeout = Il tempo di { $seat } è scaduto.
web-log-outage = Il server è rimasto fermo per { $time }; { $seat } non perde tempo per questo.
web-span-seconds =
    { $number ->
        [one] un secondo
       *[other] { $number } secondi
    }
web-span-minutes =
    { $number ->
        [one] un minuto
       *[other] { $number } minuti
    }
web-span-hours =
    { $number ->
        [one] un’ora
       *[other] { $number } ore
    }
web-span-days =
    { $number ->
        [one] un giorno
       *[other] { $number } giorni
    }
web-log-ended = La partita è chiusa.
web-past = Il passato sul tabellone
web-past-step =
    { $steps ->
        [one] L’ultima mossa
       *[other] Mossa { $step } di { $steps }
    }
web-past-begin = La situazione era questa.
web-past-close = Al presente
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-write = Scrivi al tavolo…
web-offer-undo = { $seat } chiede di annullare l’ultima azione.
web-offer-end = { $seat } propone di chiudere la partita senza vincitori.
web-agree = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-lost =
    { $seconds ->
        [0] Connessione assente. Nuovo tentativo…
        [one] Connessione assente. Nuovo tentativo tra un secondo.
       *[other] Connessione assente. Nuovo tentativo tra { $seconds } secondi.
    }
web-lost-fast =
    { $seconds ->
        [0] Era troppo in una volta. Nuova connessione…
        [one] Era troppo in una volta. Nuova connessione tra un secondo.
       *[other] Era troppo in una volta. Nuova connessione tra { $seconds } secondi.
    }
web-lost-sending = La tua mossa è al sicuro e verrà inviata.
web-try-now = Prova ora
web-hand-over = { $seat }, tocca a te
web-hand-over-text = Qui c’è qualcosa di segreto. Ora gli altri guardano altrove.
web-hand-over-go = Sono { $seat }
web-stop-failed = Non ha funzionato
web-stop-gone = Questo tavolo non esiste
web-stop-signed-out = La sessione è chiusa
web-stop-signed-out-text = Questa sessione è finita: l’hai chiusa tu, o la password è stata cambiata su un altro dispositivo. Accedi per tornare al tuo posto.
web-stop-not-yours = Questo posto non è più tuo
web-stop-not-yours-text = È stato lasciato o ha avuto un nuovo link su un altro dispositivo, oppure hai effettuato l’accesso con un altro nome.
web-stop-again = Apri il tavolo come sono ora
web-stop-crowded = Non c’è più spazio
web-stop-crowded-text = Troppe persone guardano questo tavolo, o lo hai aperto su troppi schermi. Chiudine qualcuno, o riprova più tardi.
web-stop-forbidden = Non puoi sederti a questo tavolo
web-chart-label = I punti durante la partita: { $scores }
web-chart-turn = turno { $turn }
web-chart-end = fine
web-step-back = Un passo indietro
web-step-forward = Un passo avanti
web-play = Avvia
web-pause = Pausa
web-rules-long = Con figure, e ogni regola
