# Feladványok: megtalálandó döntések.

web-puzzles = Feladványok
web-puzzles-intro = Botok játszmáiból vett döntések, amelyekben egy választás egyértelműen jobb minden másnál. Találd meg.
web-puzzles-all = Minden feladvány
web-puzzles-none = Ehhez a játékhoz még nincsenek feladványok.
web-puzzle = Feladvány
web-puzzle-today = A nap feladványa
web-puzzle-grades = Milyen nehéz
web-puzzle-grade =
    { $grade ->
        [1] nagyon könnyű
        [2] könnyű
        [3] közepes
        [4] nehéz
       *[5] nagyon nehéz
    }
web-puzzle-count = { $solved } / { $puzzles }
web-puzzle-number = { $number }. feladvány, { $map } { $stand }
web-puzzle-solved = megoldva
web-puzzle-missed = elrontva
web-puzzle-question = Te vagy { $seat } egy { $seats } fős játszmában. Egy lépés egyértelműen a legjobb: lépd meg a táblán.
web-puzzle-right = Ez a legjobb választás.
web-puzzle-wrong = Van jobb.
web-puzzle-loses = { $action }: a győzelem esélye { $best } helyett { $chance }.
web-puzzle-unlooked = { $action }: olyan keveset hozott, hogy a keresés alig nézte meg.
web-puzzle-best = A legjobb: { $action }
web-puzzle-line = A várható folytatás. Válassz egy lépést, hogy a táblán lásd.
web-puzzle-move = { $seat }: { $action }
web-puzzle-found = Megtalálta: { $levels }.
web-puzzle-nobody = Általában egyik bot sem találja meg.
web-puzzle-pause-text = A megoldás a kártyán olvasható.
web-puzzle-next = Következő feladvány
web-puzzle-again = Újra megnézem
