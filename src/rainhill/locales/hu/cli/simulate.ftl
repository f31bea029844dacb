# rainhill simulate

simulate-description =
    Sok játszmát játszat botokkal egymás között, és kiírja, ki győzött, a pontokat, milyen hosszúak voltak a játszmák, és
    hogyan értek véget. Az n-edik játszma kiinduló száma SEED + n - 1, így bármelyik külön is megismételhető. A botok
    minden játszma után egy hellyel továbbülnek.
simulate-argument-matches = a játszmák száma (alapesetben 100)
simulate-argument-seed = az első játszma kiinduló száma (alapesetben 1)
simulate-argument-bots = kik játszanak, vesszővel elválasztva: random, greedy, search:nodes=200, novice, clerk, ...; a maradék helyeken az utolsó ül
simulate-argument-out = minden játszmát jegyzőkönyvként (.rail) ebbe a mappába ír
simulate-progress = Játszmák
simulate-heading = { $title }, térkép: { $map }, { $edition }, { $seats } hely: { $matches } játszma { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s alatt
simulate-by-order = Győzelmek sorrend szerint (1 kezd)
simulate-order = Sorrend
simulate-by-bot = Győzelmek botonként
simulate-bot = Bot
simulate-chairs = Hányszor ült
simulate-wins = Győzelem
simulate-share = Arány
simulate-interval = 95%-os tartomány
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-points = Átlagos pont
simulate-spreads = Pontok és hossz
simulate-scores = Egy hely pontjai
simulate-winning-scores = A győztes pontjai
simulate-lengths = Akciók egy játszmában
simulate-mean = Átlag
simulate-deviation = Szórás
simulate-least = Legkevesebb
simulate-most = Legtöbb
simulate-ends = Hogyan értek véget a játszmák
simulate-end = Ok
simulate-actions = Akciók egy játszmában, fajtánként
simulate-action = Fajta
simulate-per-match = Átlagos szám
simulate-lines = Mi lett a társaságokkal
simulate-line = Társaság
simulate-used = Elindult
simulate-isolated = Elszigetelt
simulate-merged = Beolvadt másikba
simulate-measures = Mi történt egy játszmában
simulate-seats = Mire jutott egy hely: átlagok botonként

simulate-written = { $matches ->
    [one] A játszma jegyzőkönyve itt van: { $folder }.
   *[other] Mind { AZ($matches) } { $matches } játszma jegyzőkönyve itt van: { $folder }.
 }
