# Was Listen von Spielen und Tischen über Stephenson's Rocket sagen; jede Seite hat es.

rocket-title = Stephenson’s Rocket
rocket-card-name = Rocket
rocket-card = Sieben Linien im Wettlauf durchs Land. Investiere, baue Bahnhöfe, fusioniere im richtigen Moment.
rocket-card-time = 60–90 min
rocket-card-edition-1999 = 1999
rocket-card-edition-2018 = 2018
rocket-card-edition-1999-text = Pfund, Summen geheim; 16 Aktien je Linie
rocket-card-edition-2018-text = Prestigepunkte, Summen offen; Aktien ohne Ende
rocket-card-map-england = England
rocket-card-map-usa = Osten der USA
    .hint = Sechs Sorten, aber von jeder nur sechs Plättchen (in England neun): Zwei oder drei können schon die meisten sein, und gute sind früh weg.
rocket-card-map-china = Osten Chinas
    .hint = Sechs Sorten, aber von jeder nur sechs Plättchen (in England neun): Zwei oder drei können schon die meisten sein, und gute sind früh weg.
rocket-card-map-toy = Kleine Karte zum Lernen
