# A un tavolo.

web-title = Rainhill
web-tools = Suono, tema, regole, menu
web-skip-board = Vai al tabellone
web-announced = Novità
web-turn-spoken = { $turn }: { $what }
web-position = Leggimi la posizione
web-position-title = La posizione
web-notify-title = Tocca a te su Rainhill
web-title-your-turn = ● Tocca a te · Rainhill
web-rules = Regole
web-clock = Tempo rimasto: { $time }
web-clock-days = { $days } g { $hours } h
web-turn-over = La partita è finita
web-watching = Guarda le ultime mosse…
web-waiting = { $seat } sta pensando…
web-waiting-bot = Un bot decide per { $seat }…
web-turn-waits = La partita aspetta
web-away = assente
web-secret = ?
web-panels = Pannelli
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutta la mappa
web-nav-board = Tabellone
web-nav-players = Giocatori
web-nav-log = Cronaca
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-rules = Regole
web-tab-points = Punti
web-tab-players = Giocatori
web-unread =
    { $number ->
        [one] { $number } non letto
       *[other] { $number } non letti
    }
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
web-log-link = Link a questo momento: { $line }
web-log-link-short = Link a questo momento
web-log-news =
    { $number ->
        [one] Che cosa è successo intanto
       *[other] Mostra { $number } mosse nuove
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
web-log-timeout =
    { $handed ->
        [no] Il tempo di { $seat } è scaduto: questa sola decisione l’ha presa un bot.
       *[yes] Il tempo di { $seat } è scaduto: continua un bot.
    }
web-log-timeout-lose = Il tempo di { $seat } è scaduto.
web-log-wait = Al tavolo non c’è nessuno: la partita aspetta.
web-log-resume = La partita riprende dopo { $time }.
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
web-chat-send = Invia
web-chat-deleted = (eliminato)
web-chat-closed =
    { $policy ->
        [seats] Qui scrive solo chi gioca.
       *[off] Questo tavolo non ha chat.
    }
web-chat-said = { $name } dice: { $text }
web-offer-undo = { $seat } chiede di annullare l’ultima azione.
web-offer-end = { $seat } propone di chiudere la partita senza vincitori.
web-offer-undo-own = Hai chiesto di annullare l’ultima azione.
web-offer-end-own = Hai proposto di chiudere la partita senza vincitori.
web-agree = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-lost =
    { $seconds ->
        [0] Connessione assente. Riprovo…
        [one] Connessione assente. Riprovo tra un secondo.
       *[other] Connessione assente. Riprovo tra { $seconds } secondi.
    }
web-lost-fast =
    { $seconds ->
        [0] Troppe richieste in una volta. Nuova connessione…
        [one] Troppe richieste in una volta. Nuova connessione tra un secondo.
       *[other] Troppe richieste in una volta. Nuova connessione tra { $seconds } secondi.
    }
web-silent = Il server non risponde. In attesa…
web-sending = Invio…
web-skip-bots = Salta
web-skip-pauses = Salta le pause dei bot
web-clock-warning = Il tuo orologio: ancora { $time }.
web-notice-bot =
    { $whom ->
        [you] Un bot gioca per te.
       *[name] Un bot gioca per { $seat }.
    }
web-notice-bots =
    { $many ->
        [one] Un bot gioca per { $seats }.
       *[other] I bot giocano per { $seats }.
    }
web-notice-conceded =
    { $whom ->
        [you] Hai abbandonato. Al tuo posto continua un bot.
       *[name] { $seat } ha abbandonato. Al suo posto continua un bot.
    }
web-notice-missed = Il tempo di { $seat } è scaduto. Quella sola decisione l’ha presa un bot.
web-notice-missed-own =
    { $whom ->
        [you] Il tuo tempo è scaduto. Quella sola decisione l’ha presa un bot per te.
       *[name] Il tempo di { $seat } è scaduto. Quella sola decisione l’ha presa un bot.
    } { $more ->
        [one] Ancora una volta di fila, e il posto passa a lui.
       *[other] Ancora { $more } volte di fila, e il posto passa a lui.
    }
web-notice-waits = La partita aspetta che torni almeno un giocatore.
web-lost-sending = La tua mossa è al sicuro e verrà inviata.
web-try-now = Riprova ora
web-turn-named = Turno di { $seat }
web-peek = Tieni premuto: totale di { $seat }
web-peek-short = Totale: tieni
web-peek-told = { $seat }: { $amount }
web-stop-failed = Non ha funzionato
web-stop-gone = Questo tavolo non esiste
web-stop-signed-out = Accesso terminato
web-stop-signed-out-text = Questa sessione è finita: l’hai chiusa tu, o la password è stata cambiata su un altro dispositivo. Accedi per tornare al tuo posto.
web-stop-not-yours = Questo posto non è più tuo
web-stop-not-yours-text = È stato lasciato o ha avuto un nuovo link su un altro dispositivo, oppure hai effettuato l’accesso con un altro nome.
web-stop-again = Apri il tavolo con l’accesso attuale
web-stop-crowded = Non c’è più spazio
web-stop-crowded-text = Troppe persone guardano questo tavolo, o lo hai aperto su troppi schermi. Chiudine qualcuno, o riprova più tardi.
web-stop-forbidden = Non puoi sederti a questo tavolo
web-stop-forbidden-text = Chiedi un link a chi l’ha preparato.
web-chart-label = I punti durante la partita
web-chart-value = { $step }: { $scores }
web-chart-score = { $seat } { $points }
web-chart-level = { $seats }: { $points }
web-chart-start = inizio
web-chart-turn = turno { $turn }
web-chart-end = fine
web-step-back = Un passo indietro
web-step-forward = Un passo avanti
web-play = Avvia
web-pause = Pausa
