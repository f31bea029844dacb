# Steam
steam-drawing-title = { $game }, térkép: { $map }, { $round }. forduló
steam-drawing-map = { $hexes } mező, { $cities } város és { $towns } település: { $places }.
steam-drawing-city =
    { $number ->
        [0] { $city } ({ $colour }): nincs áru.
       *[other] { $city } ({ $colour }): { $cubes }.
    }
steam-drawing-link =
    { $owner ->
        [none] Gazdátlan kapcsolat: { $a } – { $b }.
       *[other] { $owner } kapcsolata: { $a } – { $b }.
    }
steam-drawing-open-link =
    { $owner ->
        [none] Gazdátlan befejezetlen kapcsolat, kezdete { $a }, nyitott vége { $hex }.
       *[other] { $owner } befejezetlen kapcsolata, kezdete { $a }, nyitott vége { $hex }.
    }
steam-drawing-tiles-title = A 21 vágányforma
steam-drawing-tiles = A Steam összes vágánylapkája elforgatás nélkül: { $shapes }.
steam-drawing-tile-sides = { $number } · { $exits } oldal
