# Steam
steam-play-help =
    Actions (full notation works too: lay 22 turned 1 at H9)
      5           auction: bid $5; p passes
      r 10        Standard: raise $10 of capital (r 0: none)
      3           take action tile 3 (a 3, a engineer); 7 pass takes it passed
      b           where you can build, with the lowest price on each hex
      b h9        the tiles that can be laid at H9, as pictures with prices;
                  b h9 all shows those with more than two sides too
      b h9 22 1   lay tile 22 turned by one sixth at H9
      n TOWN COLOUR SPACE   put a New City on a town with goods of a supply space
      g CITY SPACE          let a city grow
      e           end the build turn; u takes back one step before that
      d           deliveries, best first; d boston, d red narrow the list
      d 3         make delivery 3; i improves the locomotive, p passes
      i or v      put points on income or on victory points
    On the map a letter with a name is a city, its goods below; a ring is a
    town, ∧ are hills, ≈ is a river, canal or lake, ˷ a coast, which costs
    nothing more. Dotted lines are track with the sign of its owner; broken
    ones lead nowhere yet or are nobody’s. ♣ marks a grown city.
    In the table "now" is what final scoring would give; a tile in brackets was
    taken passed. c lists cities, links and the stock of tiles.
steam-play-nothing = Nothing of this kind is possible now.
steam-play-number-means-nothing = A number means nothing here. Type l for a list.
steam-play-need-bid = Name the bid: b 5
steam-play-need-raise = Name the sum: r 10
steam-play-need-tile = Name an action tile by its number or name: a 3, a engineer, a 7 pass
steam-play-need-hex = Name a hex: b h9
steam-play-which-tile = Which tile? Type a number of the list.
steam-play-need-city = Name town, colour and supply space: n utica grey 4
steam-play-need-grow = Name city and supply space: g boston 4
steam-play-need-delivery = Type d for the list of deliveries, then a number.
steam-play-need-score = Type i for income or v for victory points.
steam-play-nothing-there = You cannot lay any tile at { $hex } now.
steam-play-from-cash = from cash
steam-play-shares = costs { $shares }
steam-play-share = ${ $paid } at place { $places }
steam-play-places = { $first }–{ $last }
steam-play-if-won = if it wins: { $cost }
steam-play-line = { $code }  { $name }  { $brings }
steam-play-bid = bid
steam-play-pass = pass
steam-play-raise = raise
steam-play-pass-code = { $number } pass
steam-play-capital = then cash ${ $cash }, income { $income }, { $points } VP
steam-play-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
steam-play-passed = only its number counts
steam-play-prices =
    { $number ->
        [0] You can build on no hex now.
        [one] You can build on one hex; it shows its lowest price. Type b and the hex, for example b { $hex }, to see the tiles.
       *[other] You can build on { $number } hexes; each shows its lowest price. Type b and a hex, for example b { $hex }, to see the tiles.
    }
steam-play-prices-short =
    { $number ->
        [0] You can build on no hex now.
        [one] You can build on one hex: b shows it with its price.
       *[other] You can build on { $number } hexes: b shows them with prices.
    }
steam-play-caption = { $number }: ${ $price }
steam-play-shape = { $shape }, { $sides }
steam-play-lay =
    ${ $price }{ $how ->
        [improve] , improves
        [redirect] , redirects
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
steam-play-space = { $number } { $cubes }
steam-play-city =
    Type n, a town, a colour and a supply space, for example n utica grey 4. A town and a colour list the spaces.
    Towns: { $towns }.
    Colours: { $colours }. Supply: { $spaces }.
steam-play-growth =
    Type g, a city and a supply space, for example g boston 4. A city alone lists the spaces.
    Cities: { $cities }.
    Supply: { $spaces }.
steam-play-delivery = { $cube } { $origin } to { $to }
steam-play-scores =
    { $way ->
        [none] { $points }
       *[other] { $points } by { $way }
    }
steam-play-more-deliveries =
    { $number ->
        [one] There is one more, lower down.
       *[other] There are { $number } more, lower down: name a colour or a city, for example d red boston.
    }
steam-play-to-income =
    { $lost ->
        [0] income { $now } becomes { $then }
       *[other] income { $now } becomes { $then }, { $lost } lost
    }
steam-play-to-points = { $now } VP become { $then }
steam-play-hint-none = Type help for help.
steam-play-hint-auction =
    Type a number to bid, p passes.{ $cost ->
        [none] {""}
       *[other] {" "}At ${ $lowest }: { $cost }.
    }
steam-play-hint-auction-standard = Type a number to bid, p passes. Places 1 and 2 pay their bid, the last nothing, others half.
steam-play-hint-capital = Type a sum, 0 for none ($10 is usual in the first round); l lists what each leads to.
steam-play-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } ${ $price }
    }
steam-play-hint-tile = Type a number: { $tiles }. l lists what they do.
steam-play-hint-build =
    { $hex ->
        [none] e: end, u: undo. You can pay ${ $can_pay }, but build on no hex.
       *[other] b: where to build, b { $hex }: the tiles there, e: end, u: undo. You can pay ${ $can_pay }.
    }
steam-play-end =
    { $lost ->
        [none] e ends the build turn.
       *[other] e ends the build turn: { $lost }.
    }
steam-play-more-tiles =
    { $number ->
        [one] There is one more tile with more sides: b { $hex } all
       *[other] There are { $number } more tiles with more sides: b { $hex } all
    }
steam-play-hint-city = Urbanization: n puts a New City on a town.
steam-play-hint-growth = City Growth: g brings goods to a city.
steam-play-hint-lost = If you end now: { $lost }.
steam-play-hint-goods =
    { $number ->
        [0] No delivery is possible.
        [one] d shows the only delivery ({ $best }).
       *[other] d lists { $number } deliveries, the best: { $best }.
    } { $improve ->
        [yes] i improves the locomotive, p passes.
       *[no] p passes.
    }
steam-play-hint-score = i: { $income }; v: { $points }

# Steam
steam-ledger-seats = in order
steam-ledger-cash = cash
steam-ledger-income = inc
steam-ledger-locomotive = loc
steam-ledger-points = VP
steam-ledger-links = link
steam-ledger-score = now
steam-ledger-holds =
    { $auction ->
        [yes] bid
       *[no] action
    }
steam-ledger-bankrupt = bankrupt
steam-ledger-place = place { $place }
steam-ledger-out = out
steam-ledger-bid = ${ $bid }
steam-ledger-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
steam-ledger-price =
    { $price ->
        [0] free
       *[other] ${ $price }
    }
steam-ledger-price-level = $4+level
steam-ledger-does-turn-order =
    { $edition ->
        [base] first in the next round
       *[standard] one free pass in the next auction
    }
steam-ledger-does-first-move = moves goods first
steam-ledger-does-engineer = builds four tiles instead of three
steam-ledger-does-first-build = builds first
steam-ledger-does-city-growth = supply goods to a city
steam-ledger-does-locomotive = locomotive one level up
steam-ledger-does-urbanization = makes a town a city
steam-ledger-supply = Supply
steam-ledger-new-cities = New cities
steam-ledger-cities = City, hex, goods
steam-ledger-city =
    { $new ->
        [yes] new city
       *[no] { $marker ->
            [yes] grown
           *[no] {""}
        }
    }
steam-ledger-all-links = Links
steam-ledger-link = { $a } – { $b }
steam-ledger-owns = { $seat }: { $links }
steam-ledger-open =
    { $now ->
        [yes] { $a } – open at { $hex }: extend now or lose it
       *[no] { $a } – open at { $hex }, safe until round { $expires }
    }
steam-ledger-free-link = { $a } – open at { $hex }
steam-ledger-ownerless = Nobody’s: { $links }
steam-ledger-stock =
    { $unlimited ->
        [yes] Track tiles: as many as are needed
       *[no] Track tiles left
    }
steam-ledger-stock-of = { $left }  { $front }/{ $back }  { $names }
steam-ledger-two-faces = { $front } / { $back }

# Somebody who sits there as "You"
steam-you-bid-made =
    { $place ->
        [none] You bid ${ $amount }.
       *[other] You bid ${ $amount } for place { $place }.
    }
steam-you-auction-passed =
    { $free ->
        [yes] You pass with the Turn Order tile and stay in.
       *[no] { $place ->
            [none] You pass.
           *[other] You pass for place { $place }.
        }
    }
steam-you-place-taken =
    { $paid ->
        [0] You get place { $place } for free.
       *[other] You get place { $place } for ${ $paid }.
    }
steam-you-money-raised =
    { $points_lost ->
        [0] You raise ${ $amount } for { $income_lost } income.
       *[other] { $income_lost ->
            [0] You raise ${ $amount } for { $points_lost } VP.
           *[other] You raise ${ $amount } for { $income_lost } income and { $points_lost } VP.
        }
    }
steam-you-capital-declined = You raise no capital.
steam-you-paid =
    { $purpose ->
        [place] You pay ${ $amount } for the place.
        [tile] You pay ${ $amount } for the action tile.
        [track] You pay ${ $amount } for track.
       *[expenses] You pay ${ $amount } of expenses.
    }
steam-you-tile-taken =
    { $passed ->
        [yes] You take { $tile }, passed.
       *[no] { $price ->
            [0] You take { $tile }.
           *[other] You take { $tile } for ${ $price }.
        }
    }
steam-you-locomotive-improved =
    { $by_tile ->
        [yes] Your locomotive is raised to level { $level } by the tile.
       *[no] You improve the locomotive to level { $level }.
    }
steam-you-build-began = You build, up to { $tiles } tiles.
steam-you-track-laid =
    { $how ->
        [improve] You improve { $hex } from { $replaced } to { $tile } for ${ $price }.
        [redirect] You redirect the track at { $hex } ({ $tile }) for ${ $price }.
       *[new] You lay track at { $hex } ({ $tile }) for ${ $price }.
    }
steam-yours-link-completed = The link from { $a } to { $b } is complete and belongs to you.
steam-you-link-claimed = You claim the ownerless link from { $start } by building at { $hex }.
steam-you-link-lost = You lose the incomplete link from { $start }, open at { $hex }.
steam-yours-link-void = A track of yours that leads from { $city } to { $city } counts as no link any more.
steam-you-city-placed =
    { $supply ->
        [0] You make { $town } a { $colour } city; no goods are left for it.
       *[other] You make { $town } a { $colour } city with { $cubes }.
    }
steam-you-city-grown = You let { $city } grow: { $cubes }.
steam-you-duty-lapsed = You can no longer carry out { $tile }.
steam-you-build-ended =
    { $tiles ->
        [0] You build nothing more.
        [one] You end building: { $tiles } tile, ${ $spent }.
       *[other] You end building: { $tiles } tiles, ${ $spent }.
    }
steam-you-goods-delivered = You move a cube ({ $cube }) from { $origin } to { $to } ({ $stops }): { $points }.
steam-you-income-scored =
    { $lost ->
        [0] You put { $points } on income, now { $income }.
       *[other] You put { $points } on income, now { $income }; { $lost } lost beyond the end of the track.
    }
steam-you-points-scored = You put { $points } on victory points, now { $total }.
steam-you-goods-passed = You pass.
steam-you-income-received =
    { $upkeep ->
        [0] You get ${ $amount } of income.
       *[other] You get ${ $amount } of income, after ${ $upkeep } of upkeep.
    }
steam-you-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] You have nothing left to pay with.
           *[other] You lack ${ $amount } and give { $income_lost } income.
        }
       *[other] { $income_lost ->
            [0] You lack ${ $amount } and give { $points_lost } VP.
           *[other] You lack ${ $amount } and give { $points_lost } VP and { $income_lost } income.
        }
    }
steam-you-change-returned = You get ${ $amount } of change.
steam-you-went-bankrupt = You cannot pay ${ $owed } and are bankrupt.
steam-you-match-ended =
    { $reason ->
        [bankruptcy] Only one player is left.
       *[rounds] The last round is over.
    } The match ends: { $scores }. You win.
steam-you-asked-capital = You may raise capital: up to ${ $most }, in steps of $5 that cost one income each.
steam-you-asked-tile = You take an action tile.
steam-you-asked-build =
    You build: { $left ->
        [0] no tile left
        [one] { $left } tile left
       *[other] { $left } tiles left
    }, ${ $spent } spent.
steam-you-asked-goods = You move goods (round { $goods_round } of two): deliver, improve the locomotive, or pass.
steam-you-asked-score =
    You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: on income or on victory points?
steam-you-asked-auction =
    { $place ->
        [none] { $bid ->
            [none] You open the auction for the turn order: bid from ${ $lowest }, or pass.
           *[other] The bid for the turn order stands at ${ $bid }. Bid from ${ $lowest }, or pass{ $free_pass ->
                [yes] {" "}(free: you stay in)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] Place { $place } in the order. Bid from ${ $lowest } to ${ $highest }, or pass.
           *[other] The bid for place { $place } stands at ${ $bid }. Bid ${ $lowest } or more, or pass.
        }
    }
