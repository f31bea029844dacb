# The first page, the bar of all pages, and lists of tables.

web-hero-1 = Two railway games,
web-hero-2 = one quiet table.
web-hero-text = Stephenson’s Rocket and Steam, with friends or bots, on any screen. Free and open source.
web-play-bot = Play a bot now
web-pages = Pages
web-page-play = Play
web-page-replays = Replays
web-your-tables = Your tables
web-open-tables = Open tables
web-open-none = No open tables. Start one, bots fill the seats.
web-watch = Being played now
web-watch-one = Watch
web-your-turn = Your turn
web-play-on = Play
web-resume = Resume
web-open = Open
web-join = Join
web-row-title = { $creator }’s table
web-upload = Open a record…
web-replays-none = No finished matches yet.
web-skip = Skip to the page
web-play-bots = Play bots
web-card-learn = How it goes
web-first-time = First time here?
web-first-learn = The rules in ten minutes
web-first-learn-text = with pictures, and a practice match on a small map
web-first-replays = Watch how others played
web-first-replays-text = finished matches step by step, and records of your own
web-row-round = round { $round }
web-row-free =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
web-row-leave = Leave this table: { $table }
web-row-leave-sure = Leave this table? If you set it up, it is closed.
web-row-leave-go = Leave
web-row-concede = Leave this match: { $table }
web-row-concede-sure = Leave for good? That concedes the match; a bot plays on for you.
web-row-concede-go = Concede
web-row-delete = Delete this table: { $table }
web-row-delete-sure = Delete this table and its match for good?
web-row-delete-open-sure = Delete this table for good?
web-row-delete-go = Delete
web-row-keep = Keep it
web-rematch-offered = A rematch is offered
web-rematch-offered-at = Rematch: { $people }
web-rematch-see = See the offer
web-row-won = Won by { $winners }
web-record = Record
web-records = Records of your own
web-records-text = Open a record (.rail or JSON): go through it step by step, and play on from any moment.
web-records-drop = Or drop it here.
web-records-paste = Paste a record
web-records-open = Open it
web-replays-mine = Your matches
web-replays-all = Finished matches
web-replays-more = More
