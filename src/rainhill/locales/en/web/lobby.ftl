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
web-new-link = New link
web-new-link-text = Makes a link to send. One that was sent before stops working.
web-leave = Leave
web-close-table = Close the table
web-seat-away = away at the moment
web-seat-to-bot = Take a bot
web-seat-free = Free the seat
web-qr = QR code
web-qr-of = The link for seat { $number } as a QR code
web-colour = Colour
web-colour-of = Colour of seat { $number }
web-colour-any = Any colour
web-colour-1 = Teal (disc)
web-colour-2 = Pink (triangle)
web-colour-3 = Brown (diamond)
web-colour-4 = Light blue (pentagon)
web-colour-5 = Olive (cross)
web-colour-6 = Ivory (star)
web-begins = begins
web-begins-drawn = drawn at the start
web-first-told-seat = Seat { $number } begins.
web-start-why =
    { $free ->
        [one] The match can start when the last seat is taken.
       *[other] The match can start when { $free } more seats are taken.
    }
web-start-itself =
    { $free ->
        [one] It starts by itself as soon as the last seat is taken.
       *[other] It starts by itself as soon as { $free } more seats are taken.
    }
web-start-host = { $name } starts the match.

# The page behind an invitation.
web-invited-by = { $name } invites you to a match of
web-invited-seat = This seat is yours to take
web-invitation-rules = Read the rules
web-invitation-watch = Just watch
web-invitation-look = Look at the table
web-invitation-void = This link is not valid any more
web-invitation-void-text = A newer link has taken its place, the seat was given to somebody else, or a part of the link is missing. Ask whoever sent it for a new one.
web-invitation-used = { $name } has taken this seat with this link. If that was you, you can open it on this device, too.
web-invitation-device = I am { $name }
web-name-length = A name has 1 to 40 characters.
web-start = Start the match
web-stop-closed = This table was closed
web-stop-closed-text = Whoever set it up closed it. Set up a new one or ask for another link.
web-agreed = What was agreed on
web-agreed-none = no clock
web-agreed-decision = { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } for a decision; { $zero ->
        [lose] then the seat loses
       *[bot] then { $bot } decides
    }
web-agreed-match = { $minutes ->
        [one] one minute each
       *[other] { $minutes } minutes each
    }, { $increment ->
        [0] no time added
        [one] one second more a move
       *[other] { $increment } seconds more a move
    }; { $zero ->
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
web-lobby-text = Send each link to a different person. Whoever opens it takes that seat; you can close this page meanwhile.
web-share-title = A seat at a table of { $game }
