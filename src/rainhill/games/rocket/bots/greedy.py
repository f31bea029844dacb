"""The greedy bot's eyes and hands in Stephenson's Rocket: from a typed position to the flat core and back."""

from __future__ import annotations

from rainhill.games.rocket.actions import RocketAction
from rainhill.games.rocket.bots import one_action_ahead
from rainhill.games.rocket.bots.value import Scratch, estimate
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.game import Position

own_scratch = one_for_each_thread(Scratch)


def choose(position: Position, seat: int, seed: int) -> RocketAction:
    """The most promising legal action for the seat that is asked."""
    known = position.known_to(seat)
    assert isinstance(known, RocketPosition)
    known.work.seed(seed & 0xFFFF_FFFF_FFFF_FFFF)
    trial = known.flat.copy()
    return known.decode(one_action_ahead.choose(known.ground, known.flat, known.work, own_scratch(), trial, seat))


def expected_points(position: Position, seat: int) -> tuple[float, ...]:
    """The points each seat may expect at the end, as far as `seat` can tell."""
    known = position.known_to(seat)
    assert isinstance(known, RocketPosition)
    scratch = own_scratch()
    estimate(known.ground, known.flat, known.work, scratch)
    return tuple(scratch.expected_of(s) / 1000 for s in range(known.flat.seats))
