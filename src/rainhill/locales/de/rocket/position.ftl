# Die Stellung von Stephenson's Rocket in Sätzen. Felder heißen im Browser „südlich von Crewe“, im Terminal „auf H9“.

rocket-position-turn =
    Zug { $turn }; noch { $tiles ->
        [one] { $tiles } Gleisteil
       *[other] { $tiles } Gleisteile
    } und { $passengers ->
        [one] { $passengers } Fahrgast
       *[other] { $passengers } Fahrgäste
    }.
rocket-position-veto = In der Veto-Runde: Die Lok der { $company } soll { $where } stehen.
rocket-position-seat =
    { $amount ->
        [none] { $seat }: Summe geheim; { $stations ->
            [one] { $stations } Bahnhof
           *[other] { $stations } Bahnhöfe
        } im Vorrat, { $passengers ->
            [one] { $passengers } Fahrgast
           *[other] { $passengers } Fahrgäste
        }.
       *[other] { $seat }: { $amount }; { $stations ->
            [one] { $stations } Bahnhof
           *[other] { $stations } Bahnhöfe
        } im Vorrat, { $passengers ->
            [one] { $passengers } Fahrgast
           *[other] { $passengers } Fahrgäste
        }.
    }
rocket-position-lines = Linien
rocket-position-line-waiting = { $company } ({ $id }) wartet am Start: { $place }.
rocket-position-line-running = { $company } ({ $id }) steht { $where }.
rocket-position-line-isolated = { $company } ({ $id }) steht { $where } und ist isoliert.
rocket-position-line-closed = { $company } ({ $id }) ist aufgelöst: Die { $survivor } hat sie übernommen.
rocket-position-joined =
    { $number ->
        [0] Sie hat keine Stadt angeschlossen.
        [one] Sie hat eine Stadt angeschlossen: { $places }.
       *[other] Sie hat { $number } Städte angeschlossen: { $places }.
    }
rocket-position-shares =
    { $holders ->
        [none] Niemand hat Aktien.
       *[other] Aktien: { $holders }.
    }
rocket-position-stations =
    { $holders ->
        [none] Kein Bahnhof gehört zu ihr.
       *[other] Bahnhöfe an der Linie: { $holders }.
    }
rocket-position-holder = { $seat } { $number }
rocket-position-own-stations =
    { $seat ->
        [du] Deine Bahnhöfe
        [Du] Deine Bahnhöfe
       *[other] Bahnhöfe von { $seat }
    }
rocket-position-own-station =
    { $company ->
        [none] { $where }, an keiner Linie
       *[other] { $where }, an der { $company }
    }
rocket-position-no-stations = Kein Bahnhof auf der Karte.
rocket-position-own-investments =
    { $seat ->
        [du] Deine Plättchen
        [Du] Deine Plättchen
       *[other] Plättchen von { $seat }
    }
rocket-position-investment = { $city }: { $industries }
rocket-position-no-investments = Keine.
