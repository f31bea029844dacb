# Задачи: решения, которые надо найти.

web-puzzles = Задачи
web-puzzles-intro = Решения из партий ботов, где один выбор явно лучше всех остальных. Найдите его.
web-puzzles-all = Все задачи
web-puzzles-none = Для этой игры задач пока нет.
web-puzzle = Задача
web-puzzle-today = Задача дня
web-puzzle-grades = Сложность
web-puzzle-grade =
    { $grade ->
        [1] очень легко
        [2] легко
        [3] средне
        [4] трудно
       *[5] очень трудно
    }
web-puzzle-count = { $solved } из { $puzzles }
web-puzzle-number = Задача { $number }, { $map } { $stand }
web-puzzle-solved = решена
web-puzzle-missed = не решена
web-puzzle-question = Вы — { $seat } в партии для { $seats } игроков. Один выбор явно лучший: сделайте его на поле.
web-puzzle-right = Это лучший выбор.
web-puzzle-wrong = Есть лучше.
web-puzzle-loses = { $action }: шанс на победу { $chance } вместо { $best }.
web-puzzle-unlooked = { $action }: этот выбор сулил так мало, что перебор его почти не рассматривал.
web-puzzle-best = Лучшее: { $action }
web-puzzle-line = Ожидаемое продолжение. Выберите ход, чтобы увидеть его на поле.
web-puzzle-move = { $seat }: { $action }
web-puzzle-found = Кто нашёл ход: { $levels }.
web-puzzle-nobody = Обычно его не находит ни один бот.
web-puzzle-pause-text = Ответ на карточке.
web-puzzle-next = Следующая задача
web-puzzle-again = Посмотреть ещё раз
