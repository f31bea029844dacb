# An einem Tisch.

web-title = Rainhill
web-tools = Ton, Design, Regeln, Menü
web-skip-board = Zum Spielplan springen
web-announced = Neues
web-turn-spoken = { $turn }: { $what }
web-position = Stellung in Worten
web-position-title = Die Stellung
web-notify-title = Du bist am Zug bei Rainhill
web-title-your-turn = ● Dein Zug · Rainhill
web-rules = Regeln
web-clock = Restzeit: { $time }
web-clock-days = { $days } T { $hours } h
web-turn-over = Die Partie ist zu Ende
web-watching = Sieh dir die letzten Züge an …
web-waiting = { $seat } denkt nach …
web-waiting-bot = Ein Bot entscheidet für { $seat } …
web-turn-waits = Die Partie wartet
web-away = weg
web-secret = ?
web-panels = Tafeln
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Ganze Karte zeigen
web-nav-board = Plan
web-nav-players = Spieler
web-nav-log = Verlauf
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-rules = Regeln
web-tab-points = Punkte
web-tab-players = Spieler
web-unread = { $number } ungelesen
web-side = Spieler und Verlauf
web-score-text = { $seat }: Punkte bisher
web-score-secret = Die Summen sind bis zum Ende geheim
web-hex-where = { $hex }, { $where }
web-gain-points = +{ $amount }
web-action-bar = Deine Aktion
web-previewing = …
web-no-points = bringt jetzt nichts ein
web-back = Zurück
web-undo = Rückgängig
web-undo-ask = Um Rücknahme bitten
web-less = Weniger
web-more = Mehr
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-go = Diesen Moment auf dem Plan zeigen
web-log-link = Link zu diesem Moment: { $line }
web-log-link-short = Link zu diesem Moment
web-log-news =
    { $number ->
        [one] Was inzwischen geschah
       *[other] { $number } neue Züge zeigen
    }
web-log-undo = { $seat } nimmt die letzte Aktion zurück.
web-log-concede = { $seat } gibt auf; ein Bot spielt weiter.
web-log-offer =
    { $what ->
        [undo] { $seat } möchte eine Aktion zurücknehmen.
       *[end] { $seat } schlägt vor, die Partie zu beenden.
    }
web-log-agree = { $seat } stimmt zu.
web-log-decline = { $seat } lehnt ab.
web-log-withdraw = { $seat } zieht die Frage zurück.
web-log-hand-over = Für { $seat } spielt jetzt ein Bot.
web-log-take-back = { $seat } spielt wieder selbst.
web-log-timeout =
    { $handed ->
        [no] Die Zeit von { $seat } ist um: Diese eine Entscheidung hat ein Bot getroffen.
       *[yes] Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
    }
web-log-timeout-lose = Die Zeit von { $seat } ist um.
web-log-wait = Niemand ist am Tisch: Die Partie wartet.
web-log-resume = Die Partie geht weiter (Pause: { $time }).
web-log-outage = Serverausfall: { $time }; { $seat } verliert dadurch keine Zeit.
web-span-seconds =
    { $number ->
        [one] eine Sekunde
       *[other] { $number } Sekunden
    }
web-span-minutes =
    { $number ->
        [one] eine Minute
       *[other] { $number } Minuten
    }
web-span-hours =
    { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
web-span-days =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
web-log-ended = Die Partie ist beendet.
web-past = Rückblick auf dem Plan
web-past-step =
    { $steps ->
        [one] Der letzte Zug
       *[other] Schritt { $step } von { $steps }
    }
web-past-begin = So stand es vorher.
web-past-close = Zurück zur Gegenwart
web-chat = Chat
web-chat-empty = Noch hat niemand etwas geschrieben.
web-chat-write = Schreib an den Tisch …
web-chat-send = Senden
web-chat-deleted = (gelöscht)
web-chat-closed =
    { $policy ->
        [seats] Hier schreibt nur, wer mitspielt.
       *[off] Dieser Tisch hat keinen Chat.
    }
web-chat-said = { $name } schreibt: { $text }
web-offer-undo = { $seat } möchte die letzte Aktion zurücknehmen.
web-offer-end = { $seat } schlägt vor, die Partie ohne Sieger zu beenden.
web-offer-undo-own = Du möchtest die letzte Aktion zurücknehmen.
web-offer-end-own = Du schlägst vor, die Partie ohne Sieger zu beenden.
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-lost =
    { $seconds ->
        [0] Keine Verbindung. Neuer Versuch …
       *[other] Keine Verbindung. Neuer Versuch in { $seconds } s.
    }
web-lost-fast =
    { $seconds ->
        [0] Das war zu viel auf einmal. Verbindet neu …
        [one] Das war zu viel auf einmal. Neue Verbindung in einer Sekunde.
       *[other] Das war zu viel auf einmal. Neue Verbindung in { $seconds } Sekunden.
    }
web-silent = Der Server antwortet nicht. Warten …
web-sending = Wird gesendet …
web-skip-bots = Weiter
web-skip-pauses = Pausen der Bots überspringen
web-clock-warning = Deine Uhr: noch { $time }.
web-notice-bot =
    { $whom ->
        [you] Ein Bot spielt für dich.
       *[name] Ein Bot spielt für { $seat }.
    }
web-notice-bots =
    { $many ->
        [one] Ein Bot spielt für { $seats }.
       *[other] Bots spielen für { $seats }.
    }
web-notice-conceded =
    { $whom ->
        [you] Du hast aufgegeben. Auf deinem Platz spielt ein Bot weiter.
       *[name] { $seat } hat aufgegeben. Auf dem Platz spielt ein Bot weiter.
    }
web-notice-missed = Die Zeit von { $seat } war um. Diese eine Entscheidung hat ein Bot getroffen.
web-notice-missed-own =
    { $whom ->
        [you] Deine Zeit war um. Diese eine Entscheidung hat ein Bot für dich getroffen.
       *[name] Die Zeit von { $seat } war um. Diese eine Entscheidung hat ein Bot getroffen.
    } { $more ->
        [one] Noch einmal hintereinander, und der Platz geht an ihn.
       *[other] Noch { $more } Mal hintereinander, und der Platz geht an ihn.
    }
web-notice-waits = Die Partie wartet, bis jemand vom Tisch wieder da ist.
web-lost-sending = Dein Zug ist gemerkt und wird noch gesendet.
web-try-now = Neu verbinden
web-turn-named = { $seat }, dein Zug
web-peek = Gedrückt halten: Summe von { $seat }
web-peek-short = Summe: halten
web-peek-told = { $seat }: { $amount }
web-stop-failed = Das hat nicht geklappt
web-stop-gone = Diesen Tisch gibt es nicht
web-stop-signed-out = Du bist abgemeldet
web-stop-signed-out-text = Diese Sitzung ist beendet: Du hast dich abgemeldet, oder das Passwort wurde auf einem anderen Gerät geändert. Melde dich an, um zu deinem Platz zurückzukehren.
web-stop-not-yours = Dieser Platz gehört dir nicht mehr
web-stop-not-yours-text = Er wurde auf einem anderen Gerät verlassen oder bekam einen neuen Link, oder du hast dich unter anderem Namen angemeldet.
web-stop-again = Mit jetziger Anmeldung öffnen
web-stop-crowded = Es ist kein Platz mehr
web-stop-crowded-text = Zu viele sehen an diesem Tisch zu, oder du hast ihn auf zu vielen Bildschirmen offen. Schließe einige oder versuch es später noch einmal.
web-stop-forbidden = An diesem Tisch kannst du nicht sitzen
web-stop-forbidden-text = Lass dir von der Person, die ihn eröffnet hat, einen Link schicken.
web-chart-label = Punkte im Verlauf der Partie
web-chart-value = { $step }: { $scores }
web-chart-score = { $seat } { $points }
web-chart-level = { $seats }: { $points }
web-chart-start = der Anfang
web-chart-turn = Zug { $turn }
web-chart-end = das Ende
web-step-back = Ein Schritt zurück
web-step-forward = Ein Schritt vor
web-play = Abspielen
web-pause = Pause
