# rainhill backup; its reasons are also those of restore

backup-description =
    Write everything the server keeps into one compressed file, at one consistent moment, while it runs on.
    The file can be restored into SQLite or PostgreSQL alike. It holds hashes of secrets: keep it to yourself.
backup-argument-file = the file to write (default: rainhill-DATE.backup.gz)
backup-done =
    { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one log entry
       *[other] { $entries } log entries
    }, { $persons ->
        [one] one person
       *[other] { $persons } people
    }.
backup-bad-damaged = { $file } is damaged or was cut short.
backup-bad-no-backup = { $file } is not a backup of Rainhill.
backup-bad-not-empty = The database is not empty; a backup is restored into an empty one only.
backup-bad-other-version =
    The migration is { $found }, this version has { $needed }. Use the version of Rainhill that made it.
