"""Laying track tiles: what may be laid on a hex, its price, and what it does (S5, S7.6 to S7.8)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, links, money, redirect, state, stock
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def price(g: Ground, p: Position, cell: int, lay: int) -> int:
    """What a lay costs: $1 a side and $1 for a town, and terrain on an empty hex only (S5.9, S7.2, S7.7)."""
    cost = g.lay_count[lay]
    if lay >= codes.FIRST_TOWN:
        cost += 1
    return cost if p.tile[cell] else cost + g.terrain[cell]


def how(g: Ground, p: Position, cell: int, lay: int) -> int:
    """Whether a lay is new track, an improvement or a redirect."""
    old = p.tile[cell] - 1
    if old < 0:
        return codes.NEW
    return codes.IMPROVEMENT if keeps(g, old, lay) else codes.REDIRECT


def keeps(g: Ground, old: int, lay: int) -> int:
    """Whether a lay has every track of another (S7.6, S7.8)."""
    if g.lay_exits[old] & ~g.lay_exits[lay]:
        return 0
    if old >= codes.FIRST_TOWN:
        return 1
    for i in range(2):
        a = g.track_a[old * 2 + i]
        if a >= 0 and g.partner[lay * 6 + a] != g.track_b[old * 2 + i]:
            return 0
    return 1


def prepare(g: Ground, p: Position, w: Work) -> None:
    """What every question about the build turn under way needs: the stops touched, the stock and the money."""
    links.touch_stops(p, w, p.asked)
    stock.find_stocked(g, p, w)
    w.money = money.limit(p, p.asked, codes.FOR_TRACK)


def track_fault(p: Position, w: Work, a: int, b: int) -> int:
    """Why a new track between two sides is not legal after `look`, or FINE (S5.3, S5.5, S5.7, S5.8, S5.14)."""
    both = 1 << a | 1 << b
    if w.shut & both:
        return codes.INTO_BLACK_EDGE
    if w.others & both:
        return codes.MEETS_OTHERS
    if not w.starts & both:
        return codes.CANNOT_CLAIM if w.loose & both else codes.NO_START
    if w.loose & both and not p.takeover:
        return codes.CANNOT_CLAIM
    return codes.SAME_STOP if links.is_loop(p, w.end_stop[a], w.end_stop[b]) else codes.FINE


def refuse_lay(g: Ground, p: Position, w: Work, cell: int, lay: int) -> int:
    """Why the seat that builds may not lay this here, or FINE."""
    stop = g.stop_at[cell]
    if stop >= 0 and p.colour_of[stop] >= 0:
        return codes.HEX_IS_CITY
    if stop >= 0 and lay < codes.FIRST_TOWN:
        return codes.TOWN_NEEDS_TOWN_TILE
    if stop < 0 and lay >= codes.FIRST_TOWN:
        return codes.TOWN_TILE_ELSEWHERE
    if p.laid >= p.limit:
        return codes.NO_TILES_LEFT
    if p.tile[cell] == lay + 1:
        return codes.SAME_TILE
    prepare(g, p, w)
    links.look(g, p, w, p.asked, cell)
    code = refuse_town(g, p, w, cell, lay) if stop >= 0 else refuse_plain(g, p, w, cell, lay)
    if code:
        return code
    if not stock.has(g, p, g.lay_face[lay], p.piece[cell]):
        return codes.OUT_OF_STOCK
    return codes.TOO_EXPENSIVE if price(g, p, cell, lay) > w.money else codes.FINE


def refuse_plain(g: Ground, p: Position, w: Work, cell: int, lay: int) -> int:
    """Every track that is not there yet must be legal by itself (S5.10); otherwise it is a redirect (S7)."""
    old = p.tile[cell] - 1
    if old >= 0 and not keeps(g, old, lay):
        code = redirect.refuse_redirect(g, p, w, cell, lay)
        if code or not p.any_redirect:
            return code
        added = redirect.added_track(g, p, cell, old, lay)
        if added < 0:
            return codes.FINE
        return track_fault(p, w, g.track_a[lay * 2 + added], g.track_b[lay * 2 + added])
    for i in range(2):
        a = g.track_a[lay * 2 + i]
        if a < 0 or (old >= 0 and g.partner[old * 6 + a] >= 0):
            continue
        code = track_fault(p, w, a, g.track_b[lay * 2 + i])
        if code:
            return code
    return codes.FINE


def refuse_town(g: Ground, p: Position, w: Work, cell: int, lay: int) -> int:
    """Spurs that are there stay (S7.8); new ones obey S5.3 and S5.8, and the builder reaches the town (S5.6)."""
    stop = g.stop_at[cell]
    old = p.tile[cell] - 1
    present = g.lay_exits[old] if old >= 0 else 0
    if present & ~g.lay_exits[lay]:
        return codes.TRACK_NOT_KEPT
    added = g.lay_exits[lay] & ~present
    if added & w.shut:
        return codes.INTO_BLACK_EDGE
    for d in range(6):
        if added >> d & 1 and links.is_loop(p, stop, w.end_stop[d]):
            return codes.SAME_STOP
    if added & w.starts or w.touch >> stop & 1:
        return codes.FINE
    return codes.CANNOT_CLAIM if added & w.loose else codes.TOWN_NOT_REACHED


def list_lays(g: Ground, p: Position, w: Work) -> None:
    """Everything the seat that builds may lay now."""
    prepare(g, p, w)
    if p.laid >= p.limit or w.money < 2:
        return
    for cell in range(g.cells):
        list_cell(g, p, w, cell)


def list_cell(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Everything that may be laid on one cell, after `prepare`."""
    stop = g.stop_at[cell]
    if stop < 0:
        links.look(g, p, w, p.asked, cell)
        if p.tile[cell] == 0:
            if w.starts:
                list_empty(g, p, w, cell)
            return
        if w.starts and p.tile[cell] <= codes.SINGLES:
            list_improvements(g, p, w, cell)
        if p.any_redirect:
            list_any_redirects(g, p, w, cell)
        else:
            redirect.list_redirects(g, p, w, cell)
    elif p.colour_of[stop] < 0:
        links.look(g, p, w, p.asked, cell)
        if w.starts or w.touch >> stop & 1:
            list_town(g, p, w, cell, stop)


def find_fair(p: Position, w: Work) -> None:
    """Mark the pairs of sides between which new track is legal."""
    for a in range(5):
        for b in range(a + 1, 6):
            w.fair[a * 6 + b] = 1 if track_fault(p, w, a, b) == codes.FINE else 0


def list_empty(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Tiles with one or two tracks on an empty hex (S5.9, S5.10)."""
    spare = w.money - g.terrain[cell]
    if spare < 2:
        return
    find_fair(p, w)
    last = codes.SINGLES if spare < 4 else codes.FIRST_TOWN
    for lay in range(last):
        if g.lay_exits[lay] & (w.shut | w.others) or not w.stocked >> g.lay_face[lay] & 1:
            continue
        if not w.fair[g.track_a[lay * 2] * 6 + g.track_b[lay * 2]]:
            continue
        if lay < codes.SINGLES or w.fair[g.track_a[lay * 2 + 1] * 6 + g.track_b[lay * 2 + 1]]:
            state.add(w, state.pack(codes.LAY, cell, lay, 0))


def list_improvements(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Tiles with a second track beside or across the one that is there (S7.6, S7.7)."""
    if w.money < 4:
        return
    old = p.tile[cell] - 1
    a = g.track_a[old * 2]
    find_fair(p, w)
    for lay in range(codes.SINGLES, codes.FIRST_TOWN):
        if g.partner[lay * 6 + a] != g.track_b[old * 2]:
            continue
        i = lay * 2 if g.track_a[lay * 2] != a else lay * 2 + 1
        if w.fair[g.track_a[i] * 6 + g.track_b[i]] and stock.has(g, p, g.lay_face[lay], p.piece[cell]):
            state.add(w, state.pack(codes.LAY, cell, lay, 0))


def list_any_redirects(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Every redirect to whatever tile (S7.4), after `look`; those that keep all tracks are improvements."""
    old = p.tile[cell] - 1
    if not redirect.can_turn(g, p, cell, old):
        return
    for lay in range(codes.FIRST_TOWN):
        if g.lay_count[lay] > w.money or keeps(g, old, lay):
            continue
        if refuse_plain(g, p, w, cell, lay) == codes.FINE and stock.has(g, p, g.lay_face[lay], p.piece[cell]):
            state.add(w, state.pack(codes.LAY, cell, lay, 0))


def list_town(g: Ground, p: Position, w: Work, cell: int, stop: int) -> None:
    """Town tiles that keep the spurs that are there (S5.6, S5.9, S7.8)."""
    old = p.tile[cell] - 1
    present = g.lay_exits[old] if old >= 0 else 0
    bad = w.shut & ~present
    for d in range(6):
        if not present >> d & 1 and links.is_loop(p, stop, w.end_stop[d]):
            bad |= 1 << d
    spare = w.money - 1 if old >= 0 else w.money - 1 - g.terrain[cell]
    reached = w.touch >> stop & 1
    for lay in range(codes.FIRST_TOWN, codes.LAYS):
        exits = g.lay_exits[lay]
        if present & ~exits or exits == present or exits & bad or g.lay_count[lay] > spare:
            continue
        if (reached or exits & ~present & w.starts) and stock.has(g, p, g.lay_face[lay], p.piece[cell]):
            state.add(w, state.pack(codes.LAY, cell, lay, 0))


def lay_tile(g: Ground, p: Position, w: Work, cell: int, lay: int) -> None:
    """Lay a tile, pay for it, and let links grow (S5.9, S5.12 to S5.15); old tracks are not extended by it (S6.7)."""
    seat = p.asked
    old = p.tile[cell] - 1
    cost = price(g, p, cell, lay)
    manner = how(g, p, cell, lay)
    links.touch_stops(p, w, seat)
    links.look(g, p, w, seat, cell)
    flat.note_long(w, codes.NOTE_LAID, seat, cell, lay, cost, manner, old, 0)
    money.pay(p, w, seat, cost, codes.FOR_TRACK)
    p.laid += 1
    p.spent += cost
    stock.put_back(p, cell)
    stock.put_down(g, p, cell, lay)
    if manner == codes.REDIRECT:
        redirect.turn_track(g, p, w, cell, old, lay)
        return
    present = g.lay_exits[old] if old >= 0 else 0
    if lay >= codes.FIRST_TOWN:
        for d in range(6):
            if (g.lay_exits[lay] & ~present) >> d & 1:
                links.add_spur(p, w, seat, cell, g.stop_at[cell], d)
        return
    for i in range(2):
        a = g.track_a[lay * 2 + i]
        if a >= 0 and not present >> a & 1:
            links.add_track(g, p, w, seat, cell, a, g.track_b[lay * 2 + i])
