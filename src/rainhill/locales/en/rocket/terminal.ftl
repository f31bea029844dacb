rocket-play-help =
    Actions (full notation works too: extend GWR to H9)
      e           all extensions with what they would score
      e gw        where the GWR can run, with letters A, B, C on the map
      e gw a      extend the GWR to A (or a hex: e gw h9)
      s           the hexes where you can put a station; s h9 puts one there
      m h9 k10    move your station from H9 to K10
      i london textiles   invest in textiles at London (i lon t is enough)
      b 2 a       veto: bid 2 shares for hex A
      p           pass
    On the map two letters and an arrow are a locomotive; below a city stand its
    investment spaces, by industry, or the signs of those who hold them.
    In the table * leads, = shares the lead, (1) counts connected stations,
    x marks an isolated line.
rocket-play-hint-act = e extend, s station, m move station, i invest; l lists all, help explains
rocket-play-hint-veto =
    { $defends ->
        [yes] b NUMBER defends, p passes. If you pass: { $otherwise }.
       *[no] b NUMBER LETTER bids, p passes. If nobody bids: { $otherwise }.
    }
rocket-play-nothing = Nothing of this kind is possible now.
rocket-play-need-extend = Name the company and where it is to run: e gw a
rocket-play-need-station = Name the hex: s h9
rocket-play-need-move = Name the hex of your station and where it is to go: m h9 k10
rocket-play-need-invest = Name a city of this map and an industry: i london textiles
rocket-play-need-bid = Name the number of shares and the target: b 2 a
rocket-play-no-target =
    { $number ->
        [0] There is no target { $word } here.
       *[other] There is no target { $word }. Choose from { $known }.
    }
rocket-play-which-city = Which city? { $known }
rocket-play-which-industry = { $city } has room in { $known }. Which one?
rocket-play-stations = Every hex with its name on the map can take a station: type s and the name.
rocket-play-move-from =
    { $number ->
        [0] None of your stations can be moved.
       *[other] You can move your station from { $hexes }: type m and the hex to see where to.
    }
rocket-play-move-to =
    { $number ->
        [0] No station of yours can be moved from { $hex }.
       *[other] Every hex with its name on the map can take the station from { $hex }.
    }
rocket-play-and-stations =
    { $number ->
        [one] There is also one hex for a station (type s).
       *[other] There are also { $number } hexes for a station (type s).
    }
rocket-play-nobody-there = nobody there
# The table of what everybody holds, in the terminal.

rocket-ledger-companies =
    { $piles ->
        [yes] Line  places pile
       *[no] Line     places
    }
rocket-ledger-industries = Industry, spaces free
rocket-ledger-flat = shares
rocket-ledger-hidden = ?
rocket-ledger-free = -
rocket-ledger-cities = City, hex, investment spaces (- is free)
rocket-ledger-company-closed = { $company } in { $survivor }
rocket-ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
rocket-ledger-pile = { $pile }
rocket-ledger-stations-on = ({ $number })
rocket-ledger-passengers = Passengers, { $left } left
rocket-ledger-passengers-short = pg
rocket-ledger-supply = Stations in hand
rocket-ledger-supply-short = st
rocket-ledger-score = Score, { $unit }
rocket-ledger-joined-by = joined by { $companies }

# Somebody who sits there as "You"
rocket-you-invested = You invest in { $industry } at { $city }.
rocket-you-station-placed = You place a station at { $at }.
rocket-you-station-moved =
    { $company ->
        [none] You move a station from { $origin } to { $to }.
       *[other] You take a station off the { $company } at { $origin } and put it at { $to }.
    }
rocket-you-extension-proposed = You want to run the { $company } from { $origin } to { $to }.
rocket-you-share-taken = You take a share of the { $company }.
rocket-you-no-share =
    { $reason ->
        [isolated] You get no share: the { $company } is isolated.
       *[pile-empty] You get no share: the pile of the { $company } is empty.
    }
rocket-you-bid-made =
    You bid { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } for { $to }.
rocket-you-veto-passed = You pass.
rocket-you-veto-paid =
    You pay { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } and decide for { $to }.
rocket-you-line-extended =
    { $tile ->
        [yes] You run the { $company } from { $origin } to { $to }; { $tiles_left ->
                [one] { $tiles_left } tile
               *[other] { $tiles_left } tiles
            } left.
       *[no] You run the { $company } out of its starting town at { $origin } to { $to }.
    }
rocket-you-station-connected = Your station at { $at } is now on the { $company }.
rocket-you-passenger-taken =
    You take a passenger from the station of { $owner } at { $at }; { $passengers_left ->
        [0] none is left.
        [one] { $passengers_left } is left.
       *[other] { $passengers_left } are left.
    }
rocket-yours-passenger-taken =
    { $seat } takes a passenger from your station at { $at }; { $passengers_left ->
        [0] none is left.
        [one] { $passengers_left } is left.
       *[other] { $passengers_left } are left.
    }
rocket-you-shares-exchanged =
    You return { $returned ->
        [one] { $returned } share
       *[other] { $returned } shares
    } of the { $closed } and get { $received ->
        [0] none
       *[other] { $received }
    } of the { $survivor }.
rocket-you-turn-lost = You have no legal action and lose the rest of the turn.
rocket-you-match-ended =
    { $reason ->
        [companies] At most one company can still grow.
        [tiles] The last track tile is laid.
        [standstill] For three rounds stations were moved and nothing else.
       *[blocked] No locomotive can move.
    } The match is over: { $scores }. You win.
rocket-you-asked-veto =
    { $bid ->
        [0] You may veto: the { $company } is to run to { $target }.
       *[other] You may veto: the { $company } is to run to { $target }; the bid stands at { $bid }.
    }
rocket-you-asked-defend =
    You may defend: a bid of { $bid ->
        [one] { $bid } share
       *[other] { $bid } shares
    } takes the { $company } to { $target }.
