# Die Karte, und Felder in Worten.

web-board-label = Karte { $map }. Pfeile führen zu Nachbarfeldern, N zum nächsten wählbaren Feld, Bild auf und Bild ab von Ort zu Ort. Enter wählt. Plus, Minus und 0 zoomen.
# Eine Seite beim Namen; ein Feld nach dem, woneben es liegt; und wohin etwas fährt.
web-direction-north = Norden
    .beside = nördlich von { $place }
    .two = zwei Felder nördlich von { $place }
    .towards = nach Norden
web-direction-north-east = Nordosten
    .beside = nordöstlich von { $place }
    .two = zwei Felder nordöstlich von { $place }
    .towards = nach Nordosten
web-direction-east = Osten
    .beside = östlich von { $place }
    .two = zwei Felder östlich von { $place }
    .towards = nach Osten
web-direction-south-east = Südosten
    .beside = südöstlich von { $place }
    .two = zwei Felder südöstlich von { $place }
    .towards = nach Südosten
web-direction-south = Süden
    .beside = südlich von { $place }
    .two = zwei Felder südlich von { $place }
    .towards = nach Süden
web-direction-south-west = Südwesten
    .beside = südwestlich von { $place }
    .two = zwei Felder südwestlich von { $place }
    .towards = nach Südwesten
web-direction-west = Westen
    .beside = westlich von { $place }
    .two = zwei Felder westlich von { $place }
    .towards = nach Westen
web-direction-north-west = Nordwesten
    .beside = nordwestlich von { $place }
    .two = zwei Felder nordwestlich von { $place }
    .towards = nach Nordwesten
web-hex-legal = { $hex }, wählbar

# Ein Feld nach den Orten ringsum, als Umstand: „ein Bahnhof { $where }“, „legt ein Gleis { $where }“.
# Der Ort, an den sich solche Worte lehnen. Ein Spiel kann seine Orte anders nennen: steam-web-where-place.
web-where-place = { $place }
web-where-at = in { $place }
web-where-between = zwischen { $first } und { $second }
web-where-near = nahe { $place }
web-where-hex = auf { $hex }
web-legend = Legende
web-legend-title = Was die Zeichen auf dem Plan bedeuten
