# Сама команда `rainhill`; у каждой команды свой файл.

cli-description = Настольные игры о железных дорогах: играйте в терминале, смотрите записи, рисуйте карты, запускайте ботов.
cli-epilog = Начните с `rainhill play`. Справка по одной команде: `rainhill КОМАНДА --help`.
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-command-metavar = КОМАНДА
cli-help-help = показать эту справку и выйти
cli-version-help = показать версию и выйти
cli-version =
    Rainhill { $version } { $compiled ->
        [yes] (скомпилированное ядро)
       *[no] (ядро на обычном Python: верное, но боты медленные)
    }
cli-usage = { "вызов: " }
cli-argument-required = не хватает аргументов: { $names }
cli-argument-unknown = неизвестные аргументы: { $names }
cli-argument-one = нужно указать один из них: { $names }
cli-argument-ambiguous = { $given } может означать любой из них: { $names }
cli-argument-choice = { $name }: { $given } выбрать нельзя; возможно: { $names }
cli-argument-value = { $name }: значение { $given } не подходит
cli-argument-together = { $name } нельзя указать вместе с { $other }
cli-argument-lacks = { $name }: нужно значение
cli-argument-wrong = { $name }: { $reason }
cli-usage-error = { $command }: { $reason }
    Попробуйте `{ $command } --help`.
cli-failed = rainhill: { $reason }
cli-interrupted = Остановлено.

cli-command-play = сыграть партию в терминале
cli-command-puzzle = найти лучший выбор в позиции из партии ботов
cli-command-show = показать позицию из записи
cli-command-replay = проверить запись и пересказать партию словами
cli-command-analyse = оценить каждое решение записи или дать подсказку
cli-command-draw = нарисовать карту или позицию в SVG
cli-command-maps = перечислить, проверить, измерить и нарисовать карты
cli-command-simulate = дать ботам сыграть много партий и посчитать
cli-command-bots = перечислить ботов и уровни и сколько каждый думает
cli-command-arena = свести ботов в лиге и узнать их силу
cli-command-fuzz = искать ошибки в правилах случайными партиями
cli-command-bench = измерить скорость правил
cli-command-serve = запустить сервер столов для партий в браузерах
cli-command-migrate = привести базу сервера к виду, нужному этой версии
cli-command-backup = записать всё, что хранит сервер, в один файл
cli-command-restore = наполнить пустую базу из резервной копии
cli-command-verify = повторить все партии сервера и сообщить о расхождениях
cli-command-export = выгрузить все партии сервера как записи
cli-command-load = играть за сотнями столов сервера и измерить его

# Файлы и общие параметры
cli-file-missing = Файла { $file } нет. Проверьте имя; новую партию начинает `rainhill play`.
cli-file-unreadable = Файл { $file } не читается ({ $reason }).
cli-file-unwritable = Файл { $file } не записать ({ $reason }). Выберите другое место.
cli-file-is-folder = { $file } — папка. Назовите файл в ней.
cli-file-not-text = { $file } — не текстовый файл, а значит, не запись партии. Имена записей оканчиваются на .rail или .json.
cli-record-bad =
    { $line ->
        [0] Файл { $file } не годится: { $reason }
       *[other] Файл { $file } не годится (строка { $line }): { $reason }
    }
cli-at-too-large = В записи { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }; --at { $at } не попадает в 0–{ $actions }.
cli-seat-unknown = В этой партии никого не зовут { $seat }. Места: { $known }.
cli-json-help = вывести JSON для программы
cli-at-help = остановиться после действия N, а не в конце
cli-seat-help = показать, что знает это место (номер или имя)
cli-record-help = запись партии (.rail или .json)
cli-theme-help = цвета карты: light (бумага) или dark
cli-plain-help = без цветов, экран не очищается, карта рисуется только по просьбе
