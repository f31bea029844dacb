# What lists of games and tables say of Stephenson's Rocket; every page has it.

rocket-title = Stephenson’s Rocket
rocket-card-name = Rocket
rocket-card = Seven companies race across the land. Invest, build stations, merge at the right moment.
rocket-card-time = 60–90 min
rocket-card-edition-1999 = 1999
rocket-card-edition-2018 = 2018
rocket-card-edition-1999-text = pounds, totals secret; 16 shares a company
rocket-card-edition-2018-text = prestige points, totals open; shares without end
rocket-card-map-england = England
rocket-card-map-usa = Eastern USA
    .hint = Six industries, but only six spaces in each (England has nine): two or three spaces may be enough to be first, and good ones go early.
rocket-card-map-china = Eastern China
    .hint = Six industries, but only six spaces in each (England has nine): two or three spaces may be enough to be first, and good ones go early.
rocket-card-map-toy = Small map for learning
