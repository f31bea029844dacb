# Stephenson's Rocket for those who learn it. Paragraphs are set apart by empty lines.

rocket-learn-aim = What it is about
    .text =
        Railway companies push their lines across the land. None of them belongs to you. You earn points by being in the right place: with investments in a city, with a station on a line, with shares in a company.

        A company starts in its own town (a coloured hex). Cities have three spaces for investments; railway towns are small rings. A line joins such a place when its locomotive stops next to it. A line is worth as many points as it has joined places.
    .alt = The small map: three starting towns, four cities and three railway towns.
rocket-learn-turn = Your turn: two actions
    .text =
        Take two actions, one after the other. Each is one of three: invest in a city, place a station, or move a locomotive. You may take the same kind twice, but nobody moves the same company twice in a turn.

        Before you confirm, the bar at the foot of the board says what a move will bring, and to whom.
rocket-learn-invest = Invest
    .text =
        Take a free space in a city. It stays yours for the whole match and works twice. When a line reaches the city, whoever has most spaces there gets 2 points, the second 1. At the end every industry is counted over the whole map: most spaces 6 points, second most 3.

        In the picture the green company has just reached Kettleford. Ada (circle) has two spaces there and gets 2 points; Ben (triangle) has one and gets 1.
    .alt = A locomotive next to Kettleford, whose three spaces belong to Ada, Ben and Ada.
rocket-learn-extend = Extend a line
    .text =
        Move any locomotive one hex: straight on, or one side to the left or right. From its starting town it may leave in every direction. Places, track and the edge of the map stop it. You get a share of the company, whatever happens next.

        Here the green locomotive can go to A, B or C.
    .alt = A locomotive with three hexes before it, marked A, B and C.
rocket-learn-veto = The veto
    .text =
        Before the locomotive arrives, everybody else who holds shares of that company may object, once each, in turn: they bid some of their shares and name a hex. You answer last and need only equal the highest bid.

        The highest bidder pays those shares and decides; nobody else pays anything. So shares are worth points at the end, and power on the way.
rocket-learn-station = Stations and passengers
    .text =
        A station stands on an empty hex, not next to a locomotive or to another station. It is connected when a line runs over it, and then counts for that line.

        Whoever moves a locomotive onto a station of somebody else takes a passenger along. Most passengers are worth 6 points at the end, second most 3. In the picture the green line can run over Ben’s station.
    .alt = A locomotive and, straight before it, a hex with Ben’s station.
rocket-learn-town = Railway towns
    .text =
        When a line reaches a railway town, the stations on that line are paid: whoever has most of them gets 1 point for every place the line has joined, the second half as much.

        Here the red line reaches Signal Hill. It has its starting town, Tanner’s Cross and now Signal Hill: three places. Ada’s two stations are the only ones on it, so she gets 3 points.
    .alt = The red line runs over two stations of Ada and stops next to Signal Hill.
rocket-learn-merge = Mergers
    .text =
        A locomotive that stops next to another line ends its company. The line it reached takes over track, stations and places. The shares of the closed company are paid (whoever has most of them gets 1 point a place, the second half) and are exchanged, two for one.

        If the red locomotive goes to the marked hex, red is closed and green lives on. A hex next to two other lines is forbidden.
    .alt = The red locomotive before a hex that touches the green line.
rocket-learn-end = The end
    .text =
        A line that can reach nothing new is isolated and gives no more shares. When at most one company is neither closed nor isolated, or the track tiles are used up, the match ends.

        Then come the big sums: every industry and the passengers 6 and 3; for every line that is left, most stations and most shares 1 point a place each, the second half. Investments in cities that no line reached are worth nothing. Most points win.
rocket-learn-hints = Three hints
    .text =
        Shares in a line that grows long are worth most. Watch the column of joined places.

        A merger in which you hold most of the closed shares pays at once and gives you a foot in the survivor.

        An investment in a city pays each time another line arrives. Choose cities between two companies.
