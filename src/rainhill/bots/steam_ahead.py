"""What is worth a closer look in a position of Steam, and how the match goes on after it.

An option is a few actions of one seat in a row: a project of track is looked at as a whole. After it the quick player
goes on for everybody.
"""

from __future__ import annotations

from rainhill.bots import steam_choice, steam_cities, steam_plans, steam_quick, steam_reach, steam_turns, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, core, state
from rainhill.steam.rules import action_tiles, auction, cities, final, links, money
from rainhill.steam.state import Ground, Position, Work


class Options:
    """The options of one decision, and what playing on from one of them came to."""

    def __init__(self) -> None:
        self.count = 0
        # More are never listed of one sort.
        self.most = 12
        self.length = [0] * 64
        self.actions = [0] * 768
        # What the one-step view thinks of an option, only good for comparing options of the same sort.
        self.worth = [0] * 64
        # Thousandths of points each seat has or may expect at the end of what was played ahead.
        self.points = [0] * 6
        # What each seat would like to spend on track in this round.
        self.needed = [0] * 6

    def length_of(self, i: int) -> int:
        return self.length[i]

    def action_of(self, i: int, j: int) -> int:
        return self.actions[i * 12 + j]

    def worth_of(self, i: int) -> int:
        return self.worth[i]

    def points_of(self, seat: int) -> int:
        return self.points[seat]


def put(o: Options, action: int, worth: int) -> None:
    """An option of one action."""
    if o.count < 64:
        o.actions[o.count * 12] = action
        o.length[o.count] = 1
        o.worth[o.count] = worth
        o.count += 1


def list_options(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, o: Options) -> None:
    """What the seat asked should think about."""
    seat = p.asked
    foresee(g, p, w, t, a, b, o)
    o.count = 0
    steam_reach.find_rivals(g, p, w, t, seat)
    if p.phase == codes.BUILD:
        if cities.may_urbanize(g, p):
            list_cities(g, p, w, t, a, o, seat)
        list_track(g, p, w, t, a, o, seat)
        if cities.may_grow(g, p):
            list_growth(g, p, w, t, o, seat)
        if cities.refuse_done(g, p) == codes.FINE:
            put(o, state.pack(codes.DONE, 0, 0, 0), 0)
    elif p.phase == codes.GOODS:
        list_goods(g, p, w, t, a, b, o, seat)
    elif p.phase == codes.AUCTION or p.phase == codes.BIDDING:
        put(o, state.pack(codes.PASS, 0, 0, 0), 0)
        if auction.lowest(p) <= auction.highest(p):
            put(o, state.pack(codes.BID, 0, 0, auction.lowest(p)), 0)
    elif p.phase == codes.CAPITAL:
        most = money.capital_steps(p, seat)
        for steps in range(most + 1):
            # Beyond -9 of income the way out is long.
            if steps == 0 or (steps < 8 and p.income[seat] - steps >= -9):
                put(o, state.pack(codes.RAISE, 0, 0, steps), 0)
    elif p.phase == codes.TILES:
        for tile in range(1, 8):
            for passed in range(2):
                if action_tiles.refuse_take(g, p, seat, tile, passed) == codes.FINE:
                    put(o, state.pack(codes.TAKE, tile, passed, 0), 0)
    else:
        put(o, state.pack(codes.SCORE, 1, 0, 0), 0)
        put(o, state.pack(codes.SCORE, 0, 0, 0), 0)


def place_for(o: Options, worth: int) -> int:
    """Where an option of this worth goes if only the best are kept, or -1; all there are must be of one sort."""
    if o.count < o.most:
        o.count += 1
        return o.count - 1
    worst = 0
    for i in range(1, o.count):
        if o.worth[i] < o.worth[worst]:
            worst = i
    return worst if o.worth[worst] < worth else -1


def list_cities(g: Ground, p: Position, w: Work, t: Thought, a: Position, o: Options, seat: int) -> None:
    """The best New Cities at towns the seat has links at, or anywhere if there are none (S8.1)."""
    links.touch_stops(p, w, seat)
    touched = 0
    for stop in range(g.stops):
        if p.colour_of[stop] < 0 and w.touch >> stop & 1:
            touched = 1
    for stop in range(g.stops):
        links.touch_stops(p, w, seat)
        if p.colour_of[stop] >= 0 or (touched and not w.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            steam_cities.put_city(g, p, w, t, a, seat, stop, colour)
            for space in range(13):
                if (space and cities.space_count(p, space - 1) == 0) or (not space and cities.has_supply(p)):
                    continue
                steam_value.count_cubes(p, t)
                if space:
                    for cube in range(5):
                        t.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
                worth = steam_value.expect(a, t, seat)
                place = place_for(o, worth)
                if place >= 0:
                    o.actions[place * 12] = state.pack(codes.CITY, stop, colour, space)
                    o.length[place] = 1
                    o.worth[place] = worth


def list_growth(g: Ground, p: Position, w: Work, t: Thought, o: Options, seat: int) -> None:
    """For the cities that gain most from growth the supply space that suits them (S8.8)."""
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 1)
    for _ in range(5):
        best = -1000000
        chosen = 0
        for stop in range(g.stops):
            if p.colour_of[stop] < 0 or p.marker[stop]:
                continue
            listed = 0
            for i in range(o.count):
                if o.actions[i * 12] >> 40 == codes.GROW and o.actions[i * 12] >> 32 & 255 == stop:
                    listed = 1
            space = steam_quick.best_space(p, t, seat, stop)
            if listed or space == 0:
                continue
            worth = steam_cities.with_space(p, t, seat, stop, space)
            if worth > best:
                best = worth
                chosen = state.pack(codes.GROW, stop, 0, space)
        if chosen:
            put(o, chosen, best)


def list_track(g: Ground, p: Position, w: Work, t: Thought, a: Position, o: Options, seat: int) -> None:
    """The projects that gain most for their tiles, each as a whole as far as the turn goes."""
    tiles = p.limit - p.laid
    if tiles <= 0:
        return
    steam_turns.prepare(g, p, w, t, a, seat, tiles, steam_choice.can_spend(p, seat))
    for k in range(t.kept):
        if k >= o.most or o.count >= 60:
            break
        n = 400 + k
        state.copy_into(a, p)
        length = 0
        for j in range(t.project_tiles[n]):
            if j >= tiles:
                break
            step = n * 24 + j * 3
            lay = steam_turns.lay_of(g, a, t, step)
            if lay < 0:
                break
            action = state.pack(codes.LAY, t.steps[step], lay, 0)
            if core.refuse(g, a, w, action) != codes.FINE:
                break
            core.apply(g, a, w, action)
            o.actions[o.count * 12 + j] = action
            length += 1
        if length:
            o.length[o.count] = length
            o.worth[o.count] = t.project_gain[n]
            o.count += 1


def list_goods(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, o: Options, seat: int) -> None:
    """To improve, and the deliveries after which most may be expected (S9)."""
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 0)
    core.legal_of_kind(g, p, w, codes.DELIVER)
    for i in range(200):
        t.picked[i] = 0
    for i in range(w.count):
        action = w.actions[i]
        kind = (action >> 32 & 255) * 5 + (action >> 18 & 7)
        value = steam_choice.quick_value(t, action & 262143, seat)
        if t.picked[kind] == 0 or value > t.quick[kind]:
            t.picked[kind] = action
            t.quick[kind] = value
    for i in range(g.stops * 5):
        if t.picked[i] == 0:
            continue
        state.copy_into(a, p)
        core.apply(g, a, w, t.picked[i])
        worth = steam_choice.score_best(g, a, w, t, b, seat)
        worth += t.quick[i] - steam_choice.own_points(t.picked[i], seat) * 1000
        place = place_for(o, worth)
        if place >= 0:
            o.actions[place * 12] = t.picked[i]
            o.length[place] = 1
            o.worth[place] = worth
    if core.refuse(g, p, w, state.pack(codes.IMPROVE, 0, 0, 0)) == codes.FINE:
        put(o, state.pack(codes.IMPROVE, 0, 0, 0), 0)
    if o.count == 0:
        put(o, state.pack(codes.PASS, 0, 0, 0), 0)


def foresee(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, o: Options) -> None:
    """In an auction of Standard, find what everybody needs money for (S12.4)."""
    for seat in range(6):
        o.needed[seat] = 0
    if p.phase == codes.BIDDING:
        for seat in range(p.seats):
            if p.alive >> seat & 1:
                steam_reach.find_rivals(g, p, w, t, seat)
                steam_turns.prepare(g, p, w, t, a, seat, 3, p.cash[seat])
                steam_turns.choose_turn(g, p, w, t, a, b, seat, 3, p.cash[seat])
                o.needed[seat] = t.turn_price


def read_minds(g: Ground, p: Position, w: Work, t: Thought, a: Position) -> None:
    """Find what every seat has in mind to build in this round, for `begin`."""
    for seat in range(6):
        t.mind_round[seat] = 0
    if p.phase > codes.BUILD:
        return
    for seat in range(p.seats):
        if p.alive >> seat & 1:
            budget = steam_choice.can_spend(p, seat)
            if p.phase == codes.CAPITAL:
                # As much as anybody would raise in one round.
                budget += 25
            steam_reach.find_rivals(g, p, w, t, seat)
            steam_turns.prepare(g, p, w, t, a, seat, 4, budget)
            steam_turns.remember(p, t, seat)
    if p.phase == codes.BUILD:
        # What the seat asked does now changes what it can do next.
        t.mind_round[p.asked] = 0


def begin(g: Ground, p: Position, w: Work, t: Thought, minds: Thought, o: Options, i: int) -> int:
    """Carry out an option; tell how many actions it has. What everybody has in mind is in `minds`."""
    for seat in range(6):
        t.needed[seat] = o.needed[seat]
        t.mind_round[seat] = minds.mind_round[seat]
        if t.mind_round[seat] == p.round:
            t.in_mind[seat] = minds.in_mind[seat]
            for n in range(420 + 16 * seat, 420 + 16 * seat + t.in_mind[seat]):
                t.project_tiles[n] = minds.project_tiles[n]
                t.project_price[n] = minds.project_price[n]
                for j in range(24):
                    t.steps[n * 24 + j] = minds.steps[n * 24 + j]
    for j in range(o.length[i]):
        core.apply(g, p, w, o.actions[i * 12 + j])
    return o.length[i]


def play_ahead(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, o: Options, last_round: int
) -> int:
    """Let the quick player play for everybody to the end of a round; what each seat may expect then is in `o.points`.

    Tell how many decisions that took.
    """
    steps = 0
    while p.phase != codes.OVER and p.round <= last_round:
        steam_quick.advance(g, p, w, t, a, b)
        steps += 1
    for seat in range(p.seats):
        if p.phase == codes.OVER:
            o.points[seat] = final.total(p, seat) * 1000
            if p.bankrupt[seat]:
                o.points[seat] = -60000
        else:
            steam_reach.find_rivals(g, p, w, t, seat)
            o.points[seat] = steam_plans.judge(g, p, w, t, seat)
    return steps
