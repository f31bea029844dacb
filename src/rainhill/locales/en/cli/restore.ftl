# rainhill restore

restore-description = Fill an empty database from a backup: all of it, or nothing if something is wrong.
restore-argument-file = the backup
restore-done = { $file } is restored: { $tables } tables with { $entries } log entries, { $persons } persons.
