"""What Steam's bots believe about the rest of a match, and the space they think in.

Flat like the core and compiled with it. All sums are whole numbers of thousandths of a point, so that the compiled and
the plain source decide alike on every machine.
"""

from __future__ import annotations

from rainhill.games.steam.rules.state import Ground, Position, Work


class Scratch:
    """Scratch space of one bot; what it holds is only good until the next question, beliefs aside."""

    def __init__(self) -> None:
        # Positions to try things out on: a decision on `trial`, what is built on `built`, and what comes after that on
        # `tried`. All of each is written before it is read.
        self.trial = Position()
        self.built = Position()
        self.tried = Position()
        # What a point given to another player costs the giver.
        self.envy = 200
        # How many links one search from a city may try, so that crowded maps do not cost a person's patience.
        self.patience = 700
        # Dollars (thousandths) a seat will spend on track and tiles in a later round.
        self.spend = 7000
        # What a later delivery is expected to bring at least: a round's step, and a level's.
        self.hope_round = 300
        self.hope_level = 600
        # What a disputed cube loses by each rival and round.
        self.haste = 50
        # What a plan must gain to be worth the trouble.
        self.least_gain = 150
        # What a tile of the turn is worth for other projects.
        self.tile_worth = 200
        # How many projects are followed up, at most 20.
        self.breadth = 8
        # What a place further ahead in the turn order is worth.
        self.place_worth = 350
        # Differences below this mean nothing; chance decides.
        self.slack = 50
        self.nodes = 0
        self.reach = 0
        self.origin = 0
        self.kind_count = 0
        # worth[(stop * 5 + colour) * 7 + level]: the best delivery of such a cube, 0 if there is none.
        self.worth = [0] * 1400
        # How many other seats can deliver such a cube soon.
        self.rivals = [0] * 200
        # Cubes as they are counted by `value`: on the map, and not yet given to a round.
        self.stock = [0] * 200
        self.unused = [0] * 200
        self.kinds = [0] * 200
        self.gain = [0] * 12
        self.level = [0] * 12
        self.quick = [0] * 200
        self.picked = [0] * 200
        # The search for paths: by side of a cell where track comes in.
        self.stamp = 0
        self.seen = [0] * 1350
        self.tiles = [0] * 1350
        self.price = [0] * 1350
        self.before = [0] * 1350
        self.queue = [0] * 1350
        self.tail = 0
        self.longest = 0
        self.source = 0
        # The cheapest price of a path from the present source to each stop.
        self.cheapest = [0] * 40
        # Projects: paths of at most eight tiles; steps hold the cell and the two sides (6 for none) of each. The places
        # from 400 on are for the best of a listing, those from 420 on for what each seat had in mind, 16 a seat.
        self.projects = 0
        self.kept = 0
        self.project_tiles = [0] * 516
        self.project_price = [0] * 516
        self.project_gain = [0] * 516
        self.steps = [0] * 12384
        # Two cities joined by nothing but plain track, as one number that both directions share, or -1; what a project
        # of this listing is worth.
        self.project_pair = [0] * 516
        self.project_value = [0] * 516
        # Whether the search under way began at a city itself.
        self.from_city = 0
        # 1 for quick judgement of projects: only ways over their new links are looked for. The greedy bot does without.
        self.swift = 0
        # The round from which on track is only looked for where the seat has links already, 0 for never.
        self.near_only = 0
        # How many of the kept projects are followed up; the projects of a turn as places in the list, -1 for none; what
        # the turn gains and costs.
        self.follow = 3
        self.turn = [0] * 4
        self.turn_gain = 0
        self.together = 0
        self.turn_price = 0
        # How many projects each seat had in mind, and in which round that was.
        self.in_mind = [0] * 6
        self.mind_round = [0] * 6
        # Dollars each seat has planned to build for in this round.
        self.needed = [0] * 6
        # What `worth` was before a project; how many links it is from a stop to a new link; which links are new.
        self.known = [0] * 1400
        self.to_new = [0] * 40
        self.is_new = [0] * 250
        # What the best New City or growth gains.
        self.city_gain = 0
        # Where the points of a delivery go: 1 for income.
        self.scored = 0

    def use(self, ground: Ground, work: Work) -> None:
        """Make ready for questions about positions on this map; nothing can be asked before."""
        self.ground = ground
        self.work = work

    def worth_of(self, stop: int, colour: int, level: int) -> int:
        return self.worth[(stop * 5 + colour) * 7 + level]
