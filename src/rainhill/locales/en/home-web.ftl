# The pages of the browser client round the tables: first page, new table, waiting, settings, account, records.

# First page and bar
web-skip = Skip to the page
web-page-me = You
web-play-bots = Play bots
web-card-learn = How it goes
web-first-time = First time here?
web-first-learn = The rules in ten minutes
web-first-learn-text = with pictures, and a practice match on a small map
web-first-replays = Watch how others played
web-first-replays-text = finished matches step by step, and records of your own

# Settings
web-setting-theme-text = The board keeps its colours; paper and ink change.
web-setting-confirm-text = Confirming shows first what a move will bring.
web-setting-motion-text = How fast locomotives and cubes travel. Where the system asks for stillness, nothing moves.
web-setting-notify-refused = The browser does not allow messages from this page; its own settings can change that.
web-key-tab = Tab
web-key-tab-text = from legal hex to legal hex
web-key-arrows = Arrows
web-key-arrows-text = to the neighbouring hex; in a replay ← → a step
web-key-pages = Page Up, Page Down
web-key-pages-text = from place to place on the map
web-key-home = Home, End
web-key-home-text = to the first and the last legal hex
web-key-enter = Enter
web-key-enter-text = choose; once more to confirm
web-key-escape = Esc
web-key-escape-text = one step back
web-key-zoom = + − 0
web-key-zoom-text = nearer, farther, the whole map
web-key-modes = I S E
web-key-modes-text = in Stephenson's Rocket: invest, station, extend
web-key-replay = Space
web-key-replay-text = in a replay: play and pause

# A new table
web-their-name = Their name
web-kind-me-text = you, on this device
web-kind-local-text = hands round this device; a curtain hides secrets
web-kind-invite-text = you get a link to send as soon as the table is open
web-kind-open-text = anybody can take it; shown among open tables
web-bots-others = for trying things out
web-bot-text = { $play } ({ $time })
web-map-hexes = { $hexes } hexes
web-map-made-for = { $hexes } hexes, for { $least }–{ $most }
web-map-misfit = { $map } was made for { $least } to { $most } players. You can play all the same; expect more or less room.
web-seats-most = { $game } has { $most } seats and no more.
web-edition-1999-text = pounds, totals secret; 16 shares a company
web-edition-2018-text = prestige points, totals open; shares without end
web-edition-base-text = money is raised whenever a payment needs it
web-edition-standard-text = money is raised in advance; an auction every round
web-pace-decision = Brisk
web-pace-decision-text = a minute for every decision
web-pace-match = Live
web-pace-match-text = 15 minutes each, and 10 seconds a move
web-pace-days = Slow
web-pace-days-text = days for every turn
web-clock-minutes = Minutes each
web-clock-increment = Seconds added after a move
web-clock-seconds = Seconds for a decision
web-clock-days-each = Days for a turn
web-clock-at-zero = When time is up
web-clock-at-zero-bot = a bot takes the seat over
web-clock-at-zero-lose = the seat loses
web-fold = Fold up
web-options-game = What the rules of { $game } leave to the table
web-options-table = At this table
web-option-undo-text = What was taken back stays in the log. Moves that showed a secret stay made.
web-option-order-text = Who begins, and who sits next to whom. In Steam the first order is found by the rules.
web-option-hand_over = Giving a seat to a bot
web-option-hand_over-anyone = anybody may, for a person who is away
web-option-hand_over-self = everybody only for themselves
web-option-hand_over-no = never
web-option-hand_over-text = Whoever comes back takes the seat back with one tap.
web-option-chat = Chat
web-option-chat-everyone = for everybody, watchers too
web-option-chat-seats = for the players
web-option-chat-off = none
web-option-chat-text = Who may write a line at this table.
web-option-visibility-text = Watchers see what everybody at the table sees, and no secret.
web-option-substitute = The bot that sits in
web-option-substitute-text = It plays for whoever is away, concedes, or runs out of time.
web-option-substitute-why = No seat at this table is ever given to a bot.
web-order-random = Who sits where is drawn by lot.
web-order-fixed = The seats stay in the order of this list.

# A table that waits
web-agreed = What was agreed on
web-agreed-none = no clock
web-agreed-decision = { $seconds } seconds for a decision; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } takes over
    }
web-agreed-match = { $minutes } minutes each, { $increment } seconds more a move; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } takes over
    }
web-agreed-days = { $days ->
        [one] one day
       *[other] { $days } days
    } for a turn; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } takes over
    }
web-lobby-text = Send each link to one person. Whoever opens it takes that seat; you can close this page meanwhile.
web-link-of = Link for seat { $number }
web-share-title = A seat at a table of { $game }

# You
web-save = Save
web-saved = Saved
web-me-guest = You play as a guest. That is enough.
web-me-account = Signed in as { $login }.
web-me-name = Your name
web-me-name-text = So you are called at new tables; at old ones you keep the name you had.
web-account = Account
web-account-text = An account keeps your matches when you change devices. The seats you have now come along. Nothing but a login and a password is asked.
web-account-in = You are signed in as { $login }. Sign in with it on another device and your tables are there.
web-sign-up = New account
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-in-text = Seats you have taken here as a guest will belong to the account.
web-make-account = Make the account
web-login = Login
web-login-rule = 2 to 40 letters, digits, or _ . @ + -
web-password = Password
web-password-rule = At least ten characters. It is stored as a hash; nobody can tell it to you again.
web-forget = Forget me on this device
web-forget-sure = Really forget me?
web-forget-text = As a guest you can come back to your seats only by their links. Copy them first, or make an account.
web-telling = Tell me when it is my turn
web-telling-email = By e-mail, if this host sends any
web-telling-webhook = By a call to an address of mine (webhook)
web-telling-text = An empty field switches that way off.
web-telling-secret = Calls are signed with this secret; it is shown only now:
web-telling-none = With a name you can also be told by e-mail or by a webhook.
web-data = Your data
web-data-none = Nothing is kept about you.
web-data-text = Kept are your name, login and addresses, your seats, and what you said in chats.
web-data-take = Download my matches
web-data-taking = { $done } of { $all } …
web-data-delete = Delete my data …
web-data-delete-text = Name, login, addresses, sessions and chat lines go for good. Matches stay, because they are other people’s too, with a blank in place of your name.
web-data-word = delete
web-data-type = Type “{ $word }” to confirm
web-data-delete-now = Delete it
web-data-gone = Done. Nothing is kept about you any more.
web-trouble-unreachable = The server cannot be reached. Try again in a moment.

# Records
web-row-won = Won by { $winners }
web-record = Record
web-records = Records of your own
web-records-text = Open a record (.rail or JSON): go through it step by step, and play on from any moment. Or drop it here.
web-records-paste = Paste a record
web-records-open = Open it
web-replays-mine = Your matches
web-replays-all = Finished matches
web-replays-more = More

# Rules beside the board
web-rules-long = With pictures, and every rule

# Analysis and hints
web-option-advice = Advice while playing
web-option-advice-after = none; analysis after the match
web-option-advice-during = hints for everybody who asks
web-option-advice-text = A hint names the best choices a strong bot sees, from what your seat may know.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = A strong bot would choose
web-study = Analysis
web-study-progress = Progress of the analysis
web-study-none = Not looked at yet.
web-study-none-text = A strong bot goes through the match and judges every decision: what it was worth, what would have been better, and where the match turned. It takes a while; you can leave and come back.
web-study-running = { $done } of { $total } decisions judged …
web-study-stopped = { $done } of { $total } decisions judged. The rest can follow.
web-study-done = All { $total } decisions judged.
web-study-begin = Analyse the match
web-study-on = Go on
web-study-stop = Stop
web-study-measure = What the chart shows
web-study-by-chances = Chance to win
web-study-by-points = Expected points
web-study-chart = At the end: { $values }
web-study-scrub = Decision
web-study-decision = { $seat }, entry { $number }
web-study-best = The best that was found.
web-study-even = As good as the best that was found.
web-study-cost = Gave away { $cost } of the chance to win, and { $points } points.
web-study-choice = Choice
web-study-win = wins
web-study-points = points
web-study-played = played
web-study-then = then { $line }
web-study-nodes =
    { $nodes ->
        [one] One position was looked at.
       *[other] { $nodes } positions were looked at.
    }
web-study-decisions = Decisions
web-study-filter = Which decisions
web-study-filter-costly = that gave something away
web-study-filter-all = all
web-study-no-costly = Nobody gave much away.
web-study-mark-best = best
web-study-turns = Turning points
web-study-turn = { $seat } decides (entry { $number }); { $gainer } gains most
web-study-no-turns = No turning point so far.
web-study-accounts = How well everybody decided
web-study-account-best = best
web-study-account-mistakes = mistakes
web-study-account-cost = given away
