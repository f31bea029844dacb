# rainhill maps

maps-description =
    Listet die Karten eines Spiels auf, prüft, misst und zeichnet sie. Eine eigene Karte nennst du mit ihrer Datei (.toml).
    Beispiele: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = AUFGABE
maps-tasks = Aufgaben (Vorgabe: list)
maps-list = die Karten auflisten, die zu einem Spiel gehören
maps-check = Karten prüfen und ihre Zahlen ausgeben
maps-check-description = Prüft, ob Karten brauchbar sind und die Regeln einhalten, und gibt ihre Zahlen aus. Der Rückgabewert ist 1, wenn eine schlecht ist.
maps-statistics = die Zahlen von Karten ausgeben
maps-draw = eine Karte als SVG zeichnen
maps-argument-source = eine Karte oder ihre Datei
maps-argument-sources = Karten oder Kartendateien (Vorgabe: alle des Spiels)
maps-argument-balance = auch N Partien auf jeder Karte spielen und sehen, ob sie fair ist: zufällige in Stephenson’s Rocket (ab 2000 sagt es etwas), zwischen gierigen Bots in Steam (ab 200)
maps-argument-seats = Plätze in diesen Partien (Vorgabe: 3 in Stephenson’s Rocket, 4 in Steam oder so viele, wie die Karte vorsieht)
maps-argument-seed = Startwert dieser Partien (Vorgabe: 1)
maps-progress = Partien auf { $title }
maps-heading = Karten für { $title }
maps-id = Karte
maps-title = Titel
maps-layout = Die Felder haben
maps-layout-flat = oben eine Seite
maps-layout-pointy = oben eine Spitze
maps-hexes = Felder
maps-no-balance = Die Ausgewogenheit von Karten für { $game } lässt sich nicht messen. Lass --balance weg.
maps-good = { $title } ({ $file }) ist in Ordnung.
maps-bad = { $source }: { $reason }
maps-figures = Zahlen
maps-figure = Zahl
maps-value = Wert
maps-limit = Grenze
maps-figure-hexes = Felder
maps-balance-seats = Siege nach Reihenfolge (1 beginnt)
maps-balance-order = Reihenfolge
maps-balance-wins = Siege
maps-balance-points = Mittlere Punkte
maps-shortfalls = Was nicht genügt
maps-shortfall = Woran
maps-misses = Was anders ist als bei den Karten, auf denen das Spiel gespielt werden soll
maps-least = Mindestens
maps-most = Höchstens
