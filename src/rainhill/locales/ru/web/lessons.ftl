# Уроки и карточки, объясняющие то, о чём спрашивают впервые.

web-learn-ways = Как учиться
web-learn-way-learn = Читать
web-learn-way-lessons = Уроки
web-learn-way-puzzles = Задачи
web-lessons = Уроки
web-lessons-intro = Короткие уроки на настоящем поле, по одной теме за раз. Ошибаться можно: вам скажут, какое правило нарушено или чего стоил бы такой ход.
web-lessons-all = Все уроки
web-lessons-none = Для этой игры уроков пока нет.
web-lessons-count = Пройдено уроков: { $done } из { $lessons }
web-lessons-done = пройден
web-lessons-begun = пройдено шагов: { $done } из { $steps }
web-lessons-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
web-lesson = Урок
web-lesson-step = { $step } из { $steps }
web-lesson-fold = Показать объяснение
web-lesson-goal = Цель:
web-lesson-right = Верно.
web-lesson-on = Продолжайте.
web-lesson-over = Урок окончен.
web-lesson-pause = Посмотрите на поле
web-lesson-pause-text = Как продолжить, сказано на карточке.
web-lesson-next = Дальше
web-lesson-following = Дальше: { $title }
web-lesson-hint = Подсказка
web-lesson-again = Начать этот шаг заново
web-lesson-rules = См. { $rules }.
web-lesson-costs-score = Очки: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-shares = Акции: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-passengers = Пассажиры: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-cash = Изменение кассы: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-income = Изменение дохода: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-due = Выигрыш в конце раунда: { $gain }. Лучший выбор здесь: { $best }.
web-lesson-costs-locomotive = Прибавка уровней: { $gain }. Лучший выбор здесь: { $best }.
web-helper = Впервые
web-helper-close = Понятно
web-helper-off = Больше не показывать
web-helper-open = Объяснить
web-setting-helper = Объяснять то, о чём спрашивают впервые
