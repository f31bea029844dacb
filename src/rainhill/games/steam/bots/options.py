"""What is worth a closer look in a position of Steam, and how the match goes on after it.

An option is a few actions of one seat in a row: a project of track is looked at as a whole. After it the quick player
goes on for everybody.
"""

from __future__ import annotations

from rainhill.games.steam.bots import build_turns, city_sites, decisions, deliveries, projects, quick_player, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import action_tiles, auction, cities, codes, core, final, links, money, state
from rainhill.games.steam.rules.state import Position


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


def list_options(s: Scratch, p: Position, o: Options) -> None:
    """What the seat asked should think about."""
    seat = p.asked
    foresee(s, p, o)
    o.count = 0
    deliveries.find_rivals(s, p, seat)
    if p.phase == codes.BUILD:
        if cities.may_urbanize(s.ground, p):
            list_cities(s, p, o, seat)
        list_track(s, p, o, seat)
        if cities.may_grow(s.ground, p):
            list_growth(s, p, o, seat)
        if cities.refuse_done(s.ground, p) == codes.FINE:
            put(o, state.pack(codes.DONE, 0, 0, 0), 0)
    elif p.phase == codes.GOODS:
        list_goods(s, p, o, seat)
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
                if action_tiles.refuse_take(s.ground, p, seat, tile, passed) == codes.FINE:
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


def list_cities(s: Scratch, p: Position, o: Options, seat: int) -> None:
    """The best New Cities at towns the seat has links at, or anywhere if there are none (S8.1)."""
    links.touch_stops(p, s.work, seat)
    touched = 0
    for stop in range(s.ground.stops):
        if p.colour_of[stop] < 0 and s.work.touch >> stop & 1:
            touched = 1
    for stop in range(s.ground.stops):
        links.touch_stops(p, s.work, seat)
        if p.colour_of[stop] >= 0 or (touched and not s.work.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            city_sites.put_city(s, p, seat, stop, colour)
            for space in range(13):
                if (space and cities.space_count(p, space - 1) == 0) or (not space and cities.has_supply(p)):
                    continue
                value.count_cubes(s, p)
                if space:
                    for cube in range(5):
                        s.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
                worth = value.expect(s, s.trial, seat)
                place = place_for(o, worth)
                if place >= 0:
                    o.actions[place * 12] = state.pack(codes.CITY, stop, colour, space)
                    o.length[place] = 1
                    o.worth[place] = worth


def list_growth(s: Scratch, p: Position, o: Options, seat: int) -> None:
    """For the cities that gain most from growth the supply space that suits them (S8.8)."""
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 1)
    for _ in range(5):
        best = -1000000
        chosen = 0
        for stop in range(s.ground.stops):
            if p.colour_of[stop] < 0 or p.marker[stop]:
                continue
            listed = 0
            for i in range(o.count):
                if o.actions[i * 12] >> 40 == codes.GROW and o.actions[i * 12] >> 32 & 255 == stop:
                    listed = 1
            space = quick_player.best_space(s, p, seat, stop)
            if listed or space == 0:
                continue
            worth = city_sites.with_space(s, p, seat, stop, space)
            if worth > best:
                best = worth
                chosen = state.pack(codes.GROW, stop, 0, space)
        if chosen:
            put(o, chosen, best)


def list_track(s: Scratch, p: Position, o: Options, seat: int) -> None:
    """The projects that gain most for their tiles, each as a whole as far as the turn goes."""
    tiles = p.limit - p.laid
    if tiles <= 0:
        return
    build_turns.prepare(s, p, seat, tiles, decisions.can_spend(p, seat))
    for k in range(s.kept):
        if k >= o.most or o.count >= 60:
            break
        n = 400 + k
        state.copy_into(s.trial, p)
        length = 0
        for j in range(s.project_tiles[n]):
            if j >= tiles:
                break
            step = n * 24 + j * 3
            lay = build_turns.lay_of(s, s.trial, step)
            if lay < 0:
                break
            action = state.pack(codes.LAY, s.steps[step], lay, 0)
            if core.refuse(s.ground, s.trial, s.work, action) != codes.FINE:
                break
            core.apply(s.ground, s.trial, s.work, action)
            o.actions[o.count * 12 + j] = action
            length += 1
        if length:
            o.length[o.count] = length
            o.worth[o.count] = s.project_gain[n]
            o.count += 1


def list_goods(s: Scratch, p: Position, o: Options, seat: int) -> None:
    """To improve, and the deliveries after which most may be expected (S9)."""
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 0)
    core.legal_of_kind(s.ground, p, s.work, codes.DELIVER)
    for i in range(200):
        s.picked[i] = 0
    for i in range(s.work.count):
        action = s.work.actions[i]
        kind = (action >> 32 & 255) * 5 + (action >> 18 & 7)
        estimate = decisions.quick_value(s, action & 262143, seat)
        if s.picked[kind] == 0 or estimate > s.quick[kind]:
            s.picked[kind] = action
            s.quick[kind] = estimate
    for i in range(s.ground.stops * 5):
        if s.picked[i] == 0:
            continue
        state.copy_into(s.trial, p)
        core.apply(s.ground, s.trial, s.work, s.picked[i])
        worth = decisions.score_best(s, s.trial, seat)
        worth += s.quick[i] - decisions.own_points(s.picked[i], seat) * 1000
        place = place_for(o, worth)
        if place >= 0:
            o.actions[place * 12] = s.picked[i]
            o.length[place] = 1
            o.worth[place] = worth
    if core.refuse(s.ground, p, s.work, state.pack(codes.IMPROVE, 0, 0, 0)) == codes.FINE:
        put(o, state.pack(codes.IMPROVE, 0, 0, 0), 0)
    if o.count == 0:
        put(o, state.pack(codes.PASS, 0, 0, 0), 0)


def foresee(s: Scratch, p: Position, o: Options) -> None:
    """In an auction of Standard, find what everybody needs money for (S12.4)."""
    for seat in range(6):
        o.needed[seat] = 0
    if p.phase == codes.BIDDING:
        for seat in range(p.seats):
            if p.alive >> seat & 1:
                deliveries.find_rivals(s, p, seat)
                build_turns.prepare(s, p, seat, 3, p.cash[seat])
                build_turns.choose_turn(s, p, seat, 3, p.cash[seat])
                o.needed[seat] = s.turn_price


def read_minds(s: Scratch, p: Position) -> None:
    """Find what every seat has in mind to build in this round, for `begin`."""
    for seat in range(6):
        s.mind_round[seat] = 0
    if p.phase > codes.BUILD:
        return
    for seat in range(p.seats):
        if p.alive >> seat & 1:
            budget = decisions.can_spend(p, seat)
            if p.phase == codes.CAPITAL:
                # As much as anybody would raise in one round.
                budget += 25
            deliveries.find_rivals(s, p, seat)
            build_turns.prepare(s, p, seat, 4, budget)
            build_turns.remember(s, p, seat)
    if p.phase == codes.BUILD:
        # What the seat asked does now changes what it can do next.
        s.mind_round[p.asked] = 0


def begin(s: Scratch, p: Position, minds: Scratch, o: Options, i: int) -> int:
    """Carry out an option; tell how many actions it has. What everybody has in mind is in `minds`."""
    for seat in range(6):
        s.needed[seat] = o.needed[seat]
        s.mind_round[seat] = minds.mind_round[seat]
        if s.mind_round[seat] == p.round:
            s.in_mind[seat] = minds.in_mind[seat]
            for n in range(420 + 16 * seat, 420 + 16 * seat + s.in_mind[seat]):
                s.project_tiles[n] = minds.project_tiles[n]
                s.project_price[n] = minds.project_price[n]
                for j in range(24):
                    s.steps[n * 24 + j] = minds.steps[n * 24 + j]
    for j in range(o.length[i]):
        core.apply(s.ground, p, s.work, o.actions[i * 12 + j])
    return o.length[i]


def play_ahead(s: Scratch, p: Position, o: Options, last_round: int) -> int:
    """Let the quick player play for everybody to the end of a round; what each seat may expect then is in `o.points`.

    Tell how many decisions that took.
    """
    steps = 0
    while p.phase != codes.OVER and p.round <= last_round:
        quick_player.advance(s, p)
        steps += 1
    for seat in range(p.seats):
        if p.phase == codes.OVER:
            o.points[seat] = final.total(p, seat) * 1000
            if p.bankrupt[seat]:
                o.points[seat] = -60000
        else:
            deliveries.find_rivals(s, p, seat)
            o.points[seat] = projects.judge(s, p, seat)
    return steps
