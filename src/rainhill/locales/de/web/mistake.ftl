# Telling us of a mistake in a translation.

web-mistake = Diese Übersetzung hat einen Fehler
# Whether the host names a place for issues; without one the text can only be copied.
web-mistake-text =
    Sag, welche Wörter falsch sind und wie es heißen sollte. { $way ->
        [issue] „Melden“ öffnet eine neue Meldung mit dem Text unten, samt Schlüssel und Seite; gesendet wird erst, wenn du sie dort abschickst.
       *[copy] Von hier wird nichts gesendet: Kopiere den Text unten, samt Schlüssel und Seite, und gib ihn an die weiter, die diese Website betreiben.
    }
web-mistake-words = Die falschen Wörter
web-mistake-better = So sollte es heißen
web-mistake-keys = Wo sie stehen
web-mistake-unknown = auf dieser Seite nicht gefunden
web-mistake-tell = Melden
web-mistake-copy = Text kopieren
web-mistake-copied = Kopiert
web-mistake-title = Übersetzung ({ $language }): { $words }
