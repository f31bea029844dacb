"""Investing in the industry of a city (R3)."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.rules.state import Position, Work
from rainhill.kernel import flat


def invest(p: Position, w: Work, seat: int, slot: int) -> None:
    """Take an investment place (R3.1)."""
    p.free[slot] -= 1
    p.invested[seat * codes.SLOTS + slot] += 1
    flat.note(w, codes.NOTE_INVESTED, seat, slot, 0, 0)


def refuse_invest(p: Position, slot: int) -> int:
    """Why this investment place cannot be taken, or FINE (R3.1)."""
    return codes.FINE if p.free[slot] > 0 else codes.NO_FREE_PLACE
