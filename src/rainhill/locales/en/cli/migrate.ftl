# rainhill migrate

migrate-description = Bring the server’s database to the shape this version needs. `rainhill serve` does it by itself.
migrate-argument-check = only tell whether something is to be done; exit code 1 if so
migrate-done = The database went from { $before } to { $after }.
migrate-fine = The database is up to date ({ $after }).
migrate-behind = The database is at { $before }; this version needs { $after }.
