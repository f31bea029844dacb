"""A quick player of Steam, for playing ahead: it wants what the greedy bot wants and looks less closely.

Where the greedy bot plans anew for every tile and every answer, this one plans a build turn once, and tries only the
supply spaces that look best.
"""

from __future__ import annotations

from rainhill.games.steam.bots import build_turns, city_sites, decisions, deliveries, projects, value
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.rules import action_tiles, auction, cities, codes, core, links, money, state
from rainhill.games.steam.rules.state import Position
from rainhill.kernel import flat


def advance(s: Scratch, p: Position) -> int:
    """Answer for the seat asked, a build turn as a whole; tell how many actions that were."""
    seat = p.asked
    if p.phase == codes.SCORING:
        deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 0)
        decisions.score_best(s, p, seat)
        core.apply(s.ground, p, s.work, state.pack(codes.SCORE, s.scored, 0, 0))
        return 1
    deliveries.find_rivals(s, p, seat)
    if p.phase == codes.BUILD:
        laid = p.laid
        build(s, p, seat)
        return p.laid - laid + 1 if p.laid > laid else 1
    if p.phase == codes.CAPITAL:
        raise_capital(s, p, seat)
    elif p.phase == codes.TILES:
        take_tile(s, p, seat)
    else:
        deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 0)
        if p.phase == codes.GOODS:
            core.apply(s.ground, p, s.work, decisions.choose_goods(s, p, seat))
        else:
            core.apply(s.ground, p, s.work, choose_bid(s, p, seat))
    return 1


def build(s: Scratch, p: Position, seat: int) -> None:
    """A whole build turn: New City, track, growth, in this order."""
    if cities.may_urbanize(s.ground, p):
        action = quick_city(s, p, seat)
        if action and (not p.standard or s.city_gain > s.least_gain):
            core.apply(s.ground, p, s.work, action)
            # Track may lead to the New City.
            s.mind_round[seat] = 0
    tiles = p.limit - p.laid
    if tiles > 0:
        budget = decisions.can_spend(p, seat)
        build_turns.have_in_mind(s, p, seat, tiles, budget)
        build_turns.choose_turn(s, p, seat, tiles, budget)
        build_turns.carry_out(s, p)
    if cities.may_grow(s.ground, p):
        action = quick_growth(s, p, seat)
        if action and (not p.standard or s.city_gain > 0):
            core.apply(s.ground, p, s.work, action)
    core.apply(s.ground, p, s.work, state.pack(codes.DONE, 0, 0, 0))


def raise_capital(s: Scratch, p: Position, seat: int) -> None:
    """As much as the turn planned is worth, upkeep and a small bid (S12.3)."""
    most = money.capital_steps(p, seat)
    if most > p.income[seat] + 8:
        most = p.income[seat] + 8 if p.income[seat] > -8 else 0
    if most > 5:
        most = 5
    reserve = 4 if p.round < 3 else 2
    build_turns.have_in_mind(s, p, seat, 3, p.cash[seat] + 5 * most - reserve)
    build_turns.choose_turn(s, p, seat, 3, p.cash[seat] + 5 * most - reserve)
    best = -1000000
    chosen = 0
    s.needed[seat] = 0
    for last in range(-1, 3):
        if last >= 0 and s.turn[last] < 0:
            break
        state.copy_into(s.trial, p)
        price = 0
        tiles = 3
        for i in range(last + 1):
            now = s.project_tiles[s.turn[i]] if s.project_tiles[s.turn[i]] < tiles else tiles
            tiles -= now
            paid = projects.build(s, s.trial, seat, s.turn[i], now)
            price += paid if paid > 0 else 0
        steps = 0
        while steps < most and p.cash[seat] + 5 * steps < price + reserve:
            steps += 1
        if price > p.cash[seat] + 5 * steps:
            break
        s.trial.cash[seat] = s.trial.cash[seat] + 5 * steps
        s.trial.income[seat] = p.income[seat] - steps
        estimate = build_turns.worth_now(s, s.trial, p, seat)
        if estimate > best:
            best = estimate
            chosen = steps
            s.needed[seat] = price
    core.apply(s.ground, p, s.work, state.pack(codes.RAISE, 0, 0, chosen))


def choose_bid(s: Scratch, p: Position, seat: int) -> int:
    """The lowest bid, if the place is worth it and what was planned can still be paid (S3, S12.5)."""
    decline = state.pack(codes.PASS, 0, 0, 0)
    offer = auction.lowest(p)
    if offer > auction.highest(p):
        return decline
    value.count_cubes(s, p)
    saved = 0
    if p.phase == codes.AUCTION:
        gain = s.place_worth * 5 if p.place == 0 else s.place_worth * (p.seats - p.place - 1) // 2
    else:
        if p.free_left and seat == p.free_pass:
            return decline
        gain = s.place_worth * (p.place - 1) * 6 // 10
        saved = auction.price_of_place(p, p.place - 1, p.bids[seat])
        if offer > saved and s.needed[seat] > p.cash[seat] - offer:
            return decline
    state.copy_into(s.trial, p)
    s.trial.cash[seat] = p.cash[seat] - saved
    without = value.expect(s, s.trial, seat)
    s.trial.cash[seat] = p.cash[seat] - offer
    if without - value.expect(s, s.trial, seat) > gain:
        return decline
    return state.pack(codes.BID, 0, 0, offer)


def take_tile(s: Scratch, p: Position, seat: int) -> None:
    """The action tile that gains most after its price (S4)."""
    before = projects.judge(s, p, seat)
    hurry = decisions.first_move_worth(s, p, seat)
    best = -1000000
    chosen = 0
    for tile in range(1, 8):
        for passed in range(2):
            if action_tiles.refuse_take(s.ground, p, seat, tile, passed) != codes.FINE:
                continue
            estimate = 0
            if not passed:
                estimate = gain_of_tile(s, p, seat, tile, before)
            estimate += flat.draw(s.work, s.slack)
            if tile == codes.FIRST_MOVE:
                estimate += hurry
            if not p.standard:
                estimate += (7 - tile) * s.place_worth // 4
            if estimate > best:
                best = estimate
                chosen = state.pack(codes.TAKE, tile, passed, 0)
    core.apply(s.ground, p, s.work, chosen)


def gain_of_tile(s: Scratch, p: Position, seat: int, tile: int, before: int) -> int:
    """What an action tile gains, in thousandths of a point; that of the order in Base aside."""
    cost = action_tiles.price(p, seat, tile, 0)
    spend = decisions.can_spend(p, seat)
    if cost > spend and cost > p.cash[seat]:
        return -1000000
    if tile == codes.ENGINEER:
        build_turns.have_in_mind(s, p, seat, 4, spend)
        build_turns.choose_turn(s, p, seat, 4, spend)
        gain = s.turn_gain
        build_turns.choose_turn(s, p, seat, 3, spend)
        return gain - s.turn_gain
    if tile == codes.FIRST_BUILD:
        return s.place_worth if p.round > 2 else 2 * s.place_worth
    if tile == codes.TURN_ORDER:
        return s.place_worth if p.standard else 0
    if tile == codes.FIRST_MOVE:
        return s.place_worth // 2
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
        quick_growth(s, s.trial, seat)
    else:
        quick_city(s, p, seat)
    return gain + s.city_gain


def quick_city(s: Scratch, p: Position, seat: int) -> int:
    """A good New City at a town the seat has links at, as an action, or 0; the gain is left in `s.city_gain` (S8.1)."""
    before = projects.judge(s, p, seat)
    links.touch_stops(p, s.work, seat)
    touched = 0
    for stop in range(s.ground.stops):
        if p.colour_of[stop] < 0 and s.work.touch >> stop & 1:
            touched = 1
    chosen = 0
    s.city_gain = -100000
    for stop in range(s.ground.stops):
        links.touch_stops(p, s.work, seat)
        if p.colour_of[stop] >= 0 or (touched and not s.work.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            city_sites.put_city(s, p, seat, stop, colour)
            value.count_cubes(s, p)
            space = best_space(s, p, seat, stop)
            if space:
                for cube in range(5):
                    s.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
            gain = value.expect(s, s.trial, seat) - before
            if gain > s.city_gain:
                s.city_gain = gain
                chosen = state.pack(codes.CITY, stop, colour, space)
            if not touched:
                break
    return chosen


def quick_growth(s: Scratch, p: Position, seat: int) -> int:
    """A city and the supply space that suits it, as an action, or 0; the gain is left in `s.city_gain` (S8.8)."""
    before = projects.judge(s, p, seat)
    deliveries.scan(s, p, seat, deliveries.reach_of(p, seat), 1)
    chosen = 0
    s.city_gain = -100000
    for stop in range(s.ground.stops):
        if p.colour_of[stop] < 0 or p.marker[stop]:
            continue
        space = best_space(s, p, seat, stop)
        if space == 0:
            continue
        gain = city_sites.with_space(s, p, seat, stop, space) - before
        if gain > s.city_gain:
            s.city_gain = gain
            chosen = state.pack(codes.GROW, stop, 0, space)
    return chosen


def best_space(s: Scratch, p: Position, seat: int, stop: int) -> int:
    """The supply space whose cubes are worth most in a city at the level in two rounds, or 0; after a scan for all."""
    level = p.level[seat] + 2
    if level > s.reach:
        level = s.reach
    best = -1
    chosen = 0
    for space in range(1, 13):
        estimate = 0
        for colour in range(5):
            estimate += p.supply[(space - 1) * 5 + colour] * (s.worth[(stop * 5 + colour) * 7 + level] + 1)
        if estimate > 0 and estimate > best:
            best = estimate
            chosen = space
    return chosen
