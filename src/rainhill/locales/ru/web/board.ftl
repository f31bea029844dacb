# Карта и гексы словами.

web-board-label = Карта: { $map }. Стрелки ведут к соседям, N — к следующему гексу, который можно выбрать, Page Up и Page Down — от пункта к пункту. Enter выбирает. Плюс, минус и 0 меняют масштаб.
# Сторона по имени; гекс по тому, что рядом; и куда что-то идёт.
web-direction-north = север
    .beside = к северу от { $place }
    .two = в двух гексах к северу от { $place }
    .towards = на север
web-direction-north-east = северо-восток
    .beside = к северо-востоку от { $place }
    .two = в двух гексах к северо-востоку от { $place }
    .towards = на северо-восток
web-direction-east = восток
    .beside = к востоку от { $place }
    .two = в двух гексах к востоку от { $place }
    .towards = на восток
web-direction-south-east = юго-восток
    .beside = к юго-востоку от { $place }
    .two = в двух гексах к юго-востоку от { $place }
    .towards = на юго-восток
web-direction-south = юг
    .beside = к югу от { $place }
    .two = в двух гексах к югу от { $place }
    .towards = на юг
web-direction-south-west = юго-запад
    .beside = к юго-западу от { $place }
    .two = в двух гексах к юго-западу от { $place }
    .towards = на юго-запад
web-direction-west = запад
    .beside = к западу от { $place }
    .two = в двух гексах к западу от { $place }
    .towards = на запад
web-direction-north-west = северо-запад
    .beside = к северо-западу от { $place }
    .two = в двух гексах к северо-западу от { $place }
    .towards = на северо-запад
web-hex-legal = { $hex }, можно выбрать

# Гекс по городам вокруг него, на вопрос «где»: «станция { $where }».
# Место, на которое такие слова опираются. Игра может называть свои места иначе: steam-web-where-place.
web-where-place = города { $place }
web-where-at = в городе { $place }
web-where-between = между городами { $first } и { $second }
web-where-near = возле { $place }
web-where-hex = на { $hex }
web-legend = Обозначения
web-legend-title = Что значат знаки на поле
