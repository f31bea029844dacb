# La mappa, e le caselle in parole.

web-board-label = Mappa: { $map }. Le frecce portano alle caselle vicine, N alla prossima che si può scegliere, Pag su e Pag giù da una località all’altra. Invio sceglie. Più, meno e 0 cambiano lo zoom.
# Un lato con il suo nome; una casella secondo ciò che ha accanto; e dove va qualcosa.
web-direction-north = nord
    .beside = a nord di { $place }
    .two = due caselle a nord di { $place }
    .towards = a nord
web-direction-north-east = nord-est
    .beside = a nord-est di { $place }
    .two = due caselle a nord-est di { $place }
    .towards = a nord-est
web-direction-east = est
    .beside = a est di { $place }
    .two = due caselle a est di { $place }
    .towards = a est
web-direction-south-east = sud-est
    .beside = a sud-est di { $place }
    .two = due caselle a sud-est di { $place }
    .towards = a sud-est
web-direction-south = sud
    .beside = a sud di { $place }
    .two = due caselle a sud di { $place }
    .towards = a sud
web-direction-south-west = sud-ovest
    .beside = a sud-ovest di { $place }
    .two = due caselle a sud-ovest di { $place }
    .towards = a sud-ovest
web-direction-west = ovest
    .beside = a ovest di { $place }
    .two = due caselle a ovest di { $place }
    .towards = a ovest
web-direction-north-west = nord-ovest
    .beside = a nord-ovest di { $place }
    .two = due caselle a nord-ovest di { $place }
    .towards = a nord-ovest
web-hex-legal = { $hex }, si può scegliere

# Una casella secondo le località intorno, come avverbio: «una stazione { $where }», «posa un binario { $where }».
# La località a cui tali parole si appoggiano. Un gioco può chiamare altrimenti le sue: steam-web-where-place.
web-where-place = { $place }
web-where-at = { AD($place) } { $place }
web-where-between = tra { $first } { ED($second) } { $second }
web-where-near = vicino { AD($place) } { $place }
web-where-hex = su { $hex }
web-legend = Legenda
web-legend-title = I segni sul tabellone
