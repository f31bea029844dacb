"""The greedy bot's eyes and hands in Steam: from a typed position to the flat core and back."""

from __future__ import annotations

import threading

from rainhill.bots import steam_choice, steam_plans, steam_reach
from rainhill.bots.sight import seen_by
from rainhill.bots.steam_reach import Thought
from rainhill.kernel.game import Position
from rainhill.steam.actions import SteamAction
from rainhill.steam.position import SteamPosition

_LOCAL = threading.local()


def own_thought() -> Thought:
    """Scratch space is large and used only for a moment, so each thread has one."""
    thought = getattr(_LOCAL, "thought", None)
    if thought is None:
        thought = _LOCAL.thought = Thought()
    assert isinstance(thought, Thought)
    return thought


def choose(position: Position, seat: int, seed: int) -> SteamAction:
    """The most promising legal action for the seat that is asked."""
    known = seen_by(position, seat)
    assert isinstance(known, SteamPosition)
    known.work.seed(seed & 0xFFFF_FFFF_FFFF_FFFF)
    flat = known.flat
    trials = flat.copy(), flat.copy(), flat.copy()
    return known.decode(steam_choice.choose(known.ground, flat, known.work, own_thought(), *trials, seat))


def expected_points(position: Position, seat: int) -> float:
    """The points a seat may expect at the end."""
    known = seen_by(position, seat)
    assert isinstance(known, SteamPosition)
    thought = own_thought()
    steam_reach.find_rivals(known.ground, known.flat, known.work, thought, seat)
    return steam_plans.judge(known.ground, known.flat, known.work, thought, seat) / 1000
