"""The core: what is legal, and what an action does, over the flat state.

`legal` lists everything, `legal_of_kind` one kind, `sample` draws one action without listing (first a kind, then an
action of it); `refuse` says why an action is not legal. The four agree exactly; tests hold them to it. `apply` checks
nothing.
An action is a number: kind << 40 | a << 32 | b << 24 | c (see state.pack).
"""

from __future__ import annotations

from rainhill.games.steam.rules import action_tiles, auction, cities, codes, goods, money, rounds, state, track
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def legal(g: Ground, p: Position, w: Work) -> int:
    """List every legal action in `w.actions`, in a fixed order; tell how many."""
    w.count = 0
    for kind in range(1, codes.KINDS):
        list_kind(g, p, w, kind)
    return w.count


def legal_of_kind(g: Ground, p: Position, w: Work, kind: int) -> int:
    """List the legal actions of one kind in `w.actions`; tell how many."""
    w.count = 0
    list_kind(g, p, w, kind)
    return w.count


def phase_of(p: Position, kind: int) -> int:
    """Whether a kind of action answers what is being asked."""
    if kind == codes.BID:
        return 1 if p.phase == codes.AUCTION or p.phase == codes.BIDDING else 0
    if kind == codes.PASS:
        return 1 if p.phase == codes.AUCTION or p.phase == codes.BIDDING or p.phase == codes.GOODS else 0
    if kind == codes.RAISE:
        return 1 if p.phase == codes.CAPITAL else 0
    if kind == codes.TAKE:
        return 1 if p.phase == codes.TILES else 0
    if kind == codes.IMPROVE or kind == codes.DELIVER:
        return 1 if p.phase == codes.GOODS else 0
    if kind == codes.SCORE:
        return 1 if p.phase == codes.SCORING else 0
    return 1 if p.phase == codes.BUILD else 0


def list_kind(g: Ground, p: Position, w: Work, kind: int) -> None:
    """Append the legal actions of a kind, if it answers what is being asked."""
    if not phase_of(p, kind):
        return
    if kind == codes.LAY:
        track.list_lays(g, p, w)
    elif kind == codes.DELIVER:
        goods.list_deliveries(g, p, w)
    elif kind == codes.CITY:
        cities.list_cities(g, p, w)
    elif kind == codes.GROW:
        cities.list_growth(g, p, w)
    elif kind == codes.BID:
        for amount in range(auction.lowest(p), auction.highest(p) + 1):
            state.add(w, state.pack(codes.BID, 0, 0, amount))
    elif kind == codes.RAISE:
        for steps in range(money.capital_steps(p, p.asked) + 1):
            state.add(w, state.pack(codes.RAISE, 0, 0, steps))
    elif kind == codes.TAKE:
        list_tiles(g, p, w)
    elif kind == codes.SCORE:
        state.add(w, state.pack(codes.SCORE, 1, 0, 0))
        state.add(w, state.pack(codes.SCORE, 0, 0, 0))
    elif kind == codes.DONE:
        if cities.refuse_done(g, p) == codes.FINE:
            state.add(w, state.pack(codes.DONE, 0, 0, 0))
    elif kind == codes.IMPROVE:
        if goods.refuse_improve(p) == codes.FINE:
            state.add(w, state.pack(codes.IMPROVE, 0, 0, 0))
    else:
        state.add(w, state.pack(codes.PASS, 0, 0, 0))


def list_tiles(g: Ground, p: Position, w: Work) -> None:
    """Action tiles the seat asked may take, done or passed (S4)."""
    for tile in range(1, 8):
        for passed in range(2):
            if action_tiles.refuse_take(g, p, p.asked, tile, passed) == codes.FINE:
                state.add(w, state.pack(codes.TAKE, tile, passed, 0))


def kinds(g: Ground, p: Position, w: Work) -> int:
    """The kinds that have a legal action, one bit each."""
    if p.phase == codes.BUILD:
        return building_kinds(g, p, w)
    if p.phase == codes.GOODS:
        found = 1 << codes.PASS
        if goods.refuse_improve(p) == codes.FINE:
            found |= 1 << codes.IMPROVE
        if goods.find_delivery(g, p, w, 1):
            found |= 1 << codes.DELIVER
        return found
    if p.phase == codes.TILES:
        return 1 << codes.TAKE
    if p.phase == codes.SCORING:
        return 1 << codes.SCORE
    if p.phase == codes.CAPITAL:
        return 1 << codes.RAISE
    if p.phase == codes.OVER:
        return 0
    found = 1 << codes.PASS
    if auction.lowest(p) <= auction.highest(p):
        found |= 1 << codes.BID
    return found


def building_kinds(g: Ground, p: Position, w: Work) -> int:
    """What the seat that builds can still do."""
    found = 0
    if some_lay(g, p, w):
        found |= 1 << codes.LAY
    if cities.may_urbanize(g, p):
        found |= 1 << codes.CITY
    if cities.may_grow(g, p):
        found |= 1 << codes.GROW
    if cities.refuse_done(g, p) == codes.FINE:
        found |= 1 << codes.DONE
    return found


def some_lay(g: Ground, p: Position, w: Work) -> int:
    """Whether anything can be laid; lists all lays of one hex, beginning with a random one."""
    w.count = 0
    track.prepare(g, p, w)
    if p.laid >= p.limit or w.money < 2:
        return 0
    start = flat.draw(w, g.cells)
    for i in range(g.cells):
        track.list_cell(g, p, w, (i + start) % g.cells)
        if w.count:
            return 1
    return 0


def sample(g: Ground, p: Position, w: Work) -> int:
    """One legal action at random: every kind that has one is as likely as another."""
    found = kinds(g, p, w)
    n = flat.bits(found)
    if n == 0:
        return 0
    pick = flat.draw(w, n)
    kind = 0
    for i in range(codes.KINDS):
        if found >> i & 1:
            if pick == 0:
                kind = i
                break
            pick -= 1
    return sample_of_kind(g, p, w, kind)


def sample_of_kind(g: Ground, p: Position, w: Work, kind: int) -> int:
    """One legal action of a kind that is known to have one; small bids and sums are more likely than large ones."""
    if kind == codes.LAY:
        some_lay(g, p, w)
        return w.actions[flat.draw(w, w.count)]
    if kind == codes.DELIVER:
        goods.find_delivery(g, p, w, 1)
        return w.actions[0]
    if kind == codes.BID:
        return state.pack(codes.BID, 0, 0, stop_early(w, auction.lowest(p), auction.highest(p), 2))
    if kind == codes.RAISE:
        return state.pack(codes.RAISE, 0, 0, stop_early(w, 0, money.capital_steps(p, p.asked), 4))
    if kind == codes.CITY:
        return sample_city(g, p, w)
    w.count = 0
    list_kind(g, p, w, kind)
    return w.actions[flat.draw(w, w.count)]


def stop_early(w: Work, lowest: int, highest: int, chance: int) -> int:
    """A number of a range; at each step one in `chance` stops."""
    number = lowest
    while number < highest and flat.draw(w, chance):
        number += 1
    return number


def sample_city(g: Ground, p: Position, w: Work) -> int:
    """A random New City without listing them all: town, colour and supply space one after the other."""
    stop = flat.draw(w, g.stops)
    while p.colour_of[stop] >= 0:
        stop = (stop + 1) % g.stops
    colour = flat.draw(w, 5)
    while p.new_cities[colour] == 0:
        colour = (colour + 1) % 5
    if not cities.has_supply(p):
        return state.pack(codes.CITY, stop, colour, 0)
    space = flat.draw(w, 12)
    while cities.space_count(p, space) == 0:
        space = (space + 1) % 12
    return state.pack(codes.CITY, stop, colour, space + 1)


def refuse(g: Ground, p: Position, w: Work, action: int) -> int:
    """Why an action is not legal, or FINE. Cells, stops, colours and tiles must exist; all else is checked."""
    kind = action >> 40
    a = action >> 32 & 255
    b = action >> 24 & 255
    c = action & 16777215
    if not phase_of(p, kind):
        return codes.WRONG_KIND
    if kind == codes.BID:
        return auction.refuse_bid(p, c)
    if kind == codes.RAISE:
        return codes.CAPITAL_TOO_HIGH if c > money.capital_steps(p, p.asked) else codes.FINE
    if kind == codes.TAKE:
        return action_tiles.refuse_take(g, p, p.asked, a, b)
    if kind == codes.LAY:
        return track.refuse_lay(g, p, w, a, b)
    if kind == codes.CITY:
        return cities.refuse_city(g, p, a, b, c)
    if kind == codes.GROW:
        return cities.refuse_grow(g, p, a, c)
    if kind == codes.DONE:
        return cities.refuse_done(g, p)
    if kind == codes.IMPROVE:
        return goods.refuse_improve(p)
    if kind == codes.DELIVER:
        return goods.refuse_delivery(g, p, w, a, b, c >> 18, c & 262143)
    return codes.FINE


def apply(g: Ground, p: Position, w: Work, action: int) -> None:
    """Do a legal action and everything that follows from it."""
    p.hashed = 0
    kind = action >> 40
    a = action >> 32 & 255
    b = action >> 24 & 255
    c = action & 16777215
    if p.phase == codes.AUCTION or p.phase == codes.BIDDING:
        over = auction.bid(p, w, c) if kind == codes.BID else auction.decline(p, w)
        if over:
            rounds.end_auction(p, w)
        return
    if kind == codes.LAY:
        track.lay_tile(g, p, w, a, b)
        return
    if kind == codes.CITY:
        cities.place_city(g, p, w, a, b, c)
        return
    if kind == codes.GROW:
        cities.grow(p, w, a, c)
        return
    if kind == codes.DELIVER:
        goods.deliver(g, p, w, a, b, c >> 18, c & 262143)
        return
    if kind == codes.SCORE:
        if not goods.score(p, w, a):
            return
    elif kind == codes.RAISE:
        money.raise_capital(p, w, p.asked, c)
    elif kind == codes.TAKE:
        action_tiles.take(p, w, p.asked, a, b)
    elif kind == codes.DONE:
        rounds.end_building(p, w)
    elif kind == codes.IMPROVE:
        goods.improve(p, w)
    else:
        flat.note(w, codes.NOTE_IDLE, p.asked, 0, 0, 0)
    rounds.next_seat(p, w)


def play_out(g: Ground, p: Position, w: Work, mode: int, limit: int) -> int:
    """Play random actions to the end; tell how many decisions that took.

    Mode 0 lists every legal action at every decision, 1 lists those of a random kind, 2 samples without a list.
    """
    decisions = 0
    while p.phase != codes.OVER and decisions < limit:
        if mode == 0:
            legal(g, p, w)
            action = w.actions[flat.draw(w, w.count)]
        elif mode == 1:
            action = pick_kind_first(g, p, w)
        else:
            action = sample(g, p, w)
        apply(g, p, w, action)
        decisions += 1
    return decisions


def pick_kind_first(g: Ground, p: Position, w: Work) -> int:
    """A random kind, then a random action from the list of that kind."""
    found = kinds(g, p, w)
    pick = flat.draw(w, flat.bits(found))
    for kind in range(codes.KINDS):
        if found >> kind & 1:
            if pick == 0:
                legal_of_kind(g, p, w, kind)
                break
            pick -= 1
    return w.actions[flat.draw(w, w.count)]
