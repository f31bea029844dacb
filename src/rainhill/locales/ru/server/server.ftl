# Сервер столов: что он говорит людям. Коды отказов — `server-refusal-<code>`.

server-plain-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><title>Rainhill</title>
    <h1>Rainhill</h1><p>Это сервер столов. Клиент для браузера здесь не установлен.
    Интерфейс описан в <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
server-deleted-line = (удалено)

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

server-mail-subject-your-turn = Rainhill: ваш ход
server-mail-body-your-turn = Здравствуйте, { $name }! За этим столом ваш ход: { $link }
server-mail-subject-match-over = Rainhill: партия окончена
server-mail-body-match-over = Здравствуйте, { $name }! Партия за этим столом окончена: { $link }
server-mail-subject-webhook-off = Rainhill: ваш вебхук отключён
server-mail-body-webhook-off = Здравствуйте, { $name }! Адрес, на который вы просили сообщать, почти сутки не отвечал, и больше мы туда не обращаемся: { $address }
server-mail-subject-confirm = Rainhill: можно вам писать?
server-mail-body-confirm =
    Кто-то под именем { $name } хочет получать сюда письма о своём ходе в партии.
    Если это вы, откройте ссылку и нажмите кнопку: { $link }
    Если нет, ничего не делайте: писем больше не будет.

# Страницы по ссылке из этого письма.
server-confirm-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Сообщать вам сюда, когда ваш ход?</p>
    <form method="post"><button>Да, пишите на этот адрес</button></form></html>
server-confirmed-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Спасибо. Мы сообщим, когда будет ваш ход.</p></html>
server-confirm-old-page =
    <!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Rainhill</title><h1>Rainhill</h1><p>Эта ссылка больше не действует.</p></html>

# В чём отказывает сервер; у правил игры свои отказы.
server-refusal-stale = За столом уже что-то изменилось; взгляните ещё раз.
server-refusal-not-started = Партия ещё не началась.
server-refusal-seat-has-bot = За это место сейчас отвечает бот.
server-refusal-undo-not-allowed = Это нельзя отменить.
server-refusal-offer-waits = Одно предложение уже ждёт ответов.
server-refusal-offer-too-soon = Одного предложения за ход достаточно.
server-refusal-lesson-astray = Такими шагами урок не пройти; начните его заново.
server-refusal-log-full = Партия стала слишком длинной; её можно только закончить.
server-refusal-no-offer = Такого предложения нет.
server-refusal-hand-over-not-allowed = Сейчас это место нельзя отдать боту.
server-refusal-take-back-not-allowed = Это место нельзя вернуть.
server-refusal-not-your-seat = Это не ваше место.
server-refusal-no-advice = За этим столом играют без подсказок до конца партии.
server-refusal-no-session = Сначала представьтесь.
server-refusal-no-table = Такого стола нет.
server-refusal-table-crowded = За этим столом уже слишком много зрителей.
server-refusal-not-alone = За этим столом сидят или сидели и другие; он остаётся у них.
server-refusal-no-free-seat = Свободных мест нет.
server-refusal-bad-link = Эта ссылка больше не действует.
server-refusal-too-many-devices = Этим местом пользуются слишком много устройств.
server-refusal-too-many-open-tables = У вас слишком много столов, которые ждут игроков.
server-refusal-too-many-bot-tables = У вас слишком много столов, где играют одни боты; подождите, пока хотя бы одна из этих партий закончится.
server-refusal-gone = Того, кто спрашивал, уже нет.
server-refusal-already-started = Партия уже началась.
server-refusal-not-creator = Это может только тот, кто открыл стол.
server-refusal-seats-not-taken = Заняты не все места.
server-refusal-no-rematch = Для реванша нужна законченная партия, в которой у вас было место.
server-refusal-no-such-version = Партия до этого ещё не дошла.
server-refusal-branch-tells-secrets = Пока идёт эта партия, продолжать её в одиночку нельзя: это раскрыло бы вам тайны.
server-refusal-match-under-way = Эта партия ещё идёт; пока она не окончена, в одиночку её никто не продолжит.
server-refusal-has-seat = У вас уже есть место за этим столом.
server-refusal-colour-taken = Этот цвет уже кто-то выбрал.
server-refusal-not-your-study = Остановить этот анализ может только тот, кто его начал или играл эту партию.
server-refusal-login-taken = Этот логин уже занят.
server-refusal-has-account = У вас уже есть аккаунт.
server-refusal-no-account = У вас ещё нет аккаунта.
server-refusal-common-password = Этот пароль слишком легко угадать; выберите другой.
server-refusal-wrong-login = Неверный логин или пароль.
server-refusal-bad-webhook = По этому адресу обращаться нельзя.
server-refusal-bad-email = Это не адрес электронной почты.
server-refusal-too-many-mails = Писем с такой просьбой уже слишком много; подождите несколько дней.
server-refusal-chat-off = За этим столом вы не можете писать в чат.
server-refusal-chat-empty = Сообщение пустое.
server-refusal-too-fast = Слишком быстро; подождите немного.
server-refusal-too-large = Слишком большой объём данных.
server-refusal-not-json = Тело запроса должно быть в JSON с Content-Type: application/json.
server-refusal-not-understood = Сообщение не понято.
server-refusal-hello-first = Разговор начинается с hello.
server-refusal-hello-again = Hello уже было.
server-refusal-foreign-origin = Этой странице нельзя обращаться к серверу.
server-refusal-unavailable = Сервер сейчас занят; попробуйте ещё раз.
server-refusal-internal = На сервере произошла ошибка.
server-refusal-not-found = Здесь ничего нет.
server-refusal-method = Так спрашивать нельзя.
server-refusal-bad-request = Запрос не понят.
