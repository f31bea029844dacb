show-description = Mostra nel terminale la posizione di una registrazione: la mappa, e chi possiede che cosa.
