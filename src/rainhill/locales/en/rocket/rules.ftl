# Stephenson's Rocket. Seats are names; companies, places and hexes are named as on the map.

# Money: the engine counts points, 1999 shows pounds (one point is 1,000 pounds).
rocket-money-1999 = £{ $pounds }
rocket-money-2018 =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rocket-gain-1999 = { $seat } +£{ $pounds }
rocket-gain-2018 = { $seat } +{ $points }
rocket-gain-nobody = nobody scores
rocket-total = { $seat } { $amount }
rocket-unit-1999 = £1,000
    .short = £k
rocket-unit-2018 = points
    .short = pts

rocket-headline =
    { $title }, { $map }, { $edition }. Turn { $turn }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } left.{ $ending ->
        [none] {""}
       *[other] {" "}Last turn!
    }
rocket-edition-1999 = 1999 edition (pounds, totals secret, 16 shares a company)
    .title = 1999 edition
rocket-edition-2018 = 2018 edition (points, totals open, shares without limit)
    .title = 2018 edition

rocket-option-defence =
    .label = Where the active player may go after winning the veto
    .text = Whoever moved the locomotive can equal the highest bid and win the veto. This says where it may then go.
    .any = any legal hex
    .original = only the hex first chosen
rocket-option-open_scores =
    .label = Totals during play
    .text = Payments are always made in the open; this is about the sums.
    .yes = open to everybody
    .no = each player knows only their own
rocket-option-home =
    .label = A company’s starting town
    .text = It counts as a place of its line. This says from when on.
    .joined = from the beginning
    .left = once the locomotive has left it
    .why = In the 2018 edition it counts from the beginning.
rocket-option-city_tokens =
    .label = Investments in a city
    .text = Every city has three. This says of which industries.
    .mixed = two of one industry, one of another
    .equal = all three of one industry
rocket-option-isolation =
    .label = When a line is isolated
    .text = A line that can reach nothing new brings no more shares.
    .own = when its own locomotive can reach nothing
    .both = and no other can run into it
rocket-option-standstill =
    .label = Nothing but station moves
    .text = Stations can be moved back and forth for ever. This says what happens after three rounds of nothing else.
    .none = the match goes on
    .ends = the match ends and is scored

rocket-industry-brewing = brewing
rocket-industry-cattle = cattle
rocket-industry-coal = coal
rocket-industry-cotton = cotton
rocket-industry-grain = grain
rocket-industry-leather = leather
rocket-industry-livestock = livestock
rocket-industry-manufactured-goods = manufactured goods
rocket-industry-petrochemicals = petrochemicals
rocket-industry-steel = steel
rocket-industry-textiles = textiles

# What is being asked
rocket-decision-act =
    { $action ->
        [1] { $seat }: first action of two.
       *[other] { $seat }: second action.
    }
rocket-decision-veto =
    { $bid ->
        [0] { $seat } may veto: the { $company } is to run to { $target }.
       *[other] { $seat } may veto: the { $company } is to run to { $target }; the bid stands at { $bid }.
    }
rocket-decision-defend =
    { $seat } may defend: a bid of { $bid ->
        [one] { $bid } share
       *[other] { $bid } shares
    } takes the { $company } to { $target }.

# What happened
rocket-event-turn-began = Turn { $turn }: { $seat }.
rocket-event-invested = { $seat } invests in { $industry } at { $city }.
rocket-event-station-placed = { $seat } places a station at { $at }.
rocket-event-station-moved =
    { $company ->
        [none] { $seat } moves a station from { $origin } to { $to }.
       *[other] { $seat } takes a station off the { $company } at { $origin } and puts it at { $to }.
    }
rocket-event-extension-proposed = { $seat } wants to run the { $company } from { $origin } to { $to }.
rocket-event-share-taken = { $seat } takes a share of the { $company }.
rocket-event-no-share =
    { $reason ->
        [isolated] { $seat } gets no share: the { $company } is isolated.
       *[pile-empty] { $seat } gets no share: the pile of the { $company } is empty.
    }
rocket-event-bid-made =
    { $seat } bids { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } for { $to }.
rocket-event-veto-passed = { $seat } passes.
rocket-event-veto-paid =
    { $seat } pays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } and decides for { $to }.
rocket-event-line-extended =
    { $tile ->
        [yes] { $seat } runs the { $company } from { $origin } to { $to }; { $tiles_left ->
            [one] { $tiles_left } tile
           *[other] { $tiles_left } tiles
        } left.
       *[no] { $seat } runs the { $company } out of its starting town at { $origin } to { $to }.
    }
rocket-event-station-connected = The station of { $seat } at { $at } is now on the { $company }.
rocket-event-passenger-taken =
    { $seat } takes a passenger from the station of { $owner } at { $at }; { $passengers_left ->
        [0] none is left.
        [one] { $passengers_left } is left.
       *[other] { $passengers_left } are left.
    }
rocket-event-place-joined =
    { $place_kind ->
        [start] The { $company } joins the starting town { $place } (place { $places }).
        [city] The { $company } joins the city of { $place } (place { $places }).
       *[town] The { $company } joins the railway town { $place } (place { $places }).
    }
rocket-event-city-scored = { $city } scores: { $points }.
rocket-event-town-scored =
    { $town } scores the stations on the { $company }, { $places ->
        [one] { $places } place
       *[other] { $places } places
    }: { $points }.
rocket-event-merged =
    The { $closed } is merged into the { $survivor } and closed, { $places ->
        [one] { $places } place
       *[other] { $places } places
    }: { $points }. { $tiles_left ->
        [one] { $tiles_left } tile
       *[other] { $tiles_left } tiles
    } left.
rocket-event-shares-exchanged =
    { $seat } returns { $returned ->
        [one] { $returned } share
       *[other] { $returned } shares
    } of the { $closed } and gets { $received ->
        [0] none
       *[other] { $received }
    } of the { $survivor }.
rocket-event-line-isolated = The { $company } is isolated: it can reach nothing new.
rocket-event-turn-lost = { $seat } has no legal action and loses the rest of the turn.
rocket-event-standstill =
    { $rounds ->
        [one] For a whole round
       *[other] For { $rounds } rounds
    } nobody has done anything but move stations; the match ends after { $left ->
        [one] one more such round
       *[other] { $left } more such rounds
    }.
rocket-event-end-announced =
    { $reason ->
        [companies] At most one company can still grow: the match ends after this turn.
        [tiles] The last track tile is laid: the match ends after this turn.
        [standstill] For three rounds stations were moved and nothing else: the match ends after this turn.
       *[blocked] No locomotive can move: the match ends after this turn.
    }
rocket-event-match-ended =
    { $reason ->
        [companies] At most one company can still grow.
        [tiles] The last track tile is laid.
        [standstill] For three rounds stations were moved and nothing else.
       *[blocked] No locomotive can move.
    } The match is over: { $scores }. { $many ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

rocket-end-companies = at most one company can still grow
rocket-end-tiles = the last track tile was laid
rocket-end-blocked = no locomotive could move
rocket-end-standstill = stations were moved and nothing else

# The same in a few words, for what an action would do
rocket-brief-share-taken = +1 share
rocket-brief-no-share = no share
rocket-brief-passenger-taken = +1 passenger for { $seat }
rocket-brief-station-connected = connects the station of { $seat }
rocket-brief-place-joined = joins { $place }
rocket-brief-city-scored = { $city }: { $points }
rocket-brief-town-scored = { $town }: { $points }
rocket-brief-merged = closes { $closed } into { $survivor }: { $points }
rocket-brief-line-isolated = isolates { $company }
rocket-brief-end-announced = last turn
rocket-brief-match-ended = ends the match
rocket-brief-holds = there: { $holdings }
rocket-brief-holding = { $seat } { $number }
rocket-brief-nothing = scores nothing now
rocket-brief-more = { $first }; { $next }

# Refusals
rocket-refusal-wrong-kind =
    { $decision ->
        [act] Take an action now: invest, place or move a station, or extend a line.
        [veto] A veto is under way: bid shares now, or pass.
        [defend] The active player answers the veto now: with a bid, or by passing.
       *[over] The match is over.
    }
rocket-refusal-unknown-city = There is no city called { $city } on this map.
rocket-refusal-unknown-industry = { $city } has no { $industry }.
rocket-refusal-no-free-place = { $city } has no free space in { $industry }.
rocket-refusal-no-stations-left = All seven of your stations are on the board; move one instead.
rocket-refusal-unknown-hex = This map has no such hex: { $hex }.
rocket-refusal-hex-is-place = { $place } stands on { $hex }; a station needs an empty hex.
    .here = { $place } stands here; a station needs an empty hex.
rocket-refusal-hex-has-track = Track of the { $company } lies on { $hex }; a station needs an empty hex.
    .here = Track of the { $company } lies here; a station needs an empty hex.
rocket-refusal-hex-has-locomotive = The locomotive of the { $company } stands on { $hex }; a station needs an empty hex.
    .here = The locomotive of the { $company } stands here; a station needs an empty hex.
rocket-refusal-hex-has-station = A station of { $seat } already stands on { $hex }.
    .here = A station of { $seat } already stands here.
rocket-refusal-next-to-locomotive = { $hex } is next to the locomotive of the { $company }; no station may be placed there.
    .here = No station may be placed here: the locomotive of the { $company } is next to it.
rocket-refusal-next-to-station = { $hex } is next to a station of { $seat }; no station may be placed there.
    .here = No station may be placed here: a station of { $seat } is next to it.
rocket-refusal-not-your-station = No station of yours stands on { $hex }.
    .here = No station of yours stands here.
rocket-refusal-station-connected = Your station on { $hex } is connected to the { $company } and in this edition stays where it is.
    .here = Your station here is connected to the { $company } and in this edition stays where it is.
rocket-refusal-station-stays = A moved station must change its hex; it already stands on { $hex }.
    .here = A moved station must change its hex; it already stands here.
rocket-refusal-unknown-company = There is no company called { $company } on this map.
rocket-refusal-company-closed = The { $company } is closed; it was merged into the { $survivor }.
rocket-refusal-already-moved = The { $company } has moved in this turn already.
rocket-refusal-not-a-neighbour = { $hex } is not next to the locomotive of the { $company }.
    .here = This is not next to the locomotive of the { $company }.
rocket-refusal-turn-too-sharp = The { $company } cannot turn so sharply: it runs straight on or one side to the left or right, not to { $hex }.
    .here = The { $company } cannot turn so sharply: it runs straight on or one side to the left or right.
rocket-refusal-target-place = { $place } stands on { $hex }; lines run past places, never onto them.
    .here = { $place } stands here; lines run past places, never onto them.
rocket-refusal-target-track = The { $company } cannot run to { $hex }: track of the { $other } lies there.
    .here = The { $company } cannot run here: track of the { $other } lies in the way.
rocket-refusal-target-locomotive = The { $company } cannot run to { $hex }: the locomotive of the { $other } stands there.
    .here = The { $company } cannot run here: the locomotive of the { $other } stands in the way.
rocket-refusal-two-lines = The { $company } cannot run to { $hex }: it is next to two other lines, the { $first } and the { $second }; only one may be reached at a time.
    .here = The { $company } cannot run here: two other lines are next to it, the { $first } and the { $second }; only one may be reached at a time.
rocket-refusal-no-tiles = No track tile is left, so no line can be extended.
rocket-refusal-bid-too-low = 
    { $needed ->
        [one] The bid must be at least { $needed } share, not { $bid }.
       *[other] The bid must be at least { $needed } shares, not { $bid }.
    }
rocket-refusal-bid-too-high = 
    { $held ->
        [0] You bid { $bid } but hold no share of this company.
        [one] You bid { $bid } but hold only { $held } share of this company.
       *[other] You bid { $bid } but hold only { $held } shares of this company.
    }
rocket-refusal-bid-target = This move cannot lead to { $hex }.
    .here = This move cannot lead here.
rocket-refusal-defence-too-low = 
    { $needed ->
        [one] To defend you must bid at least { $needed } share, not { $bid }.
       *[other] To defend you must bid at least { $needed } shares, not { $bid }.
    }
rocket-refusal-defence-target = At this table you can defend only the hex you first chose, { $original }, not { $hex }.
    .here = At this table you can defend only the hex you first chose ({ $original }).
rocket-refusal-can-act = You can still do something, so you may not give up the rest of your turn.
rocket-refusal-not-in-veto = There is no veto now: bids and passes wait until a line is extended.

# Final scoring
rocket-score-earned = During play
rocket-score-industry = Industry: { $industry }
rocket-score-passengers = Passengers
rocket-score-stations =
    { $company } stations, { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
rocket-score-shares =
    { $company } shares, { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
rocket-score-closed = { $company }: closed, merged into { $survivor }

# The rules in short
rocket-rules-2018 =
    In your turn you take two actions, each one of: invest in a city, place or move a station, extend a line.
    Extend: move a locomotive one hex (straight on or in a gentle curve left or right) and take a share of the company. Others who hold shares of it may veto by bidding shares and naming a target; the highest bid decides and is paid. You defend last, for the hex you first chose, by at least equalling the bid. Reaching somebody else’s station brings you a passenger, if nobody bid or you won.
    A line that comes next to a city scores it: most investments there 2, second 1.
    Next to a railway town: most stations connected to the line score 1 for every place it has joined, the second half as much.
    Next to another line: your line is closed. Most shares score 1 for every joined place, the second half as much; two shares are exchanged for one of the survivor. No hex next to two other lines.
    A line that can reach nothing new is isolated: no more shares.
    The match ends after the turn in which at most one line is neither closed nor isolated, or no tile is left.
    Then: each industry and the passengers 6 and 3; stations and shares of every line 1 for every joined place, the second half as much.
rocket-rules-1999 =
    In your turn you take two actions, each one of: invest in a city, place or move a station, extend a line.
    Extend: move a locomotive one hex (straight on or in a gentle curve left or right) and take a share from the company’s pile of 16. Others who hold shares of it may veto by bidding shares and naming a target; the highest bid decides and goes back to the pile. You defend last by at least equalling the bid, for any legal hex. Reaching somebody else’s station brings you a passenger, if nobody bid or you won.
    A line that comes next to a city scores it: most investments there £2,000, second £1,000.
    Next to a railway town: most stations connected to the line score £1,000 for every place it has joined, the second half as much.
    Next to another line: your line is closed. Most shares score £1,000 for every joined place, the second half as much; two shares are exchanged for one of the survivor. No hex next to two other lines.
    A line that can reach nothing new is isolated: no more shares. Totals are secret.
    The match ends at once when at most one line is neither closed nor isolated nor out of shares, or with the last tile.
    Then: each industry and the passengers £6,000 and £3,000; stations and shares of every line £1,000 for every joined place, the second half as much.
