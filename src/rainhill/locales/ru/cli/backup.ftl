# rainhill backup; те же причины называет и restore

backup-description =
    Записать всё, что хранит сервер, в один сжатый файл, на один согласованный момент, не останавливая сервер.
    Файл можно восстановить и в SQLite, и в PostgreSQL. В нём хеши секретов: не показывайте его никому.
backup-argument-file = куда записать (по умолчанию rainhill-DATE.backup.gz)
backup-done = { $file }: столов { $tables }, записей журнала { $entries }, людей { $persons }.
backup-bad-damaged = Файл { $file } повреждён или обрезан.
backup-bad-no-backup = { $file } — не резервная копия Rainhill.
backup-bad-not-empty = База данных не пуста; копию восстанавливают только в пустую.
backup-bad-other-version =
    Миграция там { $found }, а у этой версии { $needed }. Возьмите ту версию Rainhill, которая сделала копию.
