# Steam
steam-drawing-title = { $game } auf der Karte { $map }, Runde { $round }
steam-drawing-map = { $hexes } Felder mit { $cities } Städten und { $towns } Orten: { $places }.
steam-drawing-city =
    { $number ->
        [0] { $city } ({ $colour }) hat keine Waren.
       *[other] { $city } ({ $colour }) hat { $cubes }.
    }
steam-drawing-link =
    { $owner ->
        [none] Die Strecke von { $a } nach { $b } ist herrenlos.
       *[other] Die Strecke von { $a } nach { $b } gehört { $owner }.
    }
steam-drawing-open-link =
    { $owner ->
        [none] Die unfertige Strecke von { $a }, offen auf { $hex }, ist herrenlos.
       *[other] Die unfertige Strecke von { $a }, offen auf { $hex }, gehört { $owner }.
    }
steam-drawing-tiles-title = Die 21 Gleisformen
steam-drawing-tiles = Jedes Gleisteil von Steam, wie es ungedreht liegt: { $shapes }.
steam-drawing-tile-sides = { $number } · { $exits ->
    [one] { $exits } Seite
   *[other] { $exits } Seiten
}
