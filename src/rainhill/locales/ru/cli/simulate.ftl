# rainhill simulate

simulate-description =
    Дать ботам сыграть между собой много партий и напечатать, кто победил, очки, длину партий и чем они закончились. У
    партии номер n начальное число SEED + n - 1, так что любую можно повторить отдельно. После каждой партии боты
    пересаживаются на одно место.
simulate-argument-matches = число партий (по умолчанию 100)
simulate-argument-seed = начальное число первой партии (по умолчанию 1)
simulate-argument-bots = кто играет, через запятую: random, greedy, search:nodes=200, novice, clerk, ...; последний занимает оставшиеся места
simulate-argument-out = записать каждую партию (.rail) в эту папку
simulate-progress = Партии
simulate-heading =
    { $title }, карта { $map }, { $edition }, мест: { $seats }, { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    } за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
simulate-by-order = Победы по порядку хода (1 начинает)
simulate-order = Порядок
simulate-by-bot = Победы по ботам
simulate-bot = Бот
simulate-chairs = Занято мест
simulate-wins = Победы
simulate-share = Доля
simulate-interval = Интервал 95 %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-points = Очки в среднем
simulate-spreads = Очки и длина
simulate-scores = Очки места
simulate-winning-scores = Очки победителя
simulate-lengths = Действий в партии
simulate-mean = Среднее
simulate-deviation = Отклонение
simulate-least = Наименьшее
simulate-most = Наибольшее
simulate-ends = Чем закончились партии
simulate-end = Причина
simulate-actions = Действия в партии по видам
simulate-action = Вид
simulate-per-match = В среднем
simulate-lines = Что стало с компаниями
simulate-line = Компания
simulate-used = Вышла в путь
simulate-isolated = Изолирована
simulate-merged = Слита с другой
simulate-measures = Что было в партии
simulate-seats = Чего достигло место: среднее для каждого бота

simulate-written = { $matches ->
    [1] Запись партии в папке { $folder }.
   *[other] Записи всех партий ({ $matches }) в папке { $folder }.
 }
