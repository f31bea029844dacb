# Ciò che gli elenchi di giochi e tavoli dicono di Stephenson's Rocket; è su ogni pagina.

rocket-title = Stephenson’s Rocket
rocket-card-name = Rocket
rocket-card = Sette compagnie corrono attraverso il paese. Investi, costruisci stazioni, fondi le linee al momento giusto.
rocket-card-time = 60–90 min
rocket-card-edition-1999 = 1999
rocket-card-edition-2018 = 2018
rocket-card-edition-1999-text = sterline, totali segreti; 16 azioni per compagnia
rocket-card-edition-2018-text = punti prestigio, totali palesi; azioni senza limite
rocket-card-map-england = Inghilterra
rocket-card-map-usa = USA orientali
    .hint = Sei industrie, ma solo sei spazi in ciascuna (in Inghilterra nove): due o tre spazi possono bastare per essere primi, e i migliori finiscono presto.
rocket-card-map-china = Cina orientale
    .hint = Sei industrie, ma solo sei spazi in ciascuna (in Inghilterra nove): due o tre spazi possono bastare per essere primi, e i migliori finiscono presto.
rocket-card-map-toy = Mappa piccola per imparare
