# Titles and descriptions inside drawings, read out by screen readers.

drawing-north = N
drawing-map-title = { $map }, a map for { $game }
drawing-map-description = { $hexes } hexes with { $starts } starting towns, { $cities } cities and { $towns } railway towns: { $places }.
drawing-position-title = { $game } on the map { $map }, turn { $turn }
drawing-line-waiting = { $company } waits in { $place }.
drawing-line-running = { $company } stands on { $hex }; { $places ->
    [one] one place joined
   *[other] { $places } places joined
}.
drawing-line-isolated = { $company } stands on { $hex } and can run no further; { $places ->
    [one] one place joined
   *[other] { $places } places joined
}.
drawing-line-closed = { $company } is closed and belongs to { $survivor }.
drawing-stations = Stations: { $stations }.
drawing-station = { $seat } on { $hex }
drawing-veto = Under debate: { $company } to { $target }; it could go to { $targets }.

# Steam
drawing-steam-title = { $game } on the map { $map }, round { $round }
drawing-steam-map = { $hexes } hexes with { $cities } cities and { $towns } towns: { $places }.
drawing-steam-city =
    { $number ->
        [0] { $city } ({ $colour }) has no goods.
       *[other] { $city } ({ $colour }) has { $cubes }.
    }
drawing-steam-link =
    { $owner ->
        [none] Nobody owns the link from { $a } to { $b }.
       *[other] { $owner } owns the link from { $a } to { $b }.
    }
drawing-steam-open-link =
    { $owner ->
        [none] Nobody owns the incomplete link from { $a }, open at { $hex }.
       *[other] { $owner } owns the incomplete link from { $a }, open at { $hex }.
    }
drawing-steam-tiles-title = The 21 shapes of track
drawing-steam-tiles = Every track tile of Steam as it lies unturned: { $shapes }.
drawing-steam-tile-sides = { $number } · { $exits ->
    [one] { $exits } side
   *[other] { $exits } sides
}
