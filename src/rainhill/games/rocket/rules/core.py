"""The core: what is legal, and what an action does, over the flat state (R2).

`legal` lists everything, `legal_of_kind` one kind, `sample` draws one action without listing (first a kind, then an
action of it); `refuse` says why an action is not legal. The four agree exactly; tests hold them to it. `apply` checks
nothing. An action is a number: kind << 24 | a << 16 | b << 8.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, end, extend, invest, isolation, lines, stations, veto
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def legal(g: Ground, p: Position, w: Work) -> int:
    """List every legal action in `w.actions`, in a fixed order; tell how many."""
    w.count = 0
    if p.phase == codes.ACT:
        list_extensions(g, p, w)
        list_investments(g, p, w)
        stations.find_open(g, p, w)
        list_placements(p, w)
        list_moves(g, p, w)
        if w.count == 0:
            add(w, codes.LOSE << 24)
    elif p.phase != codes.OVER:
        add(w, codes.PASS << 24)
        list_bids(g, p, w)
    return w.count


def legal_of_kind(g: Ground, p: Position, w: Work, kind: int) -> int:
    """List the legal actions of one kind in `w.actions`; tell how many."""
    w.count = 0
    if kind == codes.PASS:
        if p.phase == codes.VETO or p.phase == codes.DEFEND:
            add(w, codes.PASS << 24)
    elif kind == codes.LOSE:
        if p.phase == codes.ACT and kinds(g, p, w) == 1 << codes.LOSE:
            w.count = 0
            add(w, codes.LOSE << 24)
    elif kind == codes.BID:
        if p.phase == codes.VETO or p.phase == codes.DEFEND:
            list_kind(g, p, w, kind)
    elif p.phase == codes.ACT:
        list_kind(g, p, w, kind)
    return w.count


def add(w: Work, action: int) -> None:
    """Append one action to the list."""
    w.actions[w.count] = action
    w.count += 1


def list_kind(g: Ground, p: Position, w: Work, kind: int) -> None:
    """Append the legal actions of a kind that belongs to the present phase."""
    if kind == codes.EXTEND:
        list_extensions(g, p, w)
    elif kind == codes.INVEST:
        list_investments(g, p, w)
    elif kind == codes.STATION:
        stations.find_open(g, p, w)
        list_placements(p, w)
    elif kind == codes.MOVE:
        stations.find_open(g, p, w)
        list_moves(g, p, w)
    elif kind == codes.BID:
        list_bids(g, p, w)


def list_investments(g: Ground, p: Position, w: Work) -> None:
    """Every slot with a free place (R3.1)."""
    for slot in range(g.cities * 2):
        if p.free[slot] > 0:
            add(w, codes.INVEST << 24 | slot << 16)


def list_placements(p: Position, w: Work) -> None:
    """A station from the supply to every open hex (R4.1); `find_open` has been called."""
    if p.stations_left[p.active] > 0:
        n = w.count
        found = w.open_count
        for i in range(found):
            w.actions[n + i] = codes.STATION << 24 | w.open[i] << 16
        w.count = n + found


def list_extensions(g: Ground, p: Position, w: Work) -> None:
    """R5.1 to R5.4, each company once a turn (R2.2), none without a tile (R11.2)."""
    if p.tiles_left == 0:
        return
    for company in range(g.companies):
        if (p.moved | p.closed) >> company & 1:
            continue
        mask = lines.targets(g, p, company)
        for d in range(6):
            if mask >> d & 1:
                add(w, codes.EXTEND << 24 | company << 16 | d << 8)


def can_lift(p: Position, cell: int) -> bool:
    """Whether the station on this cell may be lifted by its owner (R4.3)."""
    return p.piles != 0 or p.line_at[cell] < 0


def list_moves(g: Ground, p: Position, w: Work) -> None:
    """Every own station that may be lifted, to every open hex and to those it alone kept closed (R4.2, R4.4).

    `find_open` has been called.
    """
    found = w.open_count
    for k in range(codes.STATIONS - p.stations_left[p.active]):
        origin = p.stations_of[p.active * codes.STATIONS + k]
        if not can_lift(p, origin):
            continue
        n = w.count
        base = codes.MOVE << 24 | origin << 16
        for i in range(found):
            w.actions[n + i] = base | w.open[i] << 8
        w.count = n + found
        for d in range(6):
            cell = g.near[origin * 6 + d]
            if p.shut[cell] == 1:
                add(w, base | cell << 8)


def list_bids(g: Ground, p: Position, w: Work) -> None:
    """R6.2; in the defence an equal bid is enough, and perhaps only the proposed hex is allowed (R6.3)."""
    held = p.shares[p.veto_company * codes.SEATS + p.asked]
    lowest = p.veto_bid + 1 if p.phase == codes.VETO else p.veto_bid
    mask = bid_targets(g, p)
    for shares in range(lowest, held + 1):
        for d in range(6):
            if mask >> d & 1:
                add(w, codes.BID << 24 | shares << 16 | d << 8)


def bid_targets(g: Ground, p: Position) -> int:
    """The directions that may be bid for now (R6.2, R6.3)."""
    if p.phase == codes.DEFEND and not p.defence_any:
        return 1 << p.veto_proposed
    return lines.targets(g, p, p.veto_company)


def kinds(g: Ground, p: Position, w: Work) -> int:
    """The kinds that have a legal action, one bit each."""
    found = 0
    if p.phase == codes.OVER:
        return 0
    if p.phase != codes.ACT:
        lowest = p.veto_bid + 1 if p.phase == codes.VETO else p.veto_bid
        found = 1 << codes.PASS
        if p.shares[p.veto_company * codes.SEATS + p.asked] >= lowest:
            found |= 1 << codes.BID
        return found
    if can_extend(g, p):
        found |= 1 << codes.EXTEND
    if can_invest(g, p):
        found |= 1 << codes.INVEST
    if p.stations_left[p.active] > 0 and some_open(g, p, w) >= 0:
        found |= 1 << codes.STATION
    if p.stations_left[p.active] < codes.STATIONS and some_move(g, p, w):
        found |= 1 << codes.MOVE
    return found if found else 1 << codes.LOSE


def can_extend(g: Ground, p: Position) -> bool:
    """Whether the active seat can move some locomotive (R2.2, R5, R11.2)."""
    if p.tiles_left == 0:
        return False
    for company in range(g.companies):
        if not (p.moved | p.closed) >> company & 1 and lines.targets(g, p, company):
            return True
    return False


def can_invest(g: Ground, p: Position) -> bool:
    """Whether any investment place is free (R3.1)."""
    for slot in range(g.cities * 2):
        if p.free[slot] > 0:
            return True
    return False


def some_open(g: Ground, p: Position, w: Work) -> int:
    """A random hex open to stations, or -1: a few guesses first, because most boards have many."""
    for _ in range(12):
        cell = flat.draw(w, g.cells)
        if p.shut[cell] == 0:
            return cell
    stations.find_open(g, p, w)
    if w.open_count == 0:
        return -1
    return w.open[flat.draw(w, w.open_count)]


def some_move(g: Ground, p: Position, w: Work) -> bool:
    """Whether some station of the active seat can be moved."""
    somewhere = -2
    for k in range(codes.STATIONS - p.stations_left[p.active]):
        origin = p.stations_of[p.active * codes.STATIONS + k]
        if can_lift(p, origin):
            if somewhere == -2:
                somewhere = some_open(g, p, w)
            if somewhere >= 0:
                return True
            for d in range(6):
                if p.shut[g.near[origin * 6 + d]] == 1:
                    return True
    return False


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
    """One legal action of a kind that is known to have one."""
    if kind == codes.STATION:
        return codes.STATION << 24 | some_open(g, p, w) << 16
    if kind == codes.INVEST:
        return codes.INVEST << 24 | sample_slot(g, p, w) << 16
    if kind == codes.MOVE:
        return sample_move(g, p, w)
    if kind == codes.PASS or kind == codes.LOSE:
        return kind << 24
    w.count = 0
    list_kind(g, p, w, kind)
    return w.actions[flat.draw(w, w.count)]


def sample_slot(g: Ground, p: Position, w: Work) -> int:
    """A random slot with a free investment place."""
    n = 0
    for slot in range(g.cities * 2):
        if p.free[slot] > 0:
            n += 1
    pick = flat.draw(w, n)
    for slot in range(g.cities * 2):
        if p.free[slot] > 0:
            if pick == 0:
                return slot
            pick -= 1
    return 0


def sample_move(g: Ground, p: Position, w: Work) -> int:
    """A random move of a station: which one first, so that no list of all pairs is needed."""
    own = codes.STATIONS - p.stations_left[p.active]
    k = flat.draw(w, own)
    # Where the first choice has no target the next one is tried; one of them has, or the kind were not offered.
    for _ in range(own):
        origin = p.stations_of[p.active * codes.STATIONS + k]
        if can_lift(p, origin):
            cell = sample_target(g, p, w, origin)
            if cell >= 0:
                return codes.MOVE << 24 | origin << 16 | cell << 8
        k = (k + 1) % own
    return 0


def sample_target(g: Ground, p: Position, w: Work, origin: int) -> int:
    """A random hex for a station lifted from `origin`, or -1."""
    for _ in range(12):
        cell = flat.draw(w, g.cells)
        if p.shut[cell] == 0:
            return cell
        if p.shut[cell] == 1:
            for d in range(6):
                if g.near[origin * 6 + d] == cell:
                    return cell
    stations.find_open(g, p, w)
    n = w.open_count
    for d in range(6):
        cell = g.near[origin * 6 + d]
        if p.shut[cell] == 1:
            w.open[n] = cell
            n += 1
    if n == 0:
        return -1
    return w.open[flat.draw(w, n)]


def refuse(g: Ground, p: Position, w: Work, action: int) -> int:
    """Why an action is not legal, or FINE. Cells, companies and slots must exist on the map; all else is checked."""
    kind = action >> 24
    a = action >> 16 & 255
    b = action >> 8 & 255
    if kind == codes.BID or kind == codes.PASS:
        if p.phase != codes.VETO and p.phase != codes.DEFEND:
            return codes.WRONG_KIND
        return veto.refuse_bid(g, p, a, b) if kind == codes.BID else codes.FINE
    if p.phase != codes.ACT:
        return codes.WRONG_KIND
    if kind == codes.INVEST:
        return invest.refuse_invest(p, a)
    if kind == codes.STATION:
        if p.stations_left[p.active] == 0:
            return codes.NO_STATIONS_LEFT
        return stations.refuse_hex(g, p, a, -1)
    if kind == codes.MOVE:
        code = stations.refuse_lift(p, p.active, a)
        return code if code else stations.refuse_hex(g, p, b, a)
    if kind == codes.EXTEND:
        return refuse_extension(g, p, a, b)
    return codes.FINE if kinds(g, p, w) == 1 << codes.LOSE else codes.CAN_ACT


def refuse_extension(g: Ground, p: Position, company: int, d: int) -> int:
    """R2.2, R5.1 to R5.4, R7.1, R11.2."""
    if p.closed >> company & 1:
        return codes.COMPANY_CLOSED
    if p.moved >> company & 1:
        return codes.ALREADY_MOVED
    if p.tiles_left == 0:
        return codes.NO_TILES
    return lines.refuse_target(g, p, company, d)


def apply(g: Ground, p: Position, w: Work, action: int) -> None:
    """Do a legal action and everything that follows from it (R2.1, R5.10, R11.4)."""
    p.hashed = 0
    kind = action >> 24
    a = action >> 16 & 255
    b = action >> 8 & 255
    extended = -1
    # R11.5: whatever else is done uses something up, so it cannot be repeated for ever.
    if p.standstill_limit and kind != codes.MOVE and kind != codes.LOSE:
        p.advanced = p.turn
    if kind == codes.INVEST:
        invest.invest(p, w, p.active, a)
    elif kind == codes.STATION:
        stations.place_station(g, p, w, p.active, a)
    elif kind == codes.MOVE:
        stations.move_station(g, p, w, p.active, a, b)
    elif kind == codes.LOSE:
        end.lose_turn(p, w)
        return
    else:
        if kind == codes.EXTEND:
            veto.propose(g, p, w, a, b)
        elif kind == codes.BID:
            veto.bid(g, p, w, a, b)
        else:
            veto.decline(g, p, w)
        if p.phase != codes.ACT:
            return
        extended = p.veto_company
        extend.finish(g, p, w)
        if p.loco_at[extended] >= 0:
            isolation.advance_route(p, extended, p.loco_at[extended])
    end.after_action(g, p, w, extended)


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
