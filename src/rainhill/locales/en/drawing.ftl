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
