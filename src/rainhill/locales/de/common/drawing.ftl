# Titel und Beschreibungen in Zeichnungen, die Bildschirmleser vorlesen.

drawing-north = N
drawing-map-title = { $map }, eine Karte für { $game }
