"""Answers to the veto given in advance: passes, as ordinary actions. The rules know nothing of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rainhill.games.rocket.actions import Pass
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.view import RocketView, VetoView
from rainhill.kernel.game import IDLE

_PASS = re.compile(r"pass (?P<company>\S{1,8}) (?P<turn>\d{1,6})")
"""Pass whenever this company is moved, up to and including a turn of the match."""


def standing_answer(position: RocketPosition, wishes: Sequence[str]) -> Pass | None:
    """The pass a holder has given in advance; None if it has to be asked (R6.1)."""
    if not wishes or position.flat.phase != codes.VETO:
        return None
    view = position.view(None)
    veto = view.veto
    assert veto is not None
    if IDLE in wishes and is_idle(view, veto):
        return Pass()
    for found in filter(None, map(_PASS.fullmatch, wishes)):
        if found["company"] == veto.company and view.turn <= int(found["turn"]):
            return Pass()
    return None


def is_idle(view: RocketView, veto: VetoView) -> bool:
    """Whether a bid could only give shares away: one hex is legal (R6.2), and no passenger depends on it (R5.8)."""
    station = next((each for each in view.stations if each.hex == veto.target), None)
    takes = station is not None and station.seat != veto.active and view.passengers_left > 0
    return len(veto.targets) == 1 and not takes
