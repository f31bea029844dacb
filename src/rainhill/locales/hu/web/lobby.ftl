# Egy asztal, amely a játékosaira vár.

web-seat-invite = Barátra vár
web-seat-invite-text = azé, akinél a link van
web-seat-open = Szabad hely
web-seat-open-text = a nyitott asztalok között látszik
web-seat-local = Szabad hely
web-seat-local-text = ezen a képernyőn
web-seat-person = Szabad hely
web-seat-person-text = szabad
web-seat-bot-text = bot
web-seat-taken = itt van
web-lobby = Játékosokra várunk
web-lobby-full = Mindenki itt van
web-copy-link = Link másolása
web-new-link = Új link
web-new-link-text = Elküldhető linket készít. A korábban elküldött ezután nem működik.
web-leave = Távozás
web-close-table = Asztal bezárása
web-seat-away = most nincs itt
web-seat-to-bot = Legyen bot
web-seat-free = Felszabadítás
web-qr = QR-kód
web-qr-of = QR-kód { AZ($number) } { $number }. hely linkjéhez
web-colour = Szín
web-colour-of = { $number }. hely színe
web-colour-any = Bármilyen szín
web-colour-1 = Kékeszöld (korong)
web-colour-2 = Rózsaszín (háromszög)
web-colour-3 = Barna (rombusz)
web-colour-4 = Világoskék (ötszög)
web-colour-5 = Olívazöld (kereszt)
web-colour-6 = Elefántcsont (csillag)
web-begins = kezd
web-begins-drawn = induláskor sorsoljuk
web-first-told-seat =
    { $number ->
        [1] Az 1. hely kezd.
        [5] Az 5. hely kezd.
       *[other] A { $number }. hely kezd.
    }
web-start-why =
    { $free ->
        [one] A játszma akkor indulhat, ha az utolsó hely is foglalt.
       *[other] A játszma akkor indulhat, ha még { $free } helyre leülnek.
    }
web-start-itself =
    { $free ->
        [one] Magától indul, amint az utolsó hely is foglalt.
       *[other] Magától indul, amint még { $free } helyre leülnek.
    }
web-start-host = { $name } indítja a játszmát.

# A meghívás oldala.
web-invited-by = { $name } meghív egy játszmára:
web-invited-seat = Ez a hely rád vár
web-invitation-rules = A szabályok
web-invitation-watch = Csak nézem
web-invitation-look = Megnézem az asztalt
web-invitation-void = Ez a link már nem érvényes
web-invitation-void-text = Újabb link lépett a helyébe, a helyet más kapta meg, vagy hiányzik a link egy része. Kérj újat attól, aki küldte.
web-invitation-used = Ezzel a linkkel { $name } már leült erre a helyre. Ha te voltál, ezen az eszközön is megnyithatod.
web-invitation-device = { $name } vagyok
web-name-length = Egy név 1–40 karakter hosszú.
web-start = Játszma indítása
web-stop-closed = Ezt az asztalt bezárták
web-stop-closed-text = Bezárta, aki nyitotta. Nyiss újat, vagy kérj másik linket.
web-agreed = Megállapodás
web-agreed-none = óra nélkül
web-agreed-decision = döntésenként { $seconds } másodperc; { $zero ->
        [lose] utána a játékos veszít
       *[bot] utána { $bot } dönt
    }
web-agreed-match = fejenként { $minutes } perc, { $increment ->
        [0] ráadásidő nélkül
       *[other] lépésenként még { $increment } másodperc
    }; { $zero ->
        [lose] utána a játékos veszít
       *[bot] utána { $bot } dönt
    }
web-agreed-days = körönként { $days } nap; { $zero ->
        [lose] utána a játékos veszít
       *[bot] utána { $bot } veszi át
    }
web-lobby-text = Minden linket más-más embernek küldj el. Aki megnyitja, azé a hely; ezt az oldalt közben bezárhatod.
web-share-title = Hely egy asztalnál: { $game }
