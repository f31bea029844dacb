# rainhill restore

restore-description = Riempie un database vuoto da un backup: tutto, o niente se qualcosa non va.
restore-argument-file = il backup
restore-done = { $file } è ripristinato: { $tables } tavoli con { $entries } voci di cronaca, { $persons } persone.
