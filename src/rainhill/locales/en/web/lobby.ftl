# A table that waits for its players.

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
web-lobby = Waiting for players
web-lobby-full = Everybody is here
web-copy-link = Copy link
web-leave = Leave
web-start = Start the match
web-stop-closed = This table was closed
web-agreed = What was agreed on
web-agreed-none = no clock
web-agreed-decision = { $seconds } seconds for a decision; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } decides
    }
web-agreed-match = { $minutes } minutes each, { $increment } seconds more a move; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } decides
    }
web-agreed-days = { $days ->
        [one] one day
       *[other] { $days } days
    } for a turn; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } takes over
    }
web-lobby-text = Send each link to one person. Whoever opens it takes that seat; you can close this page meanwhile.
web-share-title = A seat at a table of { $game }
