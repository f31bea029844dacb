# Steam
steam-maps-seats = Plätze
steam-maps-seats-listed = { $seats }
steam-maps-hexes = Felder
steam-maps-cities = Städte
steam-maps-towns = Orte
steam-maps-cubes = Würfel in Städten
steam-maps-river = Felder mit Fluss
steam-maps-hill = Hügel
steam-maps-black_edges = Seiten mit gesperrter Kante
steam-maps-nearest_city = Mittlerer Abstand von Stadt zu Stadt
steam-maps-nearest_stop = Mittlerer Abstand von Halt zu Halt
steam-maps-farthest_hex = Größter Abstand eines Feldes zu einem Halt
steam-maps-colours = Meiste Städte einer Farbe minus wenigste
steam-maps-colour = Städte in { $colour }
steam-maps-bag = Übrige Würfel im Beutel bei { $seats } Plätzen
steam-maps-no-balance = Die Ausgewogenheit von { $file } lässt sich nicht messen: Partien gehen nur auf den mitgelieferten Karten. Lass --balance weg.
steam-maps-balance = Ausgewogenheit: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } zwischen Bots ({ $bot }) mit { $seats } Plätzen, { $edition }
steam-maps-balance-winning_points = Mittlere Punkte beim Sieg
steam-maps-balance-points = Mittlere Punkte
steam-maps-balance-links = Fertige Strecken je Partie
steam-maps-balance-deliveries = Lieferungen je Partie
steam-maps-balance-bankrupt = Bankrotte Plätze
steam-maps-balance-end-rounds = Partien bis zur letzten Runde
steam-maps-balance-end-bankruptcy = Partien, bei denen nur ein Platz blieb
steam-maps-shortfall-bankrupt = zu viele Plätze gehen bankrott
steam-maps-shortfall-winning-low = beim Sieg zu wenige Punkte
steam-maps-shortfall-winning-high = beim Sieg zu viele Punkte
steam-maps-shortfall-seat-favoured = Nummer { $of } der Reihenfolge gewinnt zu oft
