# Impostazioni, e che cos’altro si può fare a un tavolo.

web-presence =
    { $watchers ->
        [0] Non guarda nessuno.
        [one] Guarda una persona.
       *[other] Guardano { $watchers } persone.
    }
web-settings = Impostazioni
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
web-setting-sound = Suoni
web-setting-volume = Volume
web-setting-signs = Segni ovunque: lettere sui binari oltre al colore
web-setting-language = Lingua
web-keys = Tasti
web-other-device = Copia il link per un altro dispositivo
web-give-to-bot = Fai giocare un bot per me
web-take-back = Torno a giocare io
web-replace-by-bot = Fai giocare un bot per { $seat }
web-concede = Abbandona
web-concede-sure = Abbandoni davvero?
web-setting-theme-text = Il tabellone tiene i suoi colori; cambiano carta e inchiostro.
web-setting-confirm-text = La conferma mostra prima che cosa porta una mossa.
web-setting-motion-text = Quanto corrono locomotive e cubi. Se il sistema chiede quiete, niente si muove.
web-key-tab = Tab
web-key-tab-text = da una casella ammessa all’altra
web-key-arrows = Frecce
web-key-arrows-text = alla casella vicina; in un replay ← → un passo
web-key-pages = Pag su, Pag giù
web-key-pages-text = da una località all’altra sulla mappa
web-key-home = Home, Fine
web-key-home-text = alla prima e all’ultima casella ammessa
web-key-enter = Invio
web-key-enter-text = sceglie; un’altra volta conferma
web-key-escape = Esc
web-key-escape-text = un passo indietro
web-key-zoom = + − 0
web-key-zoom-text = più vicino, più lontano, tutta la mappa
web-key-modes = I S E
web-key-modes-text = in Stephenson's Rocket: investire, stazione, ampliare
web-key-replay = Spazio
web-key-replay-text = in un replay: avvia e ferma
