"""The flat state of the compiled core: the map's ground, a position, and the scratch space of a worker.

Nothing here or in `rules/` holds an object in the hot path: cells, stops, links and seats are small numbers, and every
array has a fixed size (see state.pxd). Chapters of the rulebook are modules in `rules/`.
"""

from __future__ import annotations

from rainhill.games.steam.rules import codes
from rainhill.kernel.flat import PLAIN, FlatWork


class Ground:
    """What never changes during a match: the map, and the tables of the track tiles."""

    def __init__(self) -> None:
        self.cells = 0
        self.stops = 0
        self.cities = 0
        # near[cell * 6 + d] is the neighbour in direction d, OFF beyond the map; sides[cell] can be used (S5.3).
        self.near = [0] * 1350
        self.sides = [0] * 225
        self.stop_at = [0] * 225
        self.stop_cell = [0] * 40
        # What terrain adds to the price of a tile on an empty hex (S5.9).
        self.terrain = [0] * 225
        # Lays: a face in a rotation. track_a and track_b hold two tracks a lay, -1 where there is none.
        self.lay_face = [0] * 107
        self.lay_exits = [0] * 107
        self.lay_count = [0] * 107
        self.track_a = [0] * 214
        self.track_b = [0] * 214
        # partner[lay * 6 + side] is the side its track leads to, 6 for the town, -1 for no track.
        self.partner = [0] * 642
        # The kinds of piece a face stands on, at most four, -1 after the last.
        self.face_kind = [0] * 84
        self.piece_count = [0] * 14

    def fill(self, tables: dict[str, list[int]]) -> None:
        """Set every table; used once a map."""
        for i in range(1350):
            self.near[i] = tables["near"][i]
        for i in range(225):
            self.sides[i] = tables["sides"][i]
            self.stop_at[i] = tables["stop_at"][i]
            self.terrain[i] = tables["terrain"][i]
        for i in range(40):
            self.stop_cell[i] = tables["stop_cell"][i]
        for i in range(107):
            self.lay_face[i] = tables["lay_face"][i]
            self.lay_exits[i] = tables["lay_exits"][i]
            self.lay_count[i] = tables["lay_count"][i]
        for i in range(214):
            self.track_a[i] = tables["track_a"][i]
            self.track_b[i] = tables["track_b"][i]
        for i in range(642):
            self.partner[i] = tables["partner"][i]
        for i in range(84):
            self.face_kind[i] = tables["face_kind"][i]
        for i in range(14):
            self.piece_count[i] = tables["piece_count"][i]


class Position:
    """The state of a match."""

    def __init__(self) -> None:
        # The hash of everything below, 0 while nobody has asked for it; `core.apply` and `restore` forget it.
        self.hashed = 0
        # Options of the table, as numbers: 0 for no.
        self.seats = 0
        self.standard = 0
        self.zero_bids = 0
        self.unlimited = 0
        self.mercy_track = 0
        self.mercy_upkeep = 0
        self.capital_points = 0
        self.income_limit = 0
        self.repeats = 0
        self.ownerless_limited = 0
        self.town_loops = 0
        self.takeover = 0
        # Readings that came later: 0 is what was always played, so that the digests of old matches stay what they were.
        self.city_claims = 0
        self.any_redirect = 0
        # Seats, one bit each (S12.4).
        self.mercy_track_seats = 0
        self.mercy_upkeep_seats = 0
        # What is being asked, and of whom; seats still in the match are bits of `alive`.
        self.phase = 0
        self.asked = 0
        self.round = 0
        self.rounds = 0
        self.goods_round = 0
        self.alive = 0
        self.in_order = 0
        self.queue_length = 0
        self.queue_at = 0
        # The auction (S3, S12): the place sold, or how many are still free; `out` and `placed` are sets of seats.
        self.place = 0
        self.bidder = 0
        self.out = 0
        self.placed = 0
        self.free_pass = 0
        self.free_left = 0
        # -1 while nobody has bid.
        self.bid = 0
        self.spent = 0
        # Numbers of links below this may be in use.
        self.links = 0
        # The build turn under way (S5.1).
        self.laid = 0
        self.limit = 0
        self.city_done = 0
        self.growth_done = 0
        # Seats that improved their locomotive in this goods phase (S9.2).
        self.improved = 0
        # The delivery whose points are being placed (S9.8).
        self.mover = 0
        self.cube = 0
        self.origin = 0
        self.destination = 0
        self.waiting = 0
        self.bankruptcies = 0
        self.ended = 0
        self.order = [0] * 6
        # Who acts in this phase or goods round, first to last.
        self.queue = [0] * 6
        # The order as the auction fills it.
        self.next_order = [0] * 6
        self.bids = [0] * 6
        self.tile_of = [0] * 6
        self.passed = [0] * 6
        self.cash = [0] * 6
        self.income = [0] * 6
        self.points = [0] * 6
        self.level = [0] * 6
        # 0, or the how-manieth bankruptcy it was (S11.5).
        self.bankrupt = [0] * 6
        # Points of the delivery under way that each seat has still to place.
        self.award = [0] * 6
        self.bag = [0] * 5
        self.new_cities = [0] * 5
        # Pieces left of each kind (S1.6).
        self.pieces = [0] * 14
        # The colour of a stop that is a city, -1 for a town.
        self.colour_of = [0] * 40
        self.marker = [0] * 40
        # cubes[stop * 5 + colour], supply[space * 5 + colour].
        self.cubes = [0] * 200
        self.supply = [0] * 60
        # The lay on a cell plus 1, 0 where there is none; `piece` is the kind it stands on.
        self.tile = [0] * 225
        self.piece = [0] * 225
        # link_at[cell * 6 + side] is the link whose track leaves the cell by that side, or NO_LINK.
        self.link_at = [0] * 1350
        # A link starts at stop link_a and ends at link_b, which is -1 while link_open tells its open side.
        self.link_a = [0] * 250
        self.link_b = [0] * 250
        self.link_owner = [0] * 250
        self.link_flag = [0] * 250
        self.link_open = [0] * 250

    def copy(self) -> Position:
        other = Position.__new__(Position)
        if PLAIN:
            # Compiled, a new object has its arrays already, and filling them twice would cost more than the copy.
            other.__init__()  # type: ignore[misc]
        copy_into(other, self)
        return other

    def award_of(self, seat: int) -> int:
        """The points a seat has still to place (S9.8)."""
        return self.award[seat]

    def level_of(self, seat: int) -> int:
        return self.level[seat]

    def dump(self) -> dict[str, list[int]]:
        """Every field as a list, for views, digests and set-up positions; `links` alone means nothing outside."""
        return self.dump_table() | self.dump_links(codes.SIDES, codes.LINKS)

    def dump_table(self) -> dict[str, list[int]]:
        """Everything but the links, which are most of the numbers: views mostly have their links already."""
        single = [
            self.seats, self.standard, self.zero_bids, self.unlimited, self.mercy_track,
            self.mercy_upkeep, self.capital_points, self.income_limit, self.repeats, self.ownerless_limited,
            self.town_loops, self.takeover, self.phase, self.asked, self.round,
            self.rounds, self.goods_round, self.alive, self.in_order, self.queue_length,
            self.queue_at, self.place, self.bidder, self.out, self.placed,
            self.free_pass, self.free_left, self.bid, self.spent, self.laid,
            self.limit, self.city_done, self.growth_done, self.improved, self.mover,
            self.cube, self.origin, self.destination, self.waiting, self.bankruptcies,
            self.ended,
        ]  # fmt: skip
        return {
            "single": single,
            "later": [self.city_claims, self.any_redirect, self.mercy_track_seats, self.mercy_upkeep_seats],
            "order": [self.order[i] for i in range(6)],
            "queue": [self.queue[i] for i in range(6)],
            "next_order": [self.next_order[i] for i in range(6)],
            "bids": [self.bids[i] for i in range(6)],
            "tile_of": [self.tile_of[i] for i in range(6)],
            "passed": [self.passed[i] for i in range(6)],
            "cash": [self.cash[i] for i in range(6)],
            "income": [self.income[i] for i in range(6)],
            "points": [self.points[i] for i in range(6)],
            "level": [self.level[i] for i in range(6)],
            "bankrupt": [self.bankrupt[i] for i in range(6)],
            "award": [self.award[i] for i in range(6)],
            "bag": [self.bag[i] for i in range(5)],
            "new_cities": [self.new_cities[i] for i in range(5)],
            "pieces": [self.pieces[i] for i in range(14)],
            "colour_of": [self.colour_of[i] for i in range(40)],
            "marker": [self.marker[i] for i in range(40)],
            "cubes": [self.cubes[i] for i in range(200)],
            "supply": [self.supply[i] for i in range(60)],
            "tile": [self.tile[i] for i in range(225)],
            "piece": [self.piece[i] for i in range(225)],
        }

    def dump_links(self, sides: int, links: int) -> dict[str, list[int]]:
        """The links alone: so many sides of hexes, and so many links."""
        return {
            "link_at": [self.link_at[i] for i in range(sides)],
            "link_a": [self.link_a[i] for i in range(links)],
            "link_b": [self.link_b[i] for i in range(links)],
            "link_owner": [self.link_owner[i] for i in range(links)],
            "link_flag": [self.link_flag[i] for i in range(links)],
            "link_open": [self.link_open[i] for i in range(links)],
        }

    def deal(self, order: list[int], colours: list[int], bag: list[int], cubes: list[int], supply: list[int]) -> None:
        """Take what the set-up decides (S1.2 to S1.4)."""
        self.hashed = 0
        self.order[:] = order
        self.colour_of[:] = colours
        self.bag[:] = bag
        self.cubes[:] = cubes
        self.supply[:] = supply

    def restore(self, dumped: dict[str, list[int]]) -> None:
        """Take every array from such lists; single numbers are fields that can be set."""
        self.hashed = 0
        self.order[:] = dumped["order"]
        self.queue[:] = dumped["queue"]
        self.next_order[:] = dumped["next_order"]
        self.bids[:] = dumped["bids"]
        self.tile_of[:] = dumped["tile_of"]
        self.passed[:] = dumped["passed"]
        self.cash[:] = dumped["cash"]
        self.income[:] = dumped["income"]
        self.points[:] = dumped["points"]
        self.level[:] = dumped["level"]
        self.bankrupt[:] = dumped["bankrupt"]
        self.award[:] = dumped["award"]
        self.bag[:] = dumped["bag"]
        self.new_cities[:] = dumped["new_cities"]
        self.pieces[:] = dumped["pieces"]
        self.colour_of[:] = dumped["colour_of"]
        self.marker[:] = dumped["marker"]
        self.cubes[:] = dumped["cubes"]
        self.supply[:] = dumped["supply"]
        self.tile[:] = dumped["tile"]
        self.piece[:] = dumped["piece"]
        self.link_at[:] = dumped["link_at"]
        self.link_a[:] = dumped["link_a"]
        self.link_b[:] = dumped["link_b"]
        self.link_owner[:] = dumped["link_owner"]
        self.link_flag[:] = dumped["link_flag"]
        self.link_open[:] = dumped["link_open"]


class Work(FlatWork):
    """Scratch space. It belongs to a worker, not to the module, so that threads do not meet in it."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.actions = [0] * 65536
        # The seat that builds: stops it has a link at, what it can pay, and the faces in stock.
        self.touch = 0
        self.money = 0
        self.stocked = 0
        # What lies beyond the six sides of the cell looked at: sets of sides, and the stop and link there.
        self.shut = 0
        self.starts = 0
        self.others = 0
        self.loose = 0
        self.end_stop = [0] * 6
        self.end_link = [0] * 6
        self.fair = [0] * 36
        # Complete links by stop: those of stop s are adj_*[adj_start[s]] to adj_*[adj_start[s + 1] - 1].
        self.adj_start = [0] * 42
        self.adj_link = [0] * 500
        self.adj_to = [0] * 500
        self.adj_owner = [0] * 500
        # within[left * 40 + stop]: colours of cities that can be reached over so many links.
        self.within = [0] * 280
        self.me = 0
        self.origin = 0
        self.target = 0
        self.relax = 0
        self.visited = 0
        self.used = [0] * 250
        self.counts = [0] * 7
        self.route_length = 0
        self.route = [0] * 8
        # A table of the deliveries found; a slot is in use if it bears the present stamp.
        self.stamp = 0
        self.slot_key = [0] * 131072
        self.slot_stamp = [0] * 131072
        # What a view tells of each link, and of each cell with track, as one number.
        self.link_mark = [0] * 250
        self.cell_mark = [0] * 225
        # A field and not a literal: C would shift a short 1.
        self.one = 1

    def action(self, i: int) -> int:
        return self.actions[i]

    def number_at(self, i: int) -> int:
        return self.actions[i]

    def listed(self, count: int) -> list[int]:
        return [self.actions[i] for i in range(count)]

    def link_on_route(self, i: int) -> int:
        return self.route[i]


def pack(kind: int, a: int, b: int, c: int) -> int:
    """An action as one number; the declaration makes C compute it in 64 bits."""
    return kind << 40 | a << 32 | b << 24 | c


def add(w: Work, action: int) -> None:
    """List an action; no position has more than fit."""
    if w.count < codes.MOST_ACTIONS:
        w.actions[w.count] = action
        w.count += 1


def copy_into(to: Position, p: Position) -> None:
    """Make `to` equal to `p`."""
    to.hashed = p.hashed
    to.seats = p.seats
    to.standard = p.standard
    to.zero_bids = p.zero_bids
    to.unlimited = p.unlimited
    to.mercy_track = p.mercy_track
    to.mercy_upkeep = p.mercy_upkeep
    to.capital_points = p.capital_points
    to.income_limit = p.income_limit
    to.repeats = p.repeats
    to.ownerless_limited = p.ownerless_limited
    to.town_loops = p.town_loops
    to.takeover = p.takeover
    to.city_claims = p.city_claims
    to.any_redirect = p.any_redirect
    to.mercy_track_seats = p.mercy_track_seats
    to.mercy_upkeep_seats = p.mercy_upkeep_seats
    to.phase = p.phase
    to.asked = p.asked
    to.round = p.round
    to.rounds = p.rounds
    to.goods_round = p.goods_round
    to.alive = p.alive
    to.in_order = p.in_order
    to.queue_length = p.queue_length
    to.queue_at = p.queue_at
    to.place = p.place
    to.bidder = p.bidder
    to.out = p.out
    to.placed = p.placed
    to.free_pass = p.free_pass
    to.free_left = p.free_left
    to.bid = p.bid
    to.spent = p.spent
    to.links = p.links
    to.laid = p.laid
    to.limit = p.limit
    to.city_done = p.city_done
    to.growth_done = p.growth_done
    to.improved = p.improved
    to.mover = p.mover
    to.cube = p.cube
    to.origin = p.origin
    to.destination = p.destination
    to.waiting = p.waiting
    to.bankruptcies = p.bankruptcies
    to.ended = p.ended
    to.order[:] = p.order
    to.queue[:] = p.queue
    to.next_order[:] = p.next_order
    to.bids[:] = p.bids
    to.tile_of[:] = p.tile_of
    to.passed[:] = p.passed
    to.cash[:] = p.cash
    to.income[:] = p.income
    to.points[:] = p.points
    to.level[:] = p.level
    to.bankrupt[:] = p.bankrupt
    to.award[:] = p.award
    to.bag[:] = p.bag
    to.new_cities[:] = p.new_cities
    to.pieces[:] = p.pieces
    to.colour_of[:] = p.colour_of
    to.marker[:] = p.marker
    to.cubes[:] = p.cubes
    to.supply[:] = p.supply
    to.tile[:] = p.tile
    to.piece[:] = p.piece
    to.link_at[:] = p.link_at
    to.link_a[:] = p.link_a
    to.link_b[:] = p.link_b
    to.link_owner[:] = p.link_owner
    to.link_flag[:] = p.link_flag
    to.link_open[:] = p.link_open
