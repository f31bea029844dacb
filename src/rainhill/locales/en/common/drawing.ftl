# Titles and descriptions inside drawings, read out by screen readers.

drawing-north = N
drawing-map-title = { $map }, a map for { $game }
