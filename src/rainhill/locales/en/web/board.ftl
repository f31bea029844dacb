# The map, and hexes in words.

web-board-label = Map: { $map }. Arrows lead to the neighbours, N to the next hex that can be chosen, Page Up and Page Down from place to place. Enter chooses. Plus, minus and 0 zoom.
# A side by its name; a hex by what lies beside it; and where something runs.
web-direction-north = north
    .beside = north of { $place }
    .two = two hexes north of { $place }
    .towards = north
web-direction-north-east = north-east
    .beside = north-east of { $place }
    .two = two hexes north-east of { $place }
    .towards = north-east
web-direction-east = east
    .beside = east of { $place }
    .two = two hexes east of { $place }
    .towards = east
web-direction-south-east = south-east
    .beside = south-east of { $place }
    .two = two hexes south-east of { $place }
    .towards = south-east
web-direction-south = south
    .beside = south of { $place }
    .two = two hexes south of { $place }
    .towards = south
web-direction-south-west = south-west
    .beside = south-west of { $place }
    .two = two hexes south-west of { $place }
    .towards = south-west
web-direction-west = west
    .beside = west of { $place }
    .two = two hexes west of { $place }
    .towards = west
web-direction-north-west = north-west
    .beside = north-west of { $place }
    .two = two hexes north-west of { $place }
    .towards = north-west
web-hex-legal = { $hex }, can be chosen

# A hex by the places round it, as an adverb: "a station { $where }", "lays track { $where }".
# The place that such words lean on. A game may call its places otherwise: steam-web-where-place.
web-where-place = { $place }
web-where-at = at { $place }
web-where-between = between { $first } and { $second }
web-where-near = near { $place }
web-where-hex = at { $hex }
web-legend = Legend
web-legend-title = What the signs on the board mean
