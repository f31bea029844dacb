# Steam for those who learn it. Paragraphs are set apart by empty lines.

steam-learn-aim = What it is about
    .text =
        You build track between cities and towns and carry goods over it. Each piece of track from one stop to the next is a link. A cube that travels over your links brings you a point for each of them.

        Cities show a colour and hold cubes. A cube wants to go to a city of its own colour. Towns are rings; they cost a little more to build through.
    .alt = The small map: five coloured cities with cubes, and four towns.
steam-learn-round = A round
    .text =
        Everybody takes an action tile, everybody builds, everybody moves goods twice, and money is paid. Then the order changes and the next round begins: ten of them with three players, eight with four, seven with more.

        The bar at the foot of the board always says which step it is and what you can do.
steam-learn-money = Money is borrowed
    .text =
        You begin with nothing. In Base the bank lends $5 whenever a payment needs it, and your income goes down by 1 each time. Below zero, income is a debt you pay every round.

        So early track is bought with debt, and deliveries bring the income up again. What a step costs, and what your cash and income will be, is shown before you confirm.
steam-learn-tiles = Action tiles
    .text =
        Seven tiles, one each: be first next round, move goods first, lay four tiles instead of three, build first, let a city grow, improve your locomotive at once, or turn a town into a city. The stronger ones cost money in Base; in Standard all are free.
steam-learn-build = Building
    .text =
        Lay up to three tiles in your turn. $1 for each side the track leaves by, $1 more for a town, $1 for a river, $2 for hills. Track begins at a city or at an open end of your own.

        A link is complete when it has a stop at both ends. Ada’s link from Anchorby to Birkby is. The other still has an open end: if she does not go on with it in her next build turn, it is hers no longer.
    .alt = A complete link between two stops, and another that ends in the open.
steam-learn-deliver = Delivering goods
    .text =
        Twice a round you may deliver a cube; once, you may improve your locomotive instead. A delivery passes at most as many links as your locomotive has levels, ends at the first city of its colour, and passes no city twice. At least one link has to be yours, and nobody may own more of the way than you.

        Here Ada carries a red cube from Cobham over Birkby to Anchorby: two links, two points. She puts both on income, or both on victory points.
    .alt = The way of a cube from Cobham to Anchorby over two links.
steam-learn-city = New cities and growth
    .text =
        City Growth puts the cubes of one supply space on a city. Urbanization turns a town into a city of a colour you choose, with cubes of its own. Track that led to the town leads to the city.

        Kettle Bridge has become a grey city. No map has one from the start: only now do grey cubes have somewhere to go.
    .alt = Kettle Bridge is a grey city now, with two cubes.
steam-learn-end = Income and the end
    .text =
        At the end of a round everybody is paid their income, or pays it if it is negative. After the last round half of a positive income counts as victory points, every point of a negative one costs 2, and each complete link gives 1. Most points win.
steam-learn-standard = Standard
    .text =
        For experienced tables. Money can be raised in the first phase of a round only, so think ahead. The order is auctioned every round. Action tiles are free. Every level of your locomotive costs $1 a round, and what you cannot pay costs points.
steam-learn-hints = Three hints
    .text =
        Look for cubes first, then build the way they want to go.

        Raise income while there are rounds left to be paid; turn to victory points in the last third.

        Links that others need pay you on their deliveries. A town between two cities makes two links of one.
