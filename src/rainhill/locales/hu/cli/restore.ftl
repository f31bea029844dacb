# rainhill restore

restore-description = Üres adatbázist tölt fel biztonsági mentésből: mindent, vagy ha valami rossz, semmit.
restore-argument-file = a biztonsági mentés
restore-done = Visszatöltve: { $file }; { $tables } asztal, { $entries } naplóbejegyzés, { $persons } személy.
