# Новый стол.

web-new-game = Игра
web-new-map = Карта
web-new-edition = Издание
web-new-pace = Темп
web-pace-none = Без часов
web-pace-none-text = сколько потребуется
web-more-options = Ещё настройки
web-as-usual = всё как обычно
web-options-changed =
    { $number ->
        [one] { $number } изменена
        [few] { $number } изменены
       *[many] { $number } изменено
    }
web-options-text = Правила издания, отмена ходов, кто начинает, кто может смотреть
web-change = Изменить
web-usual = (обычно)
web-option-undo = Отмена хода
web-option-undo-free = когда угодно
web-option-undo-turn = пока никто другой не сходил
web-option-undo-agreed = если другие согласны
web-option-undo-none = никогда
web-option-order = Порядок мест
web-option-order-random = по жребию
web-option-order-fixed = как в списке
web-option-visibility = Кто может смотреть
web-option-visibility-public = все
web-option-visibility-private = больше никто
web-seats = Места
web-seat-kind = Место { $number }: кто здесь сидит
web-seat-name = Место { $number }: имя
web-seat-bot = Место { $number }: бот
web-seat-remove = Убрать место { $number }
web-seat-add = Добавить место
web-kind-me = Я
web-kind-local = Другой человек за этим экраном
web-kind-invite = Друг по ссылке
web-kind-open = Свободное место
web-kind-bot = Бот
web-starts-later = Партия начнётся, когда все места займут; дальше вы получите ссылки для отправки.
web-starts-now = Партия начнётся сразу.
web-seen-public = Стол виден всем в списках, с вашими именами; смотреть может любой. Тайное остаётся тайным.
web-seen-private = Стол видят только те, у кого есть место.
web-open-table = Открыть стол
web-their-name = Имя игрока
web-kind-me-text = вы, на этом устройстве
web-kind-local-text = играет с этого устройства; тайное видно, пока держат кнопку
web-kind-invite-text = вы получите ссылку, как только стол откроется
web-kind-open-text = может занять любой; стол виден среди открытых
web-bots-others = для проб
web-own-map = Или своя карта (.toml)
web-own-map-choose = Выбрать файл…
web-own-map-text = Сначала карта проверяется и рисуется. Её текст входит в запись партии.
web-own-map-drop = Не использовать
web-map-hexes = { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекса
       *[many] { $hexes } гексов
    }
web-map-made-for = { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекса
       *[many] { $hexes } гексов
    }, для { $least }–{ $most }
web-map-misfit = Карта { $map } рассчитана на { $most ->
        [one] { $least }–{ $most } игрока
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }. Играть можно всё равно, но места будет больше или меньше.
web-seats-most = В игре { $game } мест не больше { $most }.
web-pace-decision = Быстро
web-pace-decision-text = минута на каждое решение
web-pace-match = Вживую
web-pace-match-text = по 15 минут каждому, +10 секунд за ход
web-pace-days = Не спеша
web-pace-days-text = дни на каждый ход
web-clock-minutes = Минут каждому
web-clock-increment = Секунд добавки за ход
web-clock-seconds = Секунд на решение
web-clock-days-each = Дней на ход
web-clock-at-zero = Когда время вышло
web-clock-at-zero-bot = дальше играет бот
web-clock-at-zero-lose = место проигрывает
web-fold = Свернуть
web-options-game = Что правила игры { $game } оставляют на выбор
web-options-table = За этим столом
web-option-undo-text = Отменённое остаётся в журнале. Ходы, открывшие тайну, не отменяются.
web-option-order-text = Кто сидит рядом с кем. При порядке «как в списке» стол может решить и то, кто начинает.
web-option-first = Кто начинает
web-option-first-text = Кто ходит или делает ставку первым.
web-first-told = Начинает { $seat }.
web-option-each = у каждого места своё
web-option-of-seat = { $seat }: { $choice }
web-seat-number = Место { $number }
web-option-hand_over = Передача места боту
web-option-hand_over-anyone = любой может, если игрока нет
web-option-hand_over-self = каждый только за себя
web-option-hand_over-no = никогда
web-option-hand_over-text = Вернувшийся забирает место одним касанием.
web-option-bot_pace = Пауза перед ходом бота
web-option-bot_pace-none = нет
web-option-bot_pace-short = короткая
web-option-bot_pace-long = длинная
web-option-bot_pace-text = Чтобы видеть каждый ход, пока кто-нибудь смотрит. Любой игрок может пропускать паузы.
web-option-chat = Чат
web-option-chat-everyone = для всех, и для зрителей
web-option-chat-seats = для игроков
web-option-chat-off = нет
web-option-chat-text = Кто может писать за этим столом.
web-option-visibility-text = Зрители видят то же, что все за столом, и никаких тайн.
web-option-substitute = Бот на замену
web-option-substitute-text = Играет за того, кого нет, кто сдался или у кого вышло время.
web-option-substitute-why = За этим столом место никогда не отдают боту.
web-order-random = Кто где сидит, решает жребий.
web-order-fixed = Места остаются в порядке списка.
web-option-advice = Подсказки в партии
web-option-advice-after = нет; анализ после партии
web-option-advice-during = всем, кто попросит
web-option-advice-text = Подсказка показывает лучшие ходы по мнению сильного бота; он знает не больше вашего.
# Behind what a map was made for.
web-map-possible = { "" }; можно от { $least } до { $most }
web-first-match = Как для первой партии
web-first-match-text = С некоторыми настройками первая партия мягче.
