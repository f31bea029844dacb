# The table of what everybody holds, in the terminal.

ledger-companies =
    { $piles ->
        [yes] Line  places pile
       *[no] Line     places
    }
ledger-industries = Industry, places free
ledger-flat = shares
ledger-zero = -
ledger-hidden = ?
ledger-free = -
ledger-cities = City, hex, investment places (- is free)
ledger-company-closed = { $company } in { $survivor }
ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
ledger-pile = { $pile }
ledger-stations-on = ({ $number })
ledger-passengers = Passengers, { $left } left
ledger-passengers-short = pg
ledger-supply = Stations in hand
ledger-supply-short = st
ledger-score = Score, { $unit }
ledger-joined-by = joined by { $companies }
ledger-points = points (pieces held)
ledger-held = {" "}({ $number })
ledger-total = Total

# Steam
ledger-steam-seats = in order
ledger-steam-cash = cash
ledger-steam-income = inc
ledger-steam-locomotive = loc
ledger-steam-points = VP
ledger-steam-links = link
ledger-steam-score = now
ledger-steam-holds =
    { $auction ->
        [yes] bid
       *[no] action
    }
ledger-steam-bankrupt = bankrupt
ledger-steam-place = place { $place }
ledger-steam-out = out
ledger-steam-bid = ${ $bid }
ledger-steam-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
ledger-steam-price =
    { $price ->
        [0] free
       *[other] ${ $price }
    }
ledger-steam-price-level = $4+level
ledger-steam-does-turn-order =
    { $edition ->
        [base] first in the next round
       *[standard] one free pass in the next auction
    }
ledger-steam-does-first-move = moves goods first
ledger-steam-does-engineer = builds four tiles instead of three
ledger-steam-does-first-build = builds first
ledger-steam-does-city-growth = supply goods to a city
ledger-steam-does-locomotive = locomotive one level up
ledger-steam-does-urbanization = makes a town a city
ledger-steam-supply = Supply
ledger-steam-new-cities = New cities
ledger-steam-cities = City, hex, goods
ledger-steam-city =
    { $new ->
        [yes] new city
       *[no] { $marker ->
            [yes] grown
           *[no] {""}
        }
    }
ledger-steam-all-links = Links
ledger-steam-link = { $a } – { $b }
ledger-steam-owns = { $seat }: { $links }
ledger-steam-open =
    { $now ->
        [yes] { $a } – open at { $hex }: extend now or lose it
       *[no] { $a } – open at { $hex }, safe until round { $expires }
    }
ledger-steam-free-link = { $a } – open at { $hex }
ledger-steam-ownerless = Nobody's: { $links }
ledger-steam-stock =
    { $unlimited ->
        [yes] Track tiles: as many as are needed
       *[no] Track tiles left
    }
ledger-steam-stock-of = { $left }  { $front }/{ $back }  { $names }
ledger-steam-two-faces = { $front } / { $back }
