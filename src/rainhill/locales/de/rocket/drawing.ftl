rocket-drawing-map-description = { $hexes } Felder mit { $starts } Startstädten, { $cities } Metropolen und { $towns } Bahnhofsstädten: { $places }.
rocket-drawing-position-title = { $game } auf der Karte { $map }, Zug { $turn }
rocket-drawing-line-waiting = { $company } wartet in { $place }.
rocket-drawing-line-running = { $company } steht auf { $hex }; { $places ->
    [one] eine Stadt angeschlossen
   *[other] { $places } Städte angeschlossen
}.
rocket-drawing-line-isolated = { $company } steht auf { $hex } und kann nicht weiter; { $places ->
    [one] eine Stadt angeschlossen
   *[other] { $places } Städte angeschlossen
}.
rocket-drawing-line-closed = { $company } ist aufgelöst: Die { $survivor } hat sie übernommen.
rocket-drawing-stations = Bahnhöfe: { $stations }.
rocket-drawing-station = { $seat } auf { $hex }
rocket-drawing-veto = In der Veto-Runde: { $company } nach { $target }; möglich sind { $targets }.
