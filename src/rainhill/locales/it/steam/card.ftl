# Ciò che gli elenchi di giochi e tavoli dicono di Steam; è su ogni pagina.

steam-title = Steam
steam-card-name = Steam
steam-card = Posa binari, raccogli denaro, consegna merci sulle tue tratte. Ogni dollaro è a prestito.
steam-card-time = 90–120 min
steam-card-edition-base = Base
steam-card-edition-standard = Standard
steam-card-edition-base-text = il denaro si raccoglie quando serve per pagare
steam-card-edition-standard-text = il denaro si raccoglie in anticipo; un’asta a ogni round
steam-card-map-northeast = USA nord-orientali e Canada sud-orientale
steam-card-map-ruhr = Ruhr
steam-card-map-isles = Isole britanniche
steam-card-map-toy = Mappa piccola per imparare
