rocket-maps-figure-hexes = Felder
rocket-maps-figure-companies = Linien
rocket-maps-figure-cities = Metropolen
rocket-maps-figure-towns = Bahnhofsstädte
rocket-maps-figure-nearest_mean = Mittlerer Abstand zur nächsten Stadt
rocket-maps-figure-place_distance_mean = Mittlerer Abstand zweier Städte
rocket-maps-figure-start_distance_least = Kleinster Abstand zweier Startstädte
rocket-maps-figure-start_distance_mean = Mittlerer Abstand zweier Startstädte
rocket-maps-figure-industry = Plättchen { $industry }
rocket-maps-starts = Startstädte: Ausgänge, Abstand zur nächsten Startstadt und Stadt, und was eine Lok allein erreicht (Felder / Städte)
rocket-maps-company = Linie
rocket-maps-start = Start
rocket-maps-exits = Ausgänge
rocket-maps-nearest-start = Zum Start
rocket-maps-nearest-place = Zur Stadt
rocket-maps-reach = { $moves } Bewegungen
rocket-maps-reached = { $hexes } / { $places }
rocket-maps-balance = Ausgewogenheit: { $matches ->
        [one] eine Zufallspartie
       *[other] { $matches } Zufallspartien
    } mit { $seats } Plätzen, { $edition }
rocket-maps-balance-company = Linie
rocket-maps-balance-used = Losgefahren
rocket-maps-balance-isolated = Isoliert
rocket-maps-balance-closed = Aufgelöst
rocket-maps-balance-places = Städte
rocket-maps-balance-ends = Wie die Partien endeten
rocket-maps-balance-end = Grund
rocket-maps-balance-share = Anteil
rocket-maps-shortfall-company-idle = { $of } fährt selten los
rocket-maps-shortfall-company-isolated = { $of } wird zu oft isoliert
rocket-maps-shortfall-end-never-occurs = keine Partie endet durch { $of ->
    [tiles] die Gleisteile
   *[other] die Linien
 }
rocket-maps-shortfall-seat-favoured = Nummer { $of } der Reihenfolge gewinnt zu oft
