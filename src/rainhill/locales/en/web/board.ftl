# The map, and hexes in words.

web-board-label = Map of { $map }. Tab goes through the legal hexes, arrows to neighbours, Page Up and Page Down from place to place, Enter chooses, plus, minus and 0 zoom.
web-direction-north = north
web-direction-north-east = north-east
web-direction-east = east
web-direction-south-east = south-east
web-direction-south = south
web-direction-south-west = south-west
web-direction-west = west
web-direction-north-west = north-west
web-hex-legal = { $hex }, can be chosen

# A hex by the places round it: follows "at", "to", "a station".
web-where-at = at { $place }
web-where-between = between { $first } and { $second }
web-where-beside = { $direction } of { $place }
web-where-two = two hexes { $direction } of { $place }
web-where-near = near { $place }
web-where-hex = at { $hex }
web-legend = Legend
web-legend-title = What the signs on the board mean
