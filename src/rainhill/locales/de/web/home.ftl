# Die erste Seite, die Leiste aller Seiten und Listen von Tischen.

web-hero-1 = Zwei Eisenbahnspiele,
web-hero-2 = ein ruhiger Tisch.
web-hero-text = Stephenson’s Rocket und Steam, mit Freunden oder Bots, auf jedem Bildschirm. Frei und quelloffen.
web-play-bot = Gegen einen Bot
web-pages = Seiten
web-page-play = Spielen
web-page-replays = Replays
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-open-none = Keine offenen Tische. Eröffne einen, Bots füllen die Plätze.
web-watch = Wird gerade gespielt
web-watch-one = Zusehen
web-your-turn = Dein Zug
web-play-on = Spielen
web-resume = Weiter
web-open = Öffnen
web-join = Mitspielen
web-row-title = Tisch von { $creator }
web-upload = Aufzeichnung öffnen …
web-replays-none = Noch keine beendeten Partien.
web-skip = Zum Inhalt springen
web-play-bots = Gegen Bots
web-card-learn = So geht’s
web-first-time = Zum ersten Mal hier?
web-first-learn = Die Regeln in zehn Minuten
web-first-learn-text = mit Bildern und einer Übungspartie auf kleiner Karte
web-first-replays = Anderen beim Spielen zusehen
web-first-replays-text = beendete Partien Schritt für Schritt, und eigene Aufzeichnungen
web-row-round = Runde { $round }
web-row-free =
    { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
web-row-leave = Diesen Tisch verlassen: { $table }
web-row-leave-sure = Tisch verlassen? Hast du ihn eröffnet, wird er geschlossen.
web-row-leave-go = Verlassen
web-row-concede = Diese Partie verlassen: { $table }
web-row-concede-sure = Endgültig verlassen? Damit gibst du auf; ein Bot spielt für dich weiter.
web-row-concede-go = Aufgeben
web-row-delete = Diesen Tisch löschen: { $table }
web-row-delete-sure = Tisch und Partie endgültig löschen?
web-row-delete-open-sure = Tisch endgültig löschen?
web-row-delete-go = Löschen
web-row-keep = Behalten
web-rematch-offered = Eine Revanche ist angeboten
web-rematch-offered-at = Revanche: { $people }
web-rematch-see = Ansehen
web-row-won = Gewonnen: { $winners }
web-record = Aufzeichnung
web-records = Eigene Aufzeichnungen
web-records-text = Öffne eine Aufzeichnung (.rail oder JSON): geh sie Schritt für Schritt durch und spiel von jedem Moment aus weiter.
web-records-drop = Oder zieh sie hierher.
web-records-paste = Aufzeichnung einfügen
web-records-open = Öffnen
web-replays-mine = Deine Partien
web-replays-all = Beendete Partien
web-replays-more = Mehr
