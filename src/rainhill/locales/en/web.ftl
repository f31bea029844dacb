# The browser client. What happens in a match is said by the files of the games.

web-title = Rainhill
web-notify-title = Your turn at Rainhill
web-title-your-turn = ● Your turn · Rainhill
web-hero-1 = Two railway games,
web-hero-2 = one quiet table.
web-hero-text = Stephenson’s Rocket and Steam, with friends or bots, on any screen. Free and open source.
web-new-table = New table
web-play-bot = Play a bot now
web-guest = Guest
web-pages = Pages
web-page-play = Play
web-page-learn = Learn
web-page-replays = Replays
web-game-rocket = Rocket
web-game-steam = Steam
web-card-rocket = Seven companies race across the land. Invest, build stations, merge at the right moment.
web-card-rocket-players = 2–4 players
web-card-rocket-time = 60–90 min
web-card-rocket-editions = 1999 and 2018
web-card-steam = Lay track, raise money, deliver goods over your own links. Every dollar is borrowed.
web-card-steam-players = 3–6 players
web-card-steam-time = 90–120 min
web-card-steam-editions = Base and Standard
web-your-tables = Your tables
web-open-tables = Open tables
web-open-none = No open tables. Start one, bots fill the seats.
web-watch = Being played now
web-watch-one = Watch
web-your-turn = Your turn
web-resume = Resume
web-waits = Waits
web-join = Join
web-row-title = { $creator }’s table
web-map-name =
    { $map ->
        [england] England
        [usa] Eastern USA
        [china] Eastern China
        [toy] Small map for learning
        [northeast] Northeastern USA
        [ruhr] Ruhr
        [isles] British Isles
       *[other] { $map }
    }
web-upload = Open a record …
web-replays-none = No finished matches yet.
web-loading = Loading …
web-trouble = This did not work ({ $code }).

# A new table
web-new-game = Game
web-new-map = Map
web-new-edition = Edition
web-new-pace = Pace
web-seats-range = { $least }–{ $most } players
web-edition-1999 = 1999
web-edition-2018 = 2018
web-edition-base = Base
web-edition-standard = Standard
web-pace-none = No clock
web-pace-none-text = as long as it takes
web-more-options = More options
web-as-printed = all as printed
web-options-changed =
    { $number ->
        [one] one changed
       *[other] { $number } changed
    }
web-options-text = Rules of the edition, taking back, who begins, who can watch
web-change = Change
web-printed = (as printed)
web-option-undo = Taking back a move
web-option-undo-free = any time
web-option-undo-turn = until somebody else has acted
web-option-undo-agreed = if the others agree
web-option-undo-none = never
web-option-order = Order of the seats
web-option-order-random = by lot
web-option-order-fixed = as listed
web-option-visibility = Who can watch
web-option-visibility-public = everybody
web-option-visibility-private = nobody else
web-seats = Seats
web-seat-kind = Seat { $number }: who sits there
web-seat-name = Seat { $number }: name
web-seat-bot = Seat { $number }: bot
web-seat-remove = Remove seat { $number }
web-seat-add = Add a seat
web-kind-me = Me
web-kind-local = Another person on this screen
web-kind-invite = A friend with the link
web-kind-open = Free seat
web-kind-bot = Bot
web-seat-invite = Waits for a friend
web-seat-invite-text = whoever has the link
web-seat-open = Free seat
web-seat-open-text = shown among open tables
web-seat-local = Free seat
web-seat-local-text = on this screen
web-seat-person = Free seat
web-seat-person-text = free
web-seat-bot-text = a bot
web-seat-taken = is here
web-starts-later = The table starts when every seat is taken; you get the links to send next.
web-starts-now = The table starts at once.
web-seen-public = Everybody finds the table in the lists, sees your names and can watch. Secrets stay secret.
web-seen-private = Only who has a seat sees this table.
web-cancel = Cancel
web-open-table = Open the table
web-lobby = Waiting for players
web-lobby-full = Everybody is here
web-copy-link = Copy link
web-copied = Copied
web-leave = Leave
web-start = Start the match
web-invited = You are invited
web-your-name = Your name
web-take-seat = Take the seat

# At a table
web-home = Home
web-menu = Menu and settings
web-rules = Rules
web-sound = Sound
web-dark = Dark theme
web-clock = Time left: { $time }
web-clock-days = { $days } d { $hours } h
web-table-title = { $game } · { $map } · { $edition }
web-turn-over = The match is over
web-turn-action = action { $action } of 2
web-turn-veto = { $seat } moves { $company }
web-turn-yours-act = Your turn
web-turn-yours-veto = Your veto
web-turn-yours-defend = Your defence
web-turn-other-act = { $seat } plays
web-turn-other-veto = { $seat } may veto
web-turn-other-defend = { $seat } may defend
web-watching = Watch the last moves …
web-waiting = { $seat } is thinking …
web-waiting-veto = { $seat } may veto …
web-you = you
web-bot = bot, { $bot }
web-away = away
web-secret = ?
web-left = { $number } left
web-shares =
    { $number ->
        [one] { $number } share
       *[other] { $number } shares
    }
web-score-points = { $points }
web-score-pounds = £{ $points }k
web-unit-1999 = pounds
web-unit-2018 = prestige points
web-players = Players
web-panels = Panels
web-board = Board
web-board-label = Map of { $map }. Tab goes through the legal hexes, arrows to neighbours, Page Up and Page Down from place to place, Enter chooses, plus, minus and 0 zoom.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole map
web-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
web-tiles-explained = Track tiles left; with the last one the match ends
web-passengers-left =
    { $number ->
        [0] No passenger is left
        [one] One passenger is left
       *[other] { $number } passengers are left
    }
web-last-turn = Last turn
web-nav-board = Board
web-nav-companies = Companies
web-nav-invest = Invest
web-nav-players = Players
web-nav-log = Log
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-companies = Companies
web-tab-points = Points
web-tab-players = Players
web-unread = { $number } unread
web-side = Players and log
web-sheet-half = Half the height
web-sheet-whole = Whole height

web-companies = Companies
web-companies-note = places · shares held
web-company = Company
web-places = places
web-places-explained = Places the line has joined: what a majority is worth at the end
web-company-closed = in { $survivor }
web-company-closed-text = Closed: it was merged into the { $survivor }, which has its track, stations and places.
web-company-moved = It has moved in this turn already.
web-company-hold = { $company }: { $joined ->
        [one] one place
       *[other] { $joined } places
    }. At the end most shares and most stations are worth { $joined } each, the second half.
web-shares-held =
    { $number ->
        [0] { $seat } holds no share of the { $company }
        [one] { $seat } holds one share of the { $company }
       *[other] { $seat } holds { $number } shares of the { $company }
    }{ $leads ->
        [yes] ; nobody has more
       *[no] {""}
    }
web-industry-held =
    { $number ->
        [0] { $seat } has nothing in { $industry }
        [one] { $seat } has one piece in { $industry }
       *[other] { $seat } has { $number } pieces in { $industry }
    }{ $leads ->
        [yes] ; nobody has more
       *[no] {""}
    }
web-industry-text = At the end the most pieces in { $industry } bring 6, the second most 3; pieces in cities that no line joined do not count.
web-passengers-text = At the end the most passengers bring 6, the second most 3.
web-free-text = Free places on the map
web-score-text = { $seat }: points so far
web-score-secret = Totals are secret until the end
web-passengers-of = Passengers taken: { $number }
web-shares-of = Shares held in all companies: { $number }
web-company-joined = Joined: { $places }.
web-company-stations = Stations: { $stations }.
web-company-isolated-short = isolated
web-company-isolated = Isolated: it can reach nothing new.
web-company-waiting = Its locomotive has not left yet.
web-company-pile = { $pile } shares in the pile.
web-industries = Industries
web-industries-note = most 6, second 3
web-industry = Industry
web-free = free
web-passengers = Passengers
web-investments = Investments
web-investments-note = two of one, one of another
web-slot-taken = { $seat }, { $industry }
web-slot-free = { $industry }, free
web-city-joined = { $city }: joined by { $companies }
web-city-unjoined = { $city }: no line has joined it yet
web-invest-in = Invest in { $industry } at { $city }
web-stations-left = Stations in the supply, to be placed: { $number }

web-direction-north = north
web-direction-north-east = north-east
web-direction-east = east
web-direction-south-east = south-east
web-direction-south = south
web-direction-south-west = south-west
web-direction-west = west
web-direction-north-west = north-west
web-hex-city = { $place }, city, { $hex }
web-hex-town = { $place }, railway town, { $hex }
web-hex-start = { $place }, starting town, { $hex }
web-hex-near = { $hex }, { $direction } of { $place }
web-hex-where = { $hex }, { $where }
web-hex-free =
    { $industries ->
        [none] all places taken
       *[other] free: { $industries }
    }
web-hex-invested = { $seat }: { $industries }
web-hex-industry =
    { $number ->
        [one] { $industry }
       *[other] { $industry } twice
    }
web-hex-joined = joined by { $companies }
web-hex-locomotive = locomotive of { $company }
web-hex-track = track of { $company }
web-hex-locomotive-isolated = locomotive of { $company }, isolated
web-hex-station = station of { $seat }
web-hex-station-on = station of { $seat }, on the { $company }
web-hex-legal = { $hex }, can be chosen
# A hex by the places round it: follows "at", "to", "a station".
web-where-at = at { $place }
web-where-between = between { $first } and { $second }
web-where-beside = { $direction } of { $place }
web-where-two = two hexes { $direction } of { $place }
web-where-near = near { $place }
web-where-hex = at { $hex }
web-this-hex = this hex

# The log in words of places and directions; what has no sentence here is told as in the terminal.
web-told-station-placed = { $seat } places a station { $where }.
web-told-station-moved =
    { $company ->
        [none] { $seat } moves a station: it stood { $was }, now it stands { $where }.
       *[other] { $seat } takes a station off the { $company }, { $was }, and puts it { $where }.
    }
web-told-extension-proposed = { $seat } wants to run the { $company } { $way }.
web-told-bid-made =
    { $seat } bids { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } to send it { $way }.
web-told-veto-paid =
    { $seat } pays { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of the { $company } and sends it { $way }.
web-told-line-extended =
    { $tile ->
        [yes] { $seat } runs the { $company } { $way }; it is now { $where }.
       *[no] { $seat } runs the { $company } out of its starting town, { $way }.
    }
web-told-line-sent = It is now { $where }.
web-told-station-connected = The station of { $seat }, { $where }, is now on the { $company }.
web-told-passenger-taken =
    { $seat } takes a passenger from the station of { $owner }, { $where }; { $passengers_left ->
        [0] none is left.
        [one] { $passengers_left } is left.
       *[other] { $passengers_left } are left.
    }
web-brief-shares-exchanged =
    { $seat }: { $returned } { $closed } { $received ->
        [0] lost
       *[other] become { $received } { $survivor }
    }
web-gain-points = +{ $amount }
web-gain-passenger = +1 passenger

web-action-bar = Your action
web-action-kinds = Kinds of action
web-mode-invest = Invest
web-mode-station = Station
web-mode-extend = Extend
web-mode-invest-explained = Put a piece on a free industry of a city: it counts when a line reaches the city, and for the industry at the end. (I)
web-mode-station-explained = Place a station on an empty hex, or move one. A line that runs over it connects it. (S)
web-mode-extend-explained = Move a locomotive one hex and take a share. Others who hold shares may veto. (E)
web-mode-invest-none = No city has a free place.
web-mode-station-none = No station can be placed or moved.
web-mode-extend-none = No line can be extended.
web-ask = Choose an action
web-ask-detail = Tap a locomotive, a city, or one of the buttons.
web-ask-invest = Which city do you invest in?
web-ask-invest-city = { $city }: which industry?
web-ask-station = Where shall the station stand?
web-ask-station-moved = Where shall this station go?
web-ask-extend = Which line do you extend, and where to?
web-ask-invest-detail = Tap a city, or a free industry in the chart.
web-ask-station-detail = Tap an empty hex, or one of your stations to move it.
web-ask-extend-detail = Tap a locomotive, or a hex that one of them can reach.
web-ask-extend-company = { $company }: where to?
web-ask-lose-turn = You have no legal action.
web-choose-industry = Industry
web-title-extend = { $company }, { $way }
web-title-invest = { $city }, { $industry }
web-title-bid =
    { $shares ->
        [one] Bid one share: { $way }
       *[other] Bid { $shares } shares: { $way }
    }
web-title-station = Station { $where }
web-title-move-station = Station { $was }: move it { $where }
web-previewing = …
web-no-points = scores nothing now
web-invest-there =
    { $held ->
        [none] { $place } so far: nobody
       *[other] { $place } so far: { $held }
    }
web-others-may-veto = others may veto
web-go-none = Choose
web-go-extend = Move here
web-go-invest = Invest here
web-go-station = Place it here
web-go-move-station = Move it here
web-go-lose-turn = Lose the turn
web-go-bid = Bid
web-go-pass = Pass
web-back = Back
web-undo = Undo
web-undo-ask = Ask to undo

web-veto = Veto
web-veto-title = Veto?
web-veto-text = { $seat } moves { $company } to { $letter } ({ $way }). Holders may bid shares, once each, to send it elsewhere.
web-defend-title = Defend?
web-defend-text =
    { $letter ->
        [none] A bid takes { $company } { $way }.
       *[other] A bid takes { $company } to { $letter } ({ $way }).
    } You can equal it and decide yourself.
web-veto-bid =
    { $shares ->
        [one] { $shares } share → { $letter }
       *[other] { $shares } shares → { $letter }
    }
web-veto-passed = passes
web-veto-yours = your bid
web-veto-thinks = is thinking
web-veto-last = decides last
web-veto-send = Send it to
web-veto-pay = You pay if you win
web-veto-range = at least { $least }, you hold { $held }
web-veto-choose = Bid
web-veto-go = Bid { $shares } for { $letter }
web-pass = Pass
web-less = Less
web-more = More

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-turn = Turn { $turn } · { $seat }
web-log-go = Show this moment on the board
web-log-link = Link to action { $number }
web-log-news =
    { $number ->
        [one] Show what happened since your last action
       *[other] Show the { $number } moves since your last action
    }
web-log-undo = { $seat } takes the last action back.
web-log-concede = { $seat } concedes; a bot plays on.
web-log-offer =
    { $what ->
        [undo] { $seat } asks to take an action back.
       *[end] { $seat } proposes to end the match.
    }
web-log-agree = { $seat } agrees.
web-log-decline = { $seat } declines.
web-log-withdraw = { $seat } withdraws the question.
web-log-hand-over = A bot plays for { $seat } now.
web-log-take-back = { $seat } plays again.
web-log-timeout = The time of { $seat } is over.
web-log-ended = The match is ended.
web-past = The past on the board
web-past-step =
    { $steps ->
        [one] The last move
       *[other] Move { $step } of { $steps }
    }
web-past-turn = Looking back · turn { $turn }
web-past-begin = This is how it stood.
web-past-close = Back to now
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table …

web-offer-undo = { $seat } asks to take the last action back.
web-offer-end = { $seat } proposes to end the match without a winner.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-lost =
    { $seconds ->
        [0] No connection. Trying now …
        [one] No connection. Trying again in a second.
       *[other] No connection. Trying again in { $seconds } seconds.
    }
web-lost-sending = Your move is kept and will be sent.
web-try-now = Try now
web-link-live-text = Connected: every move is shown as it happens.
web-link-connecting-text = Connecting to the server …
web-link-lost-text = No connection. It is tried again by itself, and nothing you sent is lost.
web-link-closed-text = The connection is closed.
web-link-gone-text = The table is gone.
web-link-forbidden-text = You may not sit at this table.
web-link-live = Connected.
web-link-lost = Not connected.
web-link-connecting = Connecting …
web-link-closed = Closed.
web-link-gone = Gone.
web-link-forbidden = Not allowed.
web-presence =
    { $watchers ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $watchers } persons watch.
    }
web-hand-over = { $seat }, it is your turn
web-hand-over-text = Something is secret here. Everybody else looks away now.
web-hand-over-go = I am { $seat }

web-settings = Settings
web-close = Close
web-setting-theme = Theme
web-setting-theme-auto = as the system
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-confirm = Moves
web-setting-confirm-confirm = confirm first
web-setting-confirm-quick = at once
web-setting-motion = Movement
web-setting-motion-full = calm
web-setting-motion-fast = fast
web-setting-motion-none = none
web-setting-sound = Sounds
web-setting-volume = Volume
web-setting-signs = Signs everywhere: letters on the track besides its colour
web-setting-notify = Tell me outside this page when it is my turn
web-setting-language = Language
web-keys = Keys
web-other-device = Copy link for another device
web-give-to-bot = Let a bot play for me
web-take-back = Play again myself
web-replace-by-bot = Let a bot play for { $seat }
web-offer-to-end = Propose to end
web-concede = Concede
web-concede-sure = Really concede?

web-stop-failed = This did not work
web-stop-gone = There is no such table
web-stop-forbidden = You cannot sit at this table
web-stop-closed = This table was closed
web-stop-gone-text = It may have been closed, or the link may be old.

# The end and afterwards
web-final = Final scoring
web-final-after =
    { $turns ->
        [one] finished after one turn
       *[other] finished after { $turns } turns
    }
web-final-winner =
    { $many ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
web-final-none = No winner
web-final-margin =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }
web-final-shared = level at the top
web-final-played = The match was played to its end.
web-final-conceded = The others conceded.
web-final-time = Time ran out.
web-final-agreed = It was ended by agreement.
web-final-chart = Points over the match
web-final-row = Scored
web-final-pieces = pieces
web-final-earned = Before the end
web-final-majorities = Industries and passengers
web-final-companies = Companies
web-final-total = Total
web-final-explain = Explain every line
web-final-explain-less = Only the numbers
web-final-has =
    { $points ->
        [0] { $seat } { $number }: nothing
       *[other] { $seat } { $number }: { $amount }
    }
web-final-in-play = { $seat }: { $parts }
web-final-by-cities = { $amount } in cities
web-final-by-towns = { $amount } at railway towns
web-final-by-mergers = { $amount } by mergers
web-final-by-nothing = nothing
web-final-why-rocket-earned = Scored while lines were built.
web-final-why-rocket-industry = Pieces in cities that a line has joined: most 6, second 3. Those who are level share, rounded down.
web-final-why-rocket-passengers = Passengers: most 6, second 3. Those who are level share, rounded down.
web-final-why-rocket-stations =
    Stations on the line: most { $places ->
        [one] { $places } point
       *[other] { $places } points
    }, one for every place joined; the second half, rounded down. Those who are level share.
web-final-why-rocket-shares =
    Shares of the company: most { $places ->
        [one] { $places } point
       *[other] { $places } points
    }, one for every place joined; the second half, rounded down. Those who are level share.
web-chart-label = Points over the match: { $scores }
web-chart-turn = turn { $turn }
web-chart-end = the end
web-rematch = Rematch
web-replay = Watch replay
web-save-log = Save log
web-see-board = See the board
web-to-table = To the table
web-replay-title = Replay · { $map }
web-eyes = Seen by
web-eyes-onlooker = an onlooker
web-step-back = One step back
web-step-forward = One step forward
web-play = Play
web-pause = Pause
web-scrub = Moment of the match
web-speed = Speed
web-share = Copy link to this moment
web-branch = Continue from here
