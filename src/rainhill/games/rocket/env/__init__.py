"""Stephenson's Rocket for learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rainhill.env.game_env import GameEnv
from rainhill.env.lanes import Lanes
from rainhill.env.spec import Spec
from rainhill.games.rocket.actions import RocketAction
from rainhill.games.rocket.codec import encode
from rainhill.games.rocket.env.lane import RocketLane
from rainhill.games.rocket.env.spec import make_spec
from rainhill.games.rocket.flat_map import read_ground
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes, core
from rainhill.games.rocket.rules.state import Work
from rainhill.kernel.game import Header
from rainhill.kernel.own_maps import keep_map


def _runners(header: Header, spec: Spec, rows: Sequence[int]) -> Lanes:
    if header.map_text:
        keep_map(header.map_text)
    work = Work()
    return Lanes([RocketLane(row, spec, read_ground(header.map), work) for row in rows])


def _number(lane: RocketLane, position: RocketPosition, action: RocketAction) -> int | None:
    lane.load(position)
    return lane.number_of(encode(position, action))


def _action(lane: RocketLane, position: RocketPosition, number: int) -> Any:
    lane.load(position)
    action = lane.action_of(number) if 0 <= number < lane.action_count else 0
    if not action or core.refuse(position.ground, position.flat, position.work, action) != codes.FINE:
        raise ValueError(f"action {number} is not legal")
    return position.decode(action)


ENV = GameEnv(spec=make_spec, runners=_runners, number=_number, action=_action, limit=1000)
