# The page on which the games are learnt. Paragraphs are set apart by empty lines.

web-learn-title = Learn to play
web-learn-intro = Read this in ten minutes, or start the practice match and look things up on the way. Every rule has a number; when a move is refused, its number leads here.
web-learn-games = Games
web-learn-contents = On this page
web-learn-practice = Practice match
web-learn-practice-text = A small map, mild bots, and everything can be taken back.
web-learn-practice-go = Start it
web-learn-real = Play bots on the big map
web-learn-in-full = In full:
web-learn-all = Every rule, with its number
web-learn-all-text = This is what the engine plays, word for word. Marks tell what stands in print, what is a ruling of ours, and what a table may choose.
web-learn-find = Find a rule
web-learn-nothing = No rule speaks of that.

web-learn-rocket-aim = What it is about
    .text =
        Railway companies push their lines across the land. None of them belongs to you. You earn points by being in the right place: with money in a city, with a station on a line, with shares in a company.

        A company starts in its own town (a coloured hex). Cities have three places for money; railway towns are small rings. A line joins such a place when its locomotive stops next to it. A line is worth as many points as it has joined places.
    .alt = The small map: three starting towns, four cities and three railway towns.
web-learn-rocket-turn = Your turn: two actions
    .text =
        Take two actions, one after the other. Each is one of three: put money into a city, place a station, or move a locomotive. The same kind twice is fine, but nobody moves the same company twice in a turn.

        Before you confirm, the bar at the foot of the board says what a move will bring, and to whom.
web-learn-rocket-invest = Invest
    .text =
        Take a free place in a city. It stays yours for the whole match and works twice. When a line reaches the city, whoever has most places there gets 2 points, the second 1. At the end every industry is counted over the whole map: most places 6 points, second most 3.

        In the picture the green company has just reached Kettleford. Ada (circle) has two places there and gets 2 points; Ben (triangle) has one and gets 1.
    .alt = A locomotive next to Kettleford, whose three places belong to Ada, Ben and Ada.
web-learn-rocket-extend = Extend a line
    .text =
        Move any locomotive one hex: straight on, or one side to the left or right. From its starting town it may leave in every direction. Places, track and the edge of the map stop it. You get a share of the company, whatever happens next.

        Here the green locomotive can go to A, B or C.
    .alt = A locomotive with three hexes before it, marked A, B and C.
web-learn-rocket-veto = The veto
    .text =
        Before the locomotive arrives, everybody else who holds shares of that company may object, once each, in turn: they bid some of their shares and name another hex. You answer last and need only equal the highest bid.

        The highest bidder pays those shares and decides; nobody else pays anything. So shares are worth points at the end, and power on the way.
web-learn-rocket-station = Stations and passengers
    .text =
        A station stands on an empty hex, not next to a locomotive or to another station. It is connected when a line runs over it, and then counts for that line.

        Whoever moves a locomotive onto a station of somebody else takes a passenger along. Most passengers are worth 6 points at the end, second most 3. In the picture the green line can run over Ben’s station.
    .alt = A locomotive and, straight before it, a hex with Ben’s station.
web-learn-rocket-town = Railway towns
    .text =
        When a line reaches a railway town, the stations on that line are paid: most of them get 1 point for every place the line has joined, the second half as much.

        Here the red line reaches Signal Hill. It has its starting town, Tanner’s Cross and now Signal Hill: three places. Ada’s two stations are the only ones on it, so she gets 3 points.
    .alt = The red line runs over two stations of Ada and stops next to Signal Hill.
web-learn-rocket-merge = Mergers
    .text =
        A locomotive that stops next to another line ends its company. The line it reached takes over track, stations and places. The shares of the closed company are paid (most get 1 point a place, the second half) and are exchanged, two for one.

        If the red locomotive goes to the marked hex, red is closed and green lives on. A hex next to two other lines is forbidden.
    .alt = The red locomotive before a hex that touches the green line.
web-learn-rocket-end = The end
    .text =
        A line that can reach nothing new is isolated and gives no more shares. When at most one company is neither closed nor isolated, or the track tiles are used up, the match ends.

        Then come the big sums: every industry and the passengers 6 and 3; for every line that is left, most stations and most shares 1 point a place each, the second half. Money in cities that no line reached is worth nothing. Most points win.
web-learn-rocket-hints = Three hints
    .text =
        Shares in a line that grows long are worth most. Watch the column of joined places.

        A merger in which you hold most of the closed shares pays at once and gives you a foot in the survivor.

        Money in a city pays each time another line arrives. Choose cities between two companies.

web-learn-steam-aim = What it is about
    .text =
        You build track between cities and towns and carry goods over it. Each piece of track from one stop to the next is a link. A cube that travels over your links brings you a point for each of them.

        Cities show a colour and hold cubes. A cube wants to go to a city of its own colour. Towns are rings; they cost a little more to build through.
    .alt = The small map: five coloured cities with cubes, and four towns.
web-learn-steam-round = A round
    .text =
        Everybody takes an action tile, everybody builds, goods move in two turns for everybody, and money is paid. Then the order changes and the next round begins: ten of them with three players, eight with four, seven with more.

        The bar at the foot of the board always says which step it is and what you can do.
web-learn-steam-money = Money is borrowed
    .text =
        You begin with nothing. In Base the bank lends $5 whenever a payment needs it, and your income goes down by 1 each time. Below nothing, income is a debt you pay every round.

        So early track is bought with debt, and deliveries bring the income up again. What a step costs, and what your cash and income will be, stands beside it before you confirm.
web-learn-steam-tiles = Action tiles
    .text =
        Seven tiles, one each: be first next round, move goods first, lay four tiles instead of three, build first, let a city grow, improve your locomotive at once, or turn a town into a city. The stronger ones cost money in Base; in Standard all are free.
web-learn-steam-build = Building
    .text =
        Lay up to three tiles in your turn. $1 for each side the track leaves by, $1 more for a town, $1 for a river, $2 for hills. Track begins at a city or at an open end of your own.

        A link is complete when it has a stop at both ends. Ada’s link from Anchorby to Birkby is. The other still has an open end: if she does not go on with it in her next build turn, it is hers no longer.
    .alt = A complete link between two stops, and another that ends in the open.
web-learn-steam-deliver = Delivering goods
    .text =
        Twice a round you may deliver a cube, or improve your locomotive once. A delivery passes at most as many links as your locomotive has levels, ends at the first city of its colour, and passes no city twice. At least one link has to be yours, and nobody may own more of the way than you.

        Here Ada carries a red cube from Cobham over Birkby to Anchorby: two links, two points. She puts both on income, or both on victory points.
    .alt = The way of a cube from Cobham to Anchorby over two links.
web-learn-steam-city = New cities and growth
    .text =
        City Growth puts the cubes of one supply space on a city. Urbanization turns a town into a city of a colour you choose, with cubes of its own. Track that led to the town leads to the city.

        Kettle Bridge has become a grey city. No map has one from the start: only now do grey cubes have somewhere to go.
    .alt = Kettle Bridge is a grey city now, with two cubes.
web-learn-steam-end = Income and the end
    .text =
        At the end of a round everybody is paid their income, or pays it if it is negative. After the last round half of a positive income counts as victory points, every point of a negative one costs 2, and each complete link gives 1. Most points win.
web-learn-steam-standard = Standard
    .text =
        For experienced tables. Money can be raised in the first phase of a round only, so think ahead. The order is auctioned every round. Action tiles are free. Every level of your locomotive costs $1 a round, and what you cannot pay costs points.
web-learn-steam-hints = Three hints
    .text =
        Look for cubes first, then build the way they want to go.

        Raise income while there are rounds left to be paid; turn to victory points in the last third.

        Links that others need pay you on their deliveries. A town between two cities makes two links of one.
