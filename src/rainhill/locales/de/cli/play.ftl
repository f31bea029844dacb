# `rainhill play`

play-description =
    Spielt eine Partie im Terminal. Ohne Argumente fragt ein Menü nach allem; mit FILE geht eine Partie weiter.

    Beispiele:
      rainhill play
      rainhill play --seats "Ada,bot:engineer,bot:baron" --map england --edition 2018
      rainhill play --game steam --seats "Ada,Ben,bot:baron" --map northeast
      rainhill play my-match.rail
play-file-help = eine Aufzeichnung (.rail oder .json), mit der es weitergeht
play-game-help = welches Spiel: rocket oder steam
play-first-help = wer beginnt, mit Name oder Nummer (Vorgabe: ausgelost)
play-map-help = welche Karte, oder eine eigene Datei (.toml); `rainhill maps list` zeigt sie
play-edition-help = welche Ausgabe der Regeln
play-seats-help = wer spielt, durch Kommas getrennt: Namen von Personen, und Bots nach Stufe: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = eine Wahl des Tisches, zum Beispiel defence=original oder mercy=both; mehrfach möglich
play-seed-help = eine Zahl, die den Zufall und die Vorlieben der Bots festlegt, um eine Partie zu wiederholen

# Das Menü
play-menu-title = Rainhill
play-menu-continue = Es gibt eine Partie, die nicht beendet ist.
play-menu-last = damit weitermachen ({ $file })
play-menu-new = eine neue Partie starten
play-menu-game = Welches Spiel?
play-menu-edition = Welche Ausgabe?
play-menu-map = Welche Karte?
play-menu-map-item = { $title } ({ $hexes } Felder)
play-menu-seats = Wie viele spielen mit?
play-menu-seats-item = { $number } Personen
play-menu-who = Wer spielt? Tippe einen Namen für eine Person, oder „bot“ und eine Art ({ $bots }).
play-menu-player = Spieler
play-menu-seat = Platz { $seat } [{ $default }]:
play-menu-options = Optionen des Tisches?
play-menu-as-usual = wie in dieser Ausgabe üblich
play-menu-other = auswählen
play-menu-item = {"  "}{ $number }  { $answer }
play-menu-number = Nummer [{ $default }]:
play-menu-wrong-number = Tippe eine Nummer von 1 bis { $most }, oder nur Enter.

# Am Tisch
play-begin = Die Partie wird nach jeder Aktion in { $file } gespeichert. Tippe help für Hilfe.
play-prompt = { $seat }>
play-continue = Weiter mit Enter.
play-choice = { $number }  { $notation }  [{ $code }]  { $brings }
play-choose =
    { $letters ->
        [yes] Tippe eine Nummer oder den Buchstaben auf der Karte.
       *[no] Tippe eine Nummer oder den Code in Klammern.
    }
play-no-number = Die Liste hat Nummern von 1 bis { $number }.
play-not-understood = „{ $line }“ ist weder eine Aktion noch ein Befehl. Tippe help, oder l für eine Liste dessen, was du tun kannst.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-saved = Gespeichert als { $file }
    Jederzeit weiter mit: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
play-kept = Die Partie liegt in { $file }.
    Alle Partien liegen in { $folder }.
play-draw-needs-file = Nenne eine Datei: draw position.svg
play-drawn = Gezeichnet als { $file }.
play-hand-over =
    { $seat ->
        [du] Du bist dran. Die Summen sind geheim: Gebt die Tastatur weiter.
        [Du] Du bist dran. Die Summen sind geheim: Gebt die Tastatur weiter.
       *[other] { $seat } ist dran. Die Summen sind geheim: Gebt die Tastatur weiter.
    }
play-hand-over-prompt = Drücke Enter, wenn du so weit bist.
play-goodbye =
    { $over ->
        [yes] Die Partie ist gespeichert. Noch einmal ansehen mit: rainhill{"\u00A0"}replay{"\u00A0"}{ $file }
       *[no] Die Partie ist gespeichert. Jederzeit weiter mit: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    }
play-trouble =
    Etwas ging schief, und es ist nicht deine Schuld. Die Partie ist sicher: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    Bitte melde, was in { $report } steht.
play-other-seats = Diese Partie hat { $number } Plätze, aber --seats nennt { $given }.

play-over = Die Partie ist zu Ende: { $reason }.
play-winner =
    { $number ->
        [one] { $names } gewinnt mit { $amount }.
       *[other] { $names } teilen sich den Sieg mit je { $amount }.
    }
play-winner-you = Du gewinnst mit { $amount }.
play-over-prompt = log, map, save FILE, draw FILE, undo oder quit>

play-help =
    Befehle
      l           auflisten, was du tun kannst, mit Nummern; tippe die Nummer
      map         die ganze Karte; map names zeigt den Namen jedes freien Feldes
      c, cities   was in jeder Stadt ist, und mehr
      t, table    wer was hat
      read        die Stellung in Sätzen
      log [N]     was geschah, in Worten
      why         warum der Bot, der zuletzt nachdachte, so entschieden hat
      u, undo     deine letzte Aktion zurücknehmen
      save [FILE] eine Aufzeichnung schreiben; gespeichert wird ohnehin immer
      draw FILE   die Stellung als SVG-Zeichnung
      rules       die Regeln in Kürze
      file        wo die Partie liegt
      q, quit     aufhören; die Partie bleibt gespeichert
play-why-nobody = Noch hat kein Bot vorausgedacht. Ingenieur, Baron und Stephenson tun es.
play-why-secret = An diesem Tisch sind die Summen geheim, also behalten Bots ihre Gedanken bis zum Ende der Partie für sich.
play-why =
    { $seat } wählte „{ $action }“ aus { $choices } erwogenen Aktionen, nach { $nodes } Knoten in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s.
play-why-line = Erwartet wird: { $line }.
play-why-seat = { $seat }: { NUMBER($chance, maximumFractionDigits: 0) } % Gewinnchance, etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
