# Steam in the browser. It comes with the first table.

steam-web-round = Round { $round } of { $rounds }
steam-web-now-auction =
    { $place ->
        [none] turn order
       *[other] place { $place } in the order
    }
steam-web-now-capital = capital
steam-web-now-tile = action tile
steam-web-now-build =
    { $left ->
        [0] build, no tile left
        [one] build, { $left } tile left
       *[other] build, { $left } tiles left
    }
steam-web-now-goods = goods, { $goods_round } of 2
steam-web-now-score = income or points?
steam-web-your-turn = Your turn
steam-web-other-turn = { $seat } plays
steam-web-waiting = { $seat } is thinking…
steam-web-nav-actions = Actions
steam-web-nav-goods = Goods

# Panels
steam-web-actions = Actions
steam-web-actions-note = of this round
steam-web-price =
    { $price ->
        [none] $4 + new level
        [0] free
       *[other] ${ $price }
    }
    .short =
        { $price ->
            [none] $4 + new level
            [0] free
           *[other] ${ $price }
        }
steam-web-passed = passed
steam-web-bid-of = Bid ${ $amount }
steam-web-out = passed
steam-web-or-passed = or passed
steam-web-take-passed = { $tile }, passed
steam-web-held-by = taken by { $seat }
steam-web-held-passed = taken, passed, by { $seat }
steam-web-does-turn-order =
    { $edition ->
        [base] first in the next round
       *[standard] one free pass at auction
    }
steam-web-does-first-move = moves goods first
steam-web-does-engineer = four tiles instead of three
steam-web-does-first-build = builds first
steam-web-does-city-growth = brings new goods to a city
steam-web-does-locomotive = locomotive one level up
steam-web-does-urbanization = makes a town a city
steam-web-does-passed = only its number counts
steam-web-supply = Goods supply
steam-web-supply-note =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
steam-web-space = Supply space { $number }: { $cubes }
steam-web-space-empty = Supply space { $number }: empty
steam-web-new-cities = New cities
steam-web-new-city-left = { $colour }: { $left } left
steam-web-bag = Out of play
steam-web-bag-of = { $colour }: { $number }
steam-web-income = Income
steam-web-income-note = at −10 money costs points
steam-web-points = Points
steam-web-points-note = VP so far
steam-web-at = { $seat } at { $amount }
steam-web-income-here = { $seat }: income { $income }, { $due } in the next income phase
steam-web-points-here = { $seat }: { $points } VP so far, { $score } if it ended now
steam-web-tile-facts = { $number }. { $tile }: { $does }
steam-web-round-tip = The match ends with round { $rounds }.
steam-web-bid-tip = Bid so far for a place in turn order
steam-web-place-tip = Place in turn order, bought in this auction
steam-web-stock-tip = Pieces left of each kind; a piece has another track on its back.
steam-web-bag-tip = Goods that are not on the map and not in the supply
steam-web-new-city-tip = Tiles for New Cities; Urbanization puts one on a town.
steam-web-supply-tip = Goods that City Growth and New Cities bring to the map, one space at a time
steam-web-links = Open links
steam-web-link-lost = An incomplete link that its owner does not extend in their next build turn is lost: it stays on the map, ownerless.
steam-web-links-none = No link is open.
steam-web-link-now = { $a } – open { $where }: extend it now, or it is lost
steam-web-link-later = { $a } – open { $where }: safe until round { $expires }
steam-web-stock = Track tiles left
steam-web-stock-unlimited = as many as are needed
steam-web-stock-of = { $front } or { $back }: { $left }
steam-web-players-note = in turn order · VP
steam-web-cash = ${ $cash }
steam-web-gets = +${ $amount }
steam-web-pays = −${ $amount }
steam-web-cash-title = Cash; could pay ${ $can_pay } in all
steam-web-income-of = income { $income }
steam-web-locomotive =
    { $edition ->
        [base] Locomotive { $level }: moves goods over { $level ->
            [one] one link
           *[other] up to { $level } links
        }
       *[standard] Locomotive { $level }: moves goods over { $level ->
            [one] one link
           *[other] up to { $level } links
        }, upkeep ${ $level } each round
    }
steam-web-links-of =
    { $links ->
        [one] { $links } link
       *[other] { $links } links
    }
steam-web-bankrupt = bankrupt
steam-web-risk-now =
    { $whom ->
        [you] You are about to go bankrupt. Income { $income }: ${ $owed } is due at the end of the round, and you can find only ${ $most }. { $deliveries ->
            [none] Spend nothing more.
           *[some] Take delivery points as income, and spend nothing more.
        }
       *[name] { $seat } is about to go bankrupt. Income { $income }: ${ $owed } is due at the end of the round, and only ${ $most } can be found.
    }
steam-web-risk-near =
    { $whom ->
        [you] Bankruptcy is near. Income { $income }: ${ $owed } is due every round, and you can find ${ $most } in all. { $deliveries ->
            [none] Spend less.
           *[some] Take delivery points as income, and spend less.
        }
       *[name] Bankruptcy is near for { $seat }. Income { $income }: ${ $owed } is due every round, and ${ $most } can be found in all.
    }
steam-web-risk-action = After this you could not pay what is due: you would go bankrupt.
steam-web-went-bankrupt =
    { $whom ->
        [you] You could not pay ${ $owed }: you are bankrupt and out of the match. You may watch it to the end.
       *[name] { $seat } could not pay ${ $owed }, is bankrupt and out of the match.
    }
steam-web-due =
    { $edition ->
        [base] { $due } in the next income phase
       *[standard] { $due } in the next income phase, upkeep of the locomotive taken off
    }
steam-web-links-tip = Complete links; each is worth 1 VP at the end
steam-web-seat-tip =
    { $seat }: could pay ${ $can_pay } in all; { $due } in the next income phase; { $score } VP if it ended now

# Hexes in words
steam-web-hex-city = { $place }, { $colour } city, { $hex }
steam-web-hex-goods = goods: { $cubes }
steam-web-hex-no-goods = no goods
steam-web-hex-town = { $place }, town, { $hex }
steam-web-hex-hill = hills
steam-web-hex-river = river
steam-web-hex-canal = canal
steam-web-hex-lake = small lake
steam-web-hex-coast = coast
steam-web-hex-link =
    { $seat ->
        [none] { $a } – { $b }, nobody’s link: { $sides }
       *[other] { $a } – { $b }, link of { $seat }: { $sides }
    }
steam-web-hex-link-open =
    { $seat ->
        [none] open track from { $a }, nobody’s: { $sides }
       *[other] { $expires ->
            [none] open track from { $a } of { $seat }: { $sides }
           *[other] open track from { $a } of { $seat }: { $sides }; lost unless extended in round { $expires }
        }
    }
steam-web-hex-price = build from ${ $price }
steam-web-hex-marker = has grown
steam-web-the-hex = the hex { $where }
# Where a hex is, in the words of Steam for its places, which are cities and towns.
steam-web-where-place = { $place }
steam-web-where-at = at { $place }
steam-web-where-between = between { $first } and { $second }

# The order
steam-web-ask-auction =
    { $place ->
        [none] Bid for the turn order
       *[other] Bid for place { $place }
    }
steam-web-bid-stands = { $seat } bids ${ $bid }
steam-web-bid-none = No bid yet
steam-web-places = Places in the turn order
steam-web-place = place { $place }
steam-web-place-pays = pays ${ $paid }
steam-web-place-free = for free
steam-web-place-left = ${ $cash } left
steam-web-pass-takes =
    { $paid ->
        [0] place { $place }, for free
       *[other] place { $place } for ${ $paid }
    }
steam-web-bid-amount = Your bid
steam-web-free-pass = passing is free once: you stay in
steam-web-go-bid = Bid ${ $amount }
steam-web-go-pass = Pass

# Capital
steam-web-ask-capital = Raise capital?
steam-web-capital-amount = Capital
steam-web-capital-cost = each $5 costs 1 income
steam-web-capital-usual = $10 is usual in the first round
steam-web-first-match-base = For a first match the order is drawn instead of auctioned; whoever comes later begins with a little money.
steam-web-first-match-standard = For newer players: money for track and for what is due may be raised at any time. It is chosen for each seat.
steam-web-go-capital =
    { $amount ->
        [0] Raise nothing
       *[other] Raise ${ $amount }
    }

# Action tiles
steam-web-ask-tile = Take an action tile
steam-web-ask-tile-detail =
    { $edition ->
        [base] Each goes to one player a round; the lowest number is first in the next.
       *[standard] Each goes to one player a round.
    }
steam-web-tile-options = Action tiles
steam-web-afterwards = then ${ $cash } in cash, income { $income }
steam-web-afterwards-points = then ${ $cash } in cash, income { $income }, { $points } VP
steam-web-then-same = cash stays ${ $cash }
steam-web-go-take =
    { $price ->
        [0] Take it
       *[other] Take it for ${ $price }
    }
steam-web-go-take-passed = Take it, passed

# Building
steam-web-ask-build =
    { $left ->
        [0] No tile left to lay
        [one] Lay track: { $left } tile left
       *[other] Lay track: { $left } tiles left
    }
steam-web-next-hex = Choose a marked hex.
steam-web-next-town = Choose a town on the map.
steam-web-next-colour = Choose a colour and goods of the supply.
steam-web-next-city = Choose a city on the map.
steam-web-next-space = Choose goods of the supply.
steam-web-ask-build-spent =
    { $spent ->
        [0] { "" }
       *[other] ${ $spent } spent so far.
    }
steam-web-ask-build-cash =
    { $more ->
        [0] Cash ${ $cash }.
       *[other] Cash ${ $cash }, up to ${ $more } more could be raised at $5 for 1 income.
    }
steam-web-must-city = Urbanization must still be done.
steam-web-must-growth = City Growth must still be done.
steam-web-build-kinds = What to do in this turn
steam-web-mode-track = Track
steam-web-mode-city = New City
steam-web-mode-growth = Growth
steam-web-shapes = Track tiles
steam-web-shape = { $shape }, { $sides }, from ${ $price }
steam-web-turn = Turn
steam-web-turn-title =
    { $number ->
        [one] It fits one way only.
       *[other] It fits { $number } ways; the next is { $sides }.
    }
steam-web-how-new = { $shape }, { $sides }
steam-web-how-improve = improves the tile: { $shape }, { $sides }
steam-web-how-redirect = redirects the track: { $shape }, { $sides }
steam-web-price-sides =
    { $dollars ->
        [one] { $dollars } side ${ $dollars }
       *[other] { $dollars } sides ${ $dollars }
    }
steam-web-price-town = town ${ $dollars }
steam-web-price-hills = hills ${ $dollars }
steam-web-price-river = river ${ $dollars }
steam-web-price-sum = { $parts } = ${ $price }
steam-web-peek-lay = { $how }: { $price }
steam-web-peek-deliver = { $cube } to { $to }, +{ $points }
steam-web-lay-title = { $where }: { $shape }, { $sides }
# A track from side to side of a hex, and one that ends in its town.
steam-web-sides = { $a } to { $b }
steam-web-side-town = { $a } to the town
steam-web-sides-town = from the town to { $sides }
steam-web-score-income = The points on income
steam-web-score-points = The points on victory points
steam-web-completes = completes the link
steam-web-go-build = Build for ${ $price }
steam-web-go-improve = Improve for ${ $price }
steam-web-go-redirect = Redirect for ${ $price }
steam-web-go-end = End building
steam-web-end-lost = If you end now: { $lost }
steam-web-ask-city = Which town becomes a city?
steam-web-ask-city-colour = { $town }: which colour, which goods?
steam-web-ask-growth = Which city grows?
steam-web-ask-growth-supply = { $city }: which goods?
steam-web-colours = Colour of the New City
steam-web-spaces = Goods of a supply space
steam-web-city-title = { $town } becomes a { $colour } city
steam-web-grow-title = { $city } grows
steam-web-go-city = Make it a city
steam-web-go-grow = Let it grow

# Goods
steam-web-ask-goods =
    { $number ->
        [0] No delivery is possible
        [one] One delivery is possible
       *[other] { $number } deliveries are possible
    }
steam-web-ask-goods-detail =
    { $number ->
        [0] { $improve ->
            [yes] Improve the locomotive, or pass.
            [risky] Pass, or improve the locomotive (upkeep rises by $1).
           *[no] You can only pass.
        }
       *[other] { $improve ->
            [yes] Choose a delivery, improve the locomotive, or pass.
           *[no] Choose a delivery, or pass.
        }
    }
steam-web-deliveries = Deliveries
steam-web-deliveries-from = from { $city }
steam-web-deliveries-all = all
steam-web-via = via { $stops }
steam-web-deliveries-best = best first
steam-web-delivery = { $cube } from { $origin } to { $to }, { $points }
steam-web-delivery-title = { $cube }: { $way }
steam-web-go-deliver = Deliver for +{ $points }
steam-web-go-improve-locomotive = Locomotive { $level }
steam-web-improve-locomotive = Improve the locomotive
steam-web-improve-title = Improve the locomotive to level { $level }
steam-web-improve-detail = deliveries over up to { $level } links
steam-web-improve-upkeep = deliveries over up to { $level } links; upkeep ${ $level } each round
steam-web-ask-score =
    { $points ->
        [one] One point: on income or on victory points?
       *[other] { $points } points: on income or on victory points?
    }
steam-web-score-of = { $cube } from { $origin } to { $to }
steam-web-to-income =
    { $lost ->
        [0] Income { $now } → { $then }
       *[other] Income { $now } → { $then }, { $lost } lost
    }
steam-web-to-points = Points { $now } → { $then }

# Why not
steam-web-why-city = Goods leave from cities: choose a city with a dashed outline.
steam-web-why-no-goods = { $city } has no goods.
steam-web-why-nothing-leaves =
    Nothing can leave { $city } now: no way over { $level ->
        [one] one link
       *[other] up to { $level } links
    }, with a link of yours on it, leads to a city of the right colour.
steam-web-why-no-cube = { $origin } has no { $colour } goods for { $to }.
steam-web-why-no-way =
    No way over { $level ->
        [one] one link
       *[other] up to { $level } links
    }, with a link of yours on it, brings { $colour } goods from { $origin } to { $to }.

# Log and final scoring
steam-web-told-track-completes =
    { $how ->
        [improve] { $seat } completes { $a } – { $b } with a better tile { $where } ({ $sides }) for ${ $price }.
        [redirect] { $seat } completes { $a } – { $b } by a redirect { $where } ({ $sides }) for ${ $price }.
       *[new] { $seat } completes { $a } – { $b } for ${ $price } ({ $tile }, { $sides }).
    }
steam-web-told-track-laid =
    { $how ->
        [improve] { $seat } improves the tile { $where } ({ $tile }, { $sides }) for ${ $price }.
        [redirect] { $seat } redirects the track { $where } ({ $tile }, { $sides }) for ${ $price }.
       *[new] { $seat } lays track { $where } ({ $tile }, { $sides }) for ${ $price }.
    }
steam-web-told-goods-delivered = { $seat } moves a cube ({ $cube }), { $stops }: { $points }.
steam-web-told-link-claimed = { $seat } claims the ownerless link from { $start } by building { $where }.
steam-web-told-link-lost = { $seat } loses the incomplete link from { $start }, open { $where }.
steam-web-log-round = Round { $round } · { $phase ->
        [auction] turn order
        [capital] capital
        [actions] action tiles
        [build] building
        [goods] goods { $goods_round }
       *[income] income
    }
steam-web-when = round { $round }
steam-web-past-round = Looking back · round { $round }
steam-web-chart-round = round { $round }
steam-web-key-turn = R, Shift + R
steam-web-key-turn-text = turn the tile, turn it back
steam-web-final-when = finished in round { $rounds }
steam-web-legend-black = Closed side: no track may cross it
steam-web-legend-hill = Hills: building costs more
steam-web-legend-river = River: building costs more
steam-web-legend-city = City: it takes goods of its colour, and the cubes on it wait to be moved
steam-web-legend-new = New City: its inner line is dashed
steam-web-legend-leaf = Growth marker: this city will not grow again
steam-web-legend-town = Town
steam-web-legend-link = Track with the sign of its owner
steam-web-legend-loose = Track without owner
steam-web-legend-due = Incomplete link: lost unless it is extended in this round
steam-web-legend-target = Something can be done here; where there is room, with its price
steam-web-legend-last = What was built or moved last
steam-web-final-earned = In the match
steam-web-final-end = At the end
steam-web-final-why-points = Victory points won by moving goods, less those given up for money.
steam-web-final-why-income = Income is worth half its number, rounded down; each step below zero costs two points.
steam-web-final-why-links = Every complete link is worth one point.
steam-web-final-round = Round { $round }: { $won }
steam-web-final-won = { $seat } { $points }
steam-web-final-has-income =
    { $counts ->
        [no] { $seat }: bankrupt
       *[yes] { $points ->
            [0] { $seat }: income { $number }, nothing
            [one] { $seat }: income { $number }, one point
           *[other] { $seat }: income { $number }, { $points } points
        }
    }
steam-web-final-has-links =
    { $number ->
        [0] { $seat }: no link
        [one] { $seat }: one link
       *[other] { $seat }: { $number } links
    }
