# Einstellungen, und was man an einem Tisch sonst noch tun kann.

web-presence =
    { $watchers ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $watchers } Personen sehen zu.
    }
web-setting-theme = Design
web-setting-theme-auto = wie das System
web-setting-theme-light = hell
web-setting-theme-dark = dunkel
web-setting-confirm = Züge
web-setting-confirm-confirm = bestätigen
web-setting-confirm-quick = sofort
web-setting-motion = Bewegung
web-setting-motion-full = ruhig
web-setting-motion-fast = schnell
web-setting-motion-none = keine
web-setting-text = Namen auf dem Plan
web-setting-text-normal = normal
web-setting-text-large = groß
web-setting-text-largest = sehr groß
web-setting-text-text = Namen, für die kein Platz ist, erscheinen erst beim Vergrößern.
web-setting-sound = Töne
web-setting-volume = Lautstärke
web-setting-signs = Überall Zeichen: auf den Gleisen neben der Farbe auch Buchstaben
web-setting-language = Sprache
web-keys = Tasten
web-other-device = Link für ein anderes Gerät
web-give-to-bot = Bot für mich spielen lassen
web-take-back = Platz zurückholen
web-replace-by-bot = Bot für { $seat } spielen lassen
web-concede = Aufgeben
web-menu-hand-over-text = Bis du den Platz am Tisch mit einem Tippen zurückholst.
web-menu-take-back-text = Im Moment spielt ein Bot für dich.
web-menu-replace-text = Seit einem Tag war dort niemand; wer wiederkommt, kann den Platz zurückholen.
web-menu-offer-end-text = Ohne Sieger, wenn alle zustimmen.
web-menu-concede-text = Du verlierst und kannst nicht zurückkommen.
web-sure-no = Nein, weiterspielen
web-sure-hand-over = Bot für dich spielen lassen?
web-sure-hand-over-text = Er spielt ab jetzt, so gut er kann. Du holst den Platz am Tisch mit einem Tippen zurück.
web-sure-hand-over-yes = Spielen lassen
web-sure-replace = Bot für { $seat } spielen lassen?
web-sure-replace-text = Er spielt, bis { $seat } wieder da ist und den Platz zurückholt.
web-sure-replace-yes = Spielen lassen
web-sure-offer-end =
    { $alone ->
        [yes] Partie beenden?
       *[no] Ende der Partie vorschlagen?
    }
web-sure-offer-end-text =
    { $alone ->
        [yes] Gegen dich spielen nur Bots, und denen ist es recht: Die Partie endet sofort, ohne Sieger.
       *[no] Die anderen werden gefragt. Stimmen alle zu, endet die Partie ohne Sieger.
    }
web-sure-offer-end-yes =
    { $alone ->
        [yes] Beenden
       *[no] Vorschlagen
    }
web-sure-concede = Partie aufgeben?
web-sure-concede-text =
    { $alone ->
        [yes] Du verlierst, und die Partie ist zu Ende. Das lässt sich nicht zurücknehmen.
       *[no] Du verlierst. Spielen andere noch weiter, spielt ein Bot für dich. Das lässt sich nicht zurücknehmen.
    }
web-sure-concede-yes = Aufgeben
web-setting-theme-text = Was im Spiel eine eigene Farbe hat, behält sie; Karte, Papier und Tinte wechseln.
web-setting-confirm-text = Beim Bestätigen siehst du vorher, was ein Zug bringt.
web-setting-motion-text = Wie schnell die Figuren fahren. Wünscht das System Ruhe, bewegt sich nichts.
web-setting-letters = Einzelne Buchstaben als Tastenkürzel
web-keys-table = Am Tisch
web-keys-board = Auf der Karte
web-keys-replay = Im Replay
web-key-board = B
web-key-board-text = zur Karte
web-key-bar = A
web-key-bar-text = zu den Knöpfen deiner Aktion
web-key-log = L
web-key-log-text = zum Verlauf; Pfeile führen von Zeile zu Zeile
web-key-chat = C
web-key-chat-text = zum Chat
web-key-position = P
web-key-position-text = die Stellung in Sätzen
web-key-reference = Q
web-key-reference-text = die Regeln auf einen Blick
web-key-help = ?
web-key-help-text = diese Seite
web-key-arrows = Pfeile
web-key-arrows-text = zum Nachbarfeld
web-key-next = N, Umschalt + N
web-key-next-text = zum nächsten und vorigen wählbaren Feld
web-key-pages = Bild auf, Bild ab
web-key-pages-text = von Ort zu Ort
web-key-home = Pos1, Ende
web-key-home-text = zum ersten und letzten wählbaren Feld
web-key-enter = Enter
web-key-enter-text = wählen; noch einmal zum Bestätigen
web-key-escape = Esc
web-key-escape-text = einen Schritt zurück
web-key-zoom = + − 0
web-key-zoom-text = näher, weiter weg, die ganze Karte
web-key-steps = ← →
web-key-steps-text = ein Schritt zurück, ein Schritt vor
web-key-replay = Leertaste
web-key-replay-text = abspielen und anhalten
