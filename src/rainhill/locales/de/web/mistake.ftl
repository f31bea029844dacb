# Telling us of a mistake in a translation.

web-mistake = Diese Übersetzung hat einen Fehler
web-mistake-text = Sag, welche Wörter falsch sind und wie es heißen sollte. Schlüssel und Seite werden mitgeteilt.
web-mistake-words = Die falschen Wörter
web-mistake-better = So sollte es heißen
web-mistake-keys = Wo sie stehen
web-mistake-unknown = auf dieser Seite nicht gefunden
web-mistake-tell = Melden
web-mistake-copy = Text kopieren
web-mistake-copied = Kopiert
web-mistake-title = Übersetzung ({ $language }): { $words }
