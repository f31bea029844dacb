# Стол, который ждёт игроков.

web-seat-invite = Ждём друга
web-seat-invite-text = по ссылке
web-seat-open = Свободно
web-seat-open-text = стол виден среди открытых
web-seat-local = Свободно
web-seat-local-text = за этим экраном
web-seat-person = Свободно
web-seat-person-text = место ждёт
web-seat-bot-text = бот
web-seat-taken = уже здесь
web-lobby = Ждём игроков
web-lobby-full = Все в сборе
web-copy-link = Копировать
web-leave = Уйти
web-start = Начать партию
web-stop-closed = Этот стол закрыт
web-agreed = О чём договорились
web-agreed-none = без часов
web-agreed-decision = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    } на решение; { $zero ->
        [lose] затем место проигрывает
       *[bot] затем решает { $bot }
    }
web-agreed-match = по { $minutes ->
        [one] { $minutes } минуте
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    } каждому, за ход ещё { $increment ->
        [one] { $increment } секунда
        [few] { $increment } секунды
       *[many] { $increment } секунд
    }; { $zero ->
        [lose] затем место проигрывает
       *[bot] затем решает { $bot }
    }
web-agreed-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на ход; { $zero ->
        [lose] затем место проигрывает
       *[bot] затем играет { $bot }
    }
web-lobby-text = Отправьте каждую ссылку одному человеку. Кто её откроет, займёт это место; страницу пока можно закрыть.
web-share-title = Место за столом: { $game }
