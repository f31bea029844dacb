# Настройки и всё прочее, что можно сделать за столом.

web-presence =
    { $watchers ->
        [0] Никто не смотрит.
        [one] Смотрит { $watchers } человек.
        [few] Смотрят { $watchers } человека.
       *[many] Смотрят { $watchers } человек.
    }
web-settings = Настройки
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
web-setting-sound = Звуки
web-setting-volume = Громкость
web-setting-signs = Знаки везде: буквы на путях вдобавок к цвету
web-setting-language = Язык
web-keys = Клавиши
web-other-device = Ссылка для другого устройства
web-give-to-bot = Пусть за меня играет бот
web-take-back = Вернуться в игру
web-replace-by-bot = Отдать боту место: { $seat }
web-concede = Сдаться
web-concede-sure = Точно сдаться?
web-setting-theme-text = Поле сохраняет цвета; меняются бумага и чернила.
web-setting-confirm-text = С подтверждением сначала видно, что даст ход.
web-setting-motion-text = Как быстро едут локомотивы и кубики. Если система просит покоя, ничто не движется.
web-key-tab = Tab
web-key-tab-text = по разрешённым гексам
web-key-arrows = Стрелки
web-key-arrows-text = к соседнему гексу; в повторе ← → на шаг
web-key-pages = Page Up, Page Down
web-key-pages-text = от города к городу на карте
web-key-home = Home, End
web-key-home-text = к первому и последнему разрешённому гексу
web-key-enter = Enter
web-key-enter-text = выбрать; ещё раз — подтвердить
web-key-escape = Esc
web-key-escape-text = на шаг назад
web-key-zoom = + − 0
web-key-zoom-text = ближе, дальше, вся карта
web-key-modes = I S E
web-key-modes-text = в Stephenson's Rocket: инвестиция, станция, линия
web-key-replay = Пробел
web-key-replay-text = в повторе: пуск и пауза
