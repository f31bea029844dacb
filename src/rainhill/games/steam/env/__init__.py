"""Steam for learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rainhill.env.game_env import GameEnv
from rainhill.env.lanes import Lanes
from rainhill.env.spec import Spec
from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.codec import encode
from rainhill.games.steam.env.lane import SteamLane
from rainhill.games.steam.env.observation import Layout
from rainhill.games.steam.env.spec import make_spec
from rainhill.games.steam.flat_map import read_ground
from rainhill.games.steam.map import steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import codes, core
from rainhill.games.steam.rules.state import Work
from rainhill.kernel.game import Header
from rainhill.kernel.own_maps import keep_map


def _runners(header: Header, spec: Spec, rows: Sequence[int]) -> Lanes:
    if header.map_text:
        keep_map(header.map_text)
    work, layout = Work(), Layout(spec, steam_map(header.map).stop_at)
    return Lanes([SteamLane(row, spec, layout, read_ground(header.map), work) for row in rows])


def _number(lane: SteamLane, position: SteamPosition, action: SteamAction) -> int | None:
    lane.load(position)
    flat = encode(position, action)
    number = lane.number_of(flat)
    # Of deliveries that differ only in what they give the others, one has the number of them all.
    return number if number >= 0 and lane.action_of(number) == flat else None


def _action(lane: SteamLane, position: SteamPosition, number: int) -> Any:
    lane.load(position)
    action = lane.action_of(number) if 0 <= number < lane.action_count else 0
    if not action or core.refuse(position.ground, position.flat, position.work, action) != codes.FINE:
        raise ValueError(f"action {number} is not legal")
    return position.decode(action)


ENV = GameEnv(spec=make_spec, runners=_runners, number=_number, action=_action, limit=2000)
