# Steam
steam-maps-seats = Seats
steam-maps-seats-listed = { $seats }
steam-maps-hexes = Hexes
steam-maps-cities = Cities
steam-maps-towns = Towns
steam-maps-cubes = Cubes on cities
steam-maps-river = Hexes with a river
steam-maps-hill = Hills
steam-maps-black_edges = Sides with a closed edge
steam-maps-nearest_city = Mean distance of a city to the next
steam-maps-nearest_stop = Mean distance of a stop to the next
steam-maps-farthest_hex = Most distance of a hex to a stop
steam-maps-colours = Most cities of a colour less fewest
steam-maps-colour = Cities: { $colour }
steam-maps-bag = Cubes left in the bag with { $seats } seats
steam-maps-no-balance = The balance of { $file } cannot be measured: matches are played on the maps that come with the game only. Leave out --balance.
steam-maps-balance = Balance: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } between { $bot } bots with { $seats } seats, { $edition }
steam-maps-balance-winning_points = Mean points of the winner
steam-maps-balance-points = Mean points
steam-maps-balance-links = Complete links in a match
steam-maps-balance-deliveries = Deliveries in a match
steam-maps-balance-bankrupt = Seats that went bankrupt
steam-maps-balance-end-rounds = Matches that went to the last round
steam-maps-balance-end-bankruptcy = Matches with one player left
steam-maps-shortfall-bankrupt = too many seats go bankrupt
steam-maps-shortfall-winning-low = winners have too few points
steam-maps-shortfall-winning-high = winners have too many points
steam-maps-shortfall-seat-favoured = number { $of } in order wins too often
