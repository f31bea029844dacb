# Steam
steam-drawing-title = { $game } on the map { $map }, round { $round }
steam-drawing-map = { $hexes } hexes with { $cities } cities and { $towns } towns: { $places }.
steam-drawing-city =
    { $number ->
        [0] { $city } ({ $colour }) has no goods.
       *[other] { $city } ({ $colour }) has { $cubes }.
    }
steam-drawing-link =
    { $owner ->
        [none] Nobody owns the link from { $a } to { $b }.
       *[other] { $owner } owns the link from { $a } to { $b }.
    }
steam-drawing-open-link =
    { $owner ->
        [none] Nobody owns the incomplete link from { $a }, open at { $hex }.
       *[other] { $owner } owns the incomplete link from { $a }, open at { $hex }.
    }
steam-drawing-tiles-title = The 21 shapes of track
steam-drawing-tiles = Every track tile of Steam as it lies unturned: { $shapes }.
steam-drawing-tile-sides = { $number } · { $exits ->
    [one] { $exits } side
   *[other] { $exits } sides
}
