# rainhill serve

serve-description =
    Avvia il server dei tavoli. Le partite si conservano in SQLite nella cartella dei dati, e i bot girano in processi
    propri.

    Ambiente:
      RAINHILL_DATA             cartella dei dati (rainhill-data)
      RAINHILL_DATABASE         postgresql://user@host/name invece di SQLite
      RAINHILL_REDIS            redis://host:6379 per condividere aggiornamenti e lavoro dei bot tra più server
      RAINHILL_HOST, _PORT      dove ascoltare (127.0.0.1, 8829)
      RAINHILL_ADDRESS          l’indirizzo che si digita, p. es. https://trains.example
      RAINHILL_BOT_WORKERS      processi per i bot (1)
      RAINHILL_CACHE            megabyte per i tavoli tenuti pronti (512)
      RAINHILL_ISSUES           dove si scrive una nuova segnalazione; vi si segnalano gli errori di traduzione
      RAINHILL_TRUSTED_PROXIES  indirizzi dei proxy di cui si accetta X-Forwarded-For (127.0.0.1)
      RAINHILL_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS   per l’e-mail
    Altro in docs/hosting.md.
serve-argument-host = indirizzo su cui ascoltare
serve-argument-port = porta su cui ascoltare; 0 ne trova una libera
serve-argument-data = cartella del database
serve-argument-bots = processi per i bot; 0 solo con Redis, dove il lavoro lo fanno altri
serve-argument-bots-only = non serve richieste, risponde solo per i bot chiesti da altri server (serve Redis)
serve-argument-processes = processi che servono richieste su una porta, per macchine con più core (servono PostgreSQL e Redis)
serve-argument-open = apre l’indirizzo nel browser del sistema, se c’è uno schermo
serve-argument-log = quanto annotare: debug, info, warning, error
serve-open = Rainhill è aperto su { $address } (ferma con Ctrl+C)
serve-bots-open =
    { $count ->
        [one] Un processo risponde
       *[other] { $count } processi rispondono
    } per i bot (ferma con Ctrl+C)
serve-missing = Al server servono pacchetti non installati: pip install "rainhill[server]"
serve-not-durable = Il database perderebbe mosse già confermate: { $setting } è { $value }.
serve-bad-database = RAINHILL_DATABASE deve cominciare con postgresql:// (comincia con { $scheme }).
serve-no-data = Non c’è un database in { $file }. Controlla --data e RAINHILL_DATA.
serve-other-data = { $file } non è un database di Rainhill. Controlla --data e RAINHILL_DATA.
serve-no-database = Il database non è raggiungibile: { $reason }
serve-bots-need-redis = Bot senza server, o un server senza bot, hanno bisogno di RAINHILL_REDIS.
serve-processes-need-both = Più processi hanno bisogno di RAINHILL_DATABASE (PostgreSQL) e RAINHILL_REDIS: lì sta ciò che condividono.
serve-no-shared-port = Questo sistema non lascia condividere una porta a più processi; avviane uno.
serve-bad-setting = Un’impostazione dell’ambiente non è un numero: { $reason }
serve-port-taken = La porta { NUMBER($port, useGrouping: 0) } di { $host } non si può aprire: { $reason }
serve-too-new = Il database è di una versione più recente di Rainhill (la sua forma è { $found }, questa versione conosce { $known }): installa quella versione, o ripristina un backup.
serve-folder-in-use = In { $folder } lavora un altro server: SQLite ne serve uno alla volta; ferma l’altro, o usa PostgreSQL.
serve-bad-folder = { $file } non si può usare: { $reason }
