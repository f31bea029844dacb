# Карта и гексы словами.

web-board-label = Карта { $map }. Tab перебирает разрешённые гексы, стрелки ведут к соседям, Page Up и Page Down — от города к городу, Enter выбирает, плюс, минус и 0 меняют масштаб.
# Стороны света отвечают на вопрос «куда» и стоят перед «от»: «ведёт к северу», «к северу от Crewe».
web-direction-north = к северу
web-direction-north-east = к северо-востоку
web-direction-east = к востоку
web-direction-south-east = к юго-востоку
web-direction-south = к югу
web-direction-south-west = к юго-западу
web-direction-west = к западу
web-direction-north-west = к северо-западу
web-hex-legal = { $hex }, можно выбрать

# Гекс по городам вокруг него.
web-where-at = в { $place }
web-where-between = между { $first } и { $second }
web-where-beside = { $direction } от { $place }
web-where-two = в двух гексах { $direction } от { $place }
web-where-near = возле { $place }
web-where-hex = на { $hex }
