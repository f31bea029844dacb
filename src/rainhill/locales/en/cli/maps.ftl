# rainhill maps

maps-description =
    List the maps of a game, check and measure them, and draw them. A map of your own is named by its file (.toml).
    Examples: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = TASK
maps-tasks = tasks (default: list)
maps-list = list the maps that come with a game
maps-check = check maps and print their figures
maps-check-description = Check that maps can be used and obey the rules, and print their figures. The exit code is 1 if one is bad.
maps-statistics = print the figures of maps
maps-draw = draw a map as SVG
maps-argument-source = a map, or the file of one
maps-argument-sources = maps, or files of maps (default: all maps of the game)
maps-argument-balance = also play N matches on each map and see whether it is fair: random ones in Stephenson’s Rocket (2000 or more tell something), between greedy bots in Steam (200 or more)
maps-argument-seats = seats in those matches (default: 3 in Stephenson’s Rocket, 4 in Steam or as many as the map is made for)
maps-argument-seed = seed of those matches (default: 1)
maps-progress = Matches on { $title }
maps-heading = Maps of { $title }
maps-id = Map
maps-title = Title
maps-layout = Hexes are
maps-layout-flat = flat-topped
maps-layout-pointy = pointy-topped
maps-hexes = Hexes
maps-no-balance = The balance of maps of { $game } cannot be measured. Leave out --balance.
maps-good = { $title } ({ $file }) is in order.
maps-bad = { $source }: { $reason }
maps-figures = Figures
maps-figure = Figure
maps-value = Value
maps-limit = Limit
maps-figure-hexes = Hexes
maps-balance-seats = Wins by order of play (1 begins)
maps-balance-order = Order
maps-balance-wins = Wins
maps-balance-points = Mean points
maps-shortfalls = What falls short
maps-shortfall = Of what
maps-misses = What is unlike the maps the game should be played on
maps-least = At least
maps-most = At most
