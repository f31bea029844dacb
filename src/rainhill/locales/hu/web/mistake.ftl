# Telling us of a mistake in a translation.

web-mistake = Hibás ez a fordítás
web-mistake-text = Írd meg, melyik szavak rosszak, és hogyan lenne jó. A kulcsot és az oldalt hozzátesszük.
web-mistake-words = A rossz szavak
web-mistake-better = Így lenne jó
web-mistake-keys = Hol állnak
web-mistake-unknown = ezen az oldalon nem található
web-mistake-tell = Jelzem
web-mistake-copy = Szöveg másolása
web-mistake-copied = Másolva
web-mistake-title = Fordítás ({ $language }): { $words }
