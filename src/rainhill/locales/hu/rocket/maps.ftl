rocket-maps-figure-hexes = Mezők
rocket-maps-figure-companies = Társaságok
rocket-maps-figure-cities = Nagyvárosok
rocket-maps-figure-towns = Vasúti kisvárosok
rocket-maps-figure-nearest_mean = A legközelebbi város átlagos távolsága
rocket-maps-figure-place_distance_mean = Két város átlagos távolsága
rocket-maps-figure-start_distance_least = Két indító város legkisebb távolsága
rocket-maps-figure-start_distance_mean = Két indító város átlagos távolsága
rocket-maps-figure-industry = Termékhelyek: { $industry }
rocket-maps-starts = Indulás: kijáratok, a legközelebbi indító város és város távolsága, és meddig jut egy mozdony egyedül (mező / város)
rocket-maps-company = Társaság
rocket-maps-start = Indulás
rocket-maps-exits = Kijárat
rocket-maps-nearest-start = Indítóig
rocket-maps-nearest-place = Városig
rocket-maps-reach = { $moves } lépés
rocket-maps-reached = { $hexes } / { $places }
rocket-maps-balance = Egyensúly: { $matches } véletlen játszma { $seats } hellyel, { $edition }
rocket-maps-balance-company = Társaság
rocket-maps-balance-used = Elindult
rocket-maps-balance-isolated = Elszigetelt
rocket-maps-balance-closed = Beolvadt másikba
rocket-maps-balance-places = Város
rocket-maps-balance-ends = Hogyan értek véget a játszmák
rocket-maps-balance-end = Ok
rocket-maps-balance-share = Arány
rocket-maps-shortfall-company-idle = ritkán indul el: { $of }
rocket-maps-shortfall-company-isolated = túl gyakran elszigetelődik: { $of }
rocket-maps-shortfall-end-never-occurs = egy játszma sem ér véget így: { $of ->
    [tiles] elfogynak a lapkák
   *[other] elfogynak a társaságok
 }
rocket-maps-shortfall-seat-favoured = túl gyakran nyer a sorban { AZ($of) } { $of }.
