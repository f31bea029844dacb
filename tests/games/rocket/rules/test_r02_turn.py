"""R2 The turn."""

from __future__ import annotations

import pytest

from rainhill.games.rocket.actions import LoseTurn
from tests.games.rocket.rules.boards import A_FIRST, A_SECOND, A_THIRD, crossing, name_of
from tests.games.rocket.rules.table import EDITIONS, extensions, play, refuses, sit, sit_match, the

TWICE = [
    ("invest steel in Aston", "invest coal in Aston"),
    ("station at A1", "station at A5"),
    ("extend NOR to H6", "extend SOU to H20"),
    ("station at A1", "station from A1 to A5"),
    ("invest steel in Aston", "extend NOR to H6"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("actions", TWICE)
def test_r2_1_two_actions_of_the_same_or_of_different_kinds(edition: str, actions: tuple[str, str]) -> None:
    """R2.1"""
    position = sit(edition)
    play(position, actions[0])
    asked = position.decision()
    assert asked is not None
    assert (asked.seat, asked.kind, asked.facts) == (0, "act", {"action": 2})
    events = play(position, actions[1])
    asked = position.decision()
    assert asked is not None
    assert (asked.seat, asked.kind, asked.facts) == (1, "act", {"action": 1})
    assert (the(events, "turn-began").seat, the(events, "turn-began").turn) == (1, 2)


def test_r2_1_only_the_three_kinds_of_action_are_offered() -> None:
    """R2.1"""
    position = sit(stations={"A1": 0})
    assert set(position.legal_kinds()) == {"extend", "invest", "station", "move-station"}
    assert refuses(position, "pass").code == "not-in-veto"
    assert refuses(position, "bid 1 for H6").code == "not-in-veto"


def test_r2_1_no_ordinary_action_during_a_veto() -> None:
    """R2.1, R6.1: refused by the rule of what is asked, not by that of the turn."""
    position = sit(shares={"NOR": [0, 1, 0]})
    play(position, "extend NOR to H6")
    for notation in (
        "extend SOU to H20",
        "invest coal in Aston",
        "station at A1",
        "station from A1 to A3",
        "lose turn",
    ):
        refusal = refuses(position, notation)
        assert (refusal.code, refusal.rule, refusal.facts["decision"]) == ("wrong-kind", "R6.1", "veto")


def test_r2_2_the_same_locomotive_not_twice_in_a_turn() -> None:
    """R2.2"""
    position = sit()
    play(position, "extend NOR to H6")
    assert extensions(position, "NOR") == set()
    refusal = refuses(position, "extend NOR to H8")
    assert (refusal.code, refusal.rule, refusal.facts) == ("already-moved", "R2.2", {"company": "NOR"})
    play(position, "invest coal in Aston")
    assert extensions(position, "NOR") == {"G7", "H8", "I7"}


def test_r2_2_a_veto_does_not_make_it_a_different_locomotive() -> None:
    """R2.2"""
    position = sit(shares={"NOR": [0, 1, 0]})
    play(position, "extend NOR to H6", "bid 1 for I5", "pass")
    assert refuses(position, "extend NOR to H6").code == "already-moved"


def test_r2_2_the_survivor_of_a_merger_has_not_moved() -> None:
    """R2.2"""
    position = sit(lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E9", "F10"]})
    merged = the(play(position, "extend WES to G9"), "merged")
    assert (merged.closed, merged.survivor) == ("WES", "NOR")
    assert "I9" in extensions(position, "NOR")
    assert refuses(position, "extend WES to G11").code == "company-closed"


def test_r2_2_not_even_after_it_survived_a_merger_later_in_the_turn() -> None:
    """R2.2: NOR moved first; WES running into it does not free it again."""
    position = sit(lines={"NOR": ["H6"], "WES": ["C11", "D10", "E9", "F10"]})
    play(position, "extend NOR to H8", "extend WES to G9")
    assert position.full_view().active == 1
    assert extensions(position, "NOR") != set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_r2_3_no_pass_while_there_is_something_to_do(edition: str) -> None:
    """R2.3"""
    position = sit(edition)
    refusal = refuses(position, LoseTurn())
    assert (refusal.code, refusal.rule) == ("can-act", "R2.3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_r2_3_without_a_legal_action_the_rest_of_the_turn_is_lost(edition: str) -> None:
    """R2.3: A has moved, B and C are held off by R5.4, and no land is free for a station."""
    position = sit(edition, 2, on=crossing(way_out=True), lines={"A": [name_of(A_FIRST)]})
    play(position, f"extend A to {name_of(A_SECOND)}")
    assert position.legal() == [LoseTurn()]
    assert position.legal_kinds() == ["lose-turn"]
    assert position.legal_of_kind("lose-turn") == [LoseTurn()]
    assert position.forced() == LoseTurn()
    events = play(position, LoseTurn())
    assert the(events, "turn-lost").seat == 0
    assert the(events, "turn-began").seat == 1
    # The next player may move A again.
    assert extensions(position, "A") == {name_of(A_THIRD)}


def test_r2_3_a_single_answer_is_given_and_logged_without_asking() -> None:
    """R2.3, R6.3: here the defender could still equal the bid, there not."""
    match = sit_match("2018", 2, shares={"NOR": [1, 2]})
    match.play("extend NOR to H6")
    match.play("bid 2 for H6")
    assert match.decision is not None
    assert match.decision.kind == "defend"
    match = sit_match("2018", 2, shares={"NOR": [0, 2]})
    match.play("extend NOR to H6")
    match.play("bid 2 for H6")
    assert [entry.auto for entry in match.entries] == [False, False, True]
    assert match.decision is not None
    assert match.decision.kind == "act"
