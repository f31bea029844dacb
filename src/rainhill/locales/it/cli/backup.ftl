# rainhill backup; i suoi motivi valgono anche per restore

backup-description =
    Scrive tutto ciò che il server conserva in un solo file compresso, in un unico stato coerente, mentre continua a
    lavorare. Il file si ripristina in SQLite come in PostgreSQL. Contiene hash di segreti: tienilo per te.
backup-argument-file = il file da scrivere (rainhill-DATE.backup.gz se non indicato)
backup-done =
    { $file }: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] una voce di cronaca
       *[other] { $entries } voci di cronaca
    }, { $persons ->
        [one] una persona
       *[other] { $persons } persone
    }.
backup-bad-damaged = { $file } è danneggiato o incompleto.
backup-bad-no-backup = { $file } non è un backup di Rainhill.
backup-bad-not-empty = Il database non è vuoto; un backup si ripristina solo in uno vuoto.
backup-bad-other-version =
    La migrazione è { $found }, questa versione ha { $needed }. Usa la versione di Rainhill che lo ha creato.
