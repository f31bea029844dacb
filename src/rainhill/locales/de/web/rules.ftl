# Die Regeln eines Spiels zum Nachschlagen, und seine Übersicht.

web-rules-full = Alle Regeln
web-rules-print = Als Heft drucken
web-rules-example = Beispiel
web-rules-note = Hinweis
web-rules-option = Option:
web-rules-here = gilt an diesem Tisch
web-rules-elsewhere = Nicht an diesem Tisch: { $names }
web-rules-usual = üblich: { $editions }
web-rules-both = beide Ausgaben
web-rules-seats =
    { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
web-rules-ruling = von uns festgelegt
web-rules-ruling-text = Die gedruckten Regeln schweigen hier oder widersprechen sich; wir haben es so festgelegt.
web-rules-table = Tabelle
web-rules-terms =
    Markiert für euren Tisch: { $edition }, { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }.
web-rules-all-alike = Alle Ausgaben gleich zeigen
web-rules-untranslated = Dieses Kapitel ist noch nicht übersetzt ({ $language }).
web-rules-hits =
    { $hits ->
        [0] Nichts gefunden
        [one] { $hits } Stelle gefunden
       *[other] { $hits } Stellen gefunden
    }
web-reference = Kurzübersicht
web-reference-print = Auf einer Seite zum Drucken
web-print = Drucken
web-reference-none = Für dieses Spiel gibt es keine Kurzübersicht.
