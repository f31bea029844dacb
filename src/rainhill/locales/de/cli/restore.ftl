# rainhill restore

restore-description = Füllt eine leere Datenbank aus einer Sicherung: ganz, oder gar nicht, wenn etwas nicht stimmt.
restore-argument-file = die Sicherung
restore-done = { $file } ist zurückgespielt: { $tables } Tische mit { $entries } Protokolleinträgen, { $persons } Personen.
