# Die Seite, auf der man die Spiele lernt.

web-learn-title = Spielen lernen
web-learn-intro = Lies das in zehn Minuten, oder starte die Übungspartie und sieh unterwegs nach. Jede Regel hat eine Nummer; wird ein Zug abgelehnt, führt die Nummer zur ausführlichen Regel.
web-learn-games = Spiele
web-learn-contents = Auf dieser Seite
web-learn-practice = Übungspartie
web-learn-practice-text = Kleine Karte, leichte Gegner, und alles lässt sich zurücknehmen.
web-learn-practice-go = Starten
web-learn-real = Gegen Bots auf der großen Karte
web-learn-in-full = Ausführlich:
web-learn-all = Jede Regel mit ihrer Nummer
web-learn-all-text = Genau so spielt das Programm, Wort für Wort. Marken zeigen, was gedruckt steht, was wir festgelegt haben und was ein Tisch wählen kann.
web-learn-find = Regel suchen
web-learn-nothing = Davon handelt keine Regel.
