"""What the typed layer asks of the core again and again, each in one call: a list, a step, the hash, a comparison.

Actions are numbers with the place of the locomotive in their last byte where only both together say what is meant
(`Position.placed`), so that a number means the same action for ever.
"""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, core, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel.flat import PLAIN
from rainhill.kernel.listed import Fingerprint, ListedActions, ListedEvents

SOURCE = PLAIN
"""The same as a number of C, because looking up a name of Python takes as long as the copy it is about."""


def list_legal(made: ListedActions, g: Ground, p: Position, w: Work, kind: int) -> None:
    """List the legal actions of a kind, or all of them (-1), in `w`, and say in `made` where they are."""
    count = core.legal(g, p, w) if kind < 0 else core.legal_of_kind(g, p, w, kind)
    for i in range(count):
        listed = w.actions[i] >> 24
        if listed == codes.EXTEND or listed == codes.BID:
            w.actions[i] = p.placed(w.actions[i])
        elif listed != codes.PASS:
            # Extensions come first, and bids after nothing but the word to pass.
            break
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


def step(told: ListedEvents, g: Ground, p: Position, w: Work, placed: int) -> int:
    """Do a legal action, and let `told` know how to tell it; or say why it is not legal, and change nothing."""
    kind = placed >> 24
    if kind == codes.EXTEND:
        if p.loco_at[placed >> 16 & 255] + 1 != placed & 255:
            return codes.WRONG_KIND
    elif kind == codes.BID:
        if p.veto_company < 0 or p.loco_at[p.veto_company] + 1 != placed & 255:
            return codes.WRONG_KIND
    number = placed >> 8 << 8
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
    return p.placed(w.actions[0]) if core.legal_of_kind(g, p, w, kind) == 1 else 0


def mix(p: Position, f: Fingerprint) -> None:
    """Everything that the digest is made of, in a hash."""
    f.add(p.seats << 8 | p.piles << 4 | p.defence_any)
    f.add(p.home_left << 16 | p.isolation_both << 8 | p.standstill_limit)
    f.add(p.advanced)
    f.add(p.phase)
    f.add(p.asked)
    f.add(p.active)
    f.add(p.actions_done)
    f.add(p.turn)
    f.add(p.moved << 16 | p.closed << 8 | p.isolated)
    f.add(p.tiles_left)
    f.add(p.passengers_left)
    f.add(p.ending)
    f.add(p.veto_company)
    f.add(p.veto_proposed)
    f.add(p.veto_target)
    f.add(p.veto_bid)
    f.add(p.veto_bidder)
    for i in range(codes.CELLS):
        # Most hexes are empty: three times -1.
        if p.line_at[i] >= 0 or p.station_at[i] >= 0 or p.shape[i] >= 0:
            f.add(i << 24 | (p.line_at[i] & 255) << 16 | (p.station_at[i] & 255) << 8 | p.shape[i] & 255)
    for i in range(codes.COMPANIES):
        f.add(p.loco_at[i])
        f.add(p.heading[i])
        f.add(p.merged_into[i])
        f.add(p.joined[i])
        f.add(p.pile[i])
        f.add(p.real[i])
        f.add(p.extra[i])
    for i in range(codes.HOLDINGS):
        f.add(p.shares[i])
        f.add(p.stations_on[i])
    for i in range(codes.SEATS):
        f.add(p.stations_left[i])
        f.add(p.passengers[i])
        f.add(p.score[i])
    for i in range(codes.SLOTS):
        f.add(p.free[i])
    for i in range(codes.INVESTMENTS):
        f.add(p.invested[i])


def is_same(p: Position, q: Position) -> bool:
    """Whether two positions agree in everything that the digest is made of."""
    if p.seats != q.seats or p.piles != q.piles or p.defence_any != q.defence_any or p.home_left != q.home_left:
        return False
    if p.isolation_both != q.isolation_both or p.standstill_limit != q.standstill_limit or p.advanced != q.advanced:
        return False
    if p.phase != q.phase or p.asked != q.asked or p.active != q.active or p.actions_done != q.actions_done:
        return False
    if p.turn != q.turn or p.moved != q.moved or p.closed != q.closed or p.isolated != q.isolated:
        return False
    if p.tiles_left != q.tiles_left or p.passengers_left != q.passengers_left or p.ending != q.ending:
        return False
    if p.veto_company != q.veto_company or p.veto_proposed != q.veto_proposed or p.veto_target != q.veto_target:
        return False
    if p.veto_bid != q.veto_bid or p.veto_bidder != q.veto_bidder:
        return False
    for i in range(codes.CELLS):
        if p.line_at[i] != q.line_at[i] or p.station_at[i] != q.station_at[i] or p.shape[i] != q.shape[i]:
            return False
    for i in range(codes.COMPANIES):
        if p.loco_at[i] != q.loco_at[i] or p.heading[i] != q.heading[i] or p.merged_into[i] != q.merged_into[i]:
            return False
        if p.joined[i] != q.joined[i] or p.pile[i] != q.pile[i] or p.real[i] != q.real[i] or p.extra[i] != q.extra[i]:
            return False
    for i in range(codes.HOLDINGS):
        if p.shares[i] != q.shares[i] or p.stations_on[i] != q.stations_on[i]:
            return False
    for i in range(codes.SEATS):
        if p.stations_left[i] != q.stations_left[i] or p.passengers[i] != q.passengers[i] or p.score[i] != q.score[i]:
            return False
    for i in range(codes.SLOTS):
        if p.free[i] != q.free[i]:
            return False
    for i in range(codes.INVESTMENTS):
        if p.invested[i] != q.invested[i]:
            return False
    return True
