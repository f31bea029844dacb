# rainhill verify

verify-description =
    Az adatbázis ellenőrzi önmagát (SQLite: lapok, indexek, hivatkozások), minden tárolt játszma visszajátszódik a
    naplójából, összevetve azzal, amit az adatbázis mond róla, és a bíró is megnézi az állást. Ha valami hibás, a
    kilépési kód 1.
verify-damage = Az adatbázis sérült: { $problem }
verify-problem = { $table } asztal: { $problem }
verify-done =
    { $matches } játszma, { $entries } naplóbejegyzés: { $wrong ->
        [0] minden rendben.
       *[other] { $wrong } játszma hibás.
    }
