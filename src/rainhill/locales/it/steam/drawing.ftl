# Steam
steam-drawing-title = { $game } sulla mappa { $map }, round { $round }
steam-drawing-map = { $hexes } caselle con { $cities } città e { $towns } cittadine: { $places }.
steam-drawing-city =
    { $number ->
        [0] { $city } ({ $colour }) non ha merci.
       *[other] { $city } ({ $colour }), merci: { $cubes }.
    }
steam-drawing-link =
    { $owner ->
        [none] La tratta da { $a } { AD($b) } { $b } non è di nessuno.
       *[other] La tratta da { $a } { AD($b) } { $b } è di { $owner }.
    }
steam-drawing-open-link =
    { $owner ->
        [none] La tratta incompleta da { $a }, aperta su { $hex }, non è di nessuno.
       *[other] La tratta incompleta da { $a }, aperta su { $hex }, è di { $owner }.
    }
steam-drawing-tiles-title = Le 21 forme di binario
steam-drawing-tiles = Ogni tessera binario di Steam, non ruotata: { $shapes }.
steam-drawing-tile-sides = { $number } · { $exits ->
    [one] { $exits } lato
   *[other] { $exits } lati
}
