# Stephenson's Rocket in the browser. It comes with the first table.

rocket-web-turn-action = action { $action } of 2
rocket-web-turn-veto = { $seat } moves { $company }
rocket-web-turn-veto-yours = you move { $company }
rocket-web-turn-yours-act = Your turn
rocket-web-turn-yours-veto = Your veto
rocket-web-turn-yours-defend = Your defence
rocket-web-turn-named-act = { $seat }’s turn
rocket-web-turn-named-veto = { $seat }’s veto
rocket-web-turn-named-defend = { $seat }’s defence
rocket-web-turn-other-act = { $seat } plays
rocket-web-turn-other-veto = { $seat } may veto
rocket-web-turn-other-defend = { $seat } may defend
rocket-web-waiting-veto = { $seat } may veto…
rocket-web-left = { $number } left
rocket-web-shares =
    { $number ->
        [one] { $number } share
       *[other] { $number } shares
    }
rocket-short-1999 =
    { $points ->
        [0] £0
       *[other] £{ $points }k
    }
rocket-web-unit-1999 = pounds
rocket-web-unit-2018 = prestige points
rocket-web-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
rocket-web-tiles-explained = Track tiles left; with the last one the match ends
rocket-web-passengers-left =
    { $number ->
        [0] No passenger is left
        [one] One passenger is left
       *[other] { $number } passengers are left
    }
rocket-web-last-turn = Last turn
rocket-web-standstill =
    { $turns ->
        [one] { $turns } turn at a standstill
       *[other] { $turns } turns at a standstill
    }
rocket-web-standstill-explained = Turns in a row in which only stations were moved; after three rounds of them the match ends
rocket-web-nav-companies = Companies
rocket-web-nav-invest = Investments
rocket-web-companies = Companies
rocket-web-companies-note = places · shares held
rocket-web-company = Company
rocket-web-places = places
rocket-web-places-explained = Places the line has joined: what a majority is worth at the end
rocket-web-company-closed = in { $survivor }
rocket-web-company-closed-text = Closed: it was merged into the { $survivor }, which has its track, stations and places.
rocket-web-company-moved = It has moved in this turn already.
rocket-web-company-hold = { $company }: { $joined ->
        [one] one place
       *[other] { $joined } places
    }. At the end most shares and most stations are worth { $joined } each, second place half of it.
rocket-web-shares-held =
    { $number ->
        [0] { $seat } holds no share of the { $company }
        [one] { $seat } holds one share of the { $company }
       *[other] { $seat } holds { $number } shares of the { $company }
    }{ $leads ->
        [yes] ; nobody has more
       *[no] {""}
    }
rocket-web-industry-held =
    { $number ->
        [0] { $seat } has nothing in { $industry }
        [one] { $seat } has one piece in { $industry }
       *[other] { $seat } has { $number } pieces in { $industry }
    }{ $leads ->
        [yes] ; nobody has more
       *[no] {""}
    }
rocket-web-industry-text = At the end the most pieces in { $industry } bring 6, the second most 3; pieces in cities that no line joined do not count.
rocket-web-passengers-text = At the end the most passengers bring 6, the second most 3.
rocket-web-free-text = Free spaces on the map
rocket-web-passengers-of = Passengers taken: { $number }
rocket-web-shares-of = Shares held in all companies: { $number }
rocket-web-company-joined =
    { $number ->
        [0] It has joined no place yet.
       *[other] Joined: { $places }.
    }
rocket-web-company-stations = Stations: { $stations }.
rocket-web-company-isolated-short = isolated
rocket-web-company-isolated = Isolated: it can reach nothing new.
rocket-web-company-waiting = Its locomotive has not left yet.
rocket-web-pile-short =
    { $pile ->
        [0] pile empty
       *[other] { $pile } in the pile
    }
rocket-web-supplementary =
    { $number ->
        [0] no supplementary shares left
        [one] one supplementary share left
       *[other] { $number } supplementary shares left
    }
rocket-web-stations-held =
    { $number ->
        [one] { $seat } has one station on the { $company }
       *[other] { $seat } has { $number } stations on the { $company }
    }
rocket-web-industries = Industries
rocket-web-industries-note = most 6, second 3
rocket-web-industry = Industry
rocket-web-free = free
rocket-web-passengers = Passengers
rocket-web-investments = Investments
rocket-web-investments-note = two of one, one of another
rocket-web-slot-taken = { $seat }, { $industry }
rocket-web-slot-free = { $industry }, free
rocket-web-city-joined = { $city }: joined by { $companies }
rocket-web-city-unjoined = { $city }: no line has joined it yet
rocket-web-invest-in = Invest in { $industry } at { $city }
rocket-web-stations-left = Stations in the supply, to be placed: { $number }
rocket-web-hex-city = { $place }, city, { $hex }
rocket-web-hex-town = { $place }, railway town, { $hex }
rocket-web-hex-start = { $place }, starting town, { $hex }
rocket-web-hex-free =
    { $industries ->
        [none] all spaces taken
       *[other] free: { $industries }
    }
rocket-web-hex-invested = { $seat }: { $industries }
rocket-web-hex-industry =
    { $number ->
        [one] { $industry }
       *[other] { $industry } ×{ $number }
    }
rocket-web-hex-joined = joined by { $companies }
rocket-web-hex-locomotive = locomotive of { $company }
rocket-web-hex-track = track of { $company }
rocket-web-hex-locomotive-isolated = locomotive of { $company }, isolated
rocket-web-hex-station = station of { $seat }
rocket-web-hex-station-on = station of { $seat }, on the { $company }

# The log in words of places and directions; what has no sentence here is told as in the terminal.
rocket-web-told-station-placed = { $seat } places a station { $where }.
rocket-web-told-station-moved =
    { $company ->
        [none] { $seat } moves a station: it stood { $was }, now it stands { $where }.
       *[other] { $seat } takes a station off the { $company }, { $was }, and puts it { $where }.
    }
rocket-web-told-extension-proposed = { $seat } wants to run the { $company } { $way }.
rocket-web-told-bid-made =
    { $seat } bids { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } to send it { $way }.
rocket-web-told-veto-paid =
    { $seat } pays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } and sends it { $way }.
rocket-web-told-line-extended =
    { $tile ->
        [yes] { $seat } runs the { $company } { $way }; it is now { $where }.
       *[no] { $seat } runs the { $company } out of its starting town, { $way }.
    }
rocket-web-told-line-sent = It is now { $where }.
rocket-web-told-station-connected = The station of { $seat }, { $where }, is now on the { $company }.
rocket-web-told-passenger-taken =
    { $seat } takes a passenger from the station of { $owner }, { $where }; { $passengers_left ->
        [0] none is left.
        [one] { $passengers_left } is left.
       *[other] { $passengers_left } are left.
    }
rocket-web-told-end-reached =
    The match is over: { $scores }. { $many ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
rocket-web-told-way = to the hex { $where }
rocket-brief-shares-exchanged =
    { $received ->
        [0] { $seat } loses { $returned } { $closed }
       *[other] { $seat }: { $returned } { $closed } become { $received } { $survivor }
    }
rocket-web-gain-passenger = +1 passenger
rocket-web-key-modes = I, S, E
rocket-web-key-modes-text = invest, station, extend
rocket-web-action-kinds = Kinds of action
rocket-web-mode-invest = Invest
rocket-web-mode-station = Station
rocket-web-mode-extend = Extend
rocket-web-mode-invest-explained = Put a piece on a free industry of a city: it counts when a line reaches the city, and for the industry at the end. (I)
rocket-web-mode-station-explained = Place a station on an empty hex, or move one. A line that runs over it connects it. (S)
rocket-web-mode-extend-explained = Move a locomotive one hex and take a share. Others who hold shares may veto. (E)
rocket-web-mode-invest-none = No city has a free space.
rocket-web-mode-station-none = No station can be placed or moved.
rocket-web-mode-extend-none = No line can be extended.
rocket-web-ask = Choose an action
rocket-web-ask-detail = Tap a locomotive, a city, or one of the buttons.
rocket-web-ask-detail-no-city = Tap a locomotive or one of the buttons.
rocket-web-ask-invest = Which city do you invest in?
rocket-web-ask-invest-city = { $city }: which industry?
rocket-web-ask-station = Where should the station go?
rocket-web-ask-station-moved = Where should this station go?
rocket-web-ask-extend = Which line do you extend, and where to?
rocket-web-ask-invest-detail = Tap a city, or a free industry in the chart.
rocket-web-ask-station-detail = Tap an empty hex, or one of your stations to move it.
rocket-web-ask-extend-detail = Tap a locomotive, or a hex that one of them can reach.
rocket-web-ask-extend-company = { $company }: where to?
rocket-web-ask-lose-turn = You have no legal action.
rocket-web-choose-industry = Industry
rocket-web-choose-company = Company
rocket-web-title-extend = { $company }, { $way }
rocket-web-title-invest = { $city }, { $industry }
rocket-web-title-bid =
    { $shares ->
        [one] Bid one share: { $way }
       *[other] Bid { $shares } shares: { $way }
    }
rocket-web-title-station = Station { $where }
rocket-web-title-move-station = Station { $was }: move it { $where }
rocket-web-invest-there =
    { $held ->
        [none] { $place } so far: nobody
       *[other] { $place } so far: { $held }
    }
rocket-web-others-may-veto = others may veto
rocket-web-go-none = Choose
rocket-web-go-extend = Move here
rocket-web-go-invest = Invest here
rocket-web-go-station = Place it here
rocket-web-go-move-station = Move it here
rocket-web-go-lose-turn = Lose the turn
rocket-web-go-bid = Bid
rocket-web-go-pass = Pass
rocket-web-veto = Veto
rocket-web-veto-title = Veto?
rocket-web-veto-text = { $seat } moves { $company } to { $letter } ({ $way }). Holders may bid shares, once each, to decide where it goes.
rocket-web-defend-title = Defend?
rocket-web-defend-text =
    { $letter ->
        [none] A bid takes { $company } { $way }.
       *[other] A bid takes { $company } to { $letter } ({ $way }).
    } You can equal it and decide yourself.
rocket-web-veto-bid =
    { $shares ->
        [one] { $shares } share → { $letter }
       *[other] { $shares } shares → { $letter }
    }
rocket-web-veto-passed = passes
rocket-web-veto-yours = your bid
rocket-web-veto-thinks = is thinking
rocket-web-veto-last = decides last
rocket-web-veto-send = Send it to
rocket-web-veto-pay = You pay if you win
rocket-web-veto-range = at least { $least }, you hold { $held }
rocket-web-veto-limits =
    { $only ->
        [yes] only { $least }
       *[no] { $least } to { $most }
    }
rocket-web-veto-choose = Bid
rocket-web-veto-passenger = { $owner }’s station stands on { $letter }: { $seat } takes a passenger there, unless somebody else’s bid wins.
rocket-web-veto-fold = Fold the veto card
rocket-web-veto-unfold = Unfold the veto card
rocket-web-veto-ahead = Pass for { $company }
rocket-web-veto-ahead-turn = until the end of this turn
rocket-web-veto-ahead-own = until my next turn
rocket-web-veto-idle = Do not ask me when I cannot change anything
rocket-web-veto-passing = You pass for { $company }
rocket-web-veto-ask-again = Ask me about { $company } again
rocket-web-veto-go = Bid { $shares } for { $letter }
rocket-web-pass = Pass
rocket-web-log-turn = Turn { $turn } · { $seat }
rocket-web-when = turn { $turn }
rocket-web-past-turn = Looking back · turn { $turn }
rocket-web-final-when = finished in turn { $turns }
rocket-web-final-earned = Before the end
rocket-web-final-majorities = Industries and passengers
rocket-web-final-companies = Companies
rocket-web-final-has =
    { $points ->
        [0] { $seat } { $number }: nothing
       *[other] { $seat } { $number }: { $amount }
    }
rocket-web-final-in-play = { $seat }: { $parts }
rocket-web-final-by-cities = { $amount } in cities
rocket-web-final-by-towns = { $amount } at railway towns
rocket-web-final-by-mergers = { $amount } by mergers
rocket-web-final-by-nothing = nothing
rocket-web-final-why-earned = Scored while lines were built.
rocket-web-final-why-industry = Pieces in cities that a line has joined: most 6, second 3. Those who are level share, rounded down.
rocket-web-final-why-passengers = Passengers: most 6, second 3. Those who are level share, rounded down.
rocket-web-final-why-stations =
    Stations on the line: most { $places ->
        [one] { $places } point
       *[other] { $places } points
    }, one for every place joined; the second half, rounded down. Those who are level share.
rocket-web-final-why-shares =
    Shares of the company: most { $places ->
        [one] { $places } point
       *[other] { $places } points
    }, one for every place joined; the second half, rounded down. Those who are level share.
rocket-web-legend-start = Where a company starts; struck out once it is closed
rocket-web-legend-engine = Locomotive: its nose shows where the line can go on
rocket-web-legend-isolated = Isolated: this line can reach nothing new
rocket-web-legend-city = City with three spaces to invest in
rocket-web-legend-town = Railway town
rocket-web-legend-station = Station of a player
rocket-web-legend-joined = Dot of a line that has joined the place
rocket-web-legend-target = Something can be done here
rocket-web-legend-last = What moved last
