"""A quick player of Steam, for playing ahead: it wants what the greedy bot wants and looks less closely.

Where the greedy bot plans anew for every tile and every answer, this one plans a build turn once, and tries only the
supply spaces that look best.
"""

from __future__ import annotations

from rainhill.bots import steam_choice, steam_cities, steam_plans, steam_reach, steam_turns, steam_value
from rainhill.bots.steam_reach import Thought
from rainhill.steam import codes, core, state
from rainhill.steam.rules import action_tiles, auction, cities, links, money
from rainhill.steam.state import Ground, Position, Work


def advance(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position) -> int:
    """Answer for the seat asked, a build turn as a whole; tell how many actions that were."""
    seat = p.asked
    if p.phase == codes.SCORING:
        steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 0)
        steam_choice.score_best(g, p, w, t, a, seat)
        core.apply(g, p, w, state.pack(codes.SCORE, t.scored, 0, 0))
        return 1
    steam_reach.find_rivals(g, p, w, t, seat)
    if p.phase == codes.BUILD:
        laid = p.laid
        build(g, p, w, t, a, b, seat)
        return p.laid - laid + 1 if p.laid > laid else 1
    if p.phase == codes.CAPITAL:
        raise_capital(g, p, w, t, a, b, seat)
    elif p.phase == codes.TILES:
        take_tile(g, p, w, t, a, b, seat)
    else:
        steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 0)
        if p.phase == codes.GOODS:
            core.apply(g, p, w, steam_choice.choose_goods(g, p, w, t, a, b, seat))
        else:
            core.apply(g, p, w, choose_bid(p, t, a, seat))
    return 1


def build(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int) -> None:
    """A whole build turn: New City, track, growth, in this order."""
    if cities.may_urbanize(g, p):
        action = quick_city(g, p, w, t, a, seat)
        if action and (not p.standard or t.city_gain > t.least_gain):
            core.apply(g, p, w, action)
            # Track may lead to the New City.
            t.mind_round[seat] = 0
    tiles = p.limit - p.laid
    if tiles > 0:
        budget = steam_choice.can_spend(p, seat)
        steam_turns.have_in_mind(g, p, w, t, a, seat, tiles, budget)
        steam_turns.choose_turn(g, p, w, t, a, b, seat, tiles, budget)
        steam_turns.carry_out(g, p, w, t)
    if cities.may_grow(g, p):
        action = quick_growth(g, p, w, t, seat)
        if action and (not p.standard or t.city_gain > 0):
            core.apply(g, p, w, action)
    core.apply(g, p, w, state.pack(codes.DONE, 0, 0, 0))


def raise_capital(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int) -> None:
    """As much as the turn planned is worth, upkeep and a small bid (S12.3)."""
    most = money.capital_steps(p, seat)
    if most > p.income[seat] + 8:
        most = p.income[seat] + 8 if p.income[seat] > -8 else 0
    if most > 5:
        most = 5
    reserve = 4 if p.round < 3 else 2
    steam_turns.have_in_mind(g, p, w, t, a, seat, 3, p.cash[seat] + 5 * most - reserve)
    steam_turns.choose_turn(g, p, w, t, a, b, seat, 3, p.cash[seat] + 5 * most - reserve)
    best = -1000000
    chosen = 0
    t.needed[seat] = 0
    for last in range(-1, 3):
        if last >= 0 and t.turn[last] < 0:
            break
        state.copy_into(a, p)
        price = 0
        tiles = 3
        for i in range(last + 1):
            now = t.project_tiles[t.turn[i]] if t.project_tiles[t.turn[i]] < tiles else tiles
            tiles -= now
            paid = steam_plans.build(g, a, w, t, seat, t.turn[i], now)
            price += paid if paid > 0 else 0
        steps = 0
        while steps < most and p.cash[seat] + 5 * steps < price + reserve:
            steps += 1
        if price > p.cash[seat] + 5 * steps:
            break
        a.cash[seat] += 5 * steps
        a.income[seat] -= steps
        value = steam_turns.worth_now(g, a, p, w, t, seat)
        if value > best:
            best = value
            chosen = steps
            t.needed[seat] = price
    core.apply(g, p, w, state.pack(codes.RAISE, 0, 0, chosen))


def choose_bid(p: Position, t: Thought, a: Position, seat: int) -> int:
    """The lowest bid, if the place is worth it and what was planned can still be paid (S3, S12.5)."""
    decline = state.pack(codes.PASS, 0, 0, 0)
    offer = auction.lowest(p)
    if offer > auction.highest(p):
        return decline
    steam_value.count_cubes(p, t)
    saved = 0
    if p.phase == codes.AUCTION:
        gain = t.place_worth * 5 if p.place == 0 else t.place_worth * (p.seats - p.place - 1) // 2
    else:
        if p.free_left and seat == p.free_pass:
            return decline
        gain = t.place_worth * (p.place - 1) * 6 // 10
        saved = auction.price_of_place(p, p.place - 1, p.bids[seat])
        if offer > saved and t.needed[seat] > p.cash[seat] - offer:
            return decline
    state.copy_into(a, p)
    a.cash[seat] = p.cash[seat] - saved
    without = steam_value.expect(a, t, seat)
    a.cash[seat] = p.cash[seat] - offer
    if without - steam_value.expect(a, t, seat) > gain:
        return decline
    return state.pack(codes.BID, 0, 0, offer)


def take_tile(g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int) -> None:
    """The action tile that gains most after its price (S4)."""
    before = steam_plans.judge(g, p, w, t, seat)
    hurry = steam_choice.first_move_worth(p, t, seat)
    best = -1000000
    chosen = 0
    for tile in range(1, 8):
        for passed in range(2):
            if action_tiles.refuse_take(g, p, seat, tile, passed) != codes.FINE:
                continue
            value = 0
            if not passed:
                value = gain_of_tile(g, p, w, t, a, b, seat, tile, before)
            value += state.draw(w, t.slack)
            if tile == codes.FIRST_MOVE:
                value += hurry
            if not p.standard:
                value += (7 - tile) * t.place_worth // 4
            if value > best:
                best = value
                chosen = state.pack(codes.TAKE, tile, passed, 0)
    core.apply(g, p, w, chosen)


def gain_of_tile(
    g: Ground, p: Position, w: Work, t: Thought, a: Position, b: Position, seat: int, tile: int, before: int
) -> int:
    """What an action tile gains, in thousandths of a point; that of the order in Base aside."""
    cost = action_tiles.price(p, seat, tile, 0)
    spend = steam_choice.can_spend(p, seat)
    if cost > spend and cost > p.cash[seat]:
        return -1000000
    if tile == codes.ENGINEER:
        steam_turns.have_in_mind(g, p, w, t, a, seat, 4, spend)
        steam_turns.choose_turn(g, p, w, t, a, b, seat, 4, spend)
        gain = t.turn_gain
        steam_turns.choose_turn(g, p, w, t, a, b, seat, 3, spend)
        return gain - t.turn_gain
    if tile == codes.FIRST_BUILD:
        return t.place_worth if p.round > 2 else 2 * t.place_worth
    if tile == codes.TURN_ORDER:
        return t.place_worth if p.standard else 0
    if tile == codes.FIRST_MOVE:
        return t.place_worth // 2
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
        quick_growth(g, a, w, t, seat)
    else:
        quick_city(g, p, w, t, a, seat)
    return gain + t.city_gain


def quick_city(g: Ground, p: Position, w: Work, t: Thought, a: Position, seat: int) -> int:
    """A good New City at a town the seat has links at, as an action, or 0; the gain is left in `t.city_gain` (S8.1)."""
    before = steam_plans.judge(g, p, w, t, seat)
    links.touch_stops(p, w, seat)
    touched = 0
    for stop in range(g.stops):
        if p.colour_of[stop] < 0 and w.touch >> stop & 1:
            touched = 1
    chosen = 0
    t.city_gain = -100000
    for stop in range(g.stops):
        links.touch_stops(p, w, seat)
        if p.colour_of[stop] >= 0 or (touched and not w.touch >> stop & 1):
            continue
        for colour in range(5):
            if p.new_cities[colour] == 0:
                continue
            steam_cities.put_city(g, p, w, t, a, seat, stop, colour)
            steam_value.count_cubes(p, t)
            space = best_space(p, t, seat, stop)
            if space:
                for cube in range(5):
                    t.stock[stop * 5 + cube] += p.supply[(space - 1) * 5 + cube]
            gain = steam_value.expect(a, t, seat) - before
            if gain > t.city_gain:
                t.city_gain = gain
                chosen = state.pack(codes.CITY, stop, colour, space)
            if not touched:
                break
    return chosen


def quick_growth(g: Ground, p: Position, w: Work, t: Thought, seat: int) -> int:
    """A city and the supply space that suits it, as an action, or 0; the gain is left in `t.city_gain` (S8.8)."""
    before = steam_plans.judge(g, p, w, t, seat)
    steam_reach.scan(g, p, w, t, seat, steam_reach.reach_of(p, seat), 1)
    chosen = 0
    t.city_gain = -100000
    for stop in range(g.stops):
        if p.colour_of[stop] < 0 or p.marker[stop]:
            continue
        space = best_space(p, t, seat, stop)
        if space == 0:
            continue
        gain = steam_cities.with_space(p, t, seat, stop, space) - before
        if gain > t.city_gain:
            t.city_gain = gain
            chosen = state.pack(codes.GROW, stop, 0, space)
    return chosen


def best_space(p: Position, t: Thought, seat: int, stop: int) -> int:
    """The supply space whose cubes are worth most in a city at the level in two rounds, or 0; after a scan for all."""
    level = p.level[seat] + 2
    if level > t.reach:
        level = t.reach
    best = -1
    chosen = 0
    for space in range(1, 13):
        value = 0
        for colour in range(5):
            value += p.supply[(space - 1) * 5 + colour] * (t.worth[(stop * 5 + colour) * 7 + level] + 1)
        if value > 0 and value > best:
            best = value
            chosen = space
    return chosen
