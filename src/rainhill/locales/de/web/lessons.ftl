# Lektionen, und die Karten, die erklären, was zum ersten Mal gefragt wird.

web-learn-ways = So lernst du
web-learn-way-learn = Lesen
web-learn-way-lessons = Lektionen
web-learn-way-puzzles = Rätsel
web-lessons = Lektionen
web-lessons-intro = Kurze Lektionen auf dem echten Spielplan, ein Gedanke nach dem anderen. Falsche Versuche kosten nichts: Du erfährst, welche Regel sie verletzen oder was sie gekostet hätten.
web-lessons-all = Alle Lektionen
web-lessons-none = Zu diesem Spiel gibt es noch keine Lektionen.
web-lessons-count = { $done } von { $lessons } Lektionen geschafft
web-lessons-done = geschafft
web-lessons-begun = { $done } von { $steps } Schritten geschafft
web-lessons-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
web-lesson = Lektion
web-lesson-step = { $step } von { $steps }
web-lesson-fold = Erklärung zeigen
web-lesson-goal = Ziel:
web-lesson-right = Richtig.
web-lesson-on = Weiter so.
web-lesson-over = Das war die Lektion.
web-lesson-pause = Sieh auf den Plan
web-lesson-pause-text = Wie es weitergeht, steht in der Erklärung.
web-lesson-next = Weiter
web-lesson-following = Weiter: { $title }
web-lesson-hint = Tipp
web-lesson-again = Diesen Schritt neu beginnen
web-lesson-rules = Siehe { $rules }.
web-lesson-costs-score = Punkte: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-shares = Aktien: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-passengers = Fahrgäste: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-cash = Änderung des Bargelds: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-income = Änderung des Einkommens: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-due = Gewinn am Ende der Runde: { $gain }. Die beste Wahl hier: { $best }.
web-lesson-costs-locomotive = Gewonnene Lokstufen: { $gain }. Die beste Wahl hier: { $best }.
web-helper = Zum ersten Mal
web-helper-close = Verstanden
web-helper-off = Nicht mehr zeigen
web-helper-open = Erklären
web-setting-helper = Erklären, was zum ersten Mal gefragt wird
