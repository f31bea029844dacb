# Impostazioni, e che cos’altro si può fare a un tavolo.

web-presence =
    { $watchers ->
        [0] Nessuno sta guardando.
        [one] Sta guardando una persona.
       *[other] Stanno guardando { $watchers } persone.
    }
web-setting-theme = Tema
web-setting-theme-auto = come il sistema
web-setting-theme-light = chiaro
web-setting-theme-dark = scuro
web-setting-confirm = Mosse
web-setting-confirm-confirm = con conferma
web-setting-confirm-quick = subito
web-setting-motion = Movimento
web-setting-motion-full = calmo
web-setting-motion-fast = veloce
web-setting-motion-none = nessuno
web-setting-text = Nomi sul tabellone
web-setting-text-normal = normali
web-setting-text-large = grandi
web-setting-text-largest = molto grandi
web-setting-text-text = I nomi che non trovano spazio appaiono solo quando ingrandisci la mappa.
web-setting-sound = Suoni
web-setting-volume = Volume
web-setting-signs = Segni ovunque: lettere sui binari oltre al colore
web-setting-language = Lingua
web-keys = Tasti
web-other-device = Copia il link per un altro dispositivo
web-give-to-bot = Fai giocare un bot per me
web-take-back = Riprendi il posto
web-replace-by-bot = Fai giocare un bot per { $seat }
web-concede = Abbandona
web-menu-hand-over-text = Finché non riprendi il posto, con un tocco al tavolo.
web-menu-take-back-text = Al momento gioca un bot per te.
web-menu-replace-text = Manca da un giorno; può sempre riprendere il posto.
web-menu-offer-end-text = Senza vincitori, se tutti accettano.
web-menu-concede-text = Perdi, e non puoi tornare.
web-sure-no = No, continua
web-sure-hand-over = Far giocare un bot per te?
web-sure-hand-over-text = Da ora gioca lui, meglio che può. Riprendi il posto con un tocco al tavolo.
web-sure-hand-over-yes = Gioca il bot
web-sure-replace = Far giocare un bot per { $seat }?
web-sure-replace-text = Gioca finché { $seat } non torna a riprendere il posto.
web-sure-replace-yes = Gioca il bot
web-sure-offer-end =
    { $alone ->
        [yes] Chiudere la partita?
       *[no] Proporre di chiudere la partita?
    }
web-sure-offer-end-text =
    { $alone ->
        [yes] Giochi solo contro bot, e a loro va bene: si chiude subito, senza vincitori.
       *[no] Verrà chiesto agli altri. Se tutti accettano, si chiude senza vincitori.
    }
web-sure-offer-end-yes =
    { $alone ->
        [yes] Chiudi
       *[no] Proponi
    }
web-sure-concede = Abbandonare la partita?
web-sure-concede-text =
    { $alone ->
        [yes] Perdi, e la partita finisce. Non si può annullare.
       *[no] Perdi. Se altri giocano ancora, un bot continua per te. Non si può annullare.
    }
web-sure-concede-yes = Abbandona
web-setting-theme-text = Ciò che nel gioco ha un colore proprio lo mantiene; cambiano mappa, carta e inchiostro.
web-setting-confirm-text = La conferma mostra prima che cosa porta una mossa.
web-setting-motion-text = Quanto corrono i pezzi. Se il sistema chiede di ridurre i movimenti, niente si muove.
web-setting-letters = Lettere singole come scorciatoie
web-keys-table = A un tavolo
web-keys-board = Sul tabellone
web-keys-replay = In un replay
web-key-board = B
web-key-board-text = al tabellone
web-key-bar = A
web-key-bar-text = ai pulsanti della tua azione
web-key-log = L
web-key-log-text = alla cronaca; le frecce vanno di riga in riga
web-key-chat = C
web-key-chat-text = alla chat
web-key-position = P
web-key-position-text = la posizione a parole
web-key-reference = Q
web-key-reference-text = le regole in breve
web-key-help = ?
web-key-help-text = questa pagina
web-key-arrows = Frecce
web-key-arrows-text = alla casella vicina
web-key-next = N, Maiusc + N
web-key-next-text = alla casella successiva o precedente che si può scegliere
web-key-home = Home, Fine
web-key-home-text = alla prima e all’ultima casella che si può scegliere
web-key-pages = Pag su, Pag giù
web-key-pages-text = da una località all’altra
web-key-enter = Invio
web-key-enter-text = scegli; premi ancora per confermare
web-key-escape = Esc
web-key-escape-text = un passo indietro
web-key-zoom = + − 0
web-key-zoom-text = più vicino, più lontano, tutta la mappa
web-key-steps = ← →
web-key-steps-text = un passo indietro, un passo avanti
web-key-replay = Spazio
web-key-replay-text = avvia e ferma
