# `rainhill puzzle`

puzzle-description =
    Zeigt eine Stellung aus einer Partie von Bots, in der du die beste Wahl suchst, und erklärt sie danach. Ohne
    Argumente: das Rätsel des Tages.

    Beispiele:
      rainhill puzzle
      rainhill puzzle --game steam --number 17
puzzle-today-help = das Rätsel des Tages, nach UTC (Vorgabe)
puzzle-number-help = das Rätsel mit dieser Nummer, ab 1
puzzle-list-help = alle Rätsel mit Nummer und Schwierigkeit auflisten
puzzle-none = Zu { $game } gibt es keine Rätsel.
puzzle-unknown = { $game } hat die Rätsel 1 bis { $most }, aber keines mit der Nummer { $number }.
puzzle-heading =
    Rätsel { $number } von { $most }: { $title }, { $map }, { $edition }, { $seats } Personen, { $grade ->
        [1] sehr leicht
        [2] leicht
        [3] mittel
        [4] schwer
       *[5] sehr schwer
    }.
puzzle-question = Du bist { $seat }. Eine Wahl ist deutlich die beste: welche?
puzzle-prompt = Deine Wahl>
puzzle-left = Die Antwort wartet auf dich: { $command }
puzzle-not-understood = „{ $line }“ ist weder eine Aktion noch ein Befehl. Tippe help, oder l für eine Liste dessen, was du tun kannst.
puzzle-help =
    Befehle
      l           auflisten, was du tun kannst, mit Nummern; die Nummer ist deine Antwort
      map         die ganze Karte; map names zeigt den Namen jedes freien Feldes
      c, cities   was in jeder Stadt ist, und mehr
      t, table    wer was hat
      read        die Stellung in Sätzen
      log [N]     was vorher geschah, in Worten
      rules       die Regeln in Kürze
      q, quit     ohne Antwort aufhören
puzzle-right = Das ist die beste Wahl.
puzzle-wrong = Es geht besser.
puzzle-loses = { $action }: eine Gewinnchance von { NUMBER($chance, maximumFractionDigits: 0) } % statt { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-unlooked = { $action }: Es brachte so wenig, dass die Suche kaum hinsah.
puzzle-best = Am besten: { $action }
puzzle-brings = Das bringt: { $what }
puzzle-choice = { $action }  { NUMBER($chance, maximumFractionDigits: 0) } % Gewinnchance, etwa { NUMBER($points, maximumFractionDigits: 0) } Punkte
puzzle-line = Das danach erwartete Spiel:
puzzle-found = Gefunden von: { $levels }.
puzzle-nobody = In der Regel findet sie keiner der Bots.
