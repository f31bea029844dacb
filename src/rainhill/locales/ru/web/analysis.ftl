web-percent = { $number } %
# Анализ и подсказки.

web-hint = Подсказка
web-hint-thinking = Думает…
web-hint-title = Лучшее из найденного
web-hint-label = Шанс на победу и очки в конце, как в анализе.
web-hint-choose = Выбрать это на поле
web-reason-now = Сейчас: { $what }
web-reason-none = Очков сразу не приносит; готовит дальнейшее.
web-reason-later = Ожидается позже: { $what }
web-reason-prevents = { $seat } получит на { $points } очка меньше.
web-reason-prevents-what = { $seat } получит на { $points } очка меньше, прежде всего за: { $what }.
web-study-progress = Ход анализа
web-study-none = Партия ещё не разобрана.
web-study-none-text = Сильный бот пройдёт партию и оценит каждое решение: чего оно стоило, что было бы лучше и где партия переломилась. Это займёт время; можно уйти и вернуться.
web-study-running = Оценено решений: { $done } из { $total }…
web-study-stopped = Оценено решений: { $done } из { $total }. Остальные можно оценить позже.
web-study-done = Оценены все решения: { $total }.
web-study-begin = Разобрать партию
web-study-on = Дальше
web-study-stop = Стоп
web-study-measure = Что показывает график
web-study-by-chances = Шансы на победу
web-study-by-points = Ожидаемые очки
web-study-chart = В конце: { $values }
web-study-chart-so-far = Пока: { $values }
web-study-scrub = Решение
web-study-decision = { $seat }, { $when }
# Когда принято решение в игре, где не считают ни ходов, ни раундов.
web-study-move = ход { $number }
web-study-best = Лучшее из найденного.
web-study-even = Не хуже лучшего из найденного.
web-study-cost = Потеряно { $cost } шансов на победу; ожидаемые очки: { $points }.
web-study-choice = Выбор
web-study-win = Шанс
web-study-points = Очки
web-study-played = сыграно
web-study-then = затем: { $line }
web-study-nodes =
    { $nodes ->
        [one] Просмотрена { $nodes } позиция.
        [few] Просмотрены { $nodes } позиции.
       *[many] Просмотрено { $nodes } позиций.
    }
web-study-decisions = Решения
web-study-filter = Какие решения
web-study-filter-costly = ошибки
web-study-filter-all = все
web-study-no-costly = Больших потерь не было ни у кого.
web-study-mark-best = лучшее
web-study-turns = Переломные моменты
web-study-turn = { $seat }, { $when }: больше всех выигрывает { $gainer }
web-study-no-turns = Переломных моментов пока нет.
web-study-accounts = Кто как решал
web-study-account-best = Лучший выбор
web-study-account-mistakes = Ошибки
web-study-account-cost = Потеряно в среднем
