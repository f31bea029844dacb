# Egy asztal, amely a játékosaira vár.

web-seat-invite = Barátra vár
web-seat-invite-text = akinél a link van
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
web-leave = Távozás
web-start = Játszma indítása
web-stop-closed = Ezt az asztalt bezárták
web-agreed = Miben állapodtatok meg
web-agreed-none = óra nélkül
web-agreed-decision = döntésenként { $seconds } másodperc; { $zero ->
        [lose] utána a hely veszít
       *[bot] utána { $bot } dönt
    }
web-agreed-match = fejenként { $minutes } perc, lépésenként még { $increment } másodperc; { $zero ->
        [lose] utána a hely veszít
       *[bot] utána { $bot } dönt
    }
web-agreed-days = körönként { $days } nap; { $zero ->
        [lose] utána a hely veszít
       *[bot] utána { $bot } veszi át
    }
web-lobby-text = Minden linket egy embernek küldj el. Aki megnyitja, azé a hely; ezt az oldalt közben bezárhatod.
web-share-title = Hely egy asztalnál: { $game }
