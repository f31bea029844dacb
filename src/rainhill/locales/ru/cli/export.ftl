# rainhill export

export-description = Выгрузить все партии, которые хранит сервер, как записи.
export-argument-folder = в какую папку писать
export-argument-json = JSON вместо текста
export-argument-finished = только законченные партии
export-done =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    } в { $folder }.
