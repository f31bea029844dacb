# За столом.

web-title = Rainhill
web-tools = Звук, тема, правила, меню
web-skip-board = Сразу к полю
web-announced = Новости
web-turn-spoken = { $turn }: { $what }
web-position = Позиция словами
web-position-title = Позиция
web-notify-title = Ваш ход в Rainhill
web-title-your-turn = ● Ваш ход · Rainhill
web-rules = Правила
web-clock = Осталось времени: { $time }
web-clock-days = { $days } д { $hours } ч
web-turn-over = Партия окончена
web-watching = Посмотрите последние ходы…
web-waiting = { $seat } думает…
web-waiting-bot = За игрока { $seat } решает бот…
web-turn-waits = Партия ждёт
web-away = не в сети
web-secret = ?
web-panels = Панели
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Вся карта
web-nav-board = Поле
web-nav-players = Игроки
web-nav-log = Журнал
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-rules = Правила
web-tab-points = Очки
web-tab-players = Игроки
web-unread = непрочитанных: { $number }
web-side = Игроки и журнал
web-score-text = { $seat }: очки на этот момент
web-score-secret = Суммы тайные до конца
web-hex-where = { $hex }, { $where }
web-gain-points = +{ $amount }
web-action-bar = Ваше действие
web-previewing = …
web-no-points = сейчас без очков
web-back = Назад
web-undo = Отменить
web-undo-ask = Попросить отмену
web-less = Меньше
web-more = Больше
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-go = Показать этот момент на поле
web-log-link = Ссылка на этот момент: { $line }
web-log-link-short = Ссылка на этот момент
web-log-news =
    { $number ->
        [1] Что было после вас
        [one] Показать { $number } новый ход
        [few] Показать { $number } новых хода
       *[many] Показать { $number } новых ходов
    }
web-log-undo = { $seat } отменяет последнее действие.
web-log-concede = { $seat } сдаётся; дальше играет бот.
web-log-offer =
    { $what ->
        [undo] { $seat } просит отменить действие.
       *[end] { $seat } предлагает закончить партию.
    }
web-log-agree = { $seat } соглашается.
web-log-decline = { $seat } не соглашается.
web-log-withdraw = { $seat } отзывает предложение.
web-log-hand-over = За игрока { $seat } теперь играет бот.
web-log-take-back = { $seat } снова играет.
web-log-timeout =
    { $handed ->
        [no] { $seat }: время вышло, это одно решение принял бот.
       *[yes] { $seat }: время вышло, дальше играет бот.
    }
web-log-timeout-lose = { $seat }: время вышло.
web-log-wait = За столом никого: партия ждёт.
web-log-resume = Партия продолжается после перерыва в { $time }.
web-log-outage = Сервер не работал { $time }; { $seat }: часы это время не считают.
# Сроки стоят в винительном падеже: «не работал 1 минуту», «через 1 минуту».
web-span-seconds =
    { $number ->
        [one] { $number } секунду
        [few] { $number } секунды
       *[many] { $number } секунд
    }
web-span-minutes =
    { $number ->
        [one] { $number } минуту
        [few] { $number } минуты
       *[many] { $number } минут
    }
web-span-hours =
    { $number ->
        [one] { $number } час
        [few] { $number } часа
       *[many] { $number } часов
    }
web-span-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
web-log-ended = Партия закончена.
web-past = Прошлое на поле
web-past-step =
    { $steps ->
        [1] Последний ход
       *[other] Шаг { $step } из { $steps }
    }
web-past-begin = Так было вначале.
web-past-close = Вернуться
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Написать в чат…
web-chat-send = Отправить
web-chat-deleted = (удалено)
web-chat-closed =
    { $policy ->
        [seats] Здесь пишут только игроки.
       *[off] За этим столом чата нет.
    }
web-chat-said = { $name } пишет: { $text }
web-offer-undo = { $seat } просит отменить последнее действие.
web-offer-end = { $seat } предлагает закончить партию без победителя.
web-offer-undo-own = Вы просите отменить последнее действие.
web-offer-end-own = Вы предлагаете закончить партию без победителя.
web-agree = Принять
web-decline = Отклонить
web-withdraw = Отозвать
web-lost =
    { $seconds ->
        [0] Связи нет. Пробуем…
        [one] Связи нет. Повтор через { $seconds } секунду.
        [few] Связи нет. Повтор через { $seconds } секунды.
       *[many] Связи нет. Повтор через { $seconds } секунд.
    }
web-lost-fast =
    { $seconds ->
        [0] Слишком много сразу. Соединяемся снова…
        [one] Слишком много сразу. Соединимся через { $seconds } секунду.
        [few] Слишком много сразу. Соединимся через { $seconds } секунды.
       *[many] Слишком много сразу. Соединимся через { $seconds } секунд.
    }
web-silent = Сервер не отвечает. Ждём…
web-sending = Отправка…
web-skip-bots = Без пауз
web-skip-pauses = Пропускать паузы ботов
web-clock-warning = Ваше время выйдет через { $time }.
web-notice-bot =
    { $whom ->
        [you] За вас играет бот.
       *[name] За игрока { $seat } играет бот.
    }
web-notice-bots =
    { $many ->
        [1] За игрока { $seats } играет бот.
       *[other] За игроков { $seats } играют боты.
    }
web-notice-conceded =
    { $whom ->
        [you] Вы сдались. На вашем месте играет бот.
       *[name] { $seat } сдаётся. На этом месте дальше играет бот.
    }
web-notice-missed = { $seat }: время вышло. Это одно решение принял бот.
web-notice-missed-own =
    { $whom ->
        [you] Ваше время вышло. Это одно решение за вас принял бот.
       *[name] { $seat }: время вышло. Это одно решение принял бот.
    } { $more ->
        [1] Ещё раз подряд, и место перейдёт к нему.
        [one] Ещё { $more } раз подряд, и место перейдёт к нему.
        [few] Ещё { $more } раза подряд, и место перейдёт к нему.
       *[many] Ещё { $more } раз подряд, и место перейдёт к нему.
    }
web-notice-waits = Партия ждёт, пока не вернётся кто-нибудь из игроков.
web-lost-sending = Ваш ход сохранён и будет отправлен.
web-try-now = Повторить
web-turn-named = { $seat }, ваш ход
web-peek = { $seat }: держите, чтобы увидеть сумму
web-peek-short = Сумма: держите
web-peek-told = { $seat }: { $amount }
web-stop-failed = Не получилось
web-stop-gone = Такого стола нет
web-stop-signed-out = Вы вышли из аккаунта
web-stop-signed-out-text = Этот сеанс закончен: вы вышли, или пароль сменили на другом устройстве. Войдите, чтобы вернуться на своё место.
web-stop-not-yours = Это место больше не ваше
web-stop-not-yours-text = На другом устройстве его покинули или дали ему новую ссылку, или вы вошли под другим именем.
web-stop-again = Открыть стол под нынешним именем
web-stop-crowded = Мест больше нет
web-stop-crowded-text = За этим столом слишком много зрителей, или он открыт у вас на слишком многих экранах. Закройте лишние или попробуйте позже.
web-stop-forbidden = Вы не можете сесть за этот стол
web-stop-forbidden-text = Попросите ссылку у того, кто открыл стол.
web-chart-label = Очки по ходу партии
web-chart-value = { $step }: { $scores }
web-chart-score = { $seat } { $points }
web-chart-level = { $seats }: { $points }
web-chart-start = начало
web-chart-turn = ход { $turn }
web-chart-end = конец
web-step-back = На шаг назад
web-step-forward = На шаг вперёд
web-play = Пуск
web-pause = Пауза
