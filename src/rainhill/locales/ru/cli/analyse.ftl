analyse-description =
    Оценить каждое решение записанной партии: шансы каждого места на победу по ходу партии, переломные моменты, лучшие
    варианты и потери. Оценённое сохраняется, так что разбор можно прервать и продолжить.
analyse-hint-help = дать совет тому, кто решает в последней позиции, по тому, что ему известно
analyse-all-help = показать каждое решение, а не только те, что принесли потери
analyse-bot-help = бот, который оценивает; он должен уметь объяснять (search или уровень с перебором)
analyse-nodes-help = сколько позиций он просматривает для решения (по умолчанию { $nodes })
analyse-seconds-help = сколько секунд он думает над решением вместо числа позиций
analyse-jobs-help = сколько процессов думают одновременно
analyse-fresh-help = оценить всё заново, не глядя на сохранённое
analyse-progress = оценка
analyse-bad-budget = Совсем не думать нельзя: укажите число больше 0.
analyse-broken-off = Прервано, решений оценено: { $done } из { $wanted }. Они сохранены: та же команда продолжит отсюда.
analyse-nothing-asked = Партия окончена; решать больше некому.
analyse-no-decisions = В этой записи нет решений.
analyse-chances-heading = Шансы на победу от первого решения до последнего
analyse-chances = { $seat } { $first } { $bars } { $last }
analyse-turns-heading =
    { $number ->
        [0] Переломных моментов нет
        [1] Переломный момент
       *[other] Переломные моменты
    }
analyse-turn = { $number }. { $seat }: { $action }. В выигрыше { $gainer }; шансы сдвинулись на { $swing }.
analyse-mistakes-heading = Где были потери
analyse-decisions-heading = Все решения
analyse-no-mistakes = Больших потерь не было ни у кого.
analyse-verdict =
    { $best ->
        [yes] { $number }. { $seat }: { $action } ({ $chance }), лучшее из найденного
       *[no] { $number }. { $seat }: { $action } ({ $chance }), потеряно: шансов { $cost }, очков { $points }
    }
analyse-choice = {"   "}{ $place }) { $action }: { $chance }, очков: { $points }
analyse-line = {"      "}затем { $line }
analyse-account =
    { $seat }: { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }, лучших из найденных: { $best }, { $mistakes ->
        [0] без ошибок
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
       *[many] { $mistakes } ошибок
    }; в среднем потеряно: шансов на победу { $cost }, очков { $points }
