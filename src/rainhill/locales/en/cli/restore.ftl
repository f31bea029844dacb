# rainhill restore

restore-description = Fill an empty database from a backup: all of it, or nothing if something is wrong.
restore-argument-file = the backup
restore-done =
    { $file } is restored: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one log entry
       *[other] { $entries } log entries
    }, { $persons ->
        [one] one person
       *[other] { $persons } people
    }.
