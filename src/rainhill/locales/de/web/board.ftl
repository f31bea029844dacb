# Die Karte, und Felder in Worten.

web-board-label = Karte { $map }. Tab führt durch die erlaubten Felder, Pfeile zu Nachbarfeldern, Bild auf und Bild ab von Ort zu Ort, Enter wählt, Plus, Minus und 0 zoomen.
web-direction-north = nördlich
web-direction-north-east = nordöstlich
web-direction-east = östlich
web-direction-south-east = südöstlich
web-direction-south = südlich
web-direction-south-west = südwestlich
web-direction-west = westlich
web-direction-north-west = nordwestlich
web-hex-legal = { $hex }, wählbar

# Ein Feld nach den Orten ringsum: folgt auf „ein Bahnhof“, „steht“, „offen“ und auf einen Doppelpunkt.
web-where-at = in { $place }
web-where-between = zwischen { $first } und { $second }
web-where-beside = { $direction } von { $place }
web-where-two = zwei Felder { $direction } von { $place }
web-where-near = nahe { $place }
web-where-hex = auf { $hex }
