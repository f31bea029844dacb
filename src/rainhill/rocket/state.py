"""The flat state of the compiled core: the map's ground, a position, and the scratch space of a worker.

Nothing here or in `rules/` holds an object in the hot path: cells, companies, seats and places are small numbers, and
every array has a fixed size (see state.pxd). Chapters of the rulebook are modules in `rules/`.
"""

from __future__ import annotations

from rainhill.rocket import codes


class Ground:
    """What never changes during a match: neighbours, places, and which places each cell touches."""

    def __init__(self) -> None:
        self.cells = 0
        self.companies = 0
        self.cities = 0
        self.places = 0
        self.city_mask = 0
        self.town_mask = 0
        # near[cell * 6 + d] is the neighbour in direction d, OFF beyond the map.
        self.near = [0] * 1350
        # place_at[cell] is the place on it or -1; OFF counts as occupied, so no rule needs to ask for the rim.
        self.place_at = [0] * 225
        # touch[cell] is the set of places next to the cell, one bit a place.
        self.touch = [0] * 225
        self.start = [0] * 7
        self.industries = 0
        self.industry_of = [0] * 24

    def set_near(self, cell: int, d: int, other: int) -> None:
        self.near[cell * 6 + d] = other

    def set_place(self, cell: int, place: int) -> None:
        self.place_at[cell] = place

    def set_touch(self, cell: int, places: int) -> None:
        self.touch[cell] = places

    def set_start(self, company: int, cell: int) -> None:
        self.start[company] = cell

    def set_industry(self, slot: int, industry: int) -> None:
        self.industry_of[slot] = industry


class Position:
    """The state of a match. Scores are kept even where a seat may not see them; views leave them out."""

    def __init__(self) -> None:
        self.seats = 0
        # True for the edition of 1999: share piles, moving connected stations, ending at once.
        self.piles = 0
        # R6.3: the defender may choose any target, not only the one first proposed.
        self.defence_any = 0
        self.phase = 0
        self.asked = 0
        self.active = 0
        self.actions_done = 0
        self.turn = 0
        # Companies moved in this turn, closed, isolated: one bit each.
        self.moved = 0
        self.closed = 0
        self.isolated = 0
        self.tiles_left = 0
        self.passengers_left = 0
        self.ending = 0
        self.veto_company = 0
        self.veto_proposed = 0
        self.veto_target = 0
        self.veto_bid = 0
        self.veto_bidder = 0
        self.line_at = [0] * 225
        self.station_at = [0] * 225
        # shut[cell] counts locomotives and stations next to it, and OCCUPIED for the place, line and station on it:
        # 0 means open to new stations (R4.2), 1 that a single neighbour keeps it closed.
        self.shut = [0] * 225
        # shape[cell]: the side by which track enters, + 8 * the side by which it leaves; for drawings only.
        self.shape = [0] * 225
        self.loco_at = [0] * 7
        self.heading = [0] * 7
        self.merged_into = [0] * 7
        self.joined = [0] * 7
        self.pile = [0] * 7
        # Shares held: real ones of the sixteen, and supplementary ones; together they are all that seats hold.
        self.real = [0] * 7
        self.extra = [0] * 7
        self.shares = [0] * 28
        self.stations_on = [0] * 28
        self.stations_left = [0] * 4
        self.passengers = [0] * 4
        self.score = [0] * 4
        self.free = [0] * 24
        self.invested = [0] * 96
        # Where the stations of each seat stand (7 a seat, the first 7 - stations_left used), sorted by cell.
        self.stations_of = [0] * 28
        # The last escape route found for each line (R10): the cells still to be run, nearest first.
        self.route_length = [0] * 7
        self.route = [0] * 168

    def copy(self) -> Position:
        other = Position()
        copy_into(other, self)
        return other

    def locomotive(self, company: int) -> int:
        """The cell of a company's locomotive, -1 if it is closed."""
        return self.loco_at[company]

    def dump(self) -> dict[str, list[int]]:
        """Every array as a list, for views, digests and set-up positions."""
        return {
            "line_at": [self.line_at[i] for i in range(225)],
            "station_at": [self.station_at[i] for i in range(225)],
            "shape": [self.shape[i] for i in range(225)],
            "loco_at": [self.loco_at[i] for i in range(7)],
            "heading": [self.heading[i] for i in range(7)],
            "merged_into": [self.merged_into[i] for i in range(7)],
            "joined": [self.joined[i] for i in range(7)],
            "pile": [self.pile[i] for i in range(7)],
            "real": [self.real[i] for i in range(7)],
            "extra": [self.extra[i] for i in range(7)],
            "shares": [self.shares[i] for i in range(28)],
            "stations_on": [self.stations_on[i] for i in range(28)],
            "stations_left": [self.stations_left[i] for i in range(4)],
            "passengers": [self.passengers[i] for i in range(4)],
            "score": [self.score[i] for i in range(4)],
            "free": [self.free[i] for i in range(24)],
            "invested": [self.invested[i] for i in range(96)],
        }

    def restore(self, dumped: dict[str, list[int]]) -> None:
        """Take every array from such lists. Remembered routes are forgotten; `recount` must follow."""
        for i in range(225):
            self.line_at[i] = dumped["line_at"][i]
            self.station_at[i] = dumped["station_at"][i]
            self.shape[i] = dumped["shape"][i]
        for i in range(7):
            self.loco_at[i] = dumped["loco_at"][i]
            self.heading[i] = dumped["heading"][i]
            self.merged_into[i] = dumped["merged_into"][i]
            self.joined[i] = dumped["joined"][i]
            self.pile[i] = dumped["pile"][i]
            self.real[i] = dumped["real"][i]
            self.extra[i] = dumped["extra"][i]
            self.route_length[i] = 0
        for i in range(28):
            self.shares[i] = dumped["shares"][i]
            self.stations_on[i] = dumped["stations_on"][i]
        for i in range(4):
            self.stations_left[i] = dumped["stations_left"][i]
            self.passengers[i] = dumped["passengers"][i]
            self.score[i] = dumped["score"][i]
        for i in range(24):
            self.free[i] = dumped["free"][i]
        for i in range(96):
            self.invested[i] = dumped["invested"][i]


class Work:
    """Scratch space. It belongs to a worker, not to the module, so that threads do not meet in it."""

    def __init__(self) -> None:
        self.count = 0
        self.actions = [0] * 4096
        self.tracing = 0
        self.notes_count = 0
        self.notes = [0] * 2560
        self.hold = [0] * 4
        self.paid = [0] * 4
        self.total = [0] * 4
        self.open_count = 0
        self.open = [0] * 232
        self.seen = [0] * 225
        self.used = [0] * 225
        self.queue = [0] * 1350
        self.parent = [0] * 1350
        self.steps = 0
        # A field and not a literal: Cython would make a Python number of the literal.
        self.mask = 0xFFFFFFFF
        self.x = 123456789
        self.y = 362436069
        self.z = 521288629
        self.w = 88675123

    def seed(self, number: int) -> None:
        """Start the generator of `sample` anew."""
        self.x = (number ^ 123456789) & self.mask
        self.y = ((number >> 32) ^ 362436069) & self.mask
        self.z = 521288629
        self.w = 88675123
        for _ in range(16):
            draw(self, 2)

    def action(self, i: int) -> int:
        return self.actions[i]

    def note(self, i: int) -> int:
        return self.notes[i]

    def held_by(self, seat: int) -> int:
        return self.hold[seat]

    def paid_to(self, seat: int) -> int:
        return self.paid[seat]

    def total_of(self, seat: int) -> int:
        return self.total[seat]


def draw(w: Work, n: int) -> int:
    """A random number below n (Marsaglia's xorshift128)."""
    t = (w.x ^ (w.x << 11)) & w.mask
    w.x = w.y
    w.y = w.z
    w.z = w.w
    w.w = (w.w ^ (w.w >> 19) ^ t ^ (t >> 8)) & w.mask
    return w.w % n


def note(w: Work, code: int, a: int, b: int, c: int, d: int) -> None:
    """Remember what happened, if somebody wants to know."""
    if w.tracing and w.notes_count < codes.MOST_NOTES:
        base = w.notes_count * 5
        w.notes[base] = code
        w.notes[base + 1] = a
        w.notes[base + 2] = b
        w.notes[base + 3] = c
        w.notes[base + 4] = d
        w.notes_count += 1


def copy_into(to: Position, p: Position) -> None:
    """Make `to` equal to `p`."""
    to.seats = p.seats
    to.piles = p.piles
    to.defence_any = p.defence_any
    to.phase = p.phase
    to.asked = p.asked
    to.active = p.active
    to.actions_done = p.actions_done
    to.turn = p.turn
    to.moved = p.moved
    to.closed = p.closed
    to.isolated = p.isolated
    to.tiles_left = p.tiles_left
    to.passengers_left = p.passengers_left
    to.ending = p.ending
    to.veto_company = p.veto_company
    to.veto_proposed = p.veto_proposed
    to.veto_target = p.veto_target
    to.veto_bid = p.veto_bid
    to.veto_bidder = p.veto_bidder
    for i in range(225):
        to.line_at[i] = p.line_at[i]
        to.station_at[i] = p.station_at[i]
        to.shut[i] = p.shut[i]
        to.shape[i] = p.shape[i]
    for i in range(7):
        to.loco_at[i] = p.loco_at[i]
        to.heading[i] = p.heading[i]
        to.merged_into[i] = p.merged_into[i]
        to.joined[i] = p.joined[i]
        to.pile[i] = p.pile[i]
        to.real[i] = p.real[i]
        to.extra[i] = p.extra[i]
        to.route_length[i] = p.route_length[i]
    for i in range(28):
        to.shares[i] = p.shares[i]
        to.stations_on[i] = p.stations_on[i]
        to.stations_of[i] = p.stations_of[i]
    for i in range(4):
        to.stations_left[i] = p.stations_left[i]
        to.passengers[i] = p.passengers[i]
        to.score[i] = p.score[i]
    for i in range(24):
        to.free[i] = p.free[i]
    for i in range(96):
        to.invested[i] = p.invested[i]
    for i in range(168):
        to.route[i] = p.route[i]


def set_up(g: Ground, p: Position, seats: int, piles: int, defence_any: int, first: int) -> None:
    """The position before the first action (R1)."""
    p.seats = seats
    p.piles = piles
    p.defence_any = defence_any
    p.phase = codes.ACT
    p.asked = first
    p.active = first
    p.actions_done = 0
    p.turn = 1
    p.moved = 0
    p.closed = 0
    p.isolated = 0
    p.tiles_left = codes.TILES
    p.passengers_left = codes.PASSENGERS
    p.ending = codes.NOT_ENDING
    p.veto_company = -1
    p.veto_proposed = -1
    p.veto_target = -1
    p.veto_bid = 0
    p.veto_bidder = -1
    for i in range(225):
        p.line_at[i] = -1
        p.station_at[i] = -1
        p.shape[i] = -1
    for i in range(28):
        p.shares[i] = 0
        p.stations_on[i] = 0
        p.stations_of[i] = 0
    for i in range(4):
        p.stations_left[i] = codes.STATIONS if i < seats else 0
        p.passengers[i] = 0
        p.score[i] = 0
    for i in range(24):
        p.free[i] = 0 if i >= g.cities * 2 else 2 - i % 2
    for i in range(96):
        p.invested[i] = 0
    for i in range(168):
        p.route[i] = 0
    for i in range(7):
        p.loco_at[i] = -1
        p.heading[i] = -1
        p.merged_into[i] = -1
        p.joined[i] = 0
        p.pile[i] = 0
        p.real[i] = 0
        p.extra[i] = 0
        p.route_length[i] = 0
    for i in range(g.companies):
        # R1.6: a waiting locomotive is a line. R5.7: its own starting town is joined from the beginning.
        p.loco_at[i] = g.start[i]
        p.line_at[g.start[i]] = i
        p.joined[i] = 1 << i
        p.pile[i] = codes.SHARES if piles else 0
    for i in range(g.companies, 7):
        p.closed |= 1 << i
    recount(g, p)


def close_around(g: Ground, p: Position, cell: int, by: int) -> None:
    """A locomotive or station came to a cell (by = 1) or left it (by = -1): close or open its neighbours."""
    for d in range(6):
        p.shut[g.near[cell * 6 + d]] += by


def recount(g: Ground, p: Position) -> None:
    """Work out anew what is only kept for speed: hexes closed to stations, and where each seat's stations stand."""
    for i in range(225):
        p.shut[i] = codes.OCCUPIED if g.place_at[i] >= 0 else 0
    for i in range(4):
        p.stations_left[i] = codes.STATIONS if i < p.seats else 0
    for i in range(g.cells):
        seat = p.station_at[i]
        if seat >= 0:
            p.shut[i] += codes.OCCUPIED
            close_around(g, p, i, 1)
            p.stations_of[seat * 7 + codes.STATIONS - p.stations_left[seat]] = i
            p.stations_left[seat] -= 1
        if p.line_at[i] >= 0:
            p.shut[i] += codes.OCCUPIED
    for i in range(g.companies):
        if p.loco_at[i] >= 0:
            close_around(g, p, p.loco_at[i], 1)


def bits(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
