"""Passes given in advance (R6.1): what they are for, and where nothing can change."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rainhill.games.rocket.actions import Pass
from rainhill.games.rocket.passes_ahead import is_idle, standing_answer
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.view import StationView
from tests.games.rocket.rules.table import play, sit

LINE = {"NOR": ["H6"]}


def proposed() -> RocketPosition:
    """Anton moves NOR from H6 to H8; Beate is asked."""
    position = sit("2018", 3, lines=LINE, shares={"NOR": [1, 1, 0]})
    play(position, "extend NOR to H8")
    return position


@pytest.mark.parametrize(
    ("wishes", "passes"),
    [
        ([], False),
        (["idle"], False),
        (["pass NOR 1"], True),
        (["pass NOR 0"], False),
        (["pass SOU 9"], False),
        (["what is that", "pass NOR 9"], True),
    ],
)
def test_a_pass_in_advance_is_for_a_company_and_up_to_a_turn(wishes: list[str], passes: bool) -> None:
    assert standing_answer(proposed(), wishes) == (Pass() if passes else None)


@pytest.mark.parametrize(
    ("targets", "owner", "passengers", "idle"),
    [
        (("H8",), None, 5, True),
        (("H8", "G7"), None, 5, False),
        (("H8",), 1, 5, False),
        (("H8",), 1, 0, True),
        (("H8",), 0, 5, True),
    ],
)
def test_nothing_can_change_with_one_hex_and_no_passenger(
    targets: tuple[str, ...], owner: int | None, passengers: int, idle: bool
) -> None:
    """R6.2 and R5.8: a bid would only give shares away."""
    view = proposed().view(None)
    assert view.veto is not None
    stations = () if owner is None else (StationView("H8", owner, None),)
    seen = replace(view, stations=stations, passengers_left=passengers)
    assert is_idle(seen, replace(view.veto, targets=targets)) == idle


def test_an_action_of_ones_own_is_never_answered_in_advance() -> None:
    assert standing_answer(sit("2018", 3, lines=LINE), ["idle", "pass NOR 9"]) is None
