# The position of Stephenson's Rocket in sentences. Places are told as "south of Crewe" in the browser and as "at H9" in the terminal.

rocket-position-turn =
    Turn { $turn }; { $tiles ->
        [one] { $tiles } track tile
       *[other] { $tiles } track tiles
    } and { $passengers ->
        [one] { $passengers } passenger
       *[other] { $passengers } passengers
    } left.
rocket-position-veto = Under debate: the { $company } is to run { $where }.
rocket-position-seat =
    { $amount ->
        [none] { $seat }: total secret; { $stations ->
            [one] { $stations } station
           *[other] { $stations } stations
        } in hand, { $passengers ->
            [one] { $passengers } passenger
           *[other] { $passengers } passengers
        }.
       *[other] { $seat }: { $amount }; { $stations ->
            [one] { $stations } station
           *[other] { $stations } stations
        } in hand, { $passengers ->
            [one] { $passengers } passenger
           *[other] { $passengers } passengers
        }.
    }
rocket-position-lines = Lines
rocket-position-line-waiting = { $company } ({ $id }) waits in { $place }.
rocket-position-line-running = { $company } ({ $id }) stands { $where }.
rocket-position-line-isolated = { $company } ({ $id }) stands { $where } and is isolated.
rocket-position-line-closed = { $company } ({ $id }) is closed: it was merged into the { $survivor }.
rocket-position-joined =
    { $number ->
        [0] It has joined no place.
        [one] It has joined one place: { $places }.
       *[other] It has joined { $number } places: { $places }.
    }
rocket-position-shares =
    { $holders ->
        [none] Nobody has a share.
       *[other] Shares: { $holders }.
    }
rocket-position-stations =
    { $holders ->
        [none] No station is on it.
       *[other] Stations on it: { $holders }.
    }
rocket-position-holder = { $seat } { $number }
rocket-position-own-stations = Stations of { $seat }
rocket-position-own-station =
    { $company ->
        [none] { $where }, on no line
       *[other] { $where }, on the { $company }
    }
rocket-position-no-stations = No station on the map.
rocket-position-own-investments = Investments of { $seat }
rocket-position-investment = { $city }: { $industries }
rocket-position-no-investments = None.
