"""The flat state of the compiled core: the map's ground, a position, and the scratch space of a worker.

Nothing here or in `rules/` holds an object in the hot path: cells, companies, seats and places are small numbers, and
every array has a fixed size (see state.pxd). Chapters of the rulebook are modules in `rules/`.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes
from rainhill.kernel.flat import PLAIN, FlatWork, numbers


class Ground:
    """What never changes during a match: neighbours, places, and which places each cell touches."""

    def __init__(self) -> None:
        self.cells = 0
        self.companies = 0
        self.cities = 0
        self.places = 0
        self.city_mask = 0
        self.town_mask = 0
        self.industries = 0
        if PLAIN:
            # near[cell * 6 + d] is the neighbour in direction d, OFF beyond the map.
            self.near = numbers(codes.SIDES)
            # place_at[cell] is the place on it or -1; OFF counts as occupied, so no rule needs to ask for the rim.
            self.place_at = numbers(codes.CELLS)
            # touch[cell] is the set of places next to the cell, one bit a place.
            self.touch = numbers(codes.CELLS)
            self.start = numbers(codes.COMPANIES)
            self.industry_of = numbers(codes.SLOTS)

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
        # The hash of everything below, 0 while nobody has asked for it; `core.apply` and `restore` forget it.
        self.hashed = 0
        self.seats = 0
        # True for the edition of 1999: share piles, moving connected stations, ending at once.
        self.piles = 0
        # R6.3: the defender may choose any target, not only the one first proposed.
        self.defence_any = 0
        # Readings that came later: 0 is what was always played, so that the digests of old matches stay what they were.
        # R5.7: a starting town is joined once its locomotive has left. R10.1: others that can run into a line count.
        self.home_left = 0
        self.isolation_both = 0
        # R11.5: after so many turns of nothing but station moves the match ends (0: never), and the turn of the last
        # other action; it is kept only where it is asked for.
        self.standstill_limit = 0
        self.advanced = 0
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
        if PLAIN:
            self.line_at = numbers(codes.CELLS)
            self.station_at = numbers(codes.CELLS)
            # shut[cell] counts locomotives and stations next to it, and OCCUPIED for the place, line and station on it:
            # 0 means open to new stations (R4.2), 1 that a single neighbour keeps it closed.
            self.shut = numbers(codes.CELLS)
            # shape[cell]: the side by which track enters, + 8 * the side by which it leaves; for drawings only.
            self.shape = numbers(codes.CELLS)
            self.loco_at = numbers(codes.COMPANIES)
            self.heading = numbers(codes.COMPANIES)
            self.merged_into = numbers(codes.COMPANIES)
            self.joined = numbers(codes.COMPANIES)
            self.pile = numbers(codes.COMPANIES)
            # Shares held: real ones of the sixteen, and supplementary ones; together they are all that seats hold.
            self.real = numbers(codes.COMPANIES)
            self.extra = numbers(codes.COMPANIES)
            self.shares = numbers(codes.HOLDINGS)
            self.stations_on = numbers(codes.HOLDINGS)
            self.stations_left = numbers(codes.SEATS)
            self.passengers = numbers(codes.SEATS)
            self.score = numbers(codes.SEATS)
            self.free = numbers(codes.SLOTS)
            self.invested = numbers(codes.INVESTMENTS)
            # Where the stations of each seat stand (STATIONS a seat, all but stations_left used), sorted by cell.
            self.stations_of = numbers(codes.STATION_LISTS)
            # The last escape route found for each line (R10): the cells still to be run, nearest first.
            self.route_length = numbers(codes.COMPANIES)
            self.route = numbers(codes.ROUTES)

    def copy(self) -> Position:
        other = Position.__new__(Position)
        if PLAIN:
            # Compiled, a new object has its arrays already, and filling the rest twice would be for nothing.
            other.__init__()  # type: ignore[misc]
        copy_into(other, self)
        return other

    def locomotive(self, company: int) -> int:
        """The cell of a company's locomotive, -1 if it is closed."""
        return self.loco_at[company]

    def placed(self, action: int) -> int:
        """An action with the place of the locomotive in its last byte where only both together say what is meant."""
        kind = action >> 24
        if kind == codes.EXTEND:
            return action + 1 + self.loco_at[action >> 16 & 255]
        if kind == codes.BID:
            return action + 1 + self.loco_at[self.veto_company]
        return action

    def city_state(self, city: int, place: int) -> int:
        """All that changes in a city, packed: who invested, what is free (R1.3: three at most), who has joined it."""
        packed = 0
        for line in range(codes.COMPANIES):
            if not self.closed >> line & 1:
                packed += (self.joined[line] >> place & 1) << line
        for slot in range(city * 2, city * 2 + 2):
            packed = packed << 2 | self.free[slot]
            for seat in range(self.seats):
                packed = packed << 2 | self.invested[seat * codes.SLOTS + slot]
        return packed

    def dump(self) -> dict[str, list[int]]:
        """Every array as a list, for views, digests and set-up positions."""
        return {
            "line_at": [self.line_at[i] for i in range(codes.CELLS)],
            "station_at": [self.station_at[i] for i in range(codes.CELLS)],
            "shape": [self.shape[i] for i in range(codes.CELLS)],
            "loco_at": [self.loco_at[i] for i in range(codes.COMPANIES)],
            "heading": [self.heading[i] for i in range(codes.COMPANIES)],
            "merged_into": [self.merged_into[i] for i in range(codes.COMPANIES)],
            "joined": [self.joined[i] for i in range(codes.COMPANIES)],
            "pile": [self.pile[i] for i in range(codes.COMPANIES)],
            "real": [self.real[i] for i in range(codes.COMPANIES)],
            "extra": [self.extra[i] for i in range(codes.COMPANIES)],
            "shares": [self.shares[i] for i in range(codes.HOLDINGS)],
            "stations_on": [self.stations_on[i] for i in range(codes.HOLDINGS)],
            "stations_left": [self.stations_left[i] for i in range(codes.SEATS)],
            "passengers": [self.passengers[i] for i in range(codes.SEATS)],
            "score": [self.score[i] for i in range(codes.SEATS)],
            "free": [self.free[i] for i in range(codes.SLOTS)],
            "invested": [self.invested[i] for i in range(codes.INVESTMENTS)],
        }

    def restore(self, dumped: dict[str, list[int]]) -> None:
        """Take every array from such lists. Remembered routes are forgotten; `recount` must follow."""
        self.hashed = 0
        self.line_at[:] = dumped["line_at"]
        self.station_at[:] = dumped["station_at"]
        self.shape[:] = dumped["shape"]
        self.loco_at[:] = dumped["loco_at"]
        self.heading[:] = dumped["heading"]
        self.merged_into[:] = dumped["merged_into"]
        self.joined[:] = dumped["joined"]
        self.pile[:] = dumped["pile"]
        self.real[:] = dumped["real"]
        self.extra[:] = dumped["extra"]
        self.shares[:] = dumped["shares"]
        self.stations_on[:] = dumped["stations_on"]
        self.stations_left[:] = dumped["stations_left"]
        self.passengers[:] = dumped["passengers"]
        self.score[:] = dumped["score"]
        self.free[:] = dumped["free"]
        self.invested[:] = dumped["invested"]
        for i in range(codes.COMPANIES):
            self.route_length[i] = 0


class Work(FlatWork):
    """Scratch space. It belongs to a worker, not to the module, so that threads do not meet in it."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.open_count = 0
        self.steps = 0
        if PLAIN:
            self.actions = numbers(codes.MOST_ACTIONS)
            self.hold = numbers(codes.SEATS)
            self.paid = numbers(codes.SEATS)
            self.total = numbers(codes.SEATS)
            self.open = numbers(codes.MOST_OPEN)
            self.seen = numbers(codes.CELLS)
            self.used = numbers(codes.CELLS)
            self.queue = numbers(codes.SIDES)
            self.parent = numbers(codes.SIDES)

    def action(self, i: int) -> int:
        return self.actions[i]

    def number_at(self, i: int) -> int:
        return self.actions[i]

    def listed(self, p: Position, count: int) -> list[int]:
        """The actions that were listed, each so that it says by itself what is meant."""
        return [p.placed(self.actions[i]) for i in range(count)]

    def held_by(self, seat: int) -> int:
        return self.hold[seat]

    def paid_to(self, seat: int) -> int:
        return self.paid[seat]

    def total_of(self, seat: int) -> int:
        return self.total[seat]


def copy_into(to: Position, p: Position) -> None:
    """Make `to` equal to `p`."""
    to.hashed = p.hashed
    to.seats = p.seats
    to.piles = p.piles
    to.defence_any = p.defence_any
    to.home_left = p.home_left
    to.isolation_both = p.isolation_both
    to.standstill_limit = p.standstill_limit
    to.advanced = p.advanced
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
    to.line_at[:] = p.line_at
    to.station_at[:] = p.station_at
    to.shut[:] = p.shut
    to.shape[:] = p.shape
    to.loco_at[:] = p.loco_at
    to.heading[:] = p.heading
    to.merged_into[:] = p.merged_into
    to.joined[:] = p.joined
    to.pile[:] = p.pile
    to.real[:] = p.real
    to.extra[:] = p.extra
    to.shares[:] = p.shares
    to.stations_on[:] = p.stations_on
    to.stations_left[:] = p.stations_left
    to.passengers[:] = p.passengers
    to.score[:] = p.score
    to.free[:] = p.free
    to.invested[:] = p.invested
    to.stations_of[:] = p.stations_of
    to.route_length[:] = p.route_length
    to.route[:] = p.route


def hide_scores(p: Position, seat: int) -> None:
    """Forget the totals of the other seats (R8.4)."""
    p.hashed = 0
    for s in range(p.seats):
        if s != seat:
            p.score[s] = 0


def set_up(g: Ground, p: Position, seats: int, piles: int, defence_any: int, first: int) -> None:
    """The position before the first action (R1)."""
    p.hashed = 0
    p.seats = seats
    p.piles = piles
    p.defence_any = defence_any
    p.home_left = 0
    p.isolation_both = 0
    p.standstill_limit = 0
    p.advanced = 0
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
    for i in range(codes.CELLS):
        p.line_at[i] = -1
        p.station_at[i] = -1
        p.shape[i] = -1
    for i in range(codes.HOLDINGS):
        p.shares[i] = 0
        p.stations_on[i] = 0
    for i in range(codes.STATION_LISTS):
        p.stations_of[i] = 0
    for i in range(codes.SEATS):
        p.stations_left[i] = codes.STATIONS if i < seats else 0
        p.passengers[i] = 0
        p.score[i] = 0
    for i in range(codes.SLOTS):
        p.free[i] = 0 if i >= g.cities * 2 else 2 - i % 2
    for i in range(codes.INVESTMENTS):
        p.invested[i] = 0
    for i in range(codes.ROUTES):
        p.route[i] = 0
    for i in range(codes.COMPANIES):
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
    for i in range(g.companies, codes.COMPANIES):
        p.closed |= 1 << i
    recount(g, p)


def set_readings(
    g: Ground, p: Position, home_left: int, equal_tokens: int, isolation_both: int, standstill_ends: int
) -> None:
    """What the table reads otherwise than we do, after `set_up` (R1.3, R5.7, R10.1, R11.5)."""
    p.hashed = 0
    p.home_left = home_left
    p.isolation_both = isolation_both
    p.standstill_limit = codes.STILL_ROUNDS * p.seats if standstill_ends else 0
    if home_left:
        for i in range(g.companies):
            p.joined[i] = 0
    if equal_tokens:
        for i in range(g.cities):
            p.free[i * 2] = 3
            p.free[i * 2 + 1] = 0


def close_around(g: Ground, p: Position, cell: int, by: int) -> None:
    """A locomotive or station came to a cell (by = 1) or left it (by = -1): close or open its neighbours."""
    for d in range(6):
        p.shut[g.near[cell * 6 + d]] += by


def recount(g: Ground, p: Position) -> None:
    """Work out anew what is only kept for speed: hexes closed to stations, and where each seat's stations stand."""
    for i in range(codes.CELLS):
        p.shut[i] = codes.OCCUPIED if g.place_at[i] >= 0 else 0
    for i in range(codes.SEATS):
        p.stations_left[i] = codes.STATIONS if i < p.seats else 0
    for i in range(g.cells):
        seat = p.station_at[i]
        if seat >= 0:
            p.shut[i] += codes.OCCUPIED
            close_around(g, p, i, 1)
            p.stations_of[seat * codes.STATIONS + codes.STATIONS - p.stations_left[seat]] = i
            p.stations_left[seat] -= 1
        if p.line_at[i] >= 0:
            p.shut[i] += codes.OCCUPIED
    for i in range(g.companies):
        if p.loco_at[i] >= 0:
            close_around(g, p, p.loco_at[i], 1)
