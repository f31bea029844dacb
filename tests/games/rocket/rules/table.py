"""A table to test at: positions on the empty field (tests/data/rocket/field.toml) or on any map, with a referee."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rainhill.games.rocket.actions import Extend, PlaceStation, RocketAction, parse_action
from rainhill.games.rocket.arrange import arrange
from rainhill.games.rocket.flat_map import make_ground
from rainhill.games.rocket.game import GAME
from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.map import RocketMap, check_rocket_map, make_rocket_map, rocket_map
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.referee import check, check_step
from rainhill.games.rocket.rules.state import Ground
from rainhill.games.rocket.view import CompanyView
from rainhill.kernel.game import Header
from rainhill.kernel.maps import load_map
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused

EDITIONS = ("1999", "2018")
NAMES = ("Anton", "Beate", "Claus", "Dora")
DATA = Path(__file__).resolve().parents[3] / "data" / "rocket"


@cache
def field_map() -> RocketMap:
    board = make_rocket_map(load_map(DATA / "field.toml"))
    check_rocket_map(board)
    return board


@cache
def ground_of(board: RocketMap) -> Ground:
    return make_ground(board)


def map_of(name: str) -> RocketMap:
    return field_map() if name == "field" else rocket_map(name)


FIELD_GAME = replace(
    GAME,
    maps=lambda: ("field",),
    map_hash=lambda _: field_map().board.hash,
    start=lambda header: RocketPosition(header, field_map(), ground_of(field_map())),
)


def header(edition: str, seats: int, board: RocketMap, first: int = 0, **options: str) -> Header:
    chosen = {option.id: option.default(edition) for option in INFO.options} | options
    deal = {"first": str(first + 1)}
    return Header("rocket", INFO.rules, board.id, board.board.hash, edition, chosen, NAMES[:seats], deal)


def sit(
    edition: str = "2018",
    seats: int = 3,
    *,
    on: str | RocketMap = "field",
    first: int = 0,
    defence: str | None = None,
    open_scores: str | None = None,
    readings: Mapping[str, str] | None = None,
    **arranged: Any,
) -> RocketPosition:
    """A position, arranged as asked (see rainhill.games.rocket.arrange)."""
    board = map_of(on) if isinstance(on, str) else on
    options = {name: value for name, value in (("defence", defence), ("open_scores", open_scores)) if value}
    options |= readings or {}
    position = RocketPosition(header(edition, seats, board, first, **options), board, ground_of(board))
    return arrange(position, **arranged) if arranged else position


def sit_match(edition: str = "2018", seats: int = 3, **arranged: Any) -> Match:
    """A match on the field: forced answers are given by themselves."""
    match = Match.new(FIELD_GAME, seats=NAMES[:seats], edition=edition, map="field", deal={"first": "1"})
    assert isinstance(match.position, RocketPosition)
    if arranged:
        arrange(match.position, **arranged)
    return match


def play(position: RocketPosition, *notations: str | RocketAction, referee: bool = True) -> tuple[Any, ...]:
    """Apply actions one by one under the referee's eyes; tell everything that happened."""
    told: list[Any] = []
    for notation in notations:
        action = parse_action(notation) if isinstance(notation, str) else notation
        assert action in position.legal(), f"{notation} is not listed"
        before = position.full_view()
        events = position.apply(action)
        if referee:
            check(position)
            check_step(before, action, position.full_view(), events)
        told += events
    return tuple(told)


def refuses(position: RocketPosition, notation: str | RocketAction) -> Refused:
    """The refusal of an action; nothing may have changed, and the action may not have been listed."""
    action = parse_action(notation) if isinstance(notation, str) else notation
    before, listed = position.digest(), position.legal()
    assert action not in listed
    with pytest.raises(Refused) as refusal:
        position.apply(action)
    assert position.digest() == before
    assert position.legal() == listed
    return refusal.value


def found(events: tuple[Any, ...], key: str) -> list[Any]:
    return [event for event in events if event.key == key]


def the(events: tuple[Any, ...], key: str) -> Any:
    """The only event of its key."""
    (event,) = found(events, key)
    return event


def company(position: RocketPosition, name: str) -> CompanyView:
    return next(c for c in position.full_view().companies if c.id == name)


def scores(position: RocketPosition) -> list[int | None]:
    return [seat.score for seat in position.full_view().seats]


def extensions(position: RocketPosition, name: str) -> set[str]:
    """The hexes a company's locomotive may be moved to."""
    listed = [action for action in position.legal_of_kind("extend") if isinstance(action, Extend)]
    return {action.to for action in listed if action.company == name}


def station_hexes(position: RocketPosition) -> set[str]:
    return {action.at for action in position.legal_of_kind("station") if isinstance(action, PlaceStation)}
