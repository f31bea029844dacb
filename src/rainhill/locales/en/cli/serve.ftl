# rainhill serve

serve-description =
    Run the table server. Matches are kept in SQLite inside the data folder, and bots run in processes of their own.

    Environment:
      RAINHILL_DATA             data folder (rainhill-data)
      RAINHILL_DATABASE         postgresql://user@host/name instead of SQLite
      RAINHILL_REDIS            redis://host:6379 to share live updates and bot work between several servers
      RAINHILL_HOST, _PORT      where to listen (127.0.0.1, 8829)
      RAINHILL_ADDRESS          the address people type, e.g. https://trains.example
      RAINHILL_BOT_WORKERS      processes for bots (1)
      RAINHILL_CACHE            megabytes for tables that are kept ready (512)
      RAINHILL_ISSUES           where a new issue is written; mistakes in translations are told there
      RAINHILL_TRUSTED_PROXIES  addresses of proxies whose X-Forwarded-For is believed (127.0.0.1)
      RAINHILL_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS   for e-mail
    More in docs/hosting.md.
serve-argument-host = address to listen on
serve-argument-port = port to listen on; 0 finds a free one
serve-argument-data = folder of the database
serve-argument-bots = processes for bots; 0 only with Redis, where others do the work
serve-argument-bots-only = serve no requests, only answer for bots that other servers ask for (needs Redis)
serve-argument-processes = processes that serve requests on one port, for machines with several cores (needs PostgreSQL and Redis)
serve-argument-open = open the address in the system’s browser, if there is a screen
serve-argument-log = how much to log: debug, info, warning, error
serve-open = Rainhill is open at { $address } (stop with Ctrl+C)
serve-bots-open =
    { $count ->
        [one] One process answers
       *[other] { $count } processes answer
    } for bots (stop with Ctrl+C)
serve-missing = The server needs packages that are not installed: pip install "rainhill[server]"
serve-not-durable = The database would lose moves it acknowledged: { $setting } is { $value }.
serve-bad-database = RAINHILL_DATABASE has to begin with postgresql:// (it begins with { $scheme }).
serve-no-data = There is no database at { $file }. Check --data and RAINHILL_DATA.
serve-other-data = { $file } is not a database of Rainhill. Check --data and RAINHILL_DATA.
serve-no-database = The database cannot be reached: { $reason }
serve-bots-need-redis = Bots without a server, or a server without bots, need RAINHILL_REDIS.
serve-processes-need-both = Several processes need RAINHILL_DATABASE (PostgreSQL) and RAINHILL_REDIS: what they share is kept there.
serve-no-shared-port = This system does not let several processes share a port; run one.
serve-bad-setting = A setting in the environment is not a number: { $reason }
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } cannot be opened: { $reason }
serve-too-new = The database was made by a later version of Rainhill (its shape is { $found }, this version knows { $known }): install that version, or restore a backup.
serve-folder-in-use = Another server works in { $folder }: SQLite serves one at a time; stop the other, or use PostgreSQL.
serve-bad-folder = { $file } cannot be used: { $reason }
