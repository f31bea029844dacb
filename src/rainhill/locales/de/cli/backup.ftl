# rainhill backup; seine Gründe sind auch die von restore

backup-description =
    Schreibt alles, was der Server aufbewahrt, in eine komprimierte Datei, zu einem einheitlichen Zeitpunkt, während er
    weiterläuft. Die Datei lässt sich in SQLite wie in PostgreSQL zurückspielen. Sie enthält Hashes von Geheimnissen:
    Behalte sie für dich.
backup-argument-file = die Datei, die geschrieben wird (Vorgabe: rainhill-DATUM.backup.gz)
backup-done =
    { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Protokolleintrag
       *[other] { $entries } Protokolleinträgen
    }, { $persons ->
        [one] eine Person
       *[other] { $persons } Personen
    }.
backup-bad-damaged = { $file } ist beschädigt oder abgeschnitten.
backup-bad-no-backup = { $file } ist keine Sicherung von Rainhill.
backup-bad-not-empty = Die Datenbank ist nicht leer; eine Sicherung wird nur in eine leere zurückgespielt.
backup-bad-other-version =
    Die Migration ist { $found }, diese Version hat { $needed }. Nimm die Version von Rainhill, die sie erstellt hat.
