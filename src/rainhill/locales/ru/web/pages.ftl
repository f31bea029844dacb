# Что говорят несколько страниц.

web-new-table = Новый стол
web-guest = Гость
web-page-learn = Учиться
web-loading = Загрузка…
web-trouble = Не получилось ({ $code }).
web-seats-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
web-cancel = Отмена
web-copied = Скопировано
web-your-name = Ваше имя
web-take-seat = Занять место
web-home = Главная
web-menu = Меню и настройки
web-sound = Звук
web-dark = Тёмная тема
web-table-title = { $game } · { $map } · { $edition }
web-you = вы
web-bot = бот, { $bot }
web-score-points = { $points }
web-players = Игроки
web-board = Поле
web-sheet-height = Вся высота
web-link-live-text = Связь есть: каждый ход виден сразу.
web-link-connecting-text = Соединение с сервером…
web-link-lost-text = Связи нет. Попытки идут сами, и ничего из отправленного не пропадёт.
web-link-closed-text = Соединение закрыто.
web-link-gone-text = Этого стола больше нет.
web-link-forbidden-text = Вам нельзя сесть за этот стол.
web-link-ended-text = Это место больше не ваше.
web-link-crowded-text = За этим столом больше нет места для зрителей.
web-link-ended = Конец.
web-link-crowded = Нет места.
web-link-live = На связи.
web-link-silent = Нет ответа.
web-link-silent-text = Сервер не отвечает. Показанное могло устареть.
web-link-lost = Нет связи.
web-link-connecting = Соединение…
web-link-closed = Закрыто.
web-link-gone = Стола нет.
web-link-forbidden = Нельзя.
web-close = Закрыть
web-setting-notify = Сообщать о моём ходе вне этой страницы
web-offer-to-end = Предложить закончить
web-stop-gone-text = Возможно, его закрыли, или ссылка устарела.
web-replay = Смотреть повтор
web-save-log = Скачать журнал
web-to-table = К столу
web-page-me = Вы
web-setting-notify-refused = Браузер не разрешает сообщения этой страницы; это можно изменить в его настройках.
web-bot-text = { $play } { $time }.
web-link-of = Ссылка для места { $number }
web-trouble-unreachable = Сервер недоступен. Попробуйте чуть позже.
web-study = Анализ
