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
web-new-link = Новая ссылка
web-new-link-text = Создаёт ссылку для отправки. Отправленная раньше перестанет работать.
web-leave = Уйти
web-close-table = Закрыть стол
web-seat-away = сейчас не в сети
web-seat-to-bot = Взять бота
web-seat-free = Освободить
web-qr = QR-код
web-qr-of = Ссылка для места { $number } как QR-код
web-colour = Цвет
web-colour-of = Цвет места { $number }
web-colour-any = Любой цвет
web-colour-1 = Сине-зелёный (круг)
web-colour-2 = Розовый (треугольник)
web-colour-3 = Коричневый (ромб)
web-colour-4 = Голубой (пятиугольник)
web-colour-5 = Оливковый (крест)
web-colour-6 = Кремовый (звезда)
web-begins = начинает
web-begins-drawn = решит жребий
web-first-told-seat = Начинает место { $number }.
web-start-why =
    { $free ->
        [1] Начать можно, когда займут последнее место.
        [one] Начать можно, когда займут ещё { $free } место.
        [few] Начать можно, когда займут ещё { $free } места.
       *[many] Начать можно, когда займут ещё { $free } мест.
    }
web-start-itself =
    { $free ->
        [1] Партия начнётся сама, как только займут последнее место.
        [one] Партия начнётся сама, как только займут ещё { $free } место.
        [few] Партия начнётся сама, как только займут ещё { $free } места.
       *[many] Партия начнётся сама, как только займут ещё { $free } мест.
    }
web-start-host = Партию начнёт { $name }.

# Страница, которую открывает приглашение.
web-invited-by = { $name } зовёт вас сыграть:
web-invited-seat = Это место ждёт вас
web-invitation-rules = Прочитать правила
web-invitation-watch = Смотреть
web-invitation-look = Взглянуть на стол
web-invitation-void = Эта ссылка больше не действует
web-invitation-void-text = Её заменила новая, место отдано другому, или часть ссылки потерялась. Попросите новую у того, кто её прислал.
web-invitation-used = { $name } уже занимает это место по этой ссылке. Если это вы, откройте место и на этом устройстве.
web-invitation-device = Я — { $name }
web-name-length = В имени от 1 до 40 знаков.
web-start = Начать партию
web-stop-closed = Этот стол закрыт
web-stop-closed-text = Его закрыл тот, кто открыл. Откройте новый или попросите другую ссылку.
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
    } каждому, { $increment ->
        [0] без добавки
        [one] за ход ещё { $increment } секунда
        [few] за ход ещё { $increment } секунды
       *[many] за ход ещё { $increment } секунд
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
web-lobby-text = Отправьте каждую ссылку отдельному человеку. Кто её откроет, займёт это место; страницу пока можно закрыть.
web-share-title = Место за столом: { $game }
