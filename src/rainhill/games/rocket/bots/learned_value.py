"""What a searching bot expects of a position of Stephenson's Rocket: every seat's points at the end of the match.

The greedy bot's evaluation (value.py) is a yardstick and stays as it is; this one is made for search: it knows
whose turn it is, weighs sixteen things with learned weights (weights.py), and can tell cheaply what a single
station or investment would change. Plain arithmetic on doubles in a fixed order: compiled and plain source agree.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, final, majority
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat
from rainhill.kernel.flat import PLAIN, decimals, numbers

# The things that are weighed. "As it stands": as if it were paid now; "hoped": as it may turn out.
STATIONS_STAND = 0
STATIONS_HOPED = 1
TOWNS_STAND = 2
TOWNS_HOPED = 3
SHARES_STAND = 4
SHARES_HOPED = 5
CITIES_STAND = 6
CITIES_HOPED = 7
INDUSTRY_STAND = 8
INDUSTRY_HOPED = 9
PASSENGERS_STAND = 10
PASSENGERS_HOPED = 11
TEMPO = 12
SUPPLY = 13
PORTFOLIO = 14
WAITING = 15
THINGS = 16


class Outlook:
    """Weights and scratch space of one searching bot."""

    def __init__(self) -> None:
        self.ripe = 0.0
        self.joined = 0
        # Pieces every seat may still add to a comparison: the fewer, the more a lead is worth.
        self.doubt_stations = 0.45
        self.doubt_shares = 0.5
        self.doubt_city = 0.1
        self.doubt_industry = 0.12
        self.doubt_passengers = 0.1
        # Chances by distance in moves (index 0 is not used; nothing is looked at beyond 8 moves).
        self.join_chance = [0.0, 0.70, 0.56, 0.45, 0.36, 0.29, 0.23, 0.18, 0.14]
        self.connect_chance = [0.0, 0.48, 0.38, 0.29, 0.22, 0.165, 0.12, 0.085, 0.06]
        if PLAIN:
            # weight: at the end of the match; young: added at its beginning.
            self.weight = decimals(THINGS)
            self.young = decimals(THINGS)
            self.now = decimals(THINGS)
            # Points still to come that nobody is ahead in: they matter for the telling, not for the choice.
            self.common = decimals(2)
            self.expected = decimals(codes.SEATS)
            self.trial = decimals(codes.SEATS)
            self.hold = decimals(codes.SEATS)
            self.part = decimals(codes.SEATS)
            # Each line's search has a row; a second row of each serves for trying out a move.
            self.row = numbers(codes.COMPANIES)
            self.growth = decimals(2 * codes.COMPANIES)
            self.towns = decimals(2 * codes.COMPANIES)
            # visits[row * PLACES + place]: the chance that the line comes to this place.
            self.visits = decimals(2 * codes.COMPANIES * codes.PLACES)
            # depth[row * CELLS + cell]: moves until the locomotive can stand there, 0 if out of sight.
            self.depth = numbers(2 * codes.DEPTHS)
            # ahead[company * SEATS + seat]: stations waiting in front of a line, weighted by their chance of being
            # reached.
            self.ahead = decimals(codes.HOLDINGS)
            self.block = numbers(codes.CELLS)
            self.beside = numbers(codes.CELLS)
            self.seen = numbers(codes.CELLS)
            self.pending = numbers(codes.CELLS)
            self.coming = numbers(codes.CELLS)
            self.queue = numbers(codes.CELLS)
            self.next = numbers(codes.CELLS)
            # What each line's stations, each city and each industry add to every seat, to try out changes of one.
            self.line_worth = decimals(codes.HOLDINGS)
            self.city_worth = decimals(codes.CITIES * codes.SEATS)
            self.industry_worth = decimals(codes.INDUSTRIES * codes.SEATS)

    def set_weight(self, thing: int, weight: float, young: float) -> None:
        self.weight[thing] = weight
        self.young[thing] = young

    def set_common(self, first: float, second: float) -> None:
        self.common[0] = first
        self.common[1] = second

    def expected_of(self, seat: int) -> float:
        return self.expected[seat]


def estimate(g: Ground, p: Position, w: Work, o: Outlook) -> None:
    """Put the expected final points of every seat into `o.expected`; no veto may be going on."""
    if p.phase == codes.OVER:
        settle(g, p, w, o)
        return
    scan(g, p, o)
    prepare(g, p, o)
    weigh(g, p, w, o)


def settle(g: Ground, p: Position, w: Work, o: Outlook) -> None:
    """The match is over: the points are known (R12)."""
    final.total_up(g, p, w)
    for s in range(p.seats):
        o.expected[s] = w.total[s]


def ripeness(g: Ground, p: Position) -> float:
    """How near the end is, between 0 and 1: by tiles laid or by companies gone, whichever is further (R11)."""
    by_tiles = (codes.TILES - p.tiles_left) / (1.0 * codes.TILES)
    gone = 0
    for company in range(g.companies):
        if (p.closed | p.isolated) >> company & 1 or (p.piles and p.pile[company] == 0):
            gone += 1
    by_companies = gone / (g.companies - 1.0)
    return by_companies if by_companies > by_tiles else by_tiles


def prepare(g: Ground, p: Position, o: Outlook) -> None:
    """Work out the weights for a match as ripe as this."""
    o.ripe = ripeness(g, p)
    for i in range(THINGS):
        o.now[i] = o.weight[i] + o.young[i] * (1.0 - o.ripe)


def scan(g: Ground, p: Position, o: Outlook) -> None:
    """Look where every locomotive may come to; stations and investments do not change it (R5.2)."""
    mark(g, p, o)
    for company in range(g.companies):
        o.row[company] = company
        if p.closed >> company & 1 == 0:
            scan_line(g, p, o, company, company)


def mark(g: Ground, p: Position, o: Outlook) -> None:
    """Note which hexes are closed to locomotives, and which lie beside which lines."""
    for cell in range(codes.CELLS):
        o.block[cell] = g.place_at[cell] >= 0 or p.line_at[cell] >= 0
        o.beside[cell] = 0
    for cell in range(g.cells):
        if p.line_at[cell] >= 0:
            bit = 1 << p.line_at[cell]
            for d in range(6):
                o.beside[g.near[cell * 6 + d]] |= bit


def rescan(g: Ground, p: Position, o: Outlook, company: int, origin: int, cell: int) -> None:
    """After `scan`, a locomotive went from `origin` to `cell`: look again only at lines that this may concern."""
    mark(g, p, o)
    for line in range(g.companies):
        o.row[line] = line
        if p.closed >> line & 1:
            continue
        if (
            line == company
            or p.closed >> company & 1
            or is_concerned(g, o, line, origin)
            or is_concerned(g, o, line, cell)
        ):
            scan_line(g, p, o, line, codes.COMPANIES + line)
            o.row[line] = codes.COMPANIES + line


def is_concerned(g: Ground, o: Outlook, line: int, cell: int) -> bool:
    """Whether a line's search came to this hex or next to it."""
    if o.depth[line * codes.CELLS + cell] > 0:
        return True
    for d in range(6):
        if o.depth[line * codes.CELLS + g.near[cell * 6 + d]] > 0:
            return True
    return False


def scan_line(g: Ground, p: Position, o: Outlook, company: int, row: int) -> None:
    """Breadth first over hex and heading, 8 moves deep (R5.1, R5.2); a line that meets another ends there (R7.1)."""
    base = row * codes.CELLS
    o.growth[row] = 0.0
    o.towns[row] = 0.0
    for cell in range(codes.CELLS):
        o.depth[base + cell] = 0
        o.seen[cell] = 0
        o.pending[cell] = 0
        o.coming[cell] = 0
    for place in range(codes.PLACES):
        o.visits[row * codes.PLACES + place] = 0.0
    # One bit a place: a place is counted at its shortest distance.
    found = p.joined[company]
    heading = p.heading[company]
    count = enter(g, o, p.loco_at[company], 63 if heading < 0 else spread_headings(1 << heading), 0)
    others = ~(1 << company)
    depth = 1
    while count > 0 and depth <= 8:
        for i in range(count):
            o.queue[i] = o.next[i]
            o.pending[o.next[i]] = o.coming[o.next[i]]
            o.coming[o.next[i]] = 0
        level = count
        count = 0
        for i in range(level):
            cell = o.queue[i]
            if o.depth[base + cell] == 0:
                o.depth[base + cell] = depth
                new = g.touch[cell] & ~found
                if new:
                    found |= new
                    meet(g, p, o, row, new, depth)
            if o.beside[cell] & others == 0:
                count = enter(g, o, cell, spread_headings(o.pending[cell]), count)
        depth += 1


def spread_headings(headings: int) -> int:
    """Straight ahead, 60 degrees left, 60 degrees right (R5.1), for a set of headings."""
    return (headings | headings << 1 | headings >> 1 | headings >> 5 | (headings & 1) << 5) & 63


def enter(g: Ground, o: Outlook, cell: int, headings: int, count: int) -> int:
    """Queue the free neighbours in these directions that have not been seen with this heading; the new count."""
    for d in range(6):
        if headings >> d & 1:
            other = g.near[cell * 6 + d]
            if o.block[other] or o.seen[other] >> d & 1:
                continue
            o.seen[other] |= 1 << d
            if o.coming[other] == 0:
                o.next[count] = other
                count += 1
            o.coming[other] |= 1 << d
    return count


def meet(g: Ground, p: Position, o: Outlook, row: int, new: int, depth: int) -> None:
    """Places the line may join; few tiles left make far ones unlikely."""
    chance = o.join_chance[depth]
    if p.tiles_left < depth * 6:
        chance = chance * p.tiles_left / (depth * 6.0)
    for place in range(g.places):
        if new >> place & 1:
            o.growth[row] += chance
            o.visits[row * codes.PLACES + place] = chance
            if g.town_mask >> place & 1:
                o.towns[row] += chance


def weigh(g: Ground, p: Position, w: Work, o: Outlook) -> None:
    """Points earned and points to be expected, after `scan` and `prepare`."""
    young = 1.0 - o.ripe
    rest = young * (o.common[0] + o.common[1] * young)
    for s in range(p.seats):
        o.expected[s] = p.score[s] + rest
    look_ahead(g, p, o)
    weigh_turns(p, o)
    for company in range(g.companies):
        if p.closed >> company & 1:
            continue
        weigh_stations(p, w, o, company)
        for s in range(p.seats):
            o.line_worth[company * codes.SEATS + s] = o.trial[s]
            o.expected[s] += o.trial[s]
        weigh_shares(p, w, o, company)
    for city in range(g.cities):
        weigh_city(g, p, w, o, city)
        for s in range(p.seats):
            o.city_worth[city * codes.SEATS + s] = o.trial[s]
            o.expected[s] += o.trial[s]
    o.joined = final.joined_to_any(g, p)
    for industry in range(g.industries):
        weigh_industry(g, p, w, o, industry)
        for s in range(p.seats):
            o.industry_worth[industry * codes.SEATS + s] = o.trial[s]
            o.expected[s] += o.trial[s]
    weigh_passengers(p, w, o)


def look_ahead(g: Ground, p: Position, o: Outlook) -> None:
    """Count the stations that wait in front of each line, by seat; those nobody will reach are only pieces to move."""
    for i in range(codes.HOLDINGS):
        o.ahead[i] = 0.0
    for s in range(p.seats):
        for k in range(codes.STATIONS - p.stations_left[s]):
            cell = p.stations_of[s * codes.STATIONS + k]
            if p.line_at[cell] >= 0:
                continue
            for company in range(g.companies):
                if p.closed >> company & 1 == 0:
                    depth = o.depth[o.row[company] * codes.CELLS + cell]
                    if depth > 0:
                        o.ahead[company * codes.SEATS + s] += o.connect_chance[depth]


def weigh_turns(p: Position, o: Outlook) -> None:
    """Who acts sooner has more actions to come; stations in supply and shares at hand are means for later."""
    for s in range(p.seats):
        wait = (s - p.active + p.seats) % p.seats
        tempo = -2.0 * wait / p.seats
        if wait == 0:
            tempo -= p.actions_done
        shares = 0
        for company in range(codes.COMPANIES):
            shares += p.shares[company * codes.SEATS + s]
        waiting = 0
        for company in range(codes.COMPANIES):
            waiting += p.stations_on[company * codes.SEATS + s]
        placed = codes.STATIONS - p.stations_left[s]
        o.expected[s] += o.now[TEMPO] * tempo + o.now[SUPPLY] * p.stations_left[s]
        o.expected[s] += o.now[PORTFOLIO] * shares + o.now[WAITING] * (placed - waiting)


def weigh_stations(p: Position, w: Work, o: Outlook, company: int) -> None:
    """Stations are paid at railway towns (R8.2) and at the end (R12.2). Into `o.trial`."""
    row = o.row[company]
    places = flat.bits(p.joined[company])
    majority.hold_stations(p, w, company)
    majority.share_out(p.seats, w, places, places // 2)
    stand = o.now[STATIONS_STAND] + o.now[TOWNS_STAND] * o.towns[row]
    for s in range(p.seats):
        o.trial[s] = stand * w.paid[s]
        o.hold[s] = w.hold[s] + o.ahead[company * codes.SEATS + s]
    hope(p.seats, o, places + o.growth[row], o.doubt_stations)
    hoped = o.now[STATIONS_HOPED] + o.now[TOWNS_HOPED] * o.towns[row]
    for s in range(p.seats):
        o.trial[s] += hoped * o.part[s]


def weigh_shares(p: Position, w: Work, o: Outlook, company: int) -> None:
    """Shares are paid when the line is closed (R7.2) or at the end (R12.2)."""
    places = flat.bits(p.joined[company])
    majority.hold_shares(p, w, company)
    majority.share_out(p.seats, w, places, places // 2)
    for s in range(p.seats):
        o.expected[s] += o.now[SHARES_STAND] * w.paid[s]
        o.hold[s] = w.hold[s]
    hope(p.seats, o, places + o.growth[o.row[company]], o.doubt_shares if p.isolated >> company & 1 == 0 else 0.05)
    for s in range(p.seats):
        o.expected[s] += o.now[SHARES_HOPED] * o.part[s]


def weigh_city(g: Ground, p: Position, w: Work, o: Outlook, city: int) -> None:
    """Every further line that comes to a city pays its investors (R8.1). Into `o.trial`."""
    visits = visits_to(g, p, o, g.companies + city)
    majority.hold_investments(p, w, city)
    majority.share_out(p.seats, w, 2, 1)
    free = p.free[city * 2] + p.free[city * 2 + 1]
    for s in range(p.seats):
        o.trial[s] = o.now[CITIES_STAND] * visits * w.paid[s]
        o.hold[s] = w.hold[s]
    hope(p.seats, o, 2.0 * visits, o.doubt_city * (1 + free))
    for s in range(p.seats):
        o.trial[s] += o.now[CITIES_HOPED] * o.part[s]


def visits_to(g: Ground, p: Position, o: Outlook, place: int) -> float:
    """How many lines may still come to a place."""
    visits = 0.0
    for company in range(g.companies):
        if p.closed >> company & 1 == 0:
            visits += o.visits[o.row[company] * codes.PLACES + place]
    return visits


def weigh_industry(g: Ground, p: Position, w: Work, o: Outlook, industry: int) -> None:
    """Most 6, second 3; a piece counts as far as its city is, or may come to be, joined (R12.1). Into `o.trial`."""
    free = 0
    for s in range(codes.SEATS):
        o.hold[s] = 0.0
        w.hold[s] = 0
    for slot in range(g.cities * 2):
        if g.industry_of[slot] != industry:
            continue
        place = g.companies + slot // 2
        sure = o.joined >> place & 1
        chance = 1.0
        if sure == 0:
            chance = visits_to(g, p, o, place) + 0.2 * (1.0 - o.ripe)
            if chance > 0.9:
                chance = 0.9
        free += p.free[slot]
        for s in range(p.seats):
            o.hold[s] += chance * p.invested[s * codes.SLOTS + slot]
            if sure:
                w.hold[s] += p.invested[s * codes.SLOTS + slot]
    majority.share_out(p.seats, w, 6, 3)
    hope(p.seats, o, 6.0, 0.1 + o.doubt_industry * free)
    for s in range(p.seats):
        o.trial[s] = o.now[INDUSTRY_STAND] * w.paid[s] + o.now[INDUSTRY_HOPED] * o.part[s]


def weigh_passengers(p: Position, w: Work, o: Outlook) -> None:
    """Most 6, second 3 (R12.1)."""
    majority.hold_passengers(p, w)
    majority.share_out(p.seats, w, 6, 3)
    for s in range(p.seats):
        o.hold[s] = w.hold[s]
    hope(p.seats, o, 6.0, 0.2 + o.doubt_passengers * p.passengers_left)
    for s in range(p.seats):
        o.expected[s] += o.now[PASSENGERS_STAND] * w.paid[s] + o.now[PASSENGERS_HOPED] * o.part[s]


def hope(seats: int, o: Outlook, first: float, doubt: float) -> None:
    """What a comparison of the pieces in `o.hold` may pay, if every seat may still add about `doubt`: `o.part`."""
    total = 0.0
    for s in range(seats):
        o.part[s] = (o.hold[s] + doubt) * (o.hold[s] + doubt)
        total += o.part[s]
    scale = 0.0
    if total > 0.0:
        scale = 1.5 * first / total
    for s in range(seats):
        o.part[s] *= scale
        if o.part[s] > first:
            o.part[s] = first
