# What lists of games and tables say of Steam; every page has it.

steam-title = Steam
steam-card-name = Steam
steam-card = Lay track, raise money, deliver goods over your own links. Every dollar is borrowed.
steam-card-time = 90–120 min
steam-card-edition-base = Base
steam-card-edition-standard = Standard
steam-card-edition-base-text = money is raised whenever a payment needs it
steam-card-edition-standard-text = money is raised in advance; an auction every round
steam-card-map-northeast = Northeastern USA and Southeastern Canada
steam-card-map-ruhr = Ruhr
steam-card-map-isles = British Isles
steam-card-map-toy = Small map for learning
