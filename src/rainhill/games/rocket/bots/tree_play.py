"""Stephenson's Rocket as the tree search sees it: positions, actions worth a thought, expectations.

Every action that is listed is judged on the way, so that opening a node tells what to expect of all its children. A
move of a locomotive is judged as if nobody bid against it, a bid as if nobody bid higher; what the others do about it
is for the tree to find out.
"""

from __future__ import annotations

from rainhill.bots import search_tree
from rainhill.bots.search_tree import Play
from rainhill.games.rocket.bots import learned_value
from rainhill.games.rocket.bots.learned_value import Outlook
from rainhill.games.rocket.rules import codes, core, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel.flat import PLAIN, decimals


class RocketPlay(Play):
    """A match of Stephenson's Rocket for the search."""

    def __init__(self, ground: Ground, root: Position) -> None:
        super().__init__(root.seats)
        self.ground = ground
        self.home = root
        self.here = root.copy()
        self.after = root.copy()
        self.work = Work()
        self.outlook = Outlook()
        self.pull = 0.3
        # A candidate so many points behind the best has about a third of its prior.
        self.warmth = 1.0
        # How much the mean of the others is held against a seat's own expectation in the priors.
        self.envy = 0.8
        # What a bid must gain before it is thought of first: shares are paid for certain, the gain is a guess.
        self.bid_margin = 0.7
        # Points that may still turn, at the end and at the beginning of a match.
        self.calm = 3.0
        self.storm = 12.0
        # Where stations may be lifted to: the best few hexes.
        self.spots = 4
        self.spot = [0] * 16
        if PLAIN:
            self.gain = decimals(codes.CELLS)

    def credit(self, seat: int, points: int) -> None:
        """Set a total at the root."""
        self.home.score[seat] = points

    def begin(self) -> None:
        state.copy_into(self.here, self.home)

    def asked(self) -> int:
        return -1 if self.here.phase == codes.OVER else self.here.asked

    def propose(self) -> None:
        list_proposals(self, self.ground, self.here, self.work, self.outlook, self.after)

    def advance(self, action: int) -> None:
        core.apply(self.ground, self.here, self.work, action)
        while is_forced(self.ground, self.here, self.work):
            core.apply(self.ground, self.here, self.work, self.work.actions[0])

    def evaluate(self) -> None:
        state.copy_into(self.after, self.here)
        close_veto(self.ground, self.after, self.work)
        learned_value.estimate(self.ground, self.after, self.work, self.outlook)
        for s in range(self.seats):
            self.points[s] = self.outlook.expected[s]
        self.spread = 0.0
        if self.here.phase != codes.OVER:
            self.spread = self.calm + self.storm * (1.0 - self.outlook.ripe)


def is_forced(g: Ground, p: Position, w: Work) -> bool:
    """Whether the seat asked has no choice; its only action is then the first in `w.actions`."""
    if p.phase == codes.OVER:
        return False
    found = core.kinds(g, p, w)
    if found & (found - 1):
        return False
    return core.legal(g, p, w) == 1


def close_veto(g: Ground, p: Position, w: Work) -> None:
    """Let everybody pass who is still asked about a move."""
    while p.phase == codes.VETO or p.phase == codes.DEFEND:
        core.apply(g, p, w, codes.PASS << 24)


def list_proposals(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, after: Position) -> None:
    """List what may matter, each with what every seat may expect after it."""
    seat = p.asked
    if p.phase == codes.ACT:
        learned_value.scan(g, p, o)
        learned_value.prepare(g, p, o)
        play.spread = play.calm + play.storm * (1.0 - o.ripe)
        if p.ending != codes.NOT_ENDING and p.actions_done == 1:
            list_last(play, g, p, w, o, after)
        else:
            learned_value.weigh(g, p, w, o)
            list_quiet(play, g, p, w, o, seat)
            core.legal_of_kind(g, p, w, codes.EXTEND)
            list_moves(play, g, p, w, o, after)
    else:
        state.copy_into(after, p)
        learned_value.scan(g, p, o)
        learned_value.prepare(g, p, o)
        play.spread = play.calm + play.storm * (1.0 - o.ripe)
        core.legal(g, p, w)
        list_moves(play, g, p, w, o, after)
    if play.count == 0:
        list_last(play, g, p, w, o, after)
    set_priors(play, p, seat)


def list_last(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, after: Position) -> None:
    """The last action of the match (R11.2), and positions with no good action: judge every one in full."""
    count = core.legal(g, p, w)
    if count > 1024:
        count = 1024
    for i in range(count):
        play.actions[i] = w.actions[i]
    for i in range(count):
        state.copy_into(after, p)
        core.apply(g, after, w, play.actions[i])
        close_veto(g, after, w)
        learned_value.estimate(g, after, w, o)
        play.add(play.actions[i], 1.0)
        for s in range(p.seats):
            play.expect(s, o.expected[s])


def list_moves(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, after: Position) -> None:
    """Judge the extensions, bids and passes in `w.actions`: only lines that a move concerns are searched anew."""
    count = w.count
    for i in range(count):
        # Listed first, because applying an action may use the list.
        action = w.actions[i]
        kind = action >> 24
        if kind == codes.BID and action >> 16 & 255 > (p.veto_bid + 1 if p.phase == codes.VETO else p.veto_bid):
            continue
        play.add(action, 1.0)
    for i in range(play.count):
        action = play.actions[i]
        kind = action >> 24
        if kind != codes.EXTEND and kind != codes.BID and kind != codes.PASS:
            continue
        company = action >> 16 & 255 if kind == codes.EXTEND else p.veto_company
        state.copy_into(after, p)
        core.apply(g, after, w, action)
        close_veto(g, after, w)
        if after.phase == codes.OVER:
            learned_value.settle(g, after, w, o)
        else:
            origin = p.loco_at[company]
            learned_value.rescan(g, after, o, company, origin, destination(g, p, action))
            learned_value.prepare(g, after, o)
            learned_value.weigh(g, after, w, o)
        play.foreseen = 1
        for s in range(p.seats):
            play.outlooks[i * 6 + s] = o.expected[s]


def destination(g: Ground, p: Position, action: int) -> int:
    """The hex a locomotive comes to by an extension, or by an answer in a veto if nobody bids after it."""
    kind = action >> 24
    company = p.veto_company
    d = p.veto_target
    if kind == codes.EXTEND:
        company = action >> 16 & 255
    if kind != codes.PASS:
        d = action >> 8 & 255
    return g.near[p.loco_at[company] * 6 + d]


def list_quiet(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int) -> None:
    """Investments and stations change one city, one industry or a few lines: judge them by what changes."""
    turn_on(p, o, seat)
    for slot in range(g.cities * 2):
        if p.free[slot] > 0:
            try_investment(play, g, p, w, o, seat, slot)
    for cell in range(g.cells):
        play.gain[cell] = 0.0
        if p.shut[cell] == 0 and is_in_sight(g, p, o, cell):
            try_station(play, g, p, w, o, seat, cell)
    if p.stations_left[seat] < codes.STATIONS:
        list_lifts(play, g, p, w, o, seat)


def turn_on(p: Position, o: Outlook, seat: int) -> None:
    """After a quiet action the seat has one action less: let `o.expected` say what follows from that."""
    tempo = o.now[learned_value.TEMPO]
    if p.actions_done == 0:
        o.expected[seat] -= tempo
        return
    # The turn passes on: everybody else waits one turn less, and the seat as long as can be.
    for s in range(p.seats):
        if s != seat:
            o.expected[s] += 2.0 * tempo / p.seats
    o.expected[seat] += tempo * (1.0 - 2.0 * (p.seats - 1) / p.seats)


def is_in_sight(g: Ground, p: Position, o: Outlook, cell: int) -> bool:
    """Whether some locomotive can come to this hex within the moves looked at."""
    for company in range(g.companies):
        if p.closed >> company & 1 == 0 and o.depth[company * codes.CELLS + cell] > 0:
            return True
    return False


def try_investment(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int, slot: int) -> None:
    """What an investment changes: its city and its industry (R3.1)."""
    city = slot // 2
    industry = g.industry_of[slot]
    p.invested[seat * codes.SLOTS + slot] += 1
    p.free[slot] -= 1
    play.add(codes.INVEST << 24 | slot << 16, 1.0)
    for s in range(p.seats):
        play.expect(
            s, o.expected[s] - o.city_worth[city * codes.SEATS + s] - o.industry_worth[industry * codes.SEATS + s]
        )
    learned_value.weigh_city(g, p, w, o, city)
    add_trial(play, p, o)
    learned_value.weigh_industry(g, p, w, o, industry)
    add_trial(play, p, o)
    p.invested[seat * codes.SLOTS + slot] -= 1
    p.free[slot] += 1


def add_trial(play: RocketPlay, p: Position, o: Outlook) -> None:
    """Add what was just weighed to the expectations of the action listed last."""
    for s in range(p.seats):
        play.outlooks[(play.count - 1) * 6 + s] += o.trial[s]


def try_station(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int, cell: int) -> None:
    """What a station changes: the hopes of the lines that may come by (R4.1)."""
    play.add(codes.STATION << 24 | cell << 16, 1.0)
    for s in range(p.seats):
        play.expect(s, o.expected[s])
    add_station(play, g, p, w, o, seat, cell)
    spent = o.now[learned_value.WAITING] - o.now[learned_value.SUPPLY]
    base = (play.count - 1) * 6
    play.outlooks[base + seat] += spent
    play.gain[cell] = relative(play, p, base, seat) - advantage(play, p, o, seat) - spent
    if p.stations_left[seat] == 0:
        play.count -= 1


def add_station(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int, cell: int) -> None:
    """Add to the action listed last what a station on this hex is worth to everybody."""
    for company in range(g.companies):
        if p.closed >> company & 1:
            continue
        depth = o.depth[company * codes.CELLS + cell]
        if depth == 0:
            continue
        chance = o.connect_chance[depth]
        o.ahead[company * codes.SEATS + seat] += chance
        learned_value.weigh_stations(p, w, o, company)
        o.ahead[company * codes.SEATS + seat] -= chance
        for s in range(p.seats):
            play.outlooks[(play.count - 1) * 6 + s] += o.trial[s] - o.line_worth[company * codes.SEATS + s]


def relative(play: RocketPlay, p: Position, base: int, seat: int) -> float:
    """A seat's expectation after an action, less a part of the mean of the others'."""
    others = 0.0
    for s in range(p.seats):
        if s != seat:
            others += play.outlooks[base + s]
    return play.outlooks[base + seat] - play.envy * others / (p.seats - 1)


def advantage(play: RocketPlay, p: Position, o: Outlook, seat: int) -> float:
    """The same for the position as it is."""
    others = 0.0
    for s in range(p.seats):
        if s != seat:
            others += o.expected[s]
    return o.expected[seat] - play.envy * others / (p.seats - 1)


def list_lifts(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int) -> None:
    """Stations that wait for a line, to the best few hexes (R4.1); connected ones serve where they are."""
    found = 0
    for _ in range(play.spots):
        best = -1
        for cell in range(g.cells):
            if play.gain[cell] > 0.0 and (best < 0 or play.gain[cell] > play.gain[best]):
                best = cell
        if best < 0:
            break
        play.spot[found] = best
        found += 1
        play.gain[best] = 0.0
    for k in range(codes.STATIONS - p.stations_left[seat]):
        origin = p.stations_of[seat * codes.STATIONS + k]
        if p.line_at[origin] >= 0:
            continue
        for i in range(found):
            try_lift(play, g, p, w, o, seat, origin, play.spot[i])


def try_lift(play: RocketPlay, g: Ground, p: Position, w: Work, o: Outlook, seat: int, origin: int, cell: int) -> None:
    """What moving a station changes: about what it loses here and gains there."""
    play.add(codes.MOVE << 24 | origin << 16 | cell << 8, 1.0)
    for s in range(p.seats):
        play.expect(s, o.expected[s])
    add_station(play, g, p, w, o, seat, cell)
    for company in range(g.companies):
        if p.closed >> company & 1:
            continue
        depth = o.depth[company * codes.CELLS + origin]
        if depth == 0:
            continue
        chance = o.connect_chance[depth]
        o.ahead[company * codes.SEATS + seat] -= chance
        learned_value.weigh_stations(p, w, o, company)
        o.ahead[company * codes.SEATS + seat] += chance
        for s in range(p.seats):
            play.outlooks[(play.count - 1) * 6 + s] += o.trial[s] - o.line_worth[company * codes.SEATS + s]


def set_priors(play: RocketPlay, p: Position, seat: int) -> None:
    """Priors by how far each action falls behind the best."""
    best = 0.0
    for i in range(play.count):
        value = relative(play, p, i * 6, seat)
        if play.actions[i] >> 24 == codes.BID:
            value -= play.bid_margin
        play.priors[i] = value
        if i == 0 or value > best:
            best = value
    for i in range(play.count):
        play.priors[i] = search_tree.fall(best - play.priors[i], play.warmth)
