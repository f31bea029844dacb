# Was Listen von Spielen und Tischen über Steam sagen; jede Seite hat es.

steam-title = Steam
steam-card-name = Steam
steam-card = Verlege Gleise, beschaffe Geld, liefere Waren über eigene Strecken. Jeder Dollar ist geliehen.
steam-card-time = 90–120 min
steam-card-edition-base = Basis
steam-card-edition-standard = Standard
steam-card-edition-base-text = Geld gibt es, sobald eine Zahlung es braucht
steam-card-edition-standard-text = Geld gibt es nur im Voraus; jede Runde eine Auktion
steam-card-map-northeast = Nordosten der USA und Südosten Kanadas
steam-card-map-ruhr = Ruhrgebiet
steam-card-map-isles = Britische Inseln
steam-card-map-toy = Kleine Karte zum Lernen
