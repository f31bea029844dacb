# Was gesagt wird, wenn jemand zum ersten Mal etwas gefragt wird, nach der Art der Entscheidung.

steam-helper-auction = Die Reihenfolge wird versteigert
    .text =
        Biete mehr als das letzte Gebot, oder passe. Wer vorn ist, wählt zuerst ein Aktionsplättchen und baut und liefert meist zuerst.

        Geld, das du nicht hast, wird im Basisspiel geliehen: je 5 $ für einen Punkt Einkommen. Ein Rang ist also selten viel mehr als 5 $ wert.
steam-helper-capital = Kapital aufnehmen
    .text =
        Im Standardspiel nimmst du jetzt, am Anfang der Runde, Geld auf: je 5 $ für einen Punkt Einkommen. Rechne mit Gebot, Gleisen und Einkommensphase.

        10 $ sind ein gutes Maß für eine erste Runde.
steam-helper-tile = Nimm ein Aktionsplättchen
    .text =
        Ein Plättchen für diese Runde; was es bringt, steht darauf. Im Basisspiel bestimmt seine Nummer auch deinen Rang in der nächsten Reihenfolge, die niedrigste zuerst, und Stadtwachstum, Lokomotive und Urbanisierung kosten Geld.

        Im Zweifel: Erster Bau oder Erste Fahrt, die nichts kosten.
steam-helper-build = Gleise bauen
    .text =
        Bis zu drei Gleisteile. Beginne an einer Stadt oder an einem eigenen offenen Ende und versuche, eine Strecke von einem Halt zum nächsten zu vollenden: Erst dann können Waren darüber fahren. 1 $ für jede Seite, mehr für Orte, Flüsse und Hügel.

        Such zuerst einen Würfel, dann baue seinen Weg in eine Stadt seiner Farbe. Schritte kannst du zurücknehmen, bis du deinen Zug beendest.
steam-helper-goods = Waren bewegen
    .text =
        Zweimal je Runde: einen Würfel liefern, oder einmal die Lok verbessern, oder passen. Ein Würfel fährt in die erste Stadt seiner Farbe auf seinem Weg, über höchstens so viele Strecken, wie deine Lok Stufen hat. Jede Strecke bringt einen Punkt, und den bekommt, wem sie gehört.

        Mindestens eine Strecke des Weges muss dir gehören, und niemand darf darauf mehr haben als du.
steam-helper-score = Einkommen oder Siegpunkte
    .text =
        Alle Punkte dieser Lieferung zählen als eines von beiden. Einkommen wird am Ende jeder Runde gezahlt; Siegpunkte zählen erst am Ende.

        Solange noch mehrere Runden kommen, ist Einkommen meist besser; im letzten Drittel sind es Siegpunkte. Schulden kosten am Ende 2 Siegpunkte je Punkt.
