# rainhill fuzz

fuzz-description =
    Spielt Zufallspartien auf allen Karten, mit allen Ausgaben, Platzzahlen und Optionen, und nach jeder Aktion prüft ein
    Schiedsrichter: Gelistete Aktionen müssen gelten, andere müssen abgelehnt werden und nichts verändern; Aufzeichnungen,
    JSON, Kopien und Rücknahmen müssen dieselbe Stellung ergeben. Fall n hat den Startwert SEED + n - 1. Ein Fehler wird als
    Aufzeichnung geschrieben, und der Rückgabewert ist 1.
fuzz-argument-game = das Spiel (Vorgabe: alle abwechselnd)
fuzz-argument-map = nur diese Karte, oder eine eigene Datei (.toml); mehrfach möglich
fuzz-argument-edition = nur diese Ausgabe; mehrfach möglich
fuzz-argument-seats = nur diese Zahl von Plätzen; mehrfach möglich
fuzz-argument-seconds = nach dieser Zeit anhalten (20 s, wenn keine Zahl von Partien angegeben ist)
fuzz-argument-matches = nach so vielen Partien anhalten
fuzz-argument-seed = Startwert der ersten Partie (Vorgabe: aus der Uhr)
fuzz-argument-out = Ordner für die Aufzeichnung eines Fehlers (Vorgabe: hier)
fuzz-progress = Prüft
fuzz-fine =
    Kein Fehler in { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } mit { $actions } Aktionen in { NUMBER($seconds, maximumFractionDigits: 1) } s. { $listed } gelistete Aktionen wurden
    auf Kopien ausgeführt und { $refused } andere abgelehnt. Der erste Startwert war { NUMBER($seed, useGrouping: 0) }.
fuzz-fault =
    Fehler gefunden mit Startwert { NUMBER($seed, useGrouping: 0) }: { $reason }
    Zuletzt versucht: { $trying }
    Die Partie bis dahin steht in { $file }.
    So wiederholst du es: { $repeat }
