# A térkép, és a mezők szavakban.

web-board-label = Térkép: { $map }. Tab: a választható mezők; nyilak: szomszédok; Page Up és Page Down: helyről helyre; Enter: választás; plusz, mínusz és 0: nagyítás.
web-direction-north = északra
web-direction-north-east = északkeletre
web-direction-east = keletre
web-direction-south-east = délkeletre
web-direction-south = délre
web-direction-south-west = délnyugatra
web-direction-west = nyugatra
web-direction-north-west = északnyugatra
web-hex-legal = { $hex }, választható

# Egy mező a körülötte lévő helyekkel: mondat közben áll.
web-where-at = { $place } mezőjén
web-where-between = { $first } és { $second } között
web-where-beside = { $place } mellett { $direction }
web-where-two = { $place } mellett két mezővel { $direction }
web-where-near = { $place } közelében
web-where-hex = { AZ($hex) } { $hex } mezőn
