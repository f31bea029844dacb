# rainhill draw

draw-description =
    Disegna una mappa, o la posizione di una registrazione, come immagine SVG autonoma: si apre in ogni browser e si
    mette su ogni pagina. Esempi: rainhill draw england -o england.svg
    rainhill draw match.rail --at 40 --theme dark -o position.svg
draw-argument-source = una mappa (`rainhill maps list` le mostra), un file di mappa (.toml) o una registrazione (.rail, .json)
draw-argument-tiles = invece di una mappa: le 21 forme delle tessere binario di Steam su un foglio
draw-one-thing = Indica una sola cosa da disegnare: una mappa, una registrazione o --tiles.
draw-argument-theme = colori per uno sfondo chiaro (light) o scuro (dark); auto segue l’impostazione di chi guarda
draw-argument-width = larghezza dell’immagine in px (quanta ne serve se non indicata)
draw-argument-out = file da scrivere; - per l’output (col nome della fonte se non indicato)
draw-map-has-no-actions = { $option } vale per le registrazioni; { $source } è una mappa.
draw-no-such-source = { $source } non è né una mappa né un file. Mappe: { $known }. Le registrazioni finiscono in .rail o .json.
draw-written = Scritto { $file } ({ NUMBER($size, maximumFractionDigits: 0) } kB).
