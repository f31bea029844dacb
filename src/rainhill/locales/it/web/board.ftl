# La mappa, e le caselle in parole.

web-board-label = Mappa: { $map }. Tab scorre le caselle ammesse, le frecce portano alle vicine, Pag su e Pag giù da una località all’altra, Invio sceglie, più, meno e 0 ingrandiscono.
web-direction-north = a nord
web-direction-north-east = a nord-est
web-direction-east = a est
web-direction-south-east = a sud-est
web-direction-south = a sud
web-direction-south-west = a sud-ovest
web-direction-west = a ovest
web-direction-north-west = a nord-ovest
web-hex-legal = { $hex }, si può scegliere

# Una casella secondo le località intorno: segue «stazione», «verso», «la casella».
web-where-at = presso { $place }
web-where-between = tra { $first } e { $second }
web-where-beside = { $direction } di { $place }
web-where-two = due caselle { $direction } di { $place }
web-where-near = vicino a { $place }
web-where-hex = presso { $hex }
