# Настройки и всё прочее, что можно сделать за столом.

web-presence =
    { $watchers ->
        [0] Никто не смотрит.
        [one] Смотрит { $watchers } человек.
        [few] Смотрят { $watchers } человека.
       *[many] Смотрят { $watchers } человек.
    }
web-setting-theme = Тема
web-setting-theme-auto = как в системе
web-setting-theme-light = светлая
web-setting-theme-dark = тёмная
web-setting-confirm = Ходы
web-setting-confirm-confirm = с подтверждением
web-setting-confirm-quick = сразу
web-setting-motion = Движение
web-setting-motion-full = плавно
web-setting-motion-fast = быстро
web-setting-motion-none = нет
web-setting-text = Названия на поле
web-setting-text-normal = обычные
web-setting-text-large = крупные
web-setting-text-largest = самые крупные
web-setting-text-text = Названия, которым не хватает места, скрыты, пока карту не приблизят.
web-setting-sound = Звуки
web-setting-volume = Громкость
web-setting-signs = Знаки везде: буквы на путях вдобавок к цвету
web-setting-language = Язык
web-keys = Клавиши
web-other-device = Ссылка для другого устройства
web-give-to-bot = Пусть за меня играет бот
web-take-back = Вернуть себе место
web-replace-by-bot = Отдать боту место: { $seat }
web-concede = Сдаться
web-menu-hand-over-text = Пока вы не вернёте себе место одним касанием за столом.
web-menu-take-back-text = Сейчас за вас играет бот.
web-menu-replace-text = Игрока нет уже сутки; место можно будет вернуть.
web-menu-offer-end-text = Без победителя, если все согласны.
web-menu-concede-text = Вы проигрываете и не сможете вернуться.
web-sure-no = Нет, играть дальше
web-sure-hand-over = Передать игру боту?
web-sure-hand-over-text = Дальше он играет как умеет. Вы можете вернуть себе место одним касанием за столом.
web-sure-hand-over-yes = Пусть играет
web-sure-replace = Отдать боту место: { $seat }?
web-sure-replace-text = Бот играет, пока { $seat } не вернётся на своё место.
web-sure-replace-yes = Пусть играет
web-sure-offer-end =
    { $alone ->
        [yes] Закончить партию?
       *[no] Предложить закончить партию?
    }
web-sure-offer-end-text =
    { $alone ->
        [yes] Против вас играют только боты, и они не возражают: партия закончится сразу, без победителя.
       *[no] Спросим остальных. Если все согласны, партия закончится без победителя.
    }
web-sure-offer-end-yes =
    { $alone ->
        [yes] Закончить
       *[no] Предложить
    }
web-sure-concede = Сдать партию?
web-sure-concede-text =
    { $alone ->
        [yes] Вы проигрываете, и партия окончена. Этого не отменить.
       *[no] Вы проигрываете. Если другие ещё играют, за вас продолжит бот. Этого не отменить.
    }
web-sure-concede-yes = Сдаться
web-setting-theme-text = То, что в игре имеет свой цвет, сохраняет его; меняются карта, фон и текст.
web-setting-confirm-text = С подтверждением сначала видно, что даст ход.
web-setting-motion-text = Как быстро движутся фигуры. Если система просит покоя, ничто не движется.
web-setting-letters = Быстрые клавиши из одной буквы
web-keys-table = За столом
web-keys-board = На карте
web-keys-replay = В повторе
web-key-board = B
web-key-board-text = к карте
web-key-bar = A
web-key-bar-text = к кнопкам вашего действия
web-key-log = L
web-key-log-text = к журналу; стрелки ведут от строки к строке
web-key-chat = C
web-key-chat-text = к чату
web-key-position = P
web-key-position-text = позиция словами
web-key-reference = Q
web-key-reference-text = памятка по правилам
web-key-help = ?
web-key-help-text = эта страница
web-key-arrows = Стрелки
web-key-arrows-text = к соседнему гексу
web-key-next = N, Shift + N
web-key-next-text = к следующему и предыдущему гексу, который можно выбрать
web-key-home = Home, End
web-key-home-text = к первому и последнему гексу, который можно выбрать
web-key-pages = Page Up, Page Down
web-key-pages-text = от пункта к пункту
web-key-enter = Enter
web-key-enter-text = выбрать; ещё раз — подтвердить
web-key-escape = Esc
web-key-escape-text = на шаг назад
web-key-zoom = + − 0
web-key-zoom-text = ближе, дальше, вся карта
web-key-steps = ← →
web-key-steps-text = на шаг назад, на шаг вперёд
web-key-replay = Пробел
web-key-replay-text = пуск и пауза
