# Steam in the browser client. What happens in a match is said by steam.ftl.

web-steam-edition-base = Base
web-steam-edition-standard = Standard
web-steam-round = Round { $round } of { $rounds }
web-steam-now-auction =
    { $place ->
        [none] turn order
       *[other] place { $place } in the order
    }
web-steam-now-capital = capital
web-steam-now-tile = action tile
web-steam-now-build =
    { $left ->
        [0] build, no tile left
        [one] build, { $left } tile left
       *[other] build, { $left } tiles left
    }
web-steam-now-goods = goods, round { $goods_round }
web-steam-now-score = income or points?
web-steam-your-turn = Your turn
web-steam-other-turn = { $seat } plays
web-steam-waiting = { $seat } is thinking …
web-steam-nav-board = Board
web-steam-nav-actions = Actions
web-steam-nav-goods = Goods
web-steam-nav-players = Players
web-steam-nav-log = Log

# Panels
web-steam-actions = Actions
web-steam-actions-note = of this round
web-steam-price =
    { $price ->
        [none] $4 + new level
        [0] free
       *[other] ${ $price }
    }
web-steam-passed = passed
web-steam-or-passed = or passed
web-steam-take-passed = { $tile }, passed
web-steam-held-by = taken by { $seat }
web-steam-held-passed = taken, passed, by { $seat }
web-steam-does-turn-order =
    { $edition ->
        [base] first in the next round
       *[standard] one free pass in the next auction
    }
web-steam-does-first-move = moves goods first
web-steam-does-engineer = builds four tiles instead of three
web-steam-does-first-build = builds first
web-steam-does-city-growth = brings goods of the supply to a city
web-steam-does-locomotive = locomotive one level up
web-steam-does-urbanization = makes a town a city
web-steam-does-passed = only its number counts
web-steam-supply = Goods supply
web-steam-supply-note =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
web-steam-space = Supply space { $number }: { $cubes }
web-steam-space-empty = Supply space { $number }: empty
web-steam-new-cities = New cities
web-steam-new-city-left = { $colour }: { $left } left
web-steam-bag = Out of play
web-steam-bag-of = { $colour }: { $number }
web-steam-income = Income
web-steam-income-note = at −10 money costs points
web-steam-points = Points
web-steam-points-note = VP so far
web-steam-at = { $seat } at { $amount }
web-steam-income-here = { $seat }: income { $income }, { $due } dollars in the next income phase
web-steam-points-here = { $seat }: { $points } VP so far, { $score } if it ended now
web-steam-tile-facts = { $number }. { $tile }: { $does }
web-steam-round-tip = The match ends with round { $rounds }.
web-steam-bid-tip = Bid so far for a place in turn order
web-steam-place-tip = Place in turn order, bought in this auction
web-steam-stock-tip = Pieces left of each kind; a piece has another track on its back.
web-steam-bag-tip = Goods that are not on the map and not in the supply
web-steam-new-city-tip = Tiles for New Cities; Urbanization puts one on a town.
web-steam-supply-tip = Goods that City Growth and New Cities bring to the map, one space at a time
web-steam-links = Open links
web-steam-link-lost = An incomplete link that its owner does not extend in the next own build turn is lost: it stays on the map, ownerless.
web-steam-links-none = No link is open.
web-steam-link-now = { $a } – open { $where }: extended now, or lost
web-steam-link-later = { $a } – open { $where }: safe until round { $expires }
web-steam-stock = Track tiles left
web-steam-stock-unlimited = as many as are needed
web-steam-stock-of = { $front } or { $back }: { $left }
web-steam-players-note = in turn order · VP
web-steam-cash = ${ $cash }
web-steam-cash-title = Cash; could pay ${ $can_pay } in all
web-steam-income-of = income { $income }
web-steam-locomotive =
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
web-steam-links-of =
    { $links ->
        [one] { $links } link
       *[other] { $links } links
    }
web-steam-bankrupt = bankrupt
web-steam-due =
    { $edition ->
        [base] { $due } dollars in the next income phase
       *[standard] { $due } dollars in the next income phase, upkeep of the locomotive taken off
    }
web-steam-links-tip = Complete links; each is worth 1 VP at the end
web-steam-seat-tip =
    { $seat }: could pay ${ $can_pay } in all; { $due } dollars in the next income phase; { $score } VP if it ended now

# Hexes in words
web-steam-hex-city = { $place }, { $colour } city, { $hex }
web-steam-hex-goods = goods: { $cubes }
web-steam-hex-no-goods = no goods
web-steam-hex-town = { $place }, town, { $hex }
web-steam-hex-hill = hills
web-steam-hex-river = river
web-steam-hex-link =
    { $seat ->
        [none] { $a } – { $b }, nobody's link
       *[other] { $a } – { $b }, link of { $seat }
    }
web-steam-hex-link-open =
    { $seat ->
        [none] open track from { $a }, nobody's
       *[other] open track from { $a } of { $seat }{ $expires ->
            [none] {""}
           *[other] , lost unless extended in round { $expires }
        }
    }
web-steam-hex-price = build from ${ $price }
web-steam-hex-marker = has grown
web-steam-the-hex = the hex { $where }

# The order
web-steam-ask-auction =
    { $place ->
        [none] Bid for the turn order
       *[other] Bid for place { $place }
    }
web-steam-bid-stands = { $seat } bids ${ $bid }
web-steam-bid-none = No bid yet
web-steam-places = Places in the turn order
web-steam-place = place { $place }
web-steam-place-pays = pays ${ $paid }
web-steam-place-free = for nothing
web-steam-place-left = ${ $cash } left
web-steam-pass-takes =
    { $paid ->
        [0] place { $place }, for nothing
       *[other] place { $place } for ${ $paid }
    }
web-steam-bid-amount = Your bid
web-steam-free-pass = passing is free once: you stay in
web-steam-go-bid = Bid ${ $amount }
web-steam-go-pass = Pass

# Capital
web-steam-ask-capital = Raise capital?
web-steam-capital-amount = Capital
web-steam-capital-cost = each $5 costs 1 income
web-steam-go-capital =
    { $amount ->
        [0] Raise nothing
       *[other] Raise ${ $amount }
    }

# Action tiles
web-steam-ask-tile = Take an action tile
web-steam-ask-tile-detail =
    { $edition ->
        [base] Each goes to one player a round; the lowest number is first in the next.
       *[standard] Each goes to one player a round.
    }
web-steam-tile-options = Action tiles
web-steam-afterwards = then ${ $cash } in cash, income { $income }
web-steam-afterwards-points = then ${ $cash } in cash, income { $income }, { $points } VP
web-steam-then-same = cash stays ${ $cash }
web-steam-go-take =
    { $price ->
        [0] Take it
       *[other] Take it for ${ $price }
    }
web-steam-go-take-passed = Take it, passed

# Building
web-steam-ask-build =
    { $left ->
        [0] No tile left to lay
        [one] Lay track: { $left } tile left
       *[other] Lay track: { $left } tiles left
    }
web-steam-ask-build-money =
    { $spent ->
        [0] Choose a hex with a price.
       *[other] ${ $spent } spent so far.
    } { $more ->
        [0] Cash ${ $cash }.
       *[other] Cash ${ $cash }, up to ${ $more } more could be raised at $5 for 1 income.
    }
web-steam-must-city = Urbanization must still be done.
web-steam-must-growth = City Growth must still be done.
web-steam-build-kinds = What to do in this turn
web-steam-mode-track = Track
web-steam-mode-city = New City
web-steam-mode-growth = Growth
web-steam-shapes = Track tiles
web-steam-shape = { $shape }, from ${ $price }
web-steam-turn = Turn
web-steam-turn-title =
    { $number ->
        [one] fits one way only
       *[other] turn: { $number } ways fit
    }
web-steam-how-new = { $shape }
web-steam-how-improve = improves the tile: { $shape }
web-steam-how-redirect = redirects the track: { $shape }
web-steam-price-sides = { $dollars } sides ${ $dollars }
web-steam-price-town = town ${ $dollars }
web-steam-price-hills = hills ${ $dollars }
web-steam-price-river = river ${ $dollars }
web-steam-price-sum = { $parts } = ${ $price }
web-steam-peek-lay = { $how }: { $price }
web-steam-peek-deliver = { $cube } to { $to }, +{ $points }
web-steam-lay-title = { $where }: { $shape }, { $ways }
web-steam-lay-way = { $a } – { $b }
web-steam-score-income = The points on income
web-steam-score-points = The points on victory points
web-steam-completes = completes the link
web-steam-go-build = Build for ${ $price }
web-steam-go-improve = Improve for ${ $price }
web-steam-go-redirect = Redirect for ${ $price }
web-steam-go-end = End building
web-steam-end-lost = If you end now: { $lost }
web-steam-ask-city = Which town becomes a city?
web-steam-ask-city-colour = { $town }: which colour, which goods?
web-steam-ask-growth = Which city grows?
web-steam-ask-growth-supply = { $city }: which goods?
web-steam-colours = Colour of the New City
web-steam-spaces = Goods of a supply space
web-steam-city-title = { $town } becomes a { $colour } city
web-steam-grow-title = { $city } grows
web-steam-go-city = Make it a city
web-steam-go-grow = Let it grow

# Goods
web-steam-ask-goods =
    { $number ->
        [0] No delivery is possible
        [one] One delivery is possible
       *[other] { $number } deliveries are possible
    }
web-steam-ask-goods-detail = Choose a delivery, improve the locomotive, or pass.
web-steam-ask-goods-detail-no-improve = Choose a delivery, or pass.
web-steam-deliveries = Deliveries
web-steam-deliveries-from = from { $city }
web-steam-deliveries-all = all
web-steam-via = via { $stops }
web-steam-deliveries-best = best first
web-steam-delivery = { $cube } from { $origin } to { $to }, { $points }
web-steam-delivery-title = { $cube }: { $way }
web-steam-go-deliver = Deliver for +{ $points }
web-steam-go-improve-locomotive = Locomotive { $level }
web-steam-improve-locomotive = Improve the locomotive
web-steam-improve-title = Improve the locomotive to level { $level }
web-steam-improve-detail = deliveries over { $level } links
web-steam-improve-upkeep = deliveries over { $level } links; upkeep ${ $level } each round
web-steam-ask-score =
    { $points ->
        [one] One point: on income or on victory points?
       *[other] { $points } points: on income or on victory points?
    }
web-steam-score-of = { $cube } from { $origin } to { $to }
web-steam-to-income =
    { $lost ->
        [0] Income { $now } → { $then }
       *[other] Income { $now } → { $then }, { $lost } lost
    }
web-steam-to-points = Points { $now } → { $then }
web-steam-undo = Undo
web-steam-back = Back

# Why not
web-steam-why-city = Goods leave from cities: choose a city with a dashed outline.
web-steam-why-no-goods = { $city } has no goods.
web-steam-why-nothing-leaves =
    Nothing can leave { $city } now: no way over { $level ->
        [one] one link
       *[other] up to { $level } links
    }, with a link of yours on it, leads to a city of the right colour.
web-steam-why-no-cube = { $origin } has no { $colour } goods for { $to }.
web-steam-why-no-way =
    No way over { $level ->
        [one] one link
       *[other] up to { $level } links
    }, with a link of yours on it, brings { $colour } goods from { $origin } to { $to }.

# Log and final scoring
web-steam-told-track-completes =
    { $how ->
        [improve] { $seat } completes { $a } – { $b } with a better tile { $where } for ${ $price }.
        [redirect] { $seat } completes { $a } – { $b } by a redirect { $where } for ${ $price }.
       *[new] { $seat } completes { $a } – { $b } for ${ $price }.
    }
web-steam-told-track-laid =
    { $how ->
        [improve] { $seat } improves the tile { $where } ({ $tile }) for ${ $price }.
        [redirect] { $seat } redirects the track { $where } for ${ $price }.
       *[new] { $seat } lays track { $where } ({ $tile }) for ${ $price }.
    }
web-steam-told-goods-delivered = { $seat } moves { $cube } { $stops }: { $points }.
web-steam-told-link-claimed = { $seat } claims the ownerless link from { $start }, open { $where }.
web-steam-told-link-lost = { $seat } loses the incomplete link from { $start }, open { $where }.
web-steam-log-round = Round { $round } · { $phase ->
        [auction] turn order
        [capital] capital
        [actions] action tiles
        [build] building
        [goods] goods { $goods_round }
       *[income] income
    }
web-steam-final-after =
    { $rounds ->
        [one] finished after one round
       *[other] finished after { $rounds } rounds
    }
