# Ein Tisch, der auf seine Leute wartet.

web-seat-invite = Eingeladen
web-seat-invite-text = wer den Link hat
web-seat-open = Freier Platz
web-seat-open-text = steht bei den offenen Tischen
web-seat-local = Freier Platz
web-seat-local-text = an diesem Gerät
web-seat-person = Freier Platz
web-seat-person-text = frei
web-seat-bot-text = ein Bot
web-seat-taken = ist da
web-lobby = Warten auf die anderen
web-lobby-full = Alle sind da
web-copy-link = Link kopieren
web-leave = Verlassen
web-start = Partie beginnen
web-stop-closed = Dieser Tisch wurde geschlossen
web-agreed = Was vereinbart ist
web-agreed-none = ohne Uhr
web-agreed-decision = { $seconds } Sekunden je Entscheidung; { $zero ->
        [lose] dann verliert der Platz
       *[bot] dann entscheidet { $bot }
    }
web-agreed-match = { $minutes } Minuten pro Platz, { $increment } Sekunden dazu je Zug; { $zero ->
        [lose] dann verliert der Platz
       *[bot] dann entscheidet { $bot }
    }
web-agreed-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    } je Zug; { $zero ->
        [lose] dann verliert der Platz
       *[bot] dann übernimmt { $bot }
    }
web-lobby-text = Schick jeden Link an eine Person. Wer ihn öffnet, nimmt diesen Platz ein; du kannst die Seite inzwischen schließen.
web-share-title = Ein Platz am Tisch: { $game }
