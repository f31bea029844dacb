"""What the typed layer asks of the core again and again, each in one call: a list, a step, the hash, a comparison."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, core, state
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel.flat import PLAIN
from rainhill.kernel.listed import Fingerprint, ListedActions, ListedEvents

SOURCE = PLAIN
"""The same as a number of C, because looking up a name of Python takes as long as the copy it is about."""


def list_legal(made: ListedActions, g: Ground, p: Position, w: Work, kind: int) -> None:
    """List the legal actions of a kind, or all of them (-1), in `w`, and say in `made` where they are."""
    count = core.legal(g, p, w) if kind < 0 else core.legal_of_kind(g, p, w, kind)
    w.list_stamp += 1
    made.stamp = w.list_stamp
    made.length = count
    made.kind = kind
    made.work = w
    made.ground = g
    if SOURCE:
        # Other threads may come between two lines of the plain source, and a copy costs as much as the numbers.
        made.flat = p
        made.numbers  # noqa: B018
    else:
        made.flat = copied(p)


def copied(p: Position) -> Position:
    """A copy, without the question which source runs."""
    if SOURCE:
        return p.copy()
    other = Position.__new__(Position)
    state.copy_into(other, p)
    return other


def step(told: ListedEvents, g: Ground, p: Position, w: Work, number: int) -> int:
    """Do a legal action, and let `told` know how to tell it; or say why it is not legal, and change nothing."""
    # Made first: nothing may come between the two that share the scratch space.
    before = copied(p)
    code = core.refuse(g, p, w, number)
    if code == codes.FINE:
        told.before = before
        told.number = number
        core.apply(g, p, w, number)
    return code


def only(g: Ground, p: Position, w: Work) -> int:
    """The only legal action, or 0 if there are several or none."""
    mask = core.kinds(g, p, w)
    if mask == 0 or mask & (mask - 1):
        return 0
    kind = 0
    while mask >> kind != 1:
        kind += 1
    return w.actions[0] if core.legal_of_kind(g, p, w, kind) == 1 else 0


def mix(p: Position, f: Fingerprint) -> None:
    """Everything that the digest is made of, in a hash. Links count by what they join, not by their numbers."""
    f.add(p.seats << 8 | p.standard << 4 | p.zero_bids)
    f.add(p.unlimited << 16 | p.mercy_track << 12 | p.mercy_upkeep << 8 | p.capital_points)
    f.add(p.income_limit << 16 | p.repeats << 12 | p.ownerless_limited << 8 | p.town_loops << 4 | p.takeover)
    f.add(p.city_claims << 24 | p.any_redirect << 16 | p.mercy_track_seats << 8 | p.mercy_upkeep_seats)
    f.add(p.phase)
    f.add(p.asked)
    f.add(p.round << 8 | p.rounds)
    f.add(p.goods_round)
    f.add(p.alive << 8 | p.in_order)
    f.add(p.queue_length << 8 | p.queue_at)
    f.add(p.place)
    f.add(p.bidder)
    f.add(p.out << 8 | p.placed)
    f.add(p.free_pass)
    f.add(p.free_left)
    f.add(p.bid)
    f.add(p.spent)
    f.add(p.laid << 8 | p.limit)
    f.add(p.city_done << 8 | p.growth_done)
    f.add(p.improved)
    f.add(p.mover)
    f.add(p.cube)
    f.add(p.origin)
    f.add(p.destination)
    f.add(p.waiting)
    f.add(p.bankruptcies << 8 | p.ended)
    for i in range(6):
        f.add(p.order[i])
        f.add(p.queue[i])
        f.add(p.next_order[i])
        f.add(p.bids[i])
        f.add(p.tile_of[i] << 8 | p.passed[i])
        f.add(p.cash[i])
        f.add(p.income[i])
        f.add(p.points[i])
        f.add(p.level[i] << 16 | p.bankrupt[i] << 8 | p.award[i])
    for i in range(5):
        f.add(p.bag[i])
        f.add(p.new_cities[i])
    for i in range(14):
        f.add(p.pieces[i])
    for i in range(40):
        f.add(p.colour_of[i] * 2 + p.marker[i])
    for i in range(200):
        if p.cubes[i]:
            f.add(i << 8 | p.cubes[i])
    for i in range(60):
        if p.supply[i]:
            f.add(i << 8 | p.supply[i])
    mix_track(p, f)


def mix_track(p: Position, f: Fingerprint) -> None:
    """The track and its links."""
    for i in range(225):
        if p.tile[i] or p.piece[i]:
            f.add(i << 16 | p.tile[i] << 8 | p.piece[i] & 255)
    for i in range(1350):
        link = p.link_at[i]
        if link != codes.NO_LINK:
            f.add(i << 16 | (p.link_a[link] & 255) << 8 | p.link_b[link] & 255)
            f.add(p.link_owner[link] << 8 | p.link_flag[link] & 255)
            f.add(p.link_open[link])


def mark_track(p: Position, w: Work, f: Fingerprint, cells: int) -> tuple[list[int], list[int]]:
    """A number for every cell, and one for every link: as long as it stays the same, so does what a view tells of them.

    0 for a cell without track. What an incomplete link has still to do, and when, depends on more.
    """
    for i in range(p.links):
        f.value = 0
        f.add(
            (p.link_a[i] & 255) << 24 | (p.link_b[i] & 255) << 16 | (p.link_owner[i] & 255) << 8 | p.link_flag[i] & 255
        )
        f.add(p.link_open[i])
        w.link_mark[i] = f.value
    for cell in range(cells):
        w.cell_mark[cell] = 0
        if p.tile[cell] == 0:
            continue
        for side in range(cell * 6, cell * 6 + 6):
            link = p.link_at[side]
            if link != codes.NO_LINK:
                f.value = w.cell_mark[cell]
                f.add(link << 16 | (p.link_owner[link] & 255) << 8 | p.link_flag[link] & codes.VOID)
                f.add(p.tile[cell] << 1 | (p.link_open[link] < 0))
                w.cell_mark[cell] = f.value
                f.value = w.link_mark[link]
                f.add(side << 8 | p.tile[cell])
                w.link_mark[link] = f.value
    return [w.cell_mark[i] for i in range(cells)], [w.link_mark[i] for i in range(p.links)]


def compare(p: Position, q: Position) -> int:
    """1: two positions agree; 0: they do not; -1: perhaps, for all but the numbers of their links is the same."""
    if not is_same_table(p, q):
        return 0
    alike = 1
    for i in range(1350):
        if p.link_at[i] != q.link_at[i]:
            if p.link_at[i] == codes.NO_LINK or q.link_at[i] == codes.NO_LINK:
                return 0
            alike = -1
        elif p.link_at[i] != codes.NO_LINK and not is_same_link(p, q, p.link_at[i], q.link_at[i]):
            alike = -1
    return alike


def is_same_link(p: Position, q: Position, i: int, j: int) -> bool:
    """Whether two links join the same, in all that is known of them."""
    if p.link_a[i] != q.link_a[j] or p.link_b[i] != q.link_b[j] or p.link_owner[i] != q.link_owner[j]:
        return False
    return p.link_flag[i] == q.link_flag[j] and p.link_open[i] == q.link_open[j]


def is_same_seat(p: Position, q: Position, i: int) -> bool:
    """Whether all that has six places, one a seat or one a place in the order, agrees at one of them."""
    if p.order[i] != q.order[i] or p.queue[i] != q.queue[i] or p.next_order[i] != q.next_order[i]:
        return False
    if p.bids[i] != q.bids[i] or p.tile_of[i] != q.tile_of[i] or p.passed[i] != q.passed[i]:
        return False
    if p.cash[i] != q.cash[i] or p.income[i] != q.income[i] or p.points[i] != q.points[i]:
        return False
    return p.level[i] == q.level[i] and p.bankrupt[i] == q.bankrupt[i] and p.award[i] == q.award[i]


def is_same_moment(p: Position, q: Position) -> bool:
    """Whether the options agree, and all that is one number for the whole table."""
    if p.seats != q.seats or p.standard != q.standard or p.zero_bids != q.zero_bids or p.unlimited != q.unlimited:
        return False
    if p.mercy_track != q.mercy_track or p.mercy_upkeep != q.mercy_upkeep or p.capital_points != q.capital_points:
        return False
    if p.income_limit != q.income_limit or p.repeats != q.repeats or p.ownerless_limited != q.ownerless_limited:
        return False
    if p.town_loops != q.town_loops or p.takeover != q.takeover or p.city_claims != q.city_claims:
        return False
    if p.any_redirect != q.any_redirect or p.mercy_track_seats != q.mercy_track_seats:
        return False
    if p.mercy_upkeep_seats != q.mercy_upkeep_seats or p.phase != q.phase or p.asked != q.asked or p.round != q.round:
        return False
    if p.rounds != q.rounds or p.goods_round != q.goods_round or p.alive != q.alive or p.in_order != q.in_order:
        return False
    if p.queue_length != q.queue_length or p.queue_at != q.queue_at or p.place != q.place or p.bidder != q.bidder:
        return False
    if p.out != q.out or p.placed != q.placed or p.free_pass != q.free_pass or p.free_left != q.free_left:
        return False
    if p.bid != q.bid or p.spent != q.spent or p.laid != q.laid or p.limit != q.limit or p.city_done != q.city_done:
        return False
    if p.growth_done != q.growth_done or p.improved != q.improved or p.mover != q.mover or p.cube != q.cube:
        return False
    if p.origin != q.origin or p.destination != q.destination or p.waiting != q.waiting:
        return False
    return p.bankruptcies == q.bankruptcies and p.ended == q.ended


def is_same_table(p: Position, q: Position) -> bool:
    """Whether everything but the links agrees."""
    if not is_same_moment(p, q):
        return False
    for i in range(6):
        if not is_same_seat(p, q, i):
            return False
    for i in range(5):
        if p.bag[i] != q.bag[i] or p.new_cities[i] != q.new_cities[i]:
            return False
    for i in range(14):
        if p.pieces[i] != q.pieces[i]:
            return False
    for i in range(40):
        if p.colour_of[i] != q.colour_of[i] or p.marker[i] != q.marker[i]:
            return False
    for i in range(200):
        if p.cubes[i] != q.cubes[i]:
            return False
    for i in range(60):
        if p.supply[i] != q.supply[i]:
            return False
    for i in range(225):
        if p.tile[i] != q.tile[i] or p.piece[i] != q.piece[i]:
            return False
    return True
