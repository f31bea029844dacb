# Settings, and what else can be done at a table.

web-presence =
    { $watchers ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $watchers } persons watch.
    }
web-settings = Settings
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
web-setting-text-text = Names that find no room are left out until the map is nearer.
web-setting-sound = Sounds
web-setting-volume = Volume
web-setting-signs = Signs everywhere: letters on the track besides its colour
web-setting-language = Language
web-keys = Keys
web-other-device = Copy link for another device
web-give-to-bot = Let a bot play for me
web-take-back = Play again myself
web-replace-by-bot = Let a bot play for { $seat }
web-concede = Concede
web-concede-sure = Really concede?
web-setting-theme-text = The board keeps its colours; paper and ink change.
web-setting-confirm-text = Confirming shows first what a move will bring.
web-setting-motion-text = How fast locomotives and cubes travel. Where the system asks for stillness, nothing moves.
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
