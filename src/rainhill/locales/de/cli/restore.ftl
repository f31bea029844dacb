# rainhill restore

restore-description = Füllt eine leere Datenbank aus einer Sicherung: ganz, oder gar nicht, wenn etwas nicht stimmt.
restore-argument-file = die Sicherung
restore-done =
    { $file } ist zurückgespielt: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Protokolleintrag
       *[other] { $entries } Protokolleinträgen
    }, { $persons ->
        [one] eine Person
       *[other] { $persons } Personen
    }.
