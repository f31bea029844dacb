# rainhill backup; az okai a restore okai is

backup-description =
    Egyetlen tömörített fájlba ír mindent, amit a szerver őriz, egyetlen egységes pillanatban, miközben a szerver tovább
    fut. A fájl SQLite-ba és PostgreSQL-be is visszatölthető. Titkok lenyomatai vannak benne: ne add ki a kezedből.
backup-argument-file = a kiírandó fájl (alapesetben rainhill-DATE.backup.gz)
backup-done = { $file }: { $tables } asztal, { $entries } naplóbejegyzés, { $persons } személy.
backup-bad-damaged = A fájl ({ $file }) sérült vagy csonka.
backup-bad-no-backup = A fájl ({ $file }) nem a Rainhill biztonsági mentése.
backup-bad-not-empty = Az adatbázis nem üres; mentést csak üresbe lehet visszatölteni.
backup-bad-other-version = A mentés migrációja { $found }, ezé a változaté { $needed }. Használd azt a Rainhillt, amelyik készítette.
