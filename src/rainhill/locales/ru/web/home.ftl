# Первая страница, строка на всех страницах и списки столов.

web-hero-1 = Две игры о поездах,
web-hero-2 = один тихий стол.
web-hero-text = Stephenson’s Rocket и Steam, с друзьями или ботами, на любом экране. Бесплатно, с открытым кодом.
web-play-bot = Сыграть с ботом
web-pages = Страницы
web-page-play = Игра
web-page-replays = Партии
web-your-tables = Ваши столы
web-open-tables = Открытые столы
web-open-none = Открытых столов нет. Откройте свой: места займут боты.
web-watch = Играют сейчас
web-watch-one = Смотреть
web-your-turn = Ваш ход
web-play-on = Играть
web-resume = Продолжить
web-open = Открыть
web-join = Играть
web-row-title = Стол: { $creator }
web-upload = Открыть запись…
web-replays-none = Законченных партий пока нет.
web-skip = К содержанию страницы
web-play-bots = С ботами
web-card-learn = Как играть
web-first-time = Вы здесь впервые?
web-first-learn = Правила за десять минут
web-first-learn-text = с картинками и учебной партией на малой карте
web-first-replays = Посмотреть, как играли другие
web-first-replays-text = законченные партии по шагам и ваши записи
web-row-round = раунд { $round }
web-row-free =
    { $free ->
        [one] свободно { $free } место
        [few] свободно { $free } места
       *[many] свободно { $free } мест
    }
web-row-leave = Уйти из-за стола: { $table }
web-row-leave-sure = Уйти из-за этого стола? Если его открыли вы, он закроется.
web-row-leave-go = Уйти
web-row-concede = Выйти из партии: { $table }
web-row-concede-sure = Выйти насовсем? Это значит сдаться; за вас доиграет бот.
web-row-concede-go = Сдаться
web-row-delete = Удалить стол: { $table }
web-row-delete-sure = Удалить этот стол и его партию навсегда?
web-row-delete-open-sure = Удалить этот стол навсегда?
web-row-delete-go = Удалить
web-row-keep = Не надо
web-rematch-offered = Предложен реванш
web-rematch-offered-at = Реванш: { $people }
web-rematch-see = Посмотреть
web-row-won = Победа: { $winners }
web-record = Запись
web-records = Ваши записи партий
web-records-text = Откройте запись (.rail или JSON): пройдите её по шагам и играйте дальше с любого момента.
web-records-drop = Или перетащите её сюда.
web-records-paste = Вставить запись
web-records-open = Открыть
web-replays-mine = Ваши партии
web-replays-all = Законченные партии
web-replays-more = Ещё
