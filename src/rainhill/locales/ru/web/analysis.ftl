# Анализ и подсказки.

web-hint = Подсказка
web-hint-thinking = Думает…
web-hint-title = Сильный бот выбрал бы
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
web-study-scrub = Решение
web-study-decision = { $seat }, № { $number }
web-study-best = Лучшее из найденного.
web-study-even = Не хуже лучшего из найденного.
web-study-cost = Потеряно { $cost } шансов на победу и очков: { $points }.
web-study-choice = Выбор
web-study-win = шансы
web-study-points = очки
web-study-played = сыграно
web-study-then = затем { $line }
web-study-nodes =
    { $nodes ->
        [one] Просмотрена { $nodes } позиция.
        [few] Просмотрены { $nodes } позиции.
       *[many] Просмотрено { $nodes } позиций.
    }
web-study-decisions = Решения
web-study-filter = Какие решения
web-study-filter-costly = с потерями
web-study-filter-all = все
web-study-no-costly = Больших потерь не было ни у кого.
web-study-mark-best = лучшее
web-study-turns = Переломные моменты
web-study-turn = { $seat } решает (№ { $number }); больше всех выигрывает { $gainer }
web-study-no-turns = Переломных моментов пока нет.
web-study-accounts = Кто как решал
web-study-account-best = лучших
web-study-account-mistakes = ошибок
web-study-account-cost = потеряно
