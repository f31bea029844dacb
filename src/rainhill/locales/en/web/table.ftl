# At a table.

web-title = Rainhill
web-tools = Sound, theme, rules, menu
web-skip-board = Skip to the board
web-announced = News
web-turn-spoken = { $turn }: { $what }
web-position = Read me the position
web-position-title = The position
web-notify-title = Your turn at Rainhill
web-title-your-turn = ● Your turn · Rainhill
web-rules = Rules
web-clock = Time left: { $time }
web-clock-days = { $days } d { $hours } h
web-turn-over = The match is over
web-watching = Watch the last moves…
web-waiting = { $seat } is thinking…
web-waiting-bot = A bot decides for { $seat }…
web-turn-waits = The match waits
web-away = away
web-secret = ?
web-panels = Panels
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole map
web-nav-board = Board
web-nav-players = Players
web-nav-log = Log
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-points = Points
web-tab-players = Players
web-unread = { $number } unread
web-side = Players and log
web-score-text = { $seat }: points so far
web-score-secret = Totals are secret until the end
web-hex-where = { $hex }, { $where }
web-gain-points = +{ $amount }
web-action-bar = Your action
web-previewing = …
web-no-points = scores nothing now
web-back = Back
web-undo = Undo
web-undo-ask = Ask to undo
web-less = Less
web-more = More
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Show this moment on the board
web-log-link = Link to this moment: { $line }
web-log-link-short = Link to this moment
web-log-news =
    { $number ->
        [one] What happened meanwhile
       *[other] Show { $number } new moves
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
web-log-timeout =
    { $handed ->
        [no] { $seat }’s time is up: a bot made this one decision.
       *[yes] { $seat }’s time is up: a bot plays on.
    }
web-log-timeout-lose = { $seat }’s time is up.
web-log-wait = Nobody is at the table: the match waits.
web-log-resume = The match goes on after { $time }.
web-log-outage = The server was away for { $time }; this costs { $seat } no time.
web-span-seconds =
    { $number ->
        [one] a second
       *[other] { $number } seconds
    }
web-span-minutes =
    { $number ->
        [one] a minute
       *[other] { $number } minutes
    }
web-span-hours =
    { $number ->
        [one] an hour
       *[other] { $number } hours
    }
web-span-days =
    { $number ->
        [one] a day
       *[other] { $number } days
    }
web-log-ended = The match has ended.
web-past = The past on the board
web-past-step =
    { $steps ->
        [one] The last move
       *[other] Move { $step } of { $steps }
    }
web-past-begin = This is how it stood.
web-past-close = Back to now
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table…
web-chat-send = Send
web-chat-deleted = (deleted)
web-chat-closed =
    { $policy ->
        [seats] Only the players write here.
       *[off] This table has no chat.
    }
web-chat-said = { $name } says: { $text }
web-offer-undo = { $seat } asks to take the last action back.
web-offer-end = { $seat } proposes to end the match without a winner.
web-offer-undo-own = You ask to take the last action back.
web-offer-end-own = You propose to end the match without a winner.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-lost =
    { $seconds ->
        [0] No connection. Trying now…
        [one] No connection. Trying again in a second.
       *[other] No connection. Trying again in { $seconds } seconds.
    }
web-lost-fast =
    { $seconds ->
        [0] That was too much at once. Connecting again…
        [one] That was too much at once. Connecting again in a second.
       *[other] That was too much at once. Connecting again in { $seconds } seconds.
    }
web-silent = The server does not answer. Waiting…
web-sending = Sending…
web-skip-bots = Skip
web-skip-pauses = Skip the pauses of the bots
web-clock-warning = Your clock: { $time } left.
web-notice-bot =
    { $whom ->
        [you] A bot plays for you.
       *[name] A bot plays for { $seat }.
    }
web-notice-bots =
    { $many ->
        [one] A bot plays for { $seats }.
       *[other] Bots play for { $seats }.
    }
web-notice-conceded =
    { $whom ->
        [you] You have conceded. A bot plays on in your seat.
       *[name] { $seat } has conceded. A bot plays on in that seat.
    }
web-notice-missed = { $seat }’s time ran out. A bot made that one decision.
web-notice-missed-own =
    { $whom ->
        [you] Your time ran out. A bot made that one decision for you.
       *[name] { $seat }’s time ran out. A bot made that one decision.
    } { $more ->
        [one] If this happens once more in a row, the bot gets the seat.
       *[other] If this happens { $more } more times in a row, the bot gets the seat.
    }
web-notice-waits = The match waits until one of its players is back.
web-lost-sending = Your move is kept and will be sent.
web-try-now = Try now
web-turn-named = { $seat }’s turn
web-peek = Hold to see { $seat }’s total
web-peek-short = Total: hold
web-peek-told = { $seat }: { $amount }
web-stop-failed = This did not work
web-stop-gone = There is no such table
web-stop-signed-out = You are signed out
web-stop-signed-out-text = This session has ended: you signed out, or the password was changed on another device. Sign in to come back to your seat.
web-stop-not-yours = This seat is not yours any more
web-stop-not-yours-text = It was left or got a new link on another device, or you have signed in as somebody else.
web-stop-again = Open the table as who I am now
web-stop-crowded = There is no room left
web-stop-crowded-text = Too many people watch this table, or you have it open on too many screens. Close some, or try again later.
web-stop-forbidden = You cannot sit at this table
web-stop-forbidden-text = Ask whoever set it up for a link.
web-chart-label = Points over the match
web-chart-value = { $step }: { $scores }
web-chart-score = { $seat } { $points }
web-chart-level = { $seats }: { $points }
web-chart-start = the beginning
web-chart-turn = turn { $turn }
web-chart-end = the end
web-step-back = One step back
web-step-forward = One step forward
web-play = Play
web-pause = Pause
