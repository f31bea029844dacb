"""The greedy bot's decisions in Steam, phase by phase: what promises most points at the end is done.

Compiled with the core. `s` has the map, the beliefs and positions to try things out on.
"""

from __future__ import annotations

from rainhill.games.steam.bots import city_sites, deliveries, projects, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import action_tiles, auction, cities, codes, core, money, state
from rainhill.games.steam.rules.state import Position
from rainhill.kernel import flat


def choose(s: Scratch, p: Position, seat: int) -> int:
    """The most promising legal action of the seat asked."""
    deliveries.find_rivals(s, p, seat)
    if p.phase == codes.BUILD:
        return choose_build(s, p, seat)
    if p.phase == codes.CAPITAL:
        return choose_capital(s, p, seat)
    if p.phase == codes.TILES:
        return choose_tile(s, p, seat)
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 0)
    if p.phase == codes.GOODS:
        return choose_goods(s, p, seat)
    if p.phase == codes.SCORING:
        score_best(s, p, seat)
        return state.pack(codes.SCORE, s.scored, 0, 0)
    return choose_bid(s, p, seat)


# -- building -------------------------------------------------------------------------------------------------------


def choose_build(s: Scratch, p: Position, seat: int) -> int:
    """A New City first, because track may lead there; then track; growth last, when the links are known."""
    if cities.may_urbanize(s.ground, p):
        action = city_sites.best_city(s, p, seat)
        if action and (not p.standard or s.city_gain > s.least_gain):
            return action
    project = projects.plan(s, p, seat, p.limit - p.laid, can_spend(p, seat))
    if project >= 0:
        action = projects.first_lay(s, p, project)
        if core.refuse(s.ground, p, s.work, action) == codes.FINE:
            return action
    if cities.may_grow(s.ground, p):
        action = city_sites.best_growth(s, p, seat)
        if action and (not p.standard or s.city_gain > 0):
            return action
    return state.pack(codes.DONE, 0, 0, 0)


def can_spend(p: Position, seat: int) -> int:
    """What a seat may spend on track: Standard keeps to its cash (S12.4), Base stays clear of bankruptcy (S10.4)."""
    if p.standard:
        return p.cash[seat]
    return p.cash[seat] + 5 * (p.income[seat] + 8)


# -- capital and auctions -------------------------------------------------------------------------------------------


def choose_capital(s: Scratch, p: Position, seat: int) -> int:
    """As much as this round's building and expenses are worth (S12.3)."""
    most = money.capital_steps(p, seat)
    if most > p.income[seat] + 8:
        most = p.income[seat] + 8 if p.income[seat] > -8 else 0
    if most > 5:
        most = 5
    # What would be built if money were no object, upkeep and a small bid show when more would only lie about.
    state.copy_into(s.trial, p)
    enough = projects.turn(s, s.trial, seat, 3, 1000) + p.level[seat] + 5
    best = -1000000
    chosen = 0
    for steps in range(most + 1):
        state.copy_into(s.trial, p)
        s.trial.cash[seat] = p.cash[seat] + 5 * steps
        s.trial.income[seat] = p.income[seat] - steps
        # Something is kept for the auction, and for the case that others take the cheapest way first.
        projects.turn(s, s.trial, seat, 3, s.trial.cash[seat] - (4 if p.round < 3 else 2))
        estimate = projects.judge(s, s.trial, seat)
        if estimate > best:
            best = estimate
            chosen = steps
        if p.cash[seat] + 5 * steps > enough:
            break
    return state.pack(codes.RAISE, 0, 0, chosen)


def choose_bid(s: Scratch, p: Position, seat: int) -> int:
    """The lowest bid, if the place is worth it and enough is left for track; never beyond the value (S3, S12.5)."""
    decline = state.pack(codes.PASS, 0, 0, 0)
    offer = auction.lowest(p)
    if offer > auction.highest(p):
        return decline
    value.count_cubes(s, p)
    if p.phase == codes.AUCTION:
        # Who lets this place go may expect one in the middle of the rest; the first one, with the choice of all tiles
        # and cities, has won measured matches far more often than the others.
        gain = s.place_worth * (p.seats - p.place - 1) // 2
        if p.place == 0:
            gain = s.place_worth * 5
        saved = 0
    else:
        if p.free_left and seat == p.free_pass:
            return decline
        gain = s.place_worth * (p.place - 1) * 6 // 10
        saved = auction.price_of_place(p, p.place - 1, p.bids[seat])
    state.copy_into(s.trial, p)
    s.trial.cash[seat] = p.cash[seat] - saved
    without = value.expect(s, s.trial, seat)
    s.trial.cash[seat] = p.cash[seat] - offer
    if without - value.expect(s, s.trial, seat) > gain:
        return decline
    if p.standard and offer > saved:
        state.copy_into(s.trial, p)
        if projects.turn(s, s.trial, seat, 3, p.cash[seat]) > p.cash[seat] - offer:
            return decline
    return state.pack(codes.BID, 0, 0, offer)


# -- action tiles ---------------------------------------------------------------------------------------------------


def choose_tile(s: Scratch, p: Position, seat: int) -> int:
    """The tile that gains most after its price (S4)."""
    before = projects.judge(s, p, seat)
    hurry = first_move_worth(s, p, seat)
    best = -1000000
    chosen = 0
    for tile in range(1, 8):
        for passed in range(2):
            if action_tiles.refuse_take(s.ground, p, seat, tile, passed) != codes.FINE:
                continue
            gain = tile_gain(s, p, seat, tile, passed, before) + flat.draw(s.work, s.slack)
            if tile == codes.FIRST_MOVE:
                gain += hurry
            if not p.standard:
                # The number is the place in the next round (S3.7).
                gain += (7 - tile) * s.place_worth // 4
            if gain > best:
                best = gain
                chosen = state.pack(codes.TAKE, tile, passed, 0)
    return chosen


def tile_gain(s: Scratch, p: Position, seat: int, tile: int, passed: int, before: int) -> int:
    """What an action tile gains, in thousandths of a point; that of the order in Base aside."""
    if passed:
        return 0
    cost = action_tiles.price(p, seat, tile, 0)
    if cost > can_spend(p, seat) and cost > p.cash[seat]:
        return -1000000
    if tile == codes.ENGINEER:
        state.copy_into(s.trial, p)
        projects.turn(s, s.trial, seat, 3, can_spend(p, seat))
        gain = -projects.judge(s, s.trial, seat)
        state.copy_into(s.trial, p)
        projects.turn(s, s.trial, seat, 4, can_spend(p, seat))
        return gain + projects.judge(s, s.trial, seat)
    if tile == codes.LOCOMOTIVE or tile == codes.CITY_GROWTH or tile == codes.URBANIZATION:
        state.copy_into(s.trial, p)
        s.trial.cash[seat] = p.cash[seat] - cost
        if tile == codes.LOCOMOTIVE:
            s.trial.level[seat] = p.level[seat] + 1
        gain = projects.judge(s, s.trial, seat) - before
        if tile == codes.LOCOMOTIVE:
            return gain
        if tile == codes.CITY_GROWTH:
            if not cities.can_grow(s.ground, p):
                return 0
            city_sites.best_growth(s, s.trial, seat)
        else:
            city_sites.best_city(s, p, seat)
        return gain + s.city_gain
    if tile == codes.FIRST_BUILD:
        return s.place_worth if p.round > 2 else 2 * s.place_worth
    if tile == codes.TURN_ORDER:
        return s.place_worth if p.standard else 0
    return s.place_worth // 2


def first_move_worth(s: Scratch, p: Position, seat: int) -> int:
    """What may be lost by moving late: half of what the best disputed delivery has over the best safe one."""
    disputed = 0
    safe = 0
    for i in range(200):
        if p.cubes[i] > 0:
            estimate = s.worth[i * 7 + p.level[seat]]
            if s.rivals[i] > 0:
                if estimate > disputed:
                    disputed = estimate
            elif estimate > safe:
                safe = estimate
    return (disputed - safe) // 2 if disputed > safe else 0


# -- goods ----------------------------------------------------------------------------------------------------------


def choose_goods(s: Scratch, p: Position, seat: int) -> int:
    """Improve, or deliver the cube after which most may be expected; do nothing only if nothing can be done (S9.1)."""
    core.legal_of_kind(s.ground, p, s.work, codes.DELIVER)
    for i in range(200):
        s.picked[i] = 0
    for i in range(s.work.count):
        action = s.work.actions[i]
        kind = (action >> 32 & 255) * 5 + (action >> 18 & 7)
        estimate = quick_value(s, action & 262143, seat)
        if s.picked[kind] == 0 or estimate > s.quick[kind]:
            s.picked[kind] = action
            s.quick[kind] = estimate
    chosen = state.pack(codes.PASS, 0, 0, 0)
    best = -1000000
    if core.refuse(s.ground, p, s.work, state.pack(codes.IMPROVE, 0, 0, 0)) == codes.FINE:
        chosen = state.pack(codes.IMPROVE, 0, 0, 0)
        state.copy_into(s.trial, p)
        core.apply(s.ground, s.trial, s.work, chosen)
        value.count_cubes(s, s.trial)
        best = value.expect(s, s.trial, seat)
    for i in range(s.ground.stops * 5):
        if s.picked[i] == 0:
            continue
        state.copy_into(s.trial, p)
        core.apply(s.ground, s.trial, s.work, s.picked[i])
        estimate = score_best(s, s.trial, seat) + s.quick[i] - own_points(s.picked[i], seat) * 1000
        estimate += flat.draw(s.work, s.slack)
        if estimate > best:
            best = estimate
            chosen = s.picked[i]
    return chosen


def own_points(action: int, seat: int) -> int:
    """The points of a delivery for its mover."""
    return action >> seat * 3 & 7


def quick_value(s: Scratch, points: int, seat: int) -> int:
    """What a delivery is worth by itself: its points less something for those it gives to others."""
    estimate = 0
    for other in range(6):
        share = points >> other * 3 & 7
        estimate += share * 1000 if other == seat else -share * s.envy
    return estimate


def score_best(s: Scratch, p: Position, seat: int) -> int:
    """What a seat may expect if it places its points well; where they go is left in `s.scored` (S9.8)."""
    best = -1000000
    for on_income in range(2):
        state.copy_into(s.tried, p)
        core.apply(s.ground, s.tried, s.work, state.pack(codes.SCORE, on_income, 0, 0))
        while s.tried.phase == codes.SCORING:
            core.apply(s.ground, s.tried, s.work, state.pack(codes.SCORE, 0, 0, 0))
        value.count_cubes(s, s.tried)
        estimate = value.expect(s, s.tried, seat)
        if estimate > best:
            best = estimate
            s.scored = on_income
    return best
