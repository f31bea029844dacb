# The browser client. What happens in a match is said by the files of the games.

web-title = Rainhill
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
web-pace-live = Live
web-pace-live-text = 15 minutes each, 10 seconds more a move
web-pace-slow = Slow
web-pace-slow-text = 2 days a turn
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
web-bot-level =
    { $bot ->
        [random] random (plays anything)
        [greedy] greedy (one move ahead)
       *[other] { $bot }
    }
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
web-seen-public = Everybody can watch.
web-seen-private = Nobody else can watch.
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
web-board-label = Map of { $map }. Tab goes through the legal hexes, arrows to neighbours, Enter chooses, plus, minus and 0 zoom.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole map
web-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
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

web-companies = Companies
web-companies-note = places · shares held
web-company = Company
web-places = places
web-places-explained = Places the line has joined: what a majority is worth at the end
web-company-closed = in { $survivor }
web-company-joined = Joined: { $places }.
web-company-stations = Stations: { $stations }.
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
web-invest-in = Invest in { $industry } at { $city }
web-stations-left = Stations in the supply

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
web-hex-locomotive = locomotive of { $company }
web-hex-track = track of { $company }
web-hex-station = station of { $seat }
web-hex-legal = { $hex }, can be chosen

web-action-bar = Your action
web-action-kinds = Kinds of action
web-mode-invest = Invest
web-mode-station = Station
web-mode-extend = Extend
web-ask = Choose an action
web-ask-detail = Tap a locomotive, a city, or one of the buttons.
web-ask-invest = Which city do you invest in?
web-ask-invest-city = { $city }: which industry?
web-ask-station = Where shall the station stand?
web-ask-station-moved = Where shall this station go?
web-ask-extend = Which line do you extend, and where to?
web-ask-extend-company = { $company }: where to?
web-ask-lose-turn = You have no legal action.
web-choose-industry = Industry
web-title-extend = { $company }, { $way }
web-title-invest = { $city }, { $industry }
web-title-station = Station at { $hex }
web-title-move-station = Station from { $origin } to { $hex }
web-previewing = …
web-no-points = scores nothing now
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
web-defend-text = A bid takes { $company } to { $letter } ({ $way }). You can equal it and decide yourself.
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
web-veto-pay = Shares you pay if you win
web-veto-range = at least { $least }, you hold { $held }
web-veto-choose = Bid
web-veto-go = Bid { $shares } for { $letter }
web-pass = Pass
web-less = Less
web-more = More

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-turn = Turn { $turn } · { $seat }
web-log-go = Show this moment
web-log-news =
    { $number ->
        [one] Replay what happened since your last action
       *[other] Replay the { $number } moves since your last action
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
web-setting-language = Language: English
web-keys = Keys: Tab legal hexes, arrows neighbours, Enter choose and confirm, Esc back, + − 0 zoom; in a replay ← → and space.
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
web-stop-game = This game is not drawn here yet
web-stop-game-text = It can be played in the terminal.

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
web-chart-label = Points over the match: { $scores }
web-chart-turn = turn { $turn }
web-rematch = Rematch
web-replay = Watch replay
web-save-log = Save log
web-see-board = See the board
web-to-table = To the table
web-replay-title = Replay · { $map }
web-step-back = One step back
web-step-forward = One step forward
web-play = Play
web-pause = Pause
web-scrub = Moment of the match
web-speed = Speed
web-share = Copy link to this moment
web-branch = Continue from here
