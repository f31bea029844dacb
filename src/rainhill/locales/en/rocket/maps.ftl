rocket-maps-figure-hexes = Hexes
rocket-maps-figure-companies = Companies
rocket-maps-figure-cities = Cities
rocket-maps-figure-towns = Railway towns
rocket-maps-figure-nearest_mean = Mean distance to the nearest place
rocket-maps-figure-place_distance_mean = Mean distance of two places
rocket-maps-figure-start_distance_least = Least distance of two starts
rocket-maps-figure-start_distance_mean = Mean distance of two starts
rocket-maps-figure-industry = Investment spaces in { $industry }
rocket-maps-starts = Starts: exits, distance to the next start and place, and what a locomotive alone comes to (hexes / places)
rocket-maps-company = Company
rocket-maps-start = Start
rocket-maps-exits = Exits
rocket-maps-nearest-start = To start
rocket-maps-nearest-place = To place
rocket-maps-reach = { $moves } moves
rocket-maps-reached = { $hexes } / { $places }
rocket-maps-balance = Balance: { $matches ->
        [one] one random match
       *[other] { $matches } random matches
    } with { $seats } seats, { $edition }
rocket-maps-balance-company = Company
rocket-maps-balance-used = Left home
rocket-maps-balance-isolated = Isolated
rocket-maps-balance-closed = Merged into another
rocket-maps-balance-places = Places
rocket-maps-balance-ends = How the matches ended
rocket-maps-balance-end = Reason
rocket-maps-balance-share = Share
rocket-maps-shortfall-company-idle = { $of } seldom leaves home
rocket-maps-shortfall-company-isolated = { $of } is isolated too often
rocket-maps-shortfall-end-never-occurs = no match ends by { $of ->
    [tiles] tiles
   *[other] companies
 }
rocket-maps-shortfall-seat-favoured = number { $of } in order wins too often
