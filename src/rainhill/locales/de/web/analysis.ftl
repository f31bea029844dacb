web-percent = { $number } %
# Analyse und Tipps.

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Das Beste, was gefunden wurde
web-hint-label = Gewinnchance und Punkte am Ende. Die Analyse nennt dasselbe.
web-hint-choose = Auf dem Plan wählen
web-reason-now = Jetzt: { $what }
web-reason-none = Keine Punkte sofort; es bereitet Späteres vor.
web-reason-later = Später zu erwarten: { $what }
web-reason-prevents = Kostet { $seat } { $points } Punkte.
web-reason-prevents-what = Kostet { $seat } { $points } Punkte, vor allem: { $what }.
web-study-progress = Fortschritt der Analyse
web-study-none = Noch nicht analysiert.
web-study-none-text = Ein starker Bot geht die Partie durch und beurteilt jede Entscheidung: was sie wert war, was besser gewesen wäre und wo die Partie kippte. Das dauert eine Weile; du kannst weggehen und wiederkommen.
web-study-running = { $done } von { $total } Entscheidungen beurteilt …
web-study-stopped = { $done } von { $total } Entscheidungen beurteilt. Der Rest kann folgen.
web-study-done = Alle { $total } Entscheidungen beurteilt.
web-study-begin = Partie analysieren
web-study-on = Weiter
web-study-stop = Anhalten
web-study-measure = Was die Kurve zeigt
web-study-by-chances = Gewinnchance
web-study-by-points = Erwartete Punkte
web-study-chart = Am Ende: { $values }
web-study-chart-so-far = Bisher: { $values }
web-study-scrub = Entscheidung
web-study-decision = { $seat }, { $when }
# Wann eine Entscheidung fiel, wenn ein Spiel weder Züge noch Runden zählt.
web-study-move = Aktion { $number }
web-study-best = Das Beste, was gefunden wurde.
web-study-even = So gut wie das Beste, was gefunden wurde.
web-study-cost = Verschenkt: { $cost } Gewinnchance; erwartete Punkte: { $points }.
web-study-choice = Wahl
web-study-win = Chance
web-study-points = Punkte
web-study-played = gespielt
web-study-then = dann: { $line }
web-study-nodes =
    { $nodes ->
        [one] Eine Stellung wurde untersucht.
       *[other] { $nodes } Stellungen wurden untersucht.
    }
web-study-decisions = Entscheidungen
web-study-filter = Welche Entscheidungen
web-study-filter-costly = Fehler
web-study-filter-all = alle
web-study-no-costly = Niemand hat viel verschenkt.
web-study-mark-best = beste
web-study-turns = Wendepunkte
web-study-turn = { $seat }, { $when }: Am meisten nützt es { $gainer }
web-study-no-turns = Bisher kein Wendepunkt.
web-study-accounts = Wie gut alle entschieden haben
web-study-account-best = Beste Wahl
web-study-account-mistakes = Fehler
web-study-account-cost = Im Schnitt verschenkt
