# rainhill maps

maps-description =
    Перечислить карты игры, проверить, измерить и нарисовать их. Своя карта называется именем файла (.toml).
    Примеры: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = ЗАДАЧА
maps-tasks = задачи (по умолчанию list)
maps-list = перечислить карты, которые идут с игрой
maps-check = проверить карты и напечатать их показатели
maps-check-description = Проверить, что карты годятся и соблюдают правила, и напечатать их показатели. Если какая-то не годится, код выхода 1.
maps-statistics = напечатать показатели карт
maps-draw = нарисовать карту в SVG
maps-argument-source = карта или её файл
maps-argument-sources = карты или их файлы (по умолчанию все карты игры)
maps-argument-balance = ещё и сыграть N партий на каждой карте и посмотреть, честна ли она: случайных в Stephenson’s Rocket (о чём-то говорят 2000 и больше), между жадными ботами в Steam (200 и больше)
maps-argument-seats = мест в этих партиях (по умолчанию 3 в Stephenson’s Rocket, 4 в Steam или на сколько рассчитана карта)
maps-argument-seed = начальное число этих партий (по умолчанию 1)
maps-progress = Партии на карте { $title }
maps-heading = Карты игры { $title }
maps-id = Карта
maps-title = Название
maps-layout = Гексы стоят
maps-layout-flat = на стороне
maps-layout-pointy = на вершине
maps-hexes = Гексы
maps-no-balance = Баланс карт игры { $game } не измерить. Уберите --balance.
maps-good = { $title } ({ $file }): всё в порядке.
maps-bad = { $source }: { $reason }
maps-figures = Показатели
maps-figure = Показатель
maps-value = Значение
maps-limit = Предел
maps-figure-hexes = Гексы
maps-balance-seats = Победы по порядку хода (1 начинает)
maps-balance-order = Порядок
maps-balance-wins = Победы
maps-balance-points = Очки в среднем
maps-shortfalls = Чего не хватает
maps-shortfall = Что именно
maps-misses = Чем карта не похожа на те, на которых стоит играть
maps-least = Не меньше
maps-most = Не больше
