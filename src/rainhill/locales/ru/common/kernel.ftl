# Общее для всех игр: списки, отказы, записи партий, подготовка и файлы карт.

list-none = никто
list-more = { $first }, { $next }
list-last = { $first } и { $last }
seat-number = на месте { $number }
seat-you = вы
rule-cited = { $sentence } ({ $rule })
quoted = «{ $word }»

# Отказы: действие запрещено правилами. Ничего не изменилось.
refusal-not-your-decision = Сейчас решает игрок { $asked }, а не { $seat }.
refusal-match-over = Партия окончена.
refusal-not-forced = В записи это отмечено как единственный ответ, но были и другие.
refusal-bad-value = Поле «{ $field }» действия «{ $kind }» должно быть типа «{ $wanted }», а не «{ $value }».

# Записи партий и нотация
record-too-long = Слишком длинно, действий: { $actions }, а можно не больше { $most }.
record-too-large = Слишком велико для записи партии (знаков: { $size }, можно не больше { $most }).
record-not-a-record = Это не запись партии Rainhill: первой строкой должно быть «Rainhill record 1» (или файл должен быть записью в JSON).
record-is-a-path = «{ $path }» — это имя файла, а не его содержимое. Укажите текст записи или pathlib.Path.
record-not-json = Похоже на JSON, но здесь ошибка. Сохраните запись заново или исправьте эту строку.
record-future-format = Запись сделана более новой версией Rainhill (формат { $format }; эта версия читает до { $known }). Обновите Rainhill.
record-future-rules = В записи правила версии { $rules }, а эта версия Rainhill знает их до { $known }. Обновите Rainhill.
record-unknown-game = Это партия в «{ $game }», такой игры эта версия Rainhill не знает.
record-header-missing = В заголовке ничего нет о «{ $name }».
record-header-not-a-number = В строке заголовка «{ $name }» должно быть число, а не «{ $value }».
record-header-line = Эту строку заголовка не прочесть, или она повторяется: «{ $text }». Строки заголовка выглядят так: «Map: england».
record-seats-not-numbered = Места должны быть пронумерованы 1, 2, 3 без пропусков.
record-bad-setup = Партию нельзя подготовить. { $reason }
record-map-text-missing = Партия сыграна на чьей-то собственной карте ({ $map }), а карты в записи нет.
record-map-changed = Партия сыграна на другой версии карты «{ $map }» ({ $recorded }; здесь { $present }).
record-hash-differs = При повторе получается другая позиция ({ $replayed }), а записана { $recorded }. Какое-то действие изменено, или в файле смешаны две партии.
record-truncated = Конца нет: действий заявлено { $expected }, а записано { $found }. Чтобы играть отсюда дальше, замените «Actions: { $expected }» на «Actions: { $found }» и удалите строки Hash и Result.
record-action-line = Эту строку не прочесть: «{ $text }». Строки действий выглядят так: «12. Ada: extend GWR to H9».
record-action-number = Номер этой строки должен быть { $expected }, а не { $found }: строка пропущена или повторена.
record-unknown-seat = В этой партии никого не зовут { $seat }.
record-refused = Действие { $number } против правил. { $reason }
record-action-not-an-object =
    { $number ->
        [0] Действие записано не как объект.
       *[other] Действие { $number } записано не как объект с «seat» и «action».
    }
record-action-unknown-kind =
    { $kind ->
        [none]
            { $number ->
                [0] У действия не указан вид («kind»).
               *[other] У действия { $number } не указан вид («kind»).
            }
       *[other]
            { $number ->
                [0] Действий вида «{ $kind }» не бывает.
               *[other] Действие { $number } неизвестного вида «{ $kind }».
            }
    }
record-action-unknown-field =
    { $number ->
        [0] У действия вида «{ $kind }» нет поля «{ $field }».
       *[other] У действия { $number } вида «{ $kind }» лишнее поле «{ $field }».
    }
record-action-bad-field =
    { $number ->
        [0] У действия «{ $kind }» поля «{ $field }» нет, или оно не того типа.
       *[other] Действие { $number } вида «{ $kind }»: поля «{ $field }» нет, или оно не того типа.
    }
record-action-unreadable = «{ $text }» — не действие. Действия пишутся как в записи партии, например: extend GWR to H9 (Rocket), lay 22 turned 1 at H9 (Steam).

# Подготовка партии
setup-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
setup-unknown-map = Карты «{ $map }» для игры { $game } нет. Есть: { $known }.
setup-bad-first = За этим столом никто не может начать с места { $first }; всего мест: { $seats }.
setup-no-own-maps = В { $game } играют только на картах, которые идут с игрой.
setup-bad-map = { $line ->
    [0] Карту нельзя использовать. { $sentence }
   *[other] Карту нельзя использовать (строка { $line }). { $sentence }
}
setup-unknown-edition = Издания «{ $edition }» у игры { $game } нет. Есть: { $known }.
setup-unknown-option = У игры { $game } нет параметра «{ $option }». Есть: { $known }.
setup-unknown-choice = Параметр «{ $option }» не может быть «{ $value }». На выбор: { $known }.
setup-wrong-seats =
    Игра { $game } не рассчитана на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }. Возможное число мест: { $known }.
setup-unknown-bot = Бота «{ $bot }» нет. Есть: { $known }.
setup-option-without-value = Параметр пишется как NAME=VALUE, а не «{ $option }».
setup-too-many-bots = Названо ботов: { $bots }, а мест: { $seats }. Назовите не больше ботов, чем есть мест.
setup-too-few-bots = Ботов нужно назвать не меньше { $fewest }.
setup-same-bot-twice = Каждого бота можно назвать только раз: { $names }.
setup-bad-bot-budget = «{ $bot }» — не лимит. Напишите search:nodes=800 или search:seconds=1.5; лимит есть только у ботов с перебором.
setup-own-bot-missing = Бота «{ $file }» нет. Назовите файл Python и класс в нём (bot.py:MyBot) или программу, которую можно запустить.
setup-own-bot-name = Своего бота нельзя назвать «{ $bot }». Дайте ему свободное имя: mybot=bot.py:MyBot.
setup-own-bot-silent = Бот «{ $bot }» не отозвался ({ $reason }).
setup-arena-file = В файле { $file } нет результатов «rainhill arena».
setup-arena-other = В файле { $file } результаты другой лиги. Назовите другой файл или укажите тех же ботов, те же места и то же начальное число.
setup-unknown-workers = По адресу «{ $workers }» никто не работает. Напишите local, ray (кластер, в который входит эта машина) или ray://HOST:PORT.
setup-no-ray = Для работы на кластере нужен Ray, а он не установлен: pip install 'rainhill[ray]'.
setup-workers-silent = Кластер «{ $workers }» не отвечает ({ $reason }).
setup-workers-lost = Кластер пропал ({ $reason }). Сделанное сохранено, если был указан файл; та же команда продолжит с этого места.
setup-workers-differ = На кластере Rainhill { $there }, здесь { $here }. Результаты сравнимы, только если версия везде одна.
setup-own-bot-large = Файлы бота «{ $bot }» занимают { $size } МБ; с собой отправляется не больше { $most } МБ. Установите его на каждой машине и укажите командой.
setup-bot-cannot-explain = Бот «{ $bot }» играет, но не может сказать почему. Назовите бота с перебором.
setup-bad-deal = Случай не мог решить так: «{ $deal }».
setup-bad-seats = Своим может быть только одно место.
setup-bad-seat-name = «{ $name }» не подходит как имя: нужно от 1 до 40 знаков в одну строку, без невидимых.
setup-same-seat-name = У двух мест одно имя: { $names }. Дайте каждому своё.
setup-same-colour = Два места хотят один и тот же цвет; дайте одному из них другой.

# Файлы карт
map-where = { $file }, строка { $line }: { $sentence }
map-where-file = { $file }: { $sentence }
map-unknown-map = Карты «{ $id }» для игры { $game } нет. Есть: { $known }.
map-misfiled-map = В файле сказано, что это карта «{ $id }» для игры { $game }; назовите его так же.
map-text-too-long = Знаков в тексте: { $size }; читается не больше { $most }.
map-bad-id = «{ $id }» не подходит как id карты: нужны строчные латинские буквы, цифры и дефисы, не больше 30.
map-bad-name = «{ $name }» здесь не подходит как имя: нужны буквы, цифры и немногие знаки, не больше 40 (в названии карты — 80), и никаких слов, которые разделяют имена в записи партии.
map-unreadable-map = Файл не читается ({ $reason }).
map-empty-map = На местности нет ни одного игрового гекса.
map-not-toml =
    { $column ->
        [0] Это неправильный TOML. Парсер TOML сообщает по-английски: «{ $reason }».
       *[other] Это неправильный TOML (столбец { $column }). Парсер TOML сообщает по-английски: «{ $reason }».
    }
map-future-format = Карта сделана для более новой версии Rainhill (формат { $format }; эта версия читает до { $known }).
map-unknown-format = Формат должен быть { $known }, а не { $format }.
map-missing-key = Не хватает «{ $key }».
map-wrong-type = «{ $key }» не того типа.
map-unknown-layout = Раскладка «{ $layout }» неизвестна. Есть: { $known }.
map-bad-sign = Знак «{ $sign }» должен быть одним символом (не пробелом), и у него должен быть вид.
map-unknown-sign = Знак «{ $sign }» (столбец { $column }) не объяснён в [signs].
map-off-grid = Знак «{ $sign }» (столбец { $column }) стоит между гексами: сдвиньте его на один.
map-too-wide = Карта слишком широка: букв на полях всего { $limit }.
map-too-tall = Строк в рисунке: { $rows }, читается не больше { $most }.
map-too-many-drawn = Нужно нарисовать записей «{ $table }»: { $number }, возможно не больше { $most }.
map-too-far = «{ $key }» слишком далеко от карты или слишком велико.
map-no-such-hex =
    { $place ->
        [none] Гекса { $hex } на этой карте нет.
       *[other] { $place } стоит на { $hex }, а это не игровой гекс.
    }
map-shared-hex = { $place } и { $other } стоят на одном гексе { $hex }.
map-same-name = Два пункта называются { $place }.
map-same-id = У двух записей один и тот же id: «{ $id }».
map-nameless-place = На { $hex } нарисован пункт, но в списке его нет.
map-edge-between-no-neighbours = Граница должна лежать между соседями, а не между { $between }.
map-edge-off-map = Граница между { $between } не касается ни одного игрового гекса.
map-edge-given-twice = Граница между { $between } указана дважды.
map-river-too-short = Реке нужно хотя бы два гекса.
map-river-jumps = Река прыгает: { $hex } не соседствует с гексом перед ним.
map-other-game = Эта карта для игры { $game }.
map-same-industry = Отрасль указана дважды: { $industries }.
map-unknown-colour = Цвета «{ $colour }» здесь нет. Есть: { $known }.
map-not-two-and-one = { $city }: нужны три места для инвестиций, два одной отрасли и одно другой.
map-unknown-industry = { $city }: неизвестная отрасль «{ $industry }». Есть: { $known }.
map-company-number = 
    { $range ->
        [no] Компаний должно быть { $fewest }, а не { $number }.
       *[yes] Компаний должно быть от { $fewest } до { $most }, а не { $number }.
    }
map-city-number =
    { $wanted ->
        [none] Городов должно быть от { $fewest } до { $most }, а не { $number }.
       *[other] Обычных городов должно быть { $wanted }, а не { $number }.
    }
map-town-number = Городков должно быть от { $fewest } до { $most }, а не { $number }.
map-cube-number = Кубиков в городе должно быть от { $fewest } до { $most }, а не { $number }.
map-cubes-in-all = Кубиков в городах всего { $number }, а нужно от { $fewest } до { $most }.
map-too-many-cubes = Кубиков в городах всего { $number }, а можно не больше { $most }.
map-colour-missing = Нет ни одного города цвета «{ $colour }»; каждому цвету, кроме серого, нужен город.
map-unknown-edge = Граница вида «{ $kind }» здесь ничего не значит. Есть: { $known }.
map-stops-adjacent = { $place } и { $other } соседствуют; пункты не должны стоять рядом.
map-river-through-dry-hex = Река { $river } течёт через { $hex }, а он не нарисован как река.
map-canal-not-drawn = { $hex } нарисован как канал, но канала через него нет (нужна река вида «canal»).
map-unknown-course = Река вида «{ $kind }» здесь ничего не значит. Есть: { $known }.
map-coast-without-sea = { $hex } нарисован как берег, но путь может выйти из него с любой стороны: моря рядом нет.
map-river-not-drawn = { $hex } нарисован как река, но реки через него нет.
map-too-many-hexes = Игровых гексов { $number }, а можно не больше { $most }.
map-too-many-places = Пунктов { $number }, а можно не больше { $most }.
map-too-many-industries = Отраслей { $number }, а можно не больше { $most }.
map-company-twice = У двух компаний совпадает «{ $key }»: «{ $value }».
map-unknown-terrain = Местность «{ $kind }» на { $hex } здесь ничего не значит; если она только для красоты, внесите её в «decoration».
map-place-not-drawn = Пункт { $place } на { $hex } не отмечен на рисунке как пункт.
map-industry-sum = «{ $industry }»: мест для инвестиций { $number }, у других отраслей { $wanted }; у всех должно быть поровну.
map-starts-too-close =
    { $distance ->
        [one] { $company } и { $other } начинают всего в { $distance } гексе друг от друга; нужно не меньше { $fewest }.
        [few] { $company } и { $other } начинают всего в { $distance } гексах друг от друга; нужно не меньше { $fewest }.
       *[many] { $company } и { $other } начинают всего в { $distance } гексах друг от друга; нужно не меньше { $fewest }.
    }
map-start-shut-in = Локомотив компании { $company } не может покинуть начальный город.
map-place-out-of-reach =
    { $company ->
        [none] Никакой путь не соединит { $place } и { $other }.
       *[other] Компания { $company } никогда не достигнет пункта { $place }.
    }
