rocket-drawing-map-description = { $hexes } hexes with { $starts } starting towns, { $cities } cities and { $towns } railway towns: { $places }.
rocket-drawing-position-title = { $game } on the map { $map }, turn { $turn }
rocket-drawing-line-waiting = { $company } waits in { $place }.
rocket-drawing-line-running = { $company } stands on { $hex }; { $places ->
    [one] one place joined
   *[other] { $places } places joined
}.
rocket-drawing-line-isolated = { $company } stands on { $hex } and can run no further; { $places ->
    [one] one place joined
   *[other] { $places } places joined
}.
rocket-drawing-line-closed = { $company } is closed: it was merged into { $survivor }.
rocket-drawing-stations = Stations: { $stations }.
rocket-drawing-station = { $seat } on { $hex }
rocket-drawing-veto = Under debate: { $company } to { $target }; it could go to { $targets }.
