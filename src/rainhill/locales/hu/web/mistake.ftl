# Telling us of a mistake in a translation.

web-mistake = Hibás ez a fordítás
# Whether the host names a place for issues; without one the text can only be copied.
web-mistake-text =
    Írd meg, mely szavak rosszak, és hogyan lenne jó. { $way ->
        [issue] A „Jelzem” új hibajegyet nyit az alábbi szöveggel, benne a kulccsal és az oldallal; semmi sem megy el, amíg ott el nem küldöd.
       *[copy] Innen semmi sem megy el: másold ki az alábbi szöveget, benne a kulccsal és az oldallal, és add tovább annak, aki ezt a webhelyet működteti.
    }
web-mistake-words = A rossz szavak
web-mistake-better = Így lenne jó
web-mistake-keys = Hol állnak
web-mistake-unknown = ezen az oldalon nem található
web-mistake-tell = Jelzem
web-mistake-copy = Szöveg másolása
web-mistake-copied = Másolva
web-mistake-title = Fordítás ({ $language }): { $words }
