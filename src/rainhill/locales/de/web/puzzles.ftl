# Rätsel: Entscheidungen, die gefunden werden wollen.

web-puzzles = Rätsel
web-puzzles-intro = Entscheidungen aus Partien von Bots, in denen eine Wahl deutlich besser ist als alle anderen. Finde sie.
web-puzzles-all = Alle Rätsel
web-puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
web-puzzle = Rätsel
web-puzzle-today = Rätsel des Tages
web-puzzle-grades = Wie schwer
web-puzzle-grade =
    { $grade ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    }
web-puzzle-count = { $solved } von { $puzzles }
web-puzzle-number = Rätsel { $number }, { $map } { $stand }
web-puzzle-solved = gelöst
web-puzzle-missed = verfehlt
web-puzzle-question = Du bist { $seat } in einer Partie mit { $seats } Personen. Eine Wahl ist deutlich die beste: Triff sie auf dem Spielplan.
web-puzzle-right = Das ist die beste Wahl.
web-puzzle-wrong = Es geht besser.
web-puzzle-loses = { $action }: eine Gewinnchance von { $chance } statt { $best }.
web-puzzle-unlooked = { $action }: Es brachte so wenig, dass die Suche kaum hinsah.
web-puzzle-best = Am besten: { $action }
web-puzzle-line = Das danach erwartete Spiel. Wähle einen Zug, um ihn auf dem Plan zu sehen.
web-puzzle-move = { $seat }: { $action }
web-puzzle-found = Gefunden von: { $levels }.
web-puzzle-nobody = In der Regel findet sie keiner der Bots.
web-puzzle-pause-text = Die Auflösung steht in der Erklärung.
web-puzzle-next = Nächstes Rätsel
web-puzzle-again = Noch einmal ansehen
