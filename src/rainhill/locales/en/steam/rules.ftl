# Steam. Seats are names; stops and hexes are named as on the map.

# Victory points, and who scores them
steam-money-base = { $points } VP
steam-money-standard = { $points } VP
steam-gain-base = { $seat } +{ $points }
steam-gain-standard = { $seat } +{ $points }
steam-gain-nobody = nobody scores
steam-total = { $seat } { $amount }
steam-unit-base = VP
    .short = VP
steam-unit-standard = VP
    .short = VP

steam-headline =
    { $title }, { $map }, { $edition ->
        [base] Base
       *[standard] Standard
    }. Round { $round } of { $rounds }, { $phase ->
        [auction] turn order
        [capital] capital
        [actions] action tiles
        [build] building
        [goods] goods, round { $goods_round }
        [scoring] goods, round { $goods_round }
        [income] income and expenses
       *[over] over
    }.
steam-edition-base = Base (money is raised whenever a payment needs it)
    .title = Base
steam-edition-standard = Standard (money is raised in advance, an auction every round, upkeep for locomotives)
    .title = Standard

steam-option-first_order =
    .label = How the first order is found
    .text = An auction costs the early places money; a draw is quicker and pays the late ones.
    .why = Standard always draws the first order.
    .auction = by auction, place by place
    .random = drawn by lot; in Base later places get money
steam-option-zero_bids =
    .label = First bid for a place
    .text = With a first bid of nothing a place can be had for free if nobody else wants it.
    .why = Standard always lets bidding begin at $0.
    .yes = may be $0
    .no = at least $1
steam-option-unlimited_tiles =
    .label = Track tiles
    .text = Rare shapes can run out in a long match, which some tables like and others do not.
    .no = the 136 of the box
    .yes = as many as are needed
steam-option-mercy =
    .label = Money that may be raised as in Base
    .text = Standard lets you raise money in the first phase of a round only. This forgives a miscalculation.
    .why = In Base money can be raised for every payment anyway.
    .none = none
    .track = for track
    .upkeep = for the income phase
    .both = for both
steam-option-capital_from_points =
    .label = Capital for victory points at income −10
    .text = At the lower end of the income track, points can still buy money.
    .why = In Base this is always allowed.
    .yes = allowed
    .no = not allowed
steam-option-income_limit =
    .label = Upper end of the income track
    .text = Without an end, income beyond +10 goes on being paid.
    .n10 = +10; what goes beyond is lost
    .none = none
steam-option-repeats =
    .label = What a cube may pass twice on its way
    .text = A longer way over your own links scores more; the printed rules hardly speak of ways that cross themselves.
    .no = nothing
    .towns = towns
    .links = towns and links
steam-option-ownerless_links =
    .label = Ownerless links in a delivery
    .text = Complete links without an owner can be used by all. This says whether too many of them spoil a delivery.
    .free = count for nobody
    .limited = count together as one more player
steam-option-town_loops =
    .label = Links from a town back to the same town
    .text = A loop at a town is easily built and makes a delivery one link longer.
    .no = not allowed
    .yes = allowed
steam-option-takeover =
    .label = Joining your own link to an ownerless one
    .text = A broken-off piece of track can be joined from its far end. This says who owns it then.
    .yes = takes it over
    .no = needs a claim of its own
steam-option-redirects =
    .label = Redirecting track
    .text = The last track of an unfinished link may be redirected. This says what may lie there afterwards.
    .turn = turn that track, add none
    .tile = any tile, with a second track too

steam-colour-red = red
steam-colour-blue = blue
steam-colour-yellow = yellow
steam-colour-purple = purple
steam-colour-grey = grey

steam-tile-turn-order = Turn Order
steam-tile-first-move = First Move
steam-tile-engineer = Engineer
steam-tile-first-build = First Build
steam-tile-city-growth = City Growth
steam-tile-locomotive = Locomotive
steam-tile-urbanization = Urbanization

steam-shape-21 = straight
steam-shape-22 = gentle curve
steam-shape-23 = tight curve
steam-shape-41 = straight across curve
steam-shape-42 = two straight, crossing
steam-shape-43 = two curves, crossing
steam-shape-44 = straight beside tight curve
steam-shape-45 = curve beside curve
steam-shape-46 = gentle beside tight curve
steam-shape-47 = tight beside gentle curve
steam-shape-T11 = town, dead end
steam-shape-T21 = town, straight
steam-shape-T22 = town, gentle curve
steam-shape-T23 = town, tight curve
steam-shape-T31 = town, star
steam-shape-T32 = town, left Y
steam-shape-T33 = town, right Y
steam-shape-T34 = town, three neighbours
steam-shape-T41 = town, cross
steam-shape-T42 = town, straight and two
steam-shape-T43 = town, four neighbours

steam-side-north = N
steam-side-north-east = NE
steam-side-east = E
steam-side-south-east = SE
steam-side-south = S
steam-side-south-west = SW
steam-side-west = W
steam-side-north-west = NW
steam-side-pair = { $a }–{ $b }

steam-way-more = { $first } – { $next }

# Links, where they are pointed at
steam-link =
    { $status ->
        [void] { $a }: a loop that counts as no link
       *[complete] { $a } – { $b }, { $owner ->
            [none] nobody’s
           *[other] { $owner }
        }
    }
steam-link-open =
    { $owner ->
        [none] { $a } – open at { $hex }, nobody’s
       *[other] { $a } – open at { $hex }, { $owner }; to be extended in round { $expires }
    }

# What is being asked
steam-decision-auction =
    { $place ->
        [none] { $bid ->
            [none] { $seat } opens the auction for the turn order: bid from ${ $lowest }, or pass.
           *[other] { $seat }: the bid for the turn order stands at ${ $bid }. Bid from ${ $lowest }, or pass{ $free_pass ->
                [yes] {" "}(free: you stay in)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $seat }: place { $place } in the order. Bid from ${ $lowest } to ${ $highest }, or pass.
           *[other] { $seat }: the bid for place { $place } stands at ${ $bid }. Bid ${ $lowest } or more, or pass.
        }
    }
steam-decision-capital = { $seat } may raise capital: up to ${ $most }, in steps of $5 that cost one income each.
steam-decision-tile = { $seat } takes an action tile.
steam-decision-build =
    { $seat } builds: { $left ->
        [0] no tile left
        [one] { $left } tile left
       *[other] { $left } tiles left
    }, ${ $spent } spent.
steam-decision-goods = { $seat } moves goods (round { $goods_round } of two): deliver, improve the locomotive, or pass.
steam-decision-score =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: on income or on victory points?

# What happened
steam-event-round-began = Round { $round } of { $rounds }.
steam-event-phase-began =
    { $phase ->
        [auction] The turn order is auctioned.
        [capital] Capital may be raised.
        [actions] Action tiles are taken.
        [build] Track is built.
        [goods] Goods are moved, round { $goods_round }.
       *[income] Income and expenses.
    }
steam-event-order-set = The order is { $order }.
steam-event-bid-made =
    { $place ->
        [none] { $seat } bids ${ $amount }.
       *[other] { $seat } bids ${ $amount } for place { $place }.
    }
steam-event-auction-passed =
    { $free ->
        [yes] { $seat } passes with the Turn Order tile and stays in.
       *[no] { $place ->
            [none] { $seat } passes.
           *[other] { $seat } passes for place { $place }.
        }
    }
steam-event-place-taken =
    { $paid ->
        [0] { $seat } gets place { $place } for free.
       *[other] { $seat } gets place { $place } for ${ $paid }.
    }
steam-event-money-raised =
    { $points_lost ->
        [0] { $seat } raises ${ $amount } for { $income_lost } income.
       *[other] { $income_lost ->
            [0] { $seat } raises ${ $amount } for { $points_lost } VP.
           *[other] { $seat } raises ${ $amount } for { $income_lost } income and { $points_lost } VP.
        }
    }
steam-event-capital-declined = { $seat } raises no capital.
steam-event-paid =
    { $purpose ->
        [place] { $seat } pays ${ $amount } for the place.
        [tile] { $seat } pays ${ $amount } for the action tile.
        [track] { $seat } pays ${ $amount } for track.
       *[expenses] { $seat } pays ${ $amount } of expenses.
    }
steam-event-tile-taken =
    { $passed ->
        [yes] { $seat } takes { $tile }, passed.
       *[no] { $price ->
            [0] { $seat } takes { $tile }.
           *[other] { $seat } takes { $tile } for ${ $price }.
        }
    }
steam-event-locomotive-improved =
    { $by_tile ->
        [yes] The locomotive of { $seat } is raised to level { $level } by the tile.
       *[no] { $seat } improves the locomotive to level { $level }.
    }
steam-event-build-began = { $seat } builds, up to { $tiles } tiles.
steam-event-track-laid =
    { $how ->
        [improve] { $seat } improves { $hex } from { $replaced } to { $tile } for ${ $price }.
        [redirect] { $seat } redirects the track at { $hex } ({ $tile }) for ${ $price }.
       *[new] { $seat } lays track at { $hex } ({ $tile }) for ${ $price }.
    }
steam-event-link-completed =
    { $owner ->
        [none] The link from { $a } to { $b } is complete and belongs to nobody.
       *[other] The link from { $a } to { $b } is complete and belongs to { $owner }.
    }
steam-event-link-claimed = { $seat } claims the ownerless link from { $start } by building at { $hex }.
steam-event-link-lost = { $seat } loses the incomplete link from { $start }, open at { $hex }.
steam-event-link-void =
    { $owner ->
        [none] A track that leads from { $city } to { $city } counts as no link.
       *[other] A track of { $owner } that leads from { $city } to { $city } counts as no link any more.
    }
steam-event-city-placed =
    { $supply ->
        [0] { $seat } makes { $town } a { $colour } city; no goods are left for it.
       *[other] { $seat } makes { $town } a { $colour } city with { $cubes }.
    }
steam-event-city-grown = { $seat } lets { $city } grow: { $cubes }.
steam-event-duty-lapsed = { $seat } can no longer carry out { $tile }.
steam-event-build-ended =
    { $tiles ->
        [0] { $seat } builds nothing more.
        [one] { $seat } ends building: { $tiles } tile, ${ $spent }.
       *[other] { $seat } ends building: { $tiles } tiles, ${ $spent }.
    }
steam-event-goods-delivered = { $seat } moves a cube ({ $cube }) from { $origin } to { $to } ({ $stops }): { $points }.
steam-event-income-scored =
    { $lost ->
        [0] { $seat } puts { $points } on income, now { $income }.
       *[other] { $seat } puts { $points } on income, now { $income }; { $lost } lost beyond the end of the track.
    }
steam-event-points-scored = { $seat } puts { $points } on victory points, now { $total }.
steam-event-goods-passed = { $seat } passes.
steam-event-income-received =
    { $upkeep ->
        [0] { $seat } gets ${ $amount } of income.
       *[other] { $seat } gets ${ $amount } of income, after ${ $upkeep } of upkeep.
    }
steam-event-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] { $seat } has nothing left to pay with.
           *[other] { $seat } lacks ${ $amount } and gives { $income_lost } income.
        }
       *[other] { $income_lost ->
            [0] { $seat } lacks ${ $amount } and gives { $points_lost } VP.
           *[other] { $seat } lacks ${ $amount } and gives { $points_lost } VP and { $income_lost } income.
        }
    }
steam-event-change-returned = { $seat } gets ${ $amount } of change.
steam-event-went-bankrupt = { $seat } cannot pay ${ $owed } and is bankrupt.
steam-event-match-ended =
    { $reason ->
        [bankruptcy] Only one player is left.
       *[rounds] The last round is over.
    } The match ends: { $scores }. { $many ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

steam-end-rounds = the last round is over
steam-end-bankruptcy = only one player is left

# The same in a few words, for what an action would do
steam-brief-money-raised =
    { $points_lost ->
        [0] raises ${ $amount }: −{ $income_lost } income
       *[other] { $income_lost ->
            [0] raises ${ $amount }: −{ $points_lost } VP
           *[other] raises ${ $amount }: −{ $income_lost } income, −{ $points_lost } VP
        }
    }
steam-brief-locomotive-improved = locomotive { $level }
steam-brief-link-completed =
    { $owner ->
        [none] completes { $a } – { $b }, nobody’s
       *[other] completes { $a } – { $b } for { $owner }
    }
steam-brief-link-claimed = claims the link from { $start }
steam-brief-link-lost = { $seat } loses the link from { $start }
steam-brief-link-void = a loop at { $city } counts no more
steam-brief-city-placed = brings { $cubes }
steam-brief-city-grown = brings { $cubes }
steam-brief-place-taken =
    { $paid ->
        [0] { $seat } gets place { $place }
       *[other] { $seat } gets place { $place } for ${ $paid }
    }
steam-brief-went-bankrupt = { $seat } goes bankrupt
steam-brief-match-ended = ends the match
steam-brief-nothing = { "" }
steam-brief-more = { $first }; { $next }

# Refusals
steam-refusal-wrong-kind =
    { $decision ->
        [auction] Bid now, or pass.
        [capital] Raise capital now: raise 0, raise 5 and so on.
        [tile] Take an action tile now.
        [build] Build track now: lay a tile, or end your build turn.
        [goods] Move goods now: deliver, improve the locomotive, or pass.
        [score] Place your points now: on income or on victory points.
       *[over] The match is over.
    }
steam-refusal-unknown-choice = Points go on income (“income”) or on victory points (“points”), not on “{ $choice }”.
steam-refusal-capital-not-by-five = Capital is raised in steps of $5, not ${ $amount }.
steam-refusal-capital-too-high = You can raise at most ${ $most }, not ${ $amount }.
steam-refusal-unknown-action-tile = There is no action tile called “{ $tile }”.
steam-refusal-unknown-hex = This map has no such hex: { $hex }.
steam-refusal-unknown-tile = There is no track tile { $tile }.
steam-refusal-unknown-rotation = A tile can be turned by 0 to 5 sixths, not by { $rotation }.
steam-refusal-same-rotation = Turned by { $rotation }, this tile looks the same as turned by { $same }: write { $same }.
steam-refusal-unknown-stop = There is no stop called { $stop } on this map.
steam-refusal-unknown-colour = There is no colour “{ $colour }”.
steam-refusal-unknown-supply = There is no supply space { $supply }.
steam-refusal-wrong-points = The points of a delivery need one number of 0 or more for each seat; { $points } is not that.
steam-refusal-must-urbanize = You paid for Urbanization: put a New City on a town before you end the build turn.
steam-refusal-must-grow = You paid for City Growth: let a city grow before you end the build turn.
steam-refusal-level-highest = Your locomotive has the highest level already.
steam-refusal-already-improved = You improved your locomotive in this phase already.
steam-refusal-bid-too-low = The bid must be at least ${ $lowest }, not ${ $bid }.
steam-refusal-bid-too-high = You can pay at most ${ $highest }, not ${ $bid }.
steam-refusal-tile-taken = { $seat } has taken { $tile } already.
steam-refusal-no-pass-option = { $tile } cannot be taken passed here: in Base only City Growth and Urbanization can, in Standard no tile.
steam-refusal-cannot-grow = No city can grow now, so City Growth can only be taken passed.
steam-refusal-no-town-left = No town is left to become a city.
steam-refusal-no-city-left = No New City tile is left.
steam-refusal-tile-too-expensive = { $tile } costs ${ $price }, and you can pay at most ${ $can_pay }.
steam-refusal-hex-is-city = { $hex } is a city; no track is laid on it.
steam-refusal-town-needs-town-tile = { $hex } is a town: only town tiles go there.
steam-refusal-town-tile-elsewhere = Town tiles go on towns only; there is none at { $hex }.
steam-refusal-out-of-stock = No tile of this shape ({ $tile }) is left.
steam-refusal-into-black-edge = The track at { $hex } would run into a closed edge or off the map.
steam-refusal-meets-others = The track at { $hex } would meet the open end of somebody else’s link.
steam-refusal-no-start = The track at { $hex } begins nowhere: it must leave a city or go on from an open end that is yours or that you may claim.
steam-refusal-cannot-claim = The open end at { $hex } is nobody’s, but you own no link at the town it comes from.
steam-refusal-same-stop = The link over { $hex } would end where it began.
steam-refusal-same-tile = This very tile already lies there, turned the same way ({ $hex }).
steam-refusal-track-not-kept = The tile at { $hex } can only be replaced by one that keeps its track and adds to it.
steam-refusal-complete-link = The link over { $hex } is complete; it cannot be changed.
steam-refusal-not-your-link = The link over { $hex } is not yours; only its owner may redirect it.
steam-refusal-not-last-track = Only the last track of a link can be redirected, and { $hex } is not at its open end.
steam-refusal-start-moved = A redirect changes the open end only; the track at { $hex } would begin elsewhere.
steam-refusal-town-not-reached = You have not reached { $hex }: no open end that is yours, or that you may claim, leads to this town, and no link of yours ends there.
steam-refusal-no-tiles-left = You have laid your { $tiles } tiles of this turn; no more can be laid.
steam-refusal-track-too-expensive = The tile at { $hex } costs ${ $price }, and you can pay at most ${ $can_pay }.
steam-refusal-no-urbanization = You have no Urbanization to carry out in this turn.
steam-refusal-no-growth = You have no City Growth to carry out in this turn.
steam-refusal-already-done = You have already done this in this turn.
steam-refusal-not-a-town = { $stop } is not a town.
steam-refusal-colour-gone = No { $colour } New City is left.
steam-refusal-supply-needed = Goods are left in the supply: name the space whose goods the city gets.
steam-refusal-not-a-city = { $stop } is not a city.
steam-refusal-city-has-marker = { $city } bears a growth marker; it cannot grow again.
steam-refusal-supply-empty = Supply space { $supply } is empty.
steam-refusal-no-such-cube = There is no { $cube } cube in { $origin }.
steam-refusal-wrong-colour = { $to } is not a { $cube } city.
steam-refusal-back-to-origin = A cube cannot be delivered to the city it comes from.
steam-refusal-no-own-link = At least one link on the way must be yours.
steam-refusal-too-many-of-other =
    { $seat } would have { $theirs } links on the way and you only { $own }: nobody may have more than you.
steam-refusal-level-too-low = Your locomotive (level { $level }) cannot move a cube over { $links } links.
steam-refusal-stops-earlier = A { $cube } cube stops at the first { $cube } city on its way; every such way to { $to } passes another one first.
steam-refusal-passes-twice = Every such way from { $origin } to { $to } would pass a city, a town or a link twice.
steam-refusal-no-route = No way from { $origin } to { $to } over complete links scores { $points }.

# Final scoring
steam-score-points = Victory points
steam-score-income = Income (half, or −2 each)
steam-score-links = Complete links

# The rules in short
steam-rules-base =
    A round: everybody takes an action tile, builds, moves goods twice, gets income or pays. The numbers of the tiles give the order of the next round.
    Money: whoever lacks cash raises $5 at a time, each for 1 income (at −10: for 2 VP), whenever a payment needs it.
    Building: up to three tiles (Engineer: four). $1 for each side track leaves by, $1 for a town, $1 for a river, $2 for hills. Track begins at a city or goes on from your own open end. A link is complete when both its ends are stops. An incomplete link that you do not extend in your next build turn is lost. Improving and redirecting cost $1 a side, and $1 for a town, but nothing for terrain.
    Goods, two rounds: deliver a cube to a city of its colour, improve your locomotive (once), or pass. A delivery passes at most as many links as your locomotive has levels; at least one is yours, and nobody has more on the way than you. It stops at the first city of its colour. Every link gives its owner 1 point: all on income, or all on VP.
    At the end: VP, half of positive income (negative: −2 each), 1 for every complete link.
steam-rules-standard =
    A round: raise capital ($5 for 1 income each), auction the turn order, take an action tile, build, move goods twice, get income or pay. Money is raised at no other time; action tiles are free.
    Auction: bid or pass; whoever passes gets the last place still free. The first two pay their bid, the last nothing, the others half. The Turn Order tile lets you pass once and stay in.
    Building: up to three tiles (Engineer: four). $1 for each side track leaves by, $1 for a town, $1 for a river, $2 for hills. Track begins at a city or goes on from your own open end. A link is complete when both its ends are stops. An incomplete link that you do not extend in your next build turn is lost. Improving and redirecting cost $1 a side, and $1 for a town, but nothing for terrain.
    Goods, two rounds: deliver a cube to a city of its colour, improve your locomotive (once), or pass. A delivery passes at most as many links as your locomotive has levels; at least one is yours, and nobody has more on the way than you. It stops at the first city of its colour. Every link gives its owner 1 point: all on income, or all on VP.
    Income less $1 for every level of your locomotive. What cash does not cover costs 1 VP for $2, then 1 income for $2.
    At the end: VP, half of positive income (negative: −2 each), 1 for every complete link.
