# A térkép, és a mezők szavakban.

web-board-label = Térkép: { $map }. A nyilak a szomszédos mezőre visznek, az N a következő választható mezőre, a Page Up és a Page Down helyről helyre. Enter: választás. Plusz, mínusz és 0: nagyítás.
# Egy oldal a nevével; egy mező azzal, ami mellett van; és hogy valami merre tart.
web-direction-north = észak
    .beside = { $place } mellett, északi irányban
    .two = { $place } mezőjétől kettővel északra
    .towards = északra
web-direction-north-east = északkelet
    .beside = { $place } mellett, északkeleti irányban
    .two = { $place } mezőjétől kettővel északkeletre
    .towards = északkeletre
web-direction-east = kelet
    .beside = { $place } mellett, keleti irányban
    .two = { $place } mezőjétől kettővel keletre
    .towards = keletre
web-direction-south-east = délkelet
    .beside = { $place } mellett, délkeleti irányban
    .two = { $place } mezőjétől kettővel délkeletre
    .towards = délkeletre
web-direction-south = dél
    .beside = { $place } mellett, déli irányban
    .two = { $place } mezőjétől kettővel délre
    .towards = délre
web-direction-south-west = délnyugat
    .beside = { $place } mellett, délnyugati irányban
    .two = { $place } mezőjétől kettővel délnyugatra
    .towards = délnyugatra
web-direction-west = nyugat
    .beside = { $place } mellett, nyugati irányban
    .two = { $place } mezőjétől kettővel nyugatra
    .towards = nyugatra
web-direction-north-west = északnyugat
    .beside = { $place } mellett, északnyugati irányban
    .two = { $place } mezőjétől kettővel északnyugatra
    .towards = északnyugatra
web-hex-legal = { $hex }, választható

# Egy mező a körülötte lévő helyekkel, határozóként: „állomást épít { $where }”.
# A hely, amelyhez az ilyen szavak igazodnak. Egy játék másként is hívhatja a helyeit: steam-web-where-place.
web-where-place = { $place }
web-where-at = { $place } mezőjén
web-where-between = { $first } és { $second } között
web-where-near = { $place } közelében
web-where-hex = { AZ($hex) } { $hex } mezőn
web-legend = Jelmagyarázat
web-legend-title = Mit jelentenek a tábla jelei
