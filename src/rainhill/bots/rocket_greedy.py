"""The greedy bot's eyes and hands in Stephenson's Rocket: from a typed position to the flat core and back."""

from __future__ import annotations

import threading

from rainhill.bots import rocket_choice
from rainhill.bots.rocket_value import Thought, estimate
from rainhill.bots.sight import seen_by
from rainhill.kernel.game import Position
from rainhill.rocket.actions import RocketAction
from rainhill.rocket.position import RocketPosition

_LOCAL = threading.local()


def own_thought() -> Thought:
    """Scratch space is large and used only for a moment, so each thread has one."""
    thought = getattr(_LOCAL, "thought", None)
    if thought is None:
        thought = _LOCAL.thought = Thought()
    assert isinstance(thought, Thought)
    return thought


def choose(position: Position, seat: int, seed: int) -> RocketAction:
    """The most promising legal action for the seat that is asked."""
    known = seen_by(position, seat)
    assert isinstance(known, RocketPosition)
    known.work.seed(seed & 0xFFFF_FFFF_FFFF_FFFF)
    trial = known.flat.copy()
    return known.decode(rocket_choice.choose(known.ground, known.flat, known.work, own_thought(), trial, seat))


def expected_points(position: Position, seat: int) -> tuple[float, ...]:
    """The points each seat may expect at the end, as far as `seat` can tell."""
    known = seen_by(position, seat)
    assert isinstance(known, RocketPosition)
    thought = own_thought()
    estimate(known.ground, known.flat, known.work, thought)
    return tuple(thought.expected_of(s) / 1000 for s in range(known.flat.seats))
