# Amit a játékok és asztalok listái a Stephenson's Rocketről mondanak; minden oldalon szerepel.

rocket-title = Stephenson’s Rocket
rocket-card-name = Rocket
rocket-card = Hét társaság verseng országszerte. Fektess be, építs állomásokat, és olvassz egybe vonalakat a jó pillanatban.
rocket-card-time = 60–90 perc
rocket-card-edition-1999 = 1999
rocket-card-edition-2018 = 2018
rocket-card-edition-1999-text = font, titkos összegek; társaságonként 16 részvény
rocket-card-edition-2018-text = presztízspont, nyílt összegek; korlátlan részvény
rocket-card-map-england = Anglia
rocket-card-map-usa = Kelet-USA
    .hint = Hat termék, de mindegyikből csak hat hely (Angliában kilenc): két-három hely is elég lehet az elsőséghez, és a jók hamar elfogynak.
rocket-card-map-china = Kelet-Kína
    .hint = Hat termék, de mindegyikből csak hat hely (Angliában kilenc): két-három hely is elég lehet az elsőséghez, és a jók hamar elfogynak.
rocket-card-map-toy = Kis térkép tanuláshoz
