# Правила игры для справки и краткая памятка.

web-rules-full = Все правила
web-rules-print = Напечатать брошюрой
web-rules-example = Пример
web-rules-note = Примечание
web-rules-option = Параметр:
web-rules-here = действует за этим столом
web-rules-elsewhere = Не за этим столом: { $names }
web-rules-usual = обычно: { $editions }
web-rules-both = оба издания
web-rules-seats =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
web-rules-ruling = наше решение
web-rules-ruling-text = Печатные правила здесь молчат или противоречат себе; мы решили так.
web-rules-table = Таблица
web-rules-terms =
    Отмечено для вашего стола: { $edition }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }.
web-rules-all-alike = Показать все издания одинаково
web-rules-untranslated = Эта глава ещё не переведена ({ $language }).
web-rules-hits =
    { $hits ->
        [0] Ничего не найдено
        [one] Найден { $hits } фрагмент
        [few] Найдено { $hits } фрагмента
       *[many] Найдено { $hits } фрагментов
    }
web-reference = Памятка
web-reference-print = На странице для печати
web-print = Напечатать
web-reference-none = Для этой игры памятки нет.
