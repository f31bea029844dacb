# `rainhill puzzle`

puzzle-description =
    Találd meg a legjobb választást egy botok játszmájából vett állásban, és nézd meg, miért az a legjobb. Argumentumok
    nélkül: a nap feladványa.

    példák:
      rainhill puzzle
      rainhill puzzle --game steam --number 17
puzzle-today-help = a nap feladványa, UTC szerint (alapesetben ez)
puzzle-number-help = az ennyiedik feladvány, 1-től
puzzle-list-help = az összes feladvány listája számmal és nehézséggel
puzzle-none = Ehhez a játékhoz nincs feladvány: { $game }.
puzzle-unknown = { $game }: a feladványok száma 1-től { $most }-ig terjed, ilyen nincs: { $number }.
puzzle-heading =
    { $number }/{ $most }. feladvány: { $title }, { $map }, { $edition }, { $seats } játékos, { $grade ->
        [1] nagyon könnyű
        [2] könnyű
        [3] közepes
        [4] nehéz
       *[5] nagyon nehéz
    }.
puzzle-question = Te vagy { $seat }. Egy választás egyértelműen a legjobb: melyik?
puzzle-prompt = A választásod>
puzzle-left = A megoldás megvár: { $command }
puzzle-not-understood = „{ $line }” se nem akció, se nem parancs. Súgó: help; a lehetőségek listája: l.
puzzle-help =
    Parancsok
      l           számozva felsorolja, mit tehetsz; a szám a válaszod
      map         a teljes térkép; map names minden szabad mező nevét kiírja
      c, cities   mi van a városokban, és más is
      t, table    kinek mije van
      read        az állás mondatokban
      log [N]     mi történt előtte, szavakban
      rules       a szabályok röviden
      q, quit     kilépés válasz nélkül
puzzle-right = Ez a legjobb választás.
puzzle-wrong = Van jobb.
puzzle-loses = { $action }: a győzelem esélye { NUMBER($best, maximumFractionDigits: 0) }% helyett { NUMBER($chance, maximumFractionDigits: 0) }%.
puzzle-unlooked = { $action }: olyan keveset hozott, hogy a keresés alig nézte meg.
puzzle-best = A legjobb: { $action }
puzzle-brings = Ezt hozza: { $what }
puzzle-choice = { $action }  { NUMBER($chance, maximumFractionDigits: 0) }% esély a nyerésre, nagyjából { NUMBER($points, maximumFractionDigits: 0) } pont
puzzle-line = A várható folytatás:
puzzle-found = Megtalálja: { $levels }.
puzzle-nobody = Általában egyik bot sem találja meg.
