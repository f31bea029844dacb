# Mit mondunk, amikor valakitől először kérdezünk valamit, a döntés fajtája szerint.

rocket-helper-act = A köröd: két akció
    .text =
        Minden akció háromféle lehet. Befektetés: foglalj el egy helyet egy nagyvárosban; akkor fizet, amikor vonal érkezik, és a végén. Állomás: tegyél egyet üres mezőre, ahová vonal jöhet. Fejlesztés: mozgasd bármelyik mozdonyt egy mezővel, és vegyél egy részvényt a társaságából.

        Mutass rá valamire a táblán vagy a panelekben: mielőtt megerősíted, látod, mit hoz, és kinek.
rocket-helper-veto = Vétózhatsz
    .text =
        Valaki egy olyan társaság mozdonyát mozgatja, amelyből van részvényed. Licitálj néhánnyal egy másik mezőért, vagy hagyd. Aki mozgatja, utoljára válaszol, és elég tartania a legmagasabb licitet.

        Csak az fizet, aki a legtöbbet licitálta: leadja ezeket a részvényeket. A passz nem kerül semmibe.
rocket-helper-defend = Valaki megvétózza a lépésedet
    .text =
        Tiéd az utolsó szó. Tartsd a licitet, és a mozdony oda megy, ahová akartad; ez ugyanannyi részvényedbe kerül. Vagy engedj: akkor a licitáló fizet, és ő dönt.

        A lépésért kapott részvényt mindenképpen megtartod, és itt is használhatod.
