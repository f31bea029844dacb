"""After every action: isolation, the end of the match, the next decision (R2, R10, R11)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes, isolation, lines
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def after_action(g: Ground, p: Position, w: Work, extended: int) -> None:
    """Test isolation, then the end (R11.4), then pass the word to whoever acts next (R2.1).

    `extended` is the company that moved, or -1. Only an extension changes what R10 and R11.3 ask about.
    """
    if extended >= 0:
        test_isolation(g, p, w)
    if p.ending == codes.NOT_ENDING:
        p.ending = end_reason(g, p, extended >= 0)
        # 1999 ends at once, so there is nothing to announce.
        if p.ending != codes.NOT_ENDING and not p.piles:
            flat.note(w, codes.NOTE_ENDING, p.ending, 0, 0, 0)
    p.actions_done += 1
    if p.ending != codes.NOT_ENDING and (p.piles or p.actions_done == 2):
        p.phase = codes.OVER
        flat.note(w, codes.NOTE_ENDED, p.ending, 0, 0, 0)
    elif p.actions_done == 2:
        end_turn(p, w)


def end_turn(p: Position, w: Work) -> None:
    """The next seat to the left begins its turn (R2.1), unless the match stands still (R11.5)."""
    if p.standstill_limit and stands_still(p, w):
        return
    p.actions_done = 0
    p.moved = 0
    p.turn += 1
    p.active = (p.active + 1) % p.seats
    p.asked = p.active
    flat.note(w, codes.NOTE_TURN, p.active, p.turn, 0, 0)


def stands_still(p: Position, w: Work) -> bool:
    """Whether this turn was the last of so many of nothing but station moves that the match is over (R11.5).

    Track, investments and stations in supply are used up; only moves of stations can go on for ever.
    """
    turns = p.turn - p.advanced
    if turns >= p.standstill_limit:
        p.ending = codes.BY_STANDSTILL
        p.phase = codes.OVER
        flat.note(w, codes.NOTE_ENDED, p.ending, 0, 0, 0)
        return True
    if turns > 0 and turns % p.seats == 0:
        flat.note(w, codes.NOTE_STANDSTILL, turns // p.seats, (p.standstill_limit - turns) // p.seats, 0, 0)
    return False


def lose_turn(p: Position, w: Work) -> None:
    """A seat without a legal action loses the rest of its turn (R2.3); a match that was ending ends (R11.2)."""
    flat.note(w, codes.NOTE_LOST, p.active, 0, 0, 0)
    if p.ending != codes.NOT_ENDING:
        p.phase = codes.OVER
        flat.note(w, codes.NOTE_ENDED, p.ending, 0, 0, 0)
    else:
        end_turn(p, w)


def test_isolation(g: Ground, p: Position, w: Work) -> None:
    """Every open line is tested (R10.1); in 1999 the pile of an isolated one leaves the game (R10.2)."""
    for company in range(g.companies):
        bit = 1 << company
        if (p.closed | p.isolated) & bit:
            continue
        if isolation.is_isolated(g, p, w, company):
            if p.isolation_both and isolation.is_in_reach(g, p, w, company):
                continue
            p.isolated |= bit
            p.pile[company] = 0
            p.route_length[company] = 0
            flat.note(w, codes.NOTE_ISOLATED, company, 0, 0, 0)


def end_reason(g: Ground, p: Position, extended: bool) -> int:
    """Why the match ends now, or NOT_ENDING (R11.1 to R11.3)."""
    available = 0
    for company in range(g.companies):
        # R11.1: in 1999 a company whose pile is empty is not available either.
        if not (p.closed | p.isolated) >> company & 1 and (not p.piles or p.pile[company] > 0):
            available += 1
    if available <= 1:
        return codes.BY_COMPANIES
    if p.tiles_left == 0:
        return codes.BY_TILES
    if extended and not lines.can_any_move(g, p):
        return codes.BY_BLOCK
    return codes.NOT_ENDING
