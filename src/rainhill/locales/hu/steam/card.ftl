# Amit a játékok és asztalok listái a Steamről mondanak; minden oldalon szerepel.

steam-title = Steam
steam-card-name = Steam
steam-card = Fektess vágányt, szerezz tőkét, szállíts árut a saját kapcsolataidon. Minden dollár kölcsön.
steam-card-time = 90–120 perc
steam-card-edition-base = Alap
steam-card-edition-standard = Standard
steam-card-edition-base-text = pénzt akkor szerzel, amikor fizetni kell
steam-card-edition-standard-text = pénzt előre szerzel; minden fordulóban árverés
steam-card-map-northeast = Északkelet-USA és Délkelet-Kanada
steam-card-map-ruhr = Ruhr-vidék
steam-card-map-isles = Brit-szigetek
steam-card-map-toy = Kis térkép tanuláshoz
