# rainhill draw

draw-description =
    Zeichnet eine Karte oder die Stellung einer Aufzeichnung als eigenständiges SVG-Bild: Es lässt sich in jedem Browser
    öffnen und auf jede Seite stellen. Beispiele: rainhill draw england -o england.svg
    rainhill draw match.rail --at 40 --theme dark -o position.svg
draw-argument-source = eine Karte (`rainhill maps list` zeigt sie), eine Kartendatei (.toml) oder eine Aufzeichnung (.rail, .json)
draw-argument-tiles = statt einer Karte: die 21 Gleisformen von Steam auf einem Blatt
draw-one-thing = Nenne eine Sache zum Zeichnen: eine Karte, eine Aufzeichnung oder --tiles.
draw-argument-theme = Farben für helle oder dunkle Umgebung; auto folgt der Einstellung beim Lesen
draw-argument-width = Breite des Bildes in px (Vorgabe: so groß wie nötig)
draw-argument-out = Datei, die geschrieben wird; - für die Ausgabe (Vorgabe: nach der Quelle benannt)
draw-map-has-no-actions = { $option } ist für Aufzeichnungen; { $source } ist eine Karte.
draw-no-such-source = { $source } ist weder eine Karte noch eine Datei. Karten: { $known }. Aufzeichnungen enden auf .rail oder .json.
draw-written = { $file } geschrieben ({ NUMBER($size, maximumFractionDigits: 0) } kB).
