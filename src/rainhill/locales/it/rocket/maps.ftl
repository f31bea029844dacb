rocket-maps-figure-hexes = Caselle
rocket-maps-figure-companies = Compagnie
rocket-maps-figure-cities = Città
rocket-maps-figure-towns = Cittadine ferroviarie
rocket-maps-figure-nearest_mean = Distanza media dalla località più vicina
rocket-maps-figure-place_distance_mean = Distanza media tra due località
rocket-maps-figure-start_distance_least = Distanza minima tra due partenze
rocket-maps-figure-start_distance_mean = Distanza media tra due partenze
rocket-maps-figure-industry = Spazi d’investimento in { $industry }
rocket-maps-starts = Partenze: uscite, distanza dalla partenza e dalla località più vicine, e dove arriva una locomotiva da sola (caselle / località)
rocket-maps-company = Compagnia
rocket-maps-start = Partenza
rocket-maps-exits = Uscite
rocket-maps-nearest-start = Dist. partenza
rocket-maps-nearest-place = Dist. località
rocket-maps-reach = { $moves } mosse
rocket-maps-reached = { $hexes } / { $places }
rocket-maps-balance = Equilibrio: { $matches ->
        [one] una partita casuale
       *[other] { $matches } partite casuali
    } con { $seats } posti, { $edition }
rocket-maps-balance-company = Compagnia
rocket-maps-balance-used = Avviata
rocket-maps-balance-isolated = Isolata
rocket-maps-balance-closed = Incorporata in un’altra
rocket-maps-balance-places = Località
rocket-maps-balance-ends = Come sono finite le partite
rocket-maps-balance-end = Motivo
rocket-maps-balance-share = Quota
rocket-maps-shortfall-company-idle = { $of } parte di rado
rocket-maps-shortfall-company-isolated = { $of } resta isolata troppo spesso
rocket-maps-shortfall-end-never-occurs = nessuna partita finisce per { $of ->
    [tiles] le tessere
   *[other] le compagnie
 }
rocket-maps-shortfall-seat-favoured = il numero { $of } nell’ordine vince troppo spesso
