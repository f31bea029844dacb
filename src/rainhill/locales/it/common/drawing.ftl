# Titoli e descrizioni dentro i disegni, letti dai lettori di schermo.

drawing-north = N
drawing-map-title = { $map }, una mappa per { $game }
