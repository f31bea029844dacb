# Steam
steam-maps-seats = Posti
steam-maps-seats-listed = { $seats }
steam-maps-hexes = Caselle
steam-maps-cities = Città
steam-maps-towns = Cittadine
steam-maps-cubes = Cubi sulle città
steam-maps-river = Caselle con un fiume
steam-maps-hill = Colline
steam-maps-black_edges = Lati con bordo chiuso
steam-maps-nearest_city = Distanza media di una città dalla più vicina
steam-maps-nearest_stop = Distanza media di una fermata dalla più vicina
steam-maps-farthest_hex = Distanza massima di una casella da una fermata
steam-maps-colours = Massimo di città di un colore meno il minimo
steam-maps-colour = Città di colore { $colour }
steam-maps-bag = Cubi rimasti nel sacchetto con { $seats } posti
steam-maps-no-balance = L’equilibrio di { $file } non si può misurare: si gioca solo sulle mappe incluse nel gioco. Togli --balance.
steam-maps-balance = Equilibrio: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } tra bot { $bot } con { $seats } posti, { $edition }
steam-maps-balance-winning_points = Punti medi di chi vince
steam-maps-balance-points = Punti medi
steam-maps-balance-links = Tratte complete per partita
steam-maps-balance-deliveries = Consegne per partita
steam-maps-balance-bankrupt = Posti finiti in bancarotta
steam-maps-balance-end-rounds = Partite arrivate all’ultimo round
steam-maps-balance-end-bankruptcy = Partite con un solo giocatore rimasto
steam-maps-shortfall-bankrupt = troppi posti vanno in bancarotta
steam-maps-shortfall-winning-low = chi vince ha troppo pochi punti
steam-maps-shortfall-winning-high = chi vince ha troppi punti
steam-maps-shortfall-seat-favoured = il numero { $of } nell’ordine vince troppo spesso
