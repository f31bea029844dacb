# rainhill serve

serve-description =
    Betreibt den Tischserver. Partien liegen in SQLite im Datenordner, und Bots laufen in eigenen Prozessen.

    Umgebung:
      RAINHILL_DATA             Datenordner (rainhill-data)
      RAINHILL_DATABASE         postgresql://user@host/name statt SQLite
      RAINHILL_REDIS            redis://host:6379, um Neuigkeiten und Bot-Arbeit unter mehreren Servern zu teilen
      RAINHILL_HOST, _PORT      wo gelauscht wird (127.0.0.1, 8829)
      RAINHILL_ADDRESS          die Adresse, die Leute eintippen, z. B. https://trains.example
      RAINHILL_BOT_WORKERS      Prozesse für Bots (1)
      RAINHILL_CACHE            Megabyte für Tische, die bereitgehalten werden (512)
      RAINHILL_ISSUES           wo ein neues Issue geschrieben wird; Fehler in Übersetzungen werden dort gemeldet
      RAINHILL_TRUSTED_PROXIES  Adressen von Proxys, deren X-Forwarded-For geglaubt wird (127.0.0.1)
      RAINHILL_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS   für E-Mail
    Mehr in docs/hosting.md.
serve-argument-host = Adresse, an der gelauscht wird
serve-argument-port = Port, an dem gelauscht wird; 0 findet einen freien
serve-argument-data = Ordner der Datenbank
serve-argument-bots = Prozesse für Bots; 0 nur mit Redis, wo andere die Arbeit tun
serve-argument-bots-only = keine Anfragen bedienen, nur für Bots antworten, nach denen andere Server fragen (braucht Redis)
serve-argument-processes = Prozesse, die an einem Port Anfragen bedienen, für Rechner mit mehreren Kernen (braucht PostgreSQL und Redis)
serve-argument-open = die Adresse im Browser des Systems öffnen, wenn es einen Bildschirm gibt
serve-argument-log = wie viel protokolliert wird: debug, info, warning, error
serve-open = Rainhill ist offen unter { $address } (anhalten mit Strg+C)
serve-bots-open =
    { $count ->
        [one] Ein Prozess antwortet
       *[other] { $count } Prozesse antworten
    } für Bots (anhalten mit Strg+C)
serve-missing = Der Server braucht Pakete, die nicht installiert sind: pip install "rainhill[server]"
serve-not-durable = Die Datenbank würde bestätigte Züge verlieren: { $setting } ist { $value }.
serve-bad-database = RAINHILL_DATABASE muss mit postgresql:// beginnen (es beginnt mit { $scheme }).
serve-no-data = Unter { $file } liegt keine Datenbank. Prüfe --data und RAINHILL_DATA.
serve-other-data = { $file } ist keine Datenbank von Rainhill. Prüfe --data und RAINHILL_DATA.
serve-no-database = Die Datenbank ist nicht erreichbar: { $reason }
serve-bots-need-redis = Bots ohne Server oder ein Server ohne Bots brauchen RAINHILL_REDIS.
serve-processes-need-both = Mehrere Prozesse brauchen RAINHILL_DATABASE (PostgreSQL) und RAINHILL_REDIS: Dort liegt, was sie teilen.
serve-no-shared-port = Dieses System lässt mehrere Prozesse keinen Port teilen; starte nur einen.
serve-bad-setting = Eine Einstellung in der Umgebung ist keine Zahl: { $reason }
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } von { $host } lässt sich nicht öffnen: { $reason }
serve-too-new = Die Datenbank stammt von einer neueren Version von Rainhill (ihre Form ist { $found }, diese Version kennt { $known }): Installiere jene Version oder spiele eine Sicherung zurück.
serve-folder-in-use = Ein anderer Server arbeitet in { $folder }: SQLite bedient nur einen auf einmal; halte den anderen an oder nimm PostgreSQL.
serve-bad-folder = { $file } ist nicht brauchbar: { $reason }
