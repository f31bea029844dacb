# Settings, and what else can be done at a table.

web-presence =
    { $watchers ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $watchers } people are watching.
    }
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
web-setting-text = Names on the board
web-setting-text-normal = normal
web-setting-text-large = large
web-setting-text-largest = largest
web-setting-text-text = Names that do not fit are left out until you zoom in.
web-setting-sound = Sounds
web-setting-volume = Volume
web-setting-signs = Signs everywhere: letters on the track as well as colours
web-setting-language = Language
web-keys = Keys
web-other-device = Copy link for another device
web-give-to-bot = Let a bot play for me
web-take-back = Take the seat back
web-replace-by-bot = Let a bot play for { $seat }
web-concede = Concede
web-menu-hand-over-text = Until you take the seat back, with one tap at the table.
web-menu-take-back-text = A bot plays for you at the moment.
web-menu-replace-text = They have been away for a day, and can take the seat back.
web-menu-offer-end-text = Without a winner, if everybody agrees.
web-menu-concede-text = You lose, and cannot come back.
web-sure-no = No, play on
web-sure-hand-over = Let a bot play for you?
web-sure-hand-over-text = It plays from now on, as well as it can. You can take the seat back with one tap at the table.
web-sure-hand-over-yes = Let it play
web-sure-replace = Let a bot play for { $seat }?
web-sure-replace-text = It plays until { $seat } is back and takes the seat back.
web-sure-replace-yes = Let it play
web-sure-offer-end =
    { $alone ->
        [yes] End the match?
       *[no] Propose to end the match?
    }
web-sure-offer-end-text =
    { $alone ->
        [yes] Only bots play against you, and they do not mind: it ends at once, without a winner.
       *[no] The others are asked. If they all agree, it ends without a winner.
    }
web-sure-offer-end-yes =
    { $alone ->
        [yes] End it
       *[no] Propose it
    }
web-sure-concede = Concede the match?
web-sure-concede-text =
    { $alone ->
        [yes] You lose, and the match is over. This cannot be taken back.
       *[no] You lose. If others are still playing, a bot plays on for you. This cannot be taken back.
    }
web-sure-concede-yes = Concede
web-setting-theme-text = What has a colour of its own in the game keeps it; map, paper and ink change.
web-setting-confirm-text = Confirming shows first what a move will bring.
web-setting-motion-text = How fast pieces travel. Where the system asks for stillness, nothing moves.
web-setting-letters = Single letters are shortcuts
web-keys-table = At a table
web-keys-board = On the map
web-keys-replay = In a replay
web-key-board = B
web-key-board-text = to the map
web-key-bar = A
web-key-bar-text = to the buttons of your action
web-key-log = L
web-key-log-text = to the log; arrows lead from line to line
web-key-chat = C
web-key-chat-text = to the chat
web-key-position = P
web-key-position-text = the position in sentences
web-key-reference = Q
web-key-reference-text = the rules at a glance
web-key-help = ?
web-key-help-text = this page
web-key-arrows = Arrows
web-key-arrows-text = to the neighbouring hex
web-key-next = N, Shift + N
web-key-next-text = to the next and the previous hex that can be chosen
web-key-home = Home, End
web-key-home-text = to the first and the last hex that can be chosen
web-key-pages = Page Up, Page Down
web-key-pages-text = from place to place
web-key-enter = Enter
web-key-enter-text = choose; once more to confirm
web-key-escape = Esc
web-key-escape-text = one step back
web-key-zoom = + − 0
web-key-zoom-text = nearer, farther, the whole map
web-key-steps = ← →
web-key-steps-text = one step back, one step forward
web-key-replay = Space
web-key-replay-text = play and pause
