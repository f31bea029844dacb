# What is said when somebody is asked something for the first time, by the kind of the decision.

steam-helper-auction = The order is auctioned
    .text =
        Bid more than the last bid, or pass. Whoever is early chooses an action tile first, and usually builds and delivers first.

        In Base, money you do not have is borrowed: $5 for each point of income. So a place is rarely worth much more than $5.
steam-helper-capital = Raise capital
    .text =
        In Standard money is raised now, at the start of the round: $5 for each point of income. Plan for your bid, your track and the income phase.

        $10 is a good measure for a first round.
steam-helper-tile = Take an action tile
    .text =
        One tile for this round; what it does is written on it. In Base its number also decides your place in the next order, the lowest first, and City Growth, Locomotive and Urbanization cost money.

        If in doubt, take First Build or First Move, which cost nothing.
steam-helper-build = Build track
    .text =
        Up to three tiles. Begin at a city or at an open end of your own, and try to complete a link from one stop to the next: only then can goods use it. $1 for each side, more for towns, rivers and hills.

        Look for a cube first, then build its way to a city of its colour. You can take steps back until you end your turn.
steam-helper-goods = Move goods
    .text =
        Twice a round: deliver a cube, or raise your locomotive once, or pass. A cube goes to the first city of its colour on its way, over at most as many links as your locomotive has levels. Each link brings its owner a point.

        At least one link of the way has to be yours, and nobody may own more of it than you.
steam-helper-score = Income or victory points
    .text =
        All points of this delivery go to one of the two. Income is paid at the end of every round; victory points count only at the end.

        While several rounds are left income is usually better; in the last third victory points are. Debt costs 2 victory points for each point at the end.
