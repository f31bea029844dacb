# rainhill maps

maps-description =
    List the maps of a game, check and measure them, and draw them. A map of your own is named by its file (.toml).
    Examples: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = TASK
maps-tasks = tasks (list unless told)
maps-list = list the maps that come with a game
maps-check = check maps and print their figures
maps-check-description = Check that maps can be used and obey the rules, and print their figures. The exit code is 1 if one is bad.
maps-statistics = print the figures of maps
maps-draw = draw a map as SVG
maps-argument-source = a map, or the file of one
maps-argument-sources = maps, or files of maps (all maps of the game unless told)
maps-argument-balance = also play N matches on each map and see whether it is fair: random ones in Stephenson's Rocket (2000 or more tell something), between greedy bots in Steam (200 or more)
maps-argument-seats = seats in those matches (unless told 3 in Stephenson's Rocket, 4 in Steam or as many as the map is made for)
maps-argument-seed = seed of those matches (1 unless told)
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
maps-figure-companies = Companies
maps-figure-cities = Cities
maps-figure-towns = Railway towns
maps-figure-nearest_mean = Mean distance to the nearest place
maps-figure-place_distance_mean = Mean distance of two places
maps-figure-start_distance_least = Least distance of two starts
maps-figure-start_distance_mean = Mean distance of two starts
maps-figure-industry = Investment places in { $industry }
maps-starts = Starts: exits, distance to the next start and place, and what a locomotive alone comes to (hexes / places)
maps-company = Company
maps-start = Start
maps-exits = Exits
maps-nearest-start = To start
maps-nearest-place = To place
maps-reach = { $moves } moves
maps-reached = { $hexes } / { $places }
maps-balance = Balance: { $matches ->
        [one] one random match
       *[other] { $matches } random matches
    } with { $seats } seats, edition { $edition }
maps-balance-company = Company
maps-balance-used = Left home
maps-balance-isolated = Isolated
maps-balance-closed = Merged into another
maps-balance-places = Places
maps-balance-seats = Wins by order of play (1 begins)
maps-balance-order = Order
maps-balance-wins = Wins
maps-balance-points = Mean points
maps-balance-ends = How the matches ended
maps-balance-end = Reason
maps-balance-share = Share
maps-shortfalls = What falls short
maps-shortfall = Of what
maps-shortfall-company-idle = { $of } seldom leaves home
maps-shortfall-company-isolated = { $of } is isolated too often
maps-shortfall-end-never-occurs = no match ends by { $of ->
    [tiles] tiles
   *[other] companies
 }
maps-shortfall-seat-favoured = number { $of } in order wins too often
maps-misses = What is unlike the maps the game should be played on
maps-least = At least
maps-most = At most

# Steam
maps-steam-seats = Seats
maps-steam-seats-listed = { $seats }
maps-steam-hexes = Hexes
maps-steam-cities = Cities
maps-steam-towns = Towns
maps-steam-cubes = Cubes on cities
maps-steam-river = Hexes with a river
maps-steam-hill = Hills
maps-steam-black_edges = Sides with a black edge
maps-steam-nearest_city = Mean distance of a city to the next
maps-steam-nearest_stop = Mean distance of a stop to the next
maps-steam-farthest_hex = Most distance of a hex to a stop
maps-steam-colours = Most cities of a colour less fewest
maps-steam-colour = Cities: { $colour }
maps-steam-bag = Cubes left in the bag with { $seats } seats
maps-steam-no-balance = The balance of { $file } cannot be measured: matches are played on the maps that come with the game only. Leave out --balance.
maps-steam-balance = Balance: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } between { $bot } bots with { $seats } seats, edition { $edition }
maps-steam-balance-winning_points = Mean points of the winner
maps-steam-balance-points = Mean points
maps-steam-balance-links = Complete links in a match
maps-steam-balance-deliveries = Deliveries in a match
maps-steam-balance-bankrupt = Seats that went bankrupt
maps-steam-balance-end-rounds = Matches that went to the last round
maps-steam-balance-end-bankruptcy = Matches with one player left
maps-steam-shortfall-bankrupt = too many seats go bankrupt
maps-steam-shortfall-winning-low = winners have too few points
maps-steam-shortfall-winning-high = winners have too many points
maps-steam-shortfall-seat-favoured = number { $of } in order wins too often
