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
web-new-link = Neuer Link
web-new-link-text = Erzeugt einen Link zum Verschicken. Ein früher verschickter gilt dann nicht mehr.
web-leave = Verlassen
web-close-table = Tisch schließen
web-seat-away = gerade nicht da
web-seat-to-bot = Bot nehmen
web-seat-free = Platz freigeben
web-qr = QR-Code
web-qr-of = Link für Platz { $number } als QR-Code
web-colour = Farbe
web-colour-of = Farbe von Platz { $number }
web-colour-any = Beliebige Farbe
web-colour-1 = Petrol (Scheibe)
web-colour-2 = Rosa (Dreieck)
web-colour-3 = Braun (Raute)
web-colour-4 = Hellblau (Fünfeck)
web-colour-5 = Oliv (Kreuz)
web-colour-6 = Elfenbein (Stern)
web-begins = beginnt
web-begins-drawn = wird zu Beginn ausgelost
web-first-told-seat = Platz { $number } beginnt.
web-start-why =
    { $free ->
        [one] Die Partie kann starten, sobald der letzte Platz besetzt ist.
       *[other] Die Partie kann starten, sobald auch die letzten { $free } Plätze besetzt sind.
    }
web-start-itself =
    { $free ->
        [one] Sie startet von selbst, sobald der letzte Platz besetzt ist.
       *[other] Sie startet von selbst, sobald auch die letzten { $free } Plätze besetzt sind.
    }
web-start-host = { $name } startet die Partie.

# Die Seite hinter einer Einladung.
web-invited-by = { $name } lädt dich ein zu einer Partie
web-invited-seat = Dieser Platz ist für dich
web-invitation-rules = Regeln lesen
web-invitation-watch = Nur zusehen
web-invitation-look = Tisch ansehen
web-invitation-void = Dieser Link gilt nicht mehr
web-invitation-void-text = Ein neuerer Link hat ihn ersetzt, der Platz wurde anders vergeben, oder ein Stück des Links fehlt. Lass dir einen neuen schicken.
web-invitation-used = { $name } hat diesen Platz mit diesem Link eingenommen. Wenn du das warst, kannst du ihn auch auf diesem Gerät öffnen.
web-invitation-device = Ich bin { $name }
web-name-length = Ein Name hat 1 bis 40 Zeichen.
web-start = Partie starten
web-stop-closed = Dieser Tisch wurde geschlossen
web-stop-closed-text = Wer ihn eröffnet hat, hat ihn geschlossen. Eröffne einen neuen oder lass dir einen anderen Link schicken.
web-agreed = Was vereinbart ist
web-agreed-none = ohne Uhr
web-agreed-decision = { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } je Entscheidung; { $zero ->
        [lose] dann verliert der Platz
       *[bot] dann entscheidet { $bot }
    }
web-agreed-match = { $minutes ->
        [one] eine Minute pro Platz
       *[other] { $minutes } Minuten pro Platz
    }, { $increment ->
        [0] keine Zeit dazu
        [one] eine Sekunde dazu je Zug
       *[other] { $increment } Sekunden dazu je Zug
    }; { $zero ->
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
web-lobby-text = Schick jeden Link einer anderen Person. Wer ihn öffnet, nimmt diesen Platz ein; du kannst die Seite inzwischen schließen.
web-share-title = Ein Platz am Tisch: { $game }
