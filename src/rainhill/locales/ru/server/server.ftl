# Сервер столов: что он говорит людям. Коды отказов — `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Это сервер столов. Клиент для браузера здесь не установлен.
    Интерфейс описан в <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>

# Что видно о ссылке на стол там, где ссылки показывают с заголовком и предложением.
server-preview-title = { $creator } приглашает вас сыграть в { $game }
server-preview-title-match = { $game }: стол игрока { $creator }
server-preview-title-any = Вас приглашают в Rainhill
server-preview-text-any = Настольные игры о железных дорогах, с друзьями или ботами, на любом экране.
server-preview-text = { $map }. { $kind ->
        [playing] Партия идёт.
        [finished] Партия окончена.
        [full] Все места заняты.
       *[open] { $free ->
            [one] Свободно { $free } место.
            [few] Свободно { $free } места.
           *[many] Свободно { $free } мест.
        }
    }

server-mail-subject-your-turn = Rainhill: ваш ход ({ $game })
server-mail-body-your-turn =
    Здравствуйте, { $name }!

    Ваш ход: { $game } ({ $map }). К столу:
    { $link }
server-mail-subject-match-over = Rainhill: ваша партия окончена ({ $game })
server-mail-body-match-over =
    Здравствуйте, { $name }!

    Ваша партия окончена: { $game } ({ $map }). Посмотрите, чем она кончилась:
    { $link }
server-mail-subject-webhook-off = Rainhill: ваш вебхук отключён
server-mail-body-webhook-off =
    Здравствуйте, { $name }!

    Ваш вебхук не отвечал большую часть суток, и больше мы к нему не обращаемся:
    { $address }

    Чтобы включить его снова, ещё раз укажите адрес на странице «Вы»:
    { $link }
server-mail-subject-confirm = Rainhill: можно вам писать?
server-mail-body-confirm =
    Здравствуйте!

    Игрок под именем { $name } хочет получать на этот адрес письма, когда наступает его ход.
    Если это вы, откройте ссылку и нажмите кнопку:
    { $link }

    Если нет, ничего не делайте: писем больше не будет.

# Страницы по ссылке из этого письма.
server-confirm-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Присылать вам письмо, когда наступает ваш ход?</p>
    <form method="post"><button>Да, пишите на этот адрес</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Спасибо. Мы сообщим, когда будет ваш ход.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Эта ссылка больше не действует.</p></html>

# В чём отказывает сервер; у правил игры свои отказы.
server-refusal-stale = За столом тем временем что-то изменилось; взгляните ещё раз и решите.
server-refusal-not-started = Партия ещё не началась.
server-refusal-seat-has-bot = На этом месте сейчас играет бот. Если место ваше, сначала верните его себе.
server-refusal-undo-not-allowed = За этим столом это нельзя отменить или уже поздно.
server-refusal-offer-waits = Одно предложение ещё ждёт ответов; сделайте своё после него.
server-refusal-offer-too-soon = Вы только что сделали предложение; следующее можно сделать после ещё одного хода.
server-refusal-lesson-astray = Такими шагами урок не пройти; начните его заново.
server-refusal-log-full = Партия стала слишком длинной; её можно только закончить.
server-refusal-no-offer = Это предложение уже закрыто.
server-refusal-hand-over-not-allowed = Сейчас это место нельзя отдать боту.
server-refusal-take-back-not-allowed = Это место нельзя вернуть.
server-refusal-not-your-seat = Это не ваше место.
server-refusal-no-advice = За этим столом играют без подсказок до конца партии.
server-refusal-no-session = Сначала выберите имя или войдите.
server-refusal-no-table = Такого стола нет.
server-refusal-table-crowded = За этим столом уже слишком много зрителей; попробуйте позже.
server-refusal-not-alone = За этим столом сидят или сидели и другие, поэтому удалить его нельзя.
server-refusal-no-free-seat = Все места заняты.
server-refusal-bad-link = Эта ссылка больше не действует; попросите новую.
server-refusal-too-many-devices = Этим местом пользуется слишком много устройств. Скопируйте на одном из них новую ссылку: остальные потеряют доступ.
server-refusal-too-many-open-tables = Слишком много ваших столов ждут игроков; сначала закройте один из них.
server-refusal-too-many-bot-tables = У вас слишком много столов, где играют одни боты; подождите, пока хотя бы одна из этих партий закончится.
server-refusal-gone = Связь прервалась, прежде чем пришёл ответ.
server-refusal-already-started = Партия уже началась.
server-refusal-not-creator = Это может сделать только тот, кто открыл стол.
server-refusal-seats-not-taken = Ещё есть свободные места; партия начнётся, когда все будут заняты.
server-refusal-no-rematch = Для реванша нужна законченная партия, в которой у вас было место.
server-refusal-no-such-version = Партия до этого ещё не дошла.
server-refusal-branch-tells-secrets = Пока идёт эта партия, продолжать её в одиночку нельзя: это раскрыло бы вам тайны.
server-refusal-match-under-way = Эта партия ещё идёт; продолжить её в одиночку можно будет, когда она закончится.
server-refusal-has-seat = У вас уже есть место за этим столом.
server-refusal-colour-taken = Этот цвет уже кто-то выбрал; возьмите другой.
server-refusal-not-your-study = Остановить этот анализ может только тот, кто его начал или играл эту партию.
server-refusal-login-taken = Этот логин уже занят; выберите другой.
server-refusal-has-account = У вас уже есть аккаунт.
server-refusal-no-account = У вас ещё нет аккаунта.
server-refusal-common-password = Этот пароль слишком легко угадать; выберите другой.
server-refusal-wrong-login = Неверный логин или пароль.
server-refusal-bad-webhook = По этому адресу обратиться нельзя. Укажите общедоступный, который начинается с http:// или https://.
server-refusal-bad-email = Это не похоже на адрес электронной почты.
server-refusal-too-many-mails = Отправлено уже слишком много писем с подтверждением; новые можно будет отправить не позже чем через месяц.
server-refusal-chat-off = За этим столом вы не можете писать в чат.
server-refusal-chat-empty = Сначала напишите что-нибудь.
server-refusal-too-fast = Слишком быстро; подождите немного и попробуйте ещё раз.
server-refusal-too-large = Слишком большой объём данных.
server-refusal-not-json = Тело запроса должно быть в JSON с Content-Type: application/json.
server-refusal-not-understood = Сервер этого не понял; обновите страницу и попробуйте ещё раз.
server-refusal-hello-first = Разговор начинается с сообщения hello.
server-refusal-hello-again = Сообщение hello уже было.
server-refusal-foreign-origin = Страницам другого сайта нельзя обращаться к этому серверу.
server-refusal-unavailable = Сервер сейчас занят; попробуйте ещё раз чуть позже.
server-refusal-internal = На сервере произошла ошибка; попробуйте ещё раз.
server-refusal-not-found = Здесь ничего нет.
server-refusal-method = Этот адрес не принимает такие запросы.
server-refusal-bad-request = Сервер не понял запрос; обновите страницу и попробуйте ещё раз.
