"""The greedy bot's decisions in Steam, phase by phase: what promises most points at the end is done.

Compiled with the core. `a`, `b` and `c` are positions to try things out on.
"""

from __future__ import annotations

from rainhill.bots import steam_cities, steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, core, state
from rainhill.steam.rules import action_tiles, auction, cities, money
from rainhill.steam.state import Ground, Position, Work


def choose(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, c: Position, seat: int) -> int:
    """The most promising legal action of the seat asked."""
    steam_reach.find_rivals(g, p, w, t, seat)
    if p.phase == codes.BUILD:
        return choose_build(g, p, w, t, a, b, seat)
    if p.phase == codes.CAPITAL:
        return choose_capital(g, p, w, t, a, b, c, seat)
    if p.phase == codes.TILES:
        return choose_tile(g, p, w, t, a, b, c, seat)
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 0)
    if p.phase == codes.GOODS:
        return choose_goods(g, p, w, t, a, b, seat)
    if p.phase == codes.SCORING:
        score_best(g, p, w, t, a, seat)
        return state.pack(codes.SCORE, t.scored, 0, 0)
    return choose_bid(g, p, w, t, a, b, c, seat)


# -- building -------------------------------------------------------------------------------------------------------


def choose_build(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int) -> int:
    """A New City first, because track may lead there; then track; growth last, when the links are known."""
    if cities.may_urbanize(g, p):
        action = steam_cities.best_city(g, p, w, t, a, seat)
        if action and (not p.standard or t.city_gain > t.least_gain):
            return action
    project = steam_plans.plan(g, p, w, t, a, b, seat, p.limit - p.laid, can_spend(p, seat))
    if project >= 0:
        action = steam_plans.first_lay(g, p, t, project)
        if core.refuse(g, p, w, action) == codes.FINE:
            return action
    if cities.may_grow(g, p):
        action = steam_cities.best_growth(g, p, w, t, seat)
        if action and (not p.standard or t.city_gain > 0):
            return action
    return state.pack(codes.DONE, 0, 0, 0)


def can_spend(p: Position, seat: int) -> int:
    """What a seat may spend on track: Standard keeps to its cash (S12.4), Base stays clear of bankruptcy (S10.4)."""
    if p.standard:
        return p.cash[seat]
    return p.cash[seat] + 5 * (p.income[seat] + 8)


# -- capital and auctions -------------------------------------------------------------------------------------------


def choose_capital(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, c: Position, seat: int
) -> int:
    """As much as this round's building and expenses are worth (S12.3)."""
    most = money.capital_steps(p, seat)
    if most > p.income[seat] + 8:
        most = p.income[seat] + 8 if p.income[seat] > -8 else 0
    if most > 5:
        most = 5
    # What would be built if money were no object, upkeep and a small bid show when more would only lie about.
    state.copy_into(a, p)
    enough = steam_plans.turn(g, a, w, t, b, c, seat, 3, 1000) + p.level[seat] + 5
    best = -1000000
    chosen = 0
    for steps in range(most + 1):
        state.copy_into(a, p)
        a.cash[seat] += 5 * steps
        a.income[seat] -= steps
        # Something is kept for the auction, and for the case that others take the cheapest way first.
        steam_plans.turn(g, a, w, t, b, c, seat, 3, a.cash[seat] - (4 if p.round < 3 else 2))
        value = steam_plans.judge(g, a, w, t, seat)
        if value > best:
            best = value
            chosen = steps
        if p.cash[seat] + 5 * steps > enough:
            break
    return state.pack(codes.RAISE, 0, 0, chosen)


def choose_bid(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, c: Position, seat: int) -> int:
    """The lowest bid, if the place is worth it and enough is left for track; never beyond the value (S3, S12.5)."""
    decline = state.pack(codes.PASS, 0, 0, 0)
    offer = auction.lowest(p)
    if offer > auction.highest(p):
        return decline
    steam_value.count_cubes(p, t)
    if p.phase == codes.AUCTION:
        # Who lets this place go may expect one in the middle of the rest; the first one, with the choice of all tiles
        # and cities, has won measured matches far more often than the others.
        gain = t.place_worth * (p.seats - p.place - 1) // 2
        if p.place == 0:
            gain = t.place_worth * 5
        saved = 0
    else:
        if p.free_left and seat == p.free_pass:
            return decline
        gain = t.place_worth * (p.place - 1) * 6 // 10
        saved = auction.price_of_place(p, p.place - 1, p.bids[seat])
    state.copy_into(a, p)
    a.cash[seat] = p.cash[seat] - saved
    without = steam_value.expect(a, t, seat)
    a.cash[seat] = p.cash[seat] - offer
    if without - steam_value.expect(a, t, seat) > gain:
        return decline
    if p.standard and offer > saved:
        state.copy_into(a, p)
        if steam_plans.turn(g, a, w, t, b, c, seat, 3, p.cash[seat]) > p.cash[seat] - offer:
            return decline
    return state.pack(codes.BID, 0, 0, offer)


# -- action tiles ---------------------------------------------------------------------------------------------------


def choose_tile(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, c: Position, seat: int) -> int:
    """The tile that gains most after its price (S4)."""
    before = steam_plans.judge(g, p, w, t, seat)
    hurry = first_move_worth(p, t, seat)
    best = -1000000
    chosen = 0
    for tile in range(1, 8):
        for passed in range(2):
            if action_tiles.refuse_take(g, p, seat, tile, passed) != codes.FINE:
                continue
            gain = tile_gain(g, p, w, t, a, b, c, seat, tile, passed, before) + state.draw(w, t.slack)
            if tile == codes.FIRST_MOVE:
                gain += hurry
            if not p.standard:
                # The number is the place in the next round (S3.7).
                gain += (7 - tile) * t.place_worth // 4
            if gain > best:
                best = gain
                chosen = state.pack(codes.TAKE, tile, passed, 0)
    return chosen


def tile_gain(
    g: Ground,
    p: Position,
    w: Work,
    t: Thought,
    a: Position,
    b: Position,
    c: Position,
    seat: int,
    tile: int,
    passed: int,
    before: int,
) -> int:
    """What an action tile gains, in thousandths of a point; that of the order in Base aside."""
    if passed:
        return 0
    cost = action_tiles.price(p, seat, tile, 0)
    if cost > can_spend(p, seat) and cost > p.cash[seat]:
        return -1000000
    if tile == codes.ENGINEER:
        state.copy_into(a, p)
        steam_plans.turn(g, a, w, t, b, c, seat, 3, can_spend(p, seat))
        gain = -steam_plans.judge(g, a, w, t, seat)
        state.copy_into(a, p)
        steam_plans.turn(g, a, w, t, b, c, seat, 4, can_spend(p, seat))
        return gain + steam_plans.judge(g, a, w, t, seat)
    if tile == codes.LOCOMOTIVE or tile == codes.CITY_GROWTH or tile == codes.URBANIZATION:
        state.copy_into(a, p)
        a.cash[seat] = p.cash[seat] - cost
        if tile == codes.LOCOMOTIVE:
            a.level[seat] += 1
        gain = steam_plans.judge(g, a, w, t, seat) - before
        if tile == codes.LOCOMOTIVE:
            return gain
        if tile == codes.CITY_GROWTH:
            if not cities.can_grow(g, p):
                return 0
            steam_cities.best_growth(g, a, w, t, seat)
        else:
            steam_cities.best_city(g, p, w, t, a, seat)
        return gain + t.city_gain
    if tile == codes.FIRST_BUILD:
        return t.place_worth if p.round > 2 else 2 * t.place_worth
    if tile == codes.TURN_ORDER:
        return t.place_worth if p.standard else 0
    return t.place_worth // 2


def first_move_worth(p: Position, t: Thought, seat: int) -> int:
    """What may be lost by moving late: half of what the best disputed delivery has over the best safe one."""
    disputed = 0
    safe = 0
    for i in range(200):
        if p.cubes[i] > 0:
            value = t.worth[i * 7 + p.level[seat]]
            if t.rivals[i] > 0:
                if value > disputed:
                    disputed = value
            elif value > safe:
                safe = value
    return (disputed - safe) // 2 if disputed > safe else 0


# -- goods ----------------------------------------------------------------------------------------------------------


def choose_goods(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int) -> int:
    """Improve, or deliver the cube after which most may be expected; do nothing only if nothing can be done (S9.1)."""
    core.legal_of_kind(g, p, w, codes.DELIVER)
    for i in range(200):
        t.picked[i] = 0
    for i in range(w.count):
        action = w.actions[i]
        kind = (action >> 32 & 255) * 5 + (action >> 18 & 7)
        value = quick_value(t, action & 262143, seat)
        if t.picked[kind] == 0 or value > t.quick[kind]:
            t.picked[kind] = action
            t.quick[kind] = value
    chosen = state.pack(codes.PASS, 0, 0, 0)
    best = -1000000
    if core.refuse(g, p, w, state.pack(codes.IMPROVE, 0, 0, 0)) == codes.FINE:
        chosen = state.pack(codes.IMPROVE, 0, 0, 0)
        state.copy_into(a, p)
        core.apply(g, a, w, chosen)
        steam_value.count_cubes(a, t)
        best = steam_value.expect(a, t, seat)
    for i in range(g.stops * 5):
        if t.picked[i] == 0:
            continue
        state.copy_into(a, p)
        core.apply(g, a, w, t.picked[i])
        value = score_best(g, a, w, t, b, seat) + t.quick[i] - own_points(t.picked[i], seat) * 1000
        value += state.draw(w, t.slack)
        if value > best:
            best = value
            chosen = t.picked[i]
    return chosen


def own_points(action: int, seat: int) -> int:
    """The points of a delivery for its mover."""
    return action >> seat * 3 & 7


def quick_value(t: Thought, points: int, seat: int) -> int:
    """What a delivery is worth by itself: its points less something for those it gives to others."""
    value = 0
    for other in range(6):
        share = points >> other * 3 & 7
        value += share * 1000 if other == seat else -share * t.envy
    return value


def score_best(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int) -> int:
    """What a seat may expect if it places its points well; where they go is left in `t.scored` (S9.8)."""
    best = -1000000
    for on_income in range(2):
        state.copy_into(a, p)
        core.apply(g, a, w, state.pack(codes.SCORE, on_income, 0, 0))
        while a.phase == codes.SCORING:
            core.apply(g, a, w, state.pack(codes.SCORE, 0, 0, 0))
        steam_value.count_cubes(a, t)
        value = steam_value.expect(a, t, seat)
        if value > best:
            best = value
            t.scored = on_income
    return best
