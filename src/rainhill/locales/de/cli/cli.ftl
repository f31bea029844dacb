# Der Befehl `rainhill` selbst; jeder Unterbefehl hat eine eigene Datei.

cli-description = Eisenbahn-Brettspiele: im Terminal spielen, Aufzeichnungen ansehen, Karten zeichnen, Bots laufen lassen.
cli-epilog = Beginne mit `rainhill play`. Hilfe zu einem Befehl: `rainhill BEFEHL --help`.
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-command-metavar = BEFEHL
cli-help-help = diese Hilfe zeigen und enden
cli-version-help = die Version zeigen und enden
cli-version =
    Rainhill { $version } { $compiled ->
        [yes] (kompilierter Kern)
       *[no] (reiner Python-Kern: richtig, aber Bots sind langsam)
    }
cli-usage = { "Aufruf: " }
cli-argument-required = diese Angaben fehlen: { $names }
cli-argument-unknown = diese Angaben gibt es nicht: { $names }
cli-argument-one = eine davon muss angegeben werden: { $names }
cli-argument-ambiguous = { $given } könnte jedes von diesen sein: { $names }
cli-argument-choice = { $name }: { $given } steht nicht zur Wahl; möglich sind { $names }
cli-argument-value = { $name }: { $given } ist kein Wert dafür
cli-argument-together = { $name } geht nicht zusammen mit { $other }
cli-argument-lacks = { $name } braucht einen Wert
cli-argument-wrong = { $name }: { $reason }
cli-usage-error = { $command }: { $reason }
    Versuche `{ $command } --help`.
cli-failed = rainhill: { $reason }
cli-interrupted = Angehalten.

cli-command-play = eine Partie im Terminal spielen
cli-command-puzzle = in einer Stellung aus einer Partie von Bots die beste Wahl finden
cli-command-show = die Stellung einer Aufzeichnung zeigen
cli-command-replay = eine Aufzeichnung prüfen und die Partie in Worten erzählen
cli-command-analyse = jede Entscheidung einer Aufzeichnung beurteilen oder einen Tipp geben
cli-command-draw = eine Karte oder Stellung als SVG zeichnen
cli-command-maps = Karten auflisten, prüfen, messen und zeichnen
cli-command-simulate = Bots viele Partien spielen lassen und zählen
cli-command-bots = Bots und Stufen auflisten, und wie viel jeder nachdenkt
cli-command-arena = Bots in einer Liga antreten lassen und sagen, wie stark sie sind
cli-command-fuzz = mit Zufallspartien nach Fehlern in den Regeln suchen
cli-command-bench = messen, wie schnell die Regeln laufen
cli-command-serve = den Tischserver betreiben, für Partien im Browser
cli-command-migrate = die Datenbank des Servers in die Form bringen, die diese Version braucht
cli-command-backup = alles, was der Server aufbewahrt, in eine Datei schreiben
cli-command-restore = eine leere Datenbank aus einer Sicherung füllen
cli-command-verify = jede Partie des Servers nachspielen und Abweichungen melden
cli-command-export = jede Partie des Servers als Aufzeichnung schreiben
cli-command-load = an Hunderten Tischen eines Servers spielen und ihn messen

# Dateien und gemeinsame Optionen
cli-file-missing = Die Datei { $file } gibt es nicht. Prüfe den Namen; `rainhill play` startet eine neue Partie.
cli-file-unreadable = { $file } ist nicht lesbar ({ $reason }).
cli-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }). Wähle eine andere Stelle.
cli-file-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
cli-file-not-text = { $file } ist keine Textdatei, also keine Aufzeichnung. Aufzeichnungen enden auf .rail oder .json.
cli-record-bad =
    { $line ->
        [0] { $file } ist nicht brauchbar: { $reason }
       *[other] { $file } ist nicht brauchbar (Zeile { $line }): { $reason }
    }
cli-at-too-large = Die Aufzeichnung hat { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }; --at { $at } liegt nicht zwischen 0 und { $actions }.
cli-seat-unknown = In dieser Partie heißt niemand { $seat }. Plätze: { $known }.
cli-json-help = JSON schreiben, das ein Programm lesen kann
cli-at-help = nach Aktion N anhalten statt am Ende
cli-seat-help = zeigen, was dieser Platz weiß (Nummer oder Name)
cli-record-help = eine Aufzeichnung (.rail oder .json)
cli-theme-help = Farben der Karte: light (Papier) oder dark (dunkel)
cli-plain-help = keine Farben, der Bildschirm wird nie gelöscht, die Karte nur auf Wunsch gezeichnet
