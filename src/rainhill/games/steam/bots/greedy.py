"""The greedy bot's eyes and hands in Steam: from a typed position to the flat core and back."""

from __future__ import annotations

from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.bots import decisions, deliveries, projects
from rainhill.games.steam.bots.scratch import Scratch
from rainhill.games.steam.position import SteamPosition
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.game import Position

own_scratch = one_for_each_thread(Scratch)


def choose(position: Position, seat: int, seed: int) -> SteamAction:
    """The most promising legal action for the seat that is asked."""
    known = position.known_to(seat)
    assert isinstance(known, SteamPosition)
    known.work.seed(seed & 0xFFFF_FFFF_FFFF_FFFF)
    scratch = own_scratch()
    scratch.use(known.ground, known.work)
    return known.decode(decisions.choose(scratch, known.flat, seat))


def expected_points(position: Position, seat: int) -> float:
    """The points a seat may expect at the end."""
    known = position.known_to(seat)
    assert isinstance(known, SteamPosition)
    scratch = own_scratch()
    scratch.use(known.ground, known.work)
    deliveries.find_rivals(scratch, known.flat, seat)
    return projects.judge(scratch, known.flat, seat) / 1000
