# rainhill maps

maps-description =
    Felsorolja egy játék térképeit, ellenőrzi, méri és kirajzolja őket. A saját térképet a fájlja nevezi meg (.toml).
    Példák: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = FELADAT
maps-tasks = feladatok (alapesetben list)
maps-list = egy játék térképeinek listája
maps-check = térképek ellenőrzése és adataik kiírása
maps-check-description = Ellenőrzi, hogy a térképek használhatók-e és szabályosak-e, és kiírja az adataikat. A kilépési kód 1, ha valamelyik rossz.
maps-statistics = térképek adatainak kiírása
maps-draw = térkép kirajzolása SVG-be
maps-argument-source = egy térkép, vagy a fájlja
maps-argument-sources = térképek, vagy fájljaik (alapesetben a játék összes térképe)
maps-argument-balance = N játszmát is játszik minden térképen, hogy lássa, igazságos-e: a Stephenson’s Rocketben véletlen játszmákat (2000-től mond valamit), a Steamben mohó botok között (200-tól)
maps-argument-seats = a helyek száma ezekben a játszmákban (alapesetben a Stephenson’s Rocketben 3, a Steamben 4, vagy amennyire a térkép készült)
maps-argument-seed = e játszmák kiinduló száma (alapesetben 1)
maps-progress = Játszmák: { $title }
maps-heading = Térképek: { $title }
maps-id = Térkép
maps-title = Cím
maps-layout = Mezők állása
maps-layout-flat = lapos tetejű
maps-layout-pointy = csúcsos tetejű
maps-hexes = Mezők
maps-no-balance = E játék ({ $game }) térképeinek egyensúlya nem mérhető. Hagyd el a --balance kapcsolót.
maps-good = { $title } ({ $file }) rendben van.
maps-bad = { $source }: { $reason }
maps-figures = Adatok
maps-figure = Adat
maps-value = Érték
maps-limit = Határ
maps-figure-hexes = Mezők
maps-balance-seats = Győzelmek sorrend szerint (1 kezd)
maps-balance-order = Sorrend
maps-balance-wins = Győzelem
maps-balance-points = Átlagos pont
maps-shortfalls = Hiányosságok
maps-shortfall = Mi a baj
maps-misses = Miben tér el azoktól a térképektől, amelyekre a játék való
maps-least = Legalább
maps-most = Legfeljebb
