analyse-description =
    Megítéli egy jegyzőkönyv minden döntését: kinek mekkora a nyerési esélye a játszma során, hol voltak a fordulópontok,
    mi lett volna jobb, és mi ment veszendőbe. A kész ítéletek megmaradnak, így az elemzés félbehagyható és folytatható.
analyse-hint-help = tanács annak, aki az utolsó állásban dönt, abból, amit az a hely tudhat
analyse-all-help = minden döntést kiír, nem csak a veszteségeseket
analyse-bot-help = a bot, amelyik ítél; olyan legyen, amelyik meg tudja mondani, miért (search vagy egy kereső szint)
analyse-nodes-help = hány állást vizsgáljon döntésenként (alapesetben { $nodes })
analyse-seconds-help = hány másodpercig gondolkodjon egy döntésen, az állások száma helyett
analyse-jobs-help = hány folyamat gondolkodjon egyszerre
analyse-fresh-help = mindent újra megítél, bármi van is meg
analyse-progress = elemzés
analyse-bad-budget = A gondolkodáshoz kell valamennyi: adj meg 0-nál nagyobb számot.
analyse-broken-off = Félbehagyva, { $done } / { $wanted } döntés kész. Ezek megmaradnak: ugyanez a parancs innen folytatja.
analyse-nothing-asked = A játszma véget ért; senkinek sem kell döntenie.
analyse-no-decisions = Ebben a jegyzőkönyvben nincs döntés.
analyse-chances-heading = Nyerési esély az első döntéstől az utolsóig
analyse-chances = { $seat } { $first } { $bars } { $last }
analyse-turns-heading =
    { $number ->
        [0] Nincs fordulópont
        [one] A fordulópont
       *[other] Fordulópontok
    }
analyse-turn = { $number }. { $seat }: { $action }. { $gainer } nyert vele; az esélyek változása { $swing }.
analyse-mistakes-heading = Ami veszteséget okozott
analyse-decisions-heading = Minden döntés
analyse-no-mistakes = Senki sem döntött nagyon rosszul.
analyse-verdict =
    { $best ->
        [yes] { $number }. { $seat }: { $action } ({ $chance }), a megtalált legjobb lépés
       *[no] { $number }. { $seat }: { $action } ({ $chance }), veszteség: { $cost } és { $points } pont
    }
analyse-choice = {"   "}{ $place }) { $action }: { $chance }, { $points } pont
analyse-line = {"      "}aztán { $line }
analyse-account =
    { $seat }: { $decisions } döntés, ebből { $best } a megtalált legjobb, { $mistakes ->
        [0] nincs hiba
       *[other] { $mistakes } hiba
    }; átlagos veszteség: { $cost } nyerési esély és { $points } pont
