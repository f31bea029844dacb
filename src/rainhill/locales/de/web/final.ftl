# Das Ende einer Partie.

web-final = Schlusswertung
web-final-winner =
    { $many ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen gemeinsam
    }
web-final-none = Niemand gewinnt
web-final-margin =
    { $points ->
        [one] ein Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
web-final-margin-amount = Vorsprung: { $amount }
web-final-shared = Gleichstand vorn
web-final-played = Die Partie wurde zu Ende gespielt.
web-final-conceded =
    { $many ->
        [0] Die Partie endete durch Aufgabe.
        [one] { $seats } hat aufgegeben.
       *[other] { $seats } haben aufgegeben.
    }
web-final-time = Die Zeit war um.
web-final-agreed = Einvernehmlich beendet.
web-final-chart = Punkte im Verlauf der Partie
web-final-row = Wertung
web-final-pieces = Wert
web-final-total = Gesamt
web-final-explain = Jede Zeile erklären
web-final-explain-less = Nur die Zahlen
web-rematch = Revanche
web-rematch-text = Sie beginnt, wenn alle angenommen haben.
web-rematch-yours = Du bietest eine Revanche an
web-rematch-by = { $name } bietet eine Revanche an
web-rematch-yes = angenommen
web-rematch-waits = noch nicht
web-rematch-accept = Annehmen
web-rematch-later = Jetzt nicht
web-rematch-off = Absagen
web-rematch-links = Jemand anders einladen
web-rematch-called-off = Die Revanche wurde abgesagt.
web-rematch-given = Dein Platz wurde weitergegeben.
web-rematch-go = Zur Revanche
web-rematch-watch = Revanche ansehen
web-see-board = Spielplan ansehen
web-back-to-result = Zurück zum Ergebnis
