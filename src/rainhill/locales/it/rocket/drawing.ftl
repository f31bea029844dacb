rocket-drawing-map-description = { $hexes } caselle con { $starts } città di partenza, { $cities } città e { $towns } cittadine ferroviarie: { $places }.
rocket-drawing-position-title = { $game } sulla mappa { $map }, turno { $turn }
rocket-drawing-line-waiting = { $company } aspetta { AD($place) } { $place }.
rocket-drawing-line-running = { $company } è su { $hex }; { $places ->
    [one] una località collegata
   *[other] { $places } località collegate
}.
rocket-drawing-line-isolated = { $company } è su { $hex } e non può proseguire; { $places ->
    [one] una località collegata
   *[other] { $places } località collegate
}.
rocket-drawing-line-closed = { $company } è eliminata: è stata incorporata da { $survivor }.
rocket-drawing-stations = Stazioni: { $stations }.
rocket-drawing-station = { $seat } su { $hex }
rocket-drawing-veto = In discussione: { $company } verso { $target }; potrebbe andare verso { $targets }.
