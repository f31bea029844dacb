"""What a position of Stephenson's Rocket is worth to each seat: its expected points at the end of the match.

Flat like the core and compiled with it. All sums are whole numbers of thousandths of a point, so that the compiled and
the plain source decide alike on every machine. Chances are guesses by distance; everything else follows the rules.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, final, majority
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat
from rainhill.kernel.flat import PLAIN, numbers


class Scratch:
    """Scratch space of one bot; what it holds is only good until the next question."""

    def __init__(self) -> None:
        # How much (in thousandths) the mean of the others is held against a seat's own expectation.
        self.envy = 800
        # Actions this close to the best are taken as equally good.
        self.slack = 40
        # What a veto must gain: shares are paid for certain, the gain is a guess.
        self.bid_margin = 700
        self.best_value = 0
        self.count = 0
        self.stamp = 0
        if PLAIN:
            self.expected = numbers(codes.SEATS)
            self.hold = numbers(codes.SEATS)
            # For each line: the places, and among them the towns, it may still join, in thousandths.
            self.growth = numbers(codes.COMPANIES)
            self.towns = numbers(codes.COMPANIES)
            # For each place: how many lines may still come to it, in thousandths.
            self.visits = numbers(codes.PLACES)
            # ahead[company * SEATS + seat]: stations waiting in front of a line, weighted by their chance of being
            # reached.
            self.ahead = numbers(codes.HOLDINGS)
            self.values = numbers(codes.MOST_ACTIONS)
            self.actions = numbers(codes.MOST_ACTIONS)
            self.seen = numbers(codes.SIDES)
            self.queue = numbers(codes.SIDES)
            # depth[company * CELLS + cell]: moves until the locomotive can stand there, 0 if out of sight.
            self.depth = numbers(codes.DEPTHS)
        # Chances by distance in moves (index 0 is not used; nothing is looked at beyond 8 moves).
        self.join_chance = [0, 700, 560, 450, 360, 290, 230, 180, 140]
        self.connect_chance = [0, 480, 380, 290, 220, 165, 120, 85, 60]

    def expected_of(self, seat: int) -> int:
        return self.expected[seat]


def estimate(g: Ground, p: Position, w: Work, t: Scratch) -> None:
    """Put the expected final points of every seat into `t.expected`."""
    scan(g, p, t)
    weigh(g, p, w, t)


def scan(g: Ground, p: Position, t: Scratch) -> None:
    """Look where every locomotive may come to; stations and investments do not change it (R5.2)."""
    for place in range(codes.PLACES):
        t.visits[place] = 0
    for company in range(g.companies):
        scan_line(g, p, t, company)


def scan_line(g: Ground, p: Position, t: Scratch, company: int) -> None:
    """Search over hex and heading, 8 moves deep (R5.1, R5.2); a line that meets another ends there (R7.1)."""
    base = company * codes.CELLS
    t.growth[company] = 0
    t.towns[company] = 0
    for cell in range(codes.CELLS):
        t.depth[base + cell] = 0
    if p.closed >> company & 1:
        return
    t.stamp += 1
    tail = 0
    heading = p.heading[company]
    count = 6 if heading < 0 else 3
    for i in range(count):
        d = i if heading < 0 else (heading + 5 + i) % 6
        cell = g.near[p.loco_at[company] * 6 + d]
        if is_new(g, p, t, cell, d):
            t.queue[tail] = cell * 6 + d
            tail += 1
    head = 0
    # One bit a place: a place is counted at its shortest distance.
    found = p.joined[company]
    depth = 1
    while head < tail and depth <= 8:
        level = tail
        while head < level:
            here = t.queue[head]
            head += 1
            cell = here // 6
            if t.depth[base + cell] == 0:
                t.depth[base + cell] = depth
                new = g.touch[cell] & ~found
                if new:
                    found |= new
                    for place in range(g.places):
                        if new >> place & 1:
                            meet(g, p, t, company, place, depth)
            ends = False
            for d in range(6):
                line = p.line_at[g.near[cell * 6 + d]]
                if line >= 0 and line != company:
                    ends = True
            if ends:
                continue
            for turn in range(3):
                d = (here % 6 + 5 + turn) % 6
                cell2 = g.near[cell * 6 + d]
                if is_new(g, p, t, cell2, d):
                    t.queue[tail] = cell2 * 6 + d
                    tail += 1
        depth += 1


def is_new(g: Ground, p: Position, t: Scratch, cell: int, d: int) -> bool:
    """Whether a hex can be entered and has not been seen with this heading; marks it as seen."""
    if g.place_at[cell] >= 0 or p.line_at[cell] >= 0 or t.seen[cell * 6 + d] == t.stamp:
        return False
    t.seen[cell * 6 + d] = t.stamp
    return True


def meet(g: Ground, p: Position, t: Scratch, company: int, place: int, depth: int) -> None:
    """A place the line may join; few tiles left make a far one unlikely."""
    chance = t.join_chance[depth]
    if p.tiles_left < depth * 6:
        chance = chance * p.tiles_left // (depth * 6)
    t.growth[company] += chance
    t.visits[place] += chance
    if g.town_mask >> place & 1:
        t.towns[company] += chance


def ripeness(g: Ground, p: Position) -> int:
    """How near the end is, in thousandths: by tiles laid or by companies gone, whichever is further (R11)."""
    by_tiles = (codes.TILES - p.tiles_left) * 1000 // codes.TILES
    gone = 0
    for company in range(g.companies):
        if (p.closed | p.isolated) >> company & 1:
            gone += 1
    by_companies = gone * 1000 // (g.companies - 1)
    return by_companies if by_companies > by_tiles else by_tiles


def weigh(g: Ground, p: Position, w: Work, t: Scratch) -> None:
    """Points earned and points to be expected, after `scan`."""
    if p.phase == codes.OVER:
        final.total_up(g, p, w)
        for s in range(p.seats):
            t.expected[s] = w.total[s] * 1000
        return
    ripe = ripeness(g, p)
    for s in range(p.seats):
        t.expected[s] = p.score[s] * 1000
    look_ahead(g, p, t)
    weigh_lines(g, p, w, t, ripe)
    weigh_cities(g, p, w, t, ripe)
    weigh_industries(g, p, w, t, ripe)
    majority.hold_passengers(p, w)
    for s in range(p.seats):
        t.hold[s] = w.hold[s] * 1000
    share(p, w, t, 6000, 200 + 100 * p.passengers_left, ripe)


def look_ahead(g: Ground, p: Position, t: Scratch) -> None:
    """Count the stations that wait in front of each line, by seat."""
    for i in range(codes.HOLDINGS):
        t.ahead[i] = 0
    for cell in range(g.cells):
        seat = p.station_at[cell]
        if seat >= 0 and p.line_at[cell] < 0:
            for company in range(g.companies):
                depth = t.depth[company * codes.CELLS + cell]
                if depth > 0:
                    t.ahead[company * codes.SEATS + seat] += t.connect_chance[depth]


def weigh_lines(g: Ground, p: Position, w: Work, t: Scratch, ripe: int) -> None:
    """Stations are paid at railway towns (R8.2), shares when the line is closed (R7.2), both at the end (R12.2)."""
    for company in range(g.companies):
        if p.closed >> company & 1:
            continue
        places = flat.bits(p.joined[company]) * 1000 + t.growth[company]
        majority.hold_stations(p, w, company)
        for s in range(p.seats):
            t.hold[s] = w.hold[s] * 1000 + t.ahead[company * codes.SEATS + s]
        share(p, w, t, places * (1000 + t.towns[company] * 3 // 4) // 1000, 450, ripe)
        majority.hold_shares(p, w, company)
        for s in range(p.seats):
            t.hold[s] = w.hold[s] * 1000
        share(p, w, t, places, 500 if p.isolated >> company & 1 == 0 else 50, ripe)


def weigh_cities(g: Ground, p: Position, w: Work, t: Scratch, ripe: int) -> None:
    """Every further line that comes to a city pays its investors (R8.1)."""
    for city in range(g.cities):
        visits = t.visits[g.companies + city]
        if visits > 0:
            majority.hold_investments(p, w, city)
            free = p.free[city * 2] + p.free[city * 2 + 1]
            for s in range(p.seats):
                t.hold[s] = w.hold[s] * 1000
            share(p, w, t, 2 * visits, 100 + 100 * free, ripe)


def weigh_industries(g: Ground, p: Position, w: Work, t: Scratch, ripe: int) -> None:
    """Most 6, second 3; a piece counts as far as its city is, or may come to be, joined (R12.1)."""
    joined = final.joined_to_any(g, p)
    for industry in range(g.industries):
        free = 0
        for s in range(codes.SEATS):
            t.hold[s] = 0
            w.hold[s] = 0
        for slot in range(g.cities * 2):
            if g.industry_of[slot] != industry:
                continue
            place = g.companies + slot // 2
            sure = joined >> place & 1
            chance = t.visits[place] + 200 * (1000 - ripe) // 1000
            if sure or chance > 900:
                chance = 1000 if sure else 900
            free += p.free[slot]
            for s in range(p.seats):
                t.hold[s] += chance * p.invested[s * codes.SLOTS + slot]
                if sure:
                    w.hold[s] += p.invested[s * codes.SLOTS + slot]
        share(p, w, t, 6000, 100 + 120 * free, ripe)


def share(p: Position, w: Work, t: Scratch, first: int, doubt: int, ripe: int) -> None:
    """Add what a comparison may pay: as the pieces in `w.hold` stand (R9), and as those in `t.hold` may turn out.

    The riper the match, the more the present standing counts. `doubt` is what every seat may still add, so that a
    lead is worth the more the larger it is.
    """
    total = 0
    for s in range(p.seats):
        total += (t.hold[s] + doubt) * (t.hold[s] + doubt) // 1000
    stand = 250 + ripe * 3 // 4
    majority.share_out(p.seats, w, first, first // 2)
    for s in range(p.seats):
        part = 0
        if total > 0:
            part = first * 3 // 2 * ((t.hold[s] + doubt) * (t.hold[s] + doubt) // 1000) // total
        if part > first:
            part = first
        t.expected[s] += (stand * w.paid[s] + (1000 - stand) * part) // 1000


def advantage(p: Position, t: Scratch, seat: int) -> int:
    """A seat's expectation, less a part of the mean of the others'."""
    others = 0
    for s in range(p.seats):
        if s != seat:
            others += t.expected[s]
    return t.expected[seat] - t.envy * others // (1000 * (p.seats - 1))
