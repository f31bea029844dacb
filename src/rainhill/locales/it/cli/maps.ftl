# rainhill maps

maps-description =
    Elenca le mappe di un gioco, le controlla, le misura e le disegna. Una tua mappa si indica con il suo file (.toml).
    Esempi: rainhill maps check my-map.toml --balance 2000
    rainhill maps draw england -o england.svg
maps-task = COMPITO
maps-tasks = compiti (list se non indicato)
maps-list = elenca le mappe incluse in un gioco
maps-check = controlla le mappe e ne stampa le cifre
maps-check-description = Controlla che le mappe siano utilizzabili e rispettino le regole, e ne stampa le cifre. Il codice di uscita è 1 se una non va.
maps-statistics = stampa le cifre delle mappe
maps-draw = disegna una mappa in SVG
maps-argument-source = una mappa, o il suo file
maps-argument-sources = mappe, o file di mappe (tutte le mappe del gioco se non indicate)
maps-argument-balance = gioca anche N partite su ogni mappa e vede se è equa: casuali in Stephenson’s Rocket (da 2000 in su dicono qualcosa), tra bot avidi in Steam (da 200 in su)
maps-argument-seats = posti in quelle partite (se non indicati 3 in Stephenson’s Rocket, 4 in Steam o quanti ne prevede la mappa)
maps-argument-seed = seme di quelle partite (1 se non indicato)
maps-progress = Partite su { $title }
maps-heading = Mappe di { $title }
maps-id = Mappa
maps-title = Titolo
maps-layout = Orientamento
maps-layout-flat = lato in alto
maps-layout-pointy = punta in alto
maps-hexes = Caselle
maps-no-balance = L’equilibrio delle mappe di { $game } non si può misurare. Togli --balance.
maps-good = { $title } ({ $file }) è in ordine.
maps-bad = { $source }: { $reason }
maps-figures = Cifre
maps-figure = Cifra
maps-value = Valore
maps-limit = Limite
maps-figure-hexes = Caselle
maps-balance-seats = Vittorie per ordine di gioco (1 comincia)
maps-balance-order = Ordine
maps-balance-wins = Vittorie
maps-balance-points = Punti medi
maps-shortfalls = Che cosa non basta
maps-shortfall = Di che cosa
maps-misses = Che cosa differisce dalle mappe su cui il gioco andrebbe giocato
maps-least = Almeno
maps-most = Al massimo
