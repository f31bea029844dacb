# rainhill serve

serve-description =
    Az asztalszervert futtatja. A játszmák SQLite-ban, az adatmappában vannak, a botok saját folyamatokban futnak.

    Környezet:
      RAINHILL_DATA             adatmappa (rainhill-data)
      RAINHILL_DATABASE         postgresql://user@host/name az SQLite helyett
      RAINHILL_REDIS            redis://host:6379, ha több szerver osztozik az élő frissítéseken és a botok munkáján
      RAINHILL_HOST, _PORT      hol figyeljen (127.0.0.1, 8829)
      RAINHILL_ADDRESS          a cím, amelyet az emberek beírnak, pl. https://trains.example
      RAINHILL_BOT_WORKERS      folyamatok a botoknak (1)
      RAINHILL_CACHE            megabájt a készenlétben tartott asztaloknak (512)
      RAINHILL_ISSUES           ahol új hibajegyet írnak; ide kerülnek a fordítási hibák
      RAINHILL_TRUSTED_PROXIES  azon proxyk címe, amelyek X-Forwarded-For fejlécének hiszünk (127.0.0.1)
      RAINHILL_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS   e-mailhez
    Bővebben: docs/hosting.md.
serve-argument-host = a cím, amelyen figyel
serve-argument-port = a port, amelyen figyel; 0 szabadot keres
serve-argument-data = az adatbázis mappája
serve-argument-bots = folyamatok a botoknak; 0 csak Redisszel, ahol mások végzik a munkát
serve-argument-bots-only = kéréseket nem szolgál ki, csak más szerverek botjai helyett válaszol (Redis kell hozzá)
serve-argument-processes = kéréseket kiszolgáló folyamatok egy porton, többmagos gépekhez (PostgreSQL és Redis kell hozzá)
serve-argument-open = megnyitja a címet a rendszer böngészőjében, ha van képernyő
serve-argument-log = mennyit naplózzon: debug, info, warning, error
serve-open = A Rainhill itt érhető el: { $address } (leállítás: Ctrl+C)
serve-bots-open = { $count } folyamat válaszol a botok helyett (leállítás: Ctrl+C)
serve-missing = A szerverhez nem telepített csomagok kellenek: pip install "rainhill[server]"
serve-not-durable = Az adatbázis elveszítene már visszaigazolt lépéseket: { $setting } értéke { $value }.
serve-bad-database = A RAINHILL_DATABASE így kezdődjön: postgresql:// (most így kezdődik: { $scheme }).
serve-no-data = Nincs adatbázis itt: { $file }. Ellenőrizd a --data kapcsolót és a RAINHILL_DATA változót.
serve-other-data = Ez nem Rainhill-adatbázis: { $file }. Ellenőrizd a --data kapcsolót és a RAINHILL_DATA változót.
serve-no-database = Az adatbázis nem érhető el: { $reason }
serve-bots-need-redis = Szerver nélküli botokhoz, vagy botok nélküli szerverhez RAINHILL_REDIS kell.
serve-processes-need-both = Több folyamathoz RAINHILL_DATABASE (PostgreSQL) és RAINHILL_REDIS kell: ott van, amin osztoznak.
serve-no-shared-port = Ezen a rendszeren több folyamat nem osztozhat egy porton; futtass egyet.
serve-bad-setting = Egy környezeti beállítás nem szám: { $reason }
serve-port-taken = A port ({ NUMBER($port, useGrouping: 0) }, { $host }) nem nyitható meg: { $reason }
serve-too-new = Az adatbázist a Rainhill későbbi változata készítette (alakja { $found }, ez a változat eddig ismeri: { $known }): telepítsd azt a változatot, vagy tölts vissza egy biztonsági mentést.
serve-folder-in-use = Egy másik szerver dolgozik itt: { $folder }. Az SQLite egyszerre egyet szolgál ki; állítsd le a másikat, vagy használj PostgreSQL-t.
serve-bad-folder = { $file } nem használható: { $reason }
