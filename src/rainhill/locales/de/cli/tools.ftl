# Worte, die mehrere Befehle teilen.

tools-whole = { NUMBER($value, maximumFractionDigits: 0) }
tools-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
tools-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tools-argument-game = das Spiel: rocket (Stephenson’s Rocket) oder steam (Steam); Vorgabe: das der Karte, sonst das erste
tools-argument-map = die Karte, oder eine eigene Datei (.toml); `rainhill maps list` zeigt alle
tools-argument-edition = die Ausgabe der Regeln: 1999 oder 2018 bei Stephenson’s Rocket, base oder standard bei Steam
tools-argument-seats = Zahl der Plätze (Vorgabe: 4)
tools-argument-option = eine Option des Spiels, etwa defence=any; mehrfach möglich
tools-not-positive = { $value } ist keine Zahl über 0
tools-file-trouble = { $file } ist nicht brauchbar ({ $reason }). Prüfe den Namen und ob du dort lesen und schreiben darfst.
