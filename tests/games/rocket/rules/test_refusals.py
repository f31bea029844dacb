"""Every way an action can be illegal: its code, its rule, its facts, and nothing changed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.games.rocket import codec, refusals
from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.refusals import Refused
from tests.games.rocket.rules.boards import make_map, name_of
from tests.games.rocket.rules.table import play, refuses, sit

MEETING = {"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]}
THREE = {"NOR": ["H6", "H8", "H10"], "EAS": ["M11", "L10", "K9", "J10"], "SOU": ["H20", "H18", "H16", "I15", "I13"]}


@dataclass(frozen=True)
class Case:
    action: RocketAction
    code: str
    rule: str
    facts: dict[str, Any]
    set_up: dict[str, Any]
    before: tuple[str, ...] = ()


def in_veto(action: RocketAction, code: str, rule: str, facts: dict[str, Any]) -> Case:
    """Beate is asked about NOR from H6 to H8; she holds two shares."""
    return Case(
        action, code, rule, facts, {"lines": {"NOR": ["H6"]}, "shares": {"NOR": [3, 2, 0]}}, ("extend NOR to H8",)
    )


def in_defence(action: RocketAction, code: str, rule: str, facts: dict[str, Any]) -> Case:
    """Beate bid two shares for I7; Anton, who holds four, has the last word, for H8 only (2018)."""
    case = in_veto(action, code, rule, facts)
    return Case(action, code, rule, facts, case.set_up, (*case.before, "bid 2 for I7"))


CASES = [
    in_veto(Extend("SOU", "H20"), "wrong-kind", "R6.1", {"decision": "veto", "kind": "extend"}),
    in_veto(Invest("Aston", "coal"), "wrong-kind", "R6.1", {"decision": "veto", "kind": "invest"}),
    in_veto(PlaceStation("A1"), "wrong-kind", "R6.1", {"decision": "veto", "kind": "station"}),
    in_veto(MoveStation("A1", "A5"), "wrong-kind", "R6.1", {"decision": "veto", "kind": "move-station"}),
    in_defence(LoseTurn(), "wrong-kind", "R6.3", {"decision": "defend", "kind": "lose-turn"}),
    Case(Extend("NOR", "H6"), "already-moved", "R2.2", {"company": "NOR"}, {"moved": ["NOR"], "actions_done": 1}),
    Case(LoseTurn(), "can-act", "R2.3", {}, {}),
    Case(Invest("Nowhere", "coal"), "unknown-city", "R3.1", {"city": "Nowhere"}, {}),
    Case(Invest("Eyam", "coal"), "unknown-city", "R3.1", {"city": "Eyam"}, {}),
    Case(Invest("Aston", "silk"), "unknown-industry", "R3.1", {"city": "Aston", "industry": "silk"}, {}),
    Case(
        Invest("Aston", "coal"),
        "no-free-place",
        "R3.1",
        {"city": "Aston", "industry": "coal"},
        {"investments": {("Aston", "coal"): [2]}},
    ),
    Case(
        PlaceStation("H10"),
        "no-stations-left",
        "R4.1",
        {},
        {"stations": dict.fromkeys(["A1", "A5", "A9", "A13", "A17", "A21", "O1"], 0)},
    ),
    Case(MoveStation("A1", "A5"), "not-your-station", "R4.1", {"hex": "A1"}, {"stations": {"A1": 2}}),
    Case(MoveStation("A1", "A5"), "not-your-station", "R4.1", {"hex": "A1"}, {}),
    Case(PlaceStation("Z99"), "unknown-hex", "R4.2", {"hex": "Z99"}, {}),
    Case(MoveStation("Z99", "A1"), "unknown-hex", "R4.2", {"hex": "Z99"}, {}),
    Case(MoveStation("A1", "Z99"), "unknown-hex", "R4.2", {"hex": "Z99"}, {"stations": {"A1": 0}}),
    Case(PlaceStation("H12"), "hex-is-place", "R4.2", {"hex": "H12", "place": "Eyam"}, {}),
    Case(PlaceStation("H6"), "hex-has-track", "R4.2", {"hex": "H6", "company": "NOR"}, {"lines": MEETING}),
    Case(PlaceStation("H8"), "hex-has-locomotive", "R4.2", {"hex": "H8", "company": "NOR"}, {"lines": MEETING}),
    Case(PlaceStation("H4"), "hex-has-locomotive", "R4.2", {"hex": "H4", "company": "NOR"}, {}),
    Case(PlaceStation("A1"), "hex-has-station", "R4.2", {"hex": "A1", "seat": 1}, {"stations": {"A1": 1}}),
    Case(PlaceStation("A1"), "hex-has-station", "R4.2", {"hex": "A1", "seat": 0}, {"stations": {"A1": 0}}),
    Case(PlaceStation("I5"), "next-to-locomotive", "R4.2", {"hex": "I5", "company": "NOR"}, {}),
    Case(PlaceStation("A3"), "next-to-station", "R4.2", {"hex": "A3", "seat": 2}, {"stations": {"A1": 2}}),
    Case(
        MoveStation("A1", "A7"),
        "next-to-station",
        "R4.2",
        {"hex": "A7", "seat": 0},
        {"stations": {"A1": 0, "A9": 0}},
    ),
    Case(
        MoveStation("H6", "A1"),
        "station-connected",
        "R4.3",
        {"hex": "H6", "company": "NOR"},
        {"lines": MEETING, "stations": {"H6": 0}},
    ),
    Case(MoveStation("A1", "A1"), "station-stays", "R4.4", {"hex": "A1"}, {"stations": {"A1": 0}}),
    Case(Extend("XXX", "H6"), "unknown-company", "R5.1", {"company": "XXX"}, {}),
    Case(Extend("NOR", "H8"), "not-a-neighbour", "R5.1", {"company": "NOR", "hex": "H8"}, {}),
    Case(Extend("NOR", "H4"), "not-a-neighbour", "R5.1", {"company": "NOR", "hex": "H4"}, {}),
    Case(Extend("NOR", "I7"), "turn-too-sharp", "R5.1", {"company": "NOR", "hex": "I7"}, {"lines": MEETING}),
    Case(Extend("NOR", "Z99"), "unknown-hex", "R5.2", {"hex": "Z99"}, {}),
    Case(
        Extend("NOR", "H12"),
        "target-place",
        "R5.2",
        {"company": "NOR", "hex": "H12", "place": "Eyam"},
        {"lines": {"NOR": ["H6", "H8", "H10"]}},
    ),
    Case(
        Extend("NOR", "H6"),
        "target-track",
        "R5.2",
        {"company": "NOR", "hex": "H6", "other": "NOR"},
        {"lines": {"NOR": ["H6", "I7", "I9", "H10", "G9", "G7"]}},
    ),
    Case(
        Extend("SOU", "I11"),
        "two-lines",
        "R5.4",
        {"company": "SOU", "hex": "I11", "first": "NOR", "second": "EAS"},
        {"lines": THREE},
    ),
    Case(Pass(), "not-in-veto", "R6.1", {"decision": "act", "kind": "pass"}, {}),
    Case(Bid(1, "H6"), "not-in-veto", "R6.1", {"decision": "act", "kind": "bid"}, {}),
    in_veto(Bid(0, "H8"), "bid-too-low", "R6.2", {"bid": 0, "needed": 1}),
    in_veto(Bid(-3, "H8"), "bid-too-low", "R6.2", {"bid": -3, "needed": 1}),
    in_veto(Bid(3, "H8"), "bid-too-high", "R6.2", {"bid": 3, "held": 2}),
    in_veto(Bid(300, "H8"), "bid-too-high", "R6.2", {"bid": 300, "held": 2}),
    in_veto(Bid(1, "H10"), "bid-target", "R6.2", {"hex": "H10"}),
    in_veto(Bid(1, "I5"), "bid-target", "R6.2", {"hex": "I5"}),
    in_veto(Bid(1, "H4"), "bid-target", "R6.2", {"hex": "H4"}),
    in_defence(Bid(1, "H8"), "defence-too-low", "R6.3", {"bid": 1, "needed": 2}),
    in_defence(Bid(-3, "H8"), "defence-too-low", "R6.3", {"bid": -3, "needed": 2}),
    in_defence(Bid(5, "H8"), "bid-too-high", "R6.2", {"bid": 5, "held": 4}),
    in_defence(Bid(2, "I7"), "defence-target", "R6.3", {"hex": "I7", "original": "H8"}),
    in_defence(Bid(2, "H10"), "bid-target", "R6.2", {"hex": "H10"}),
    Case(
        Extend("WES", "G11"),
        "company-closed",
        "R7.1",
        {"company": "WES", "survivor": "NOR"},
        {"lines": MEETING},
        ("extend WES to G9",),
    ),
    Case(Extend("NOR", "H6"), "no-tiles", "R11.2", {}, {"tiles_left": 0}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.action}")
def test_an_illegal_action_names_its_rule_and_changes_nothing(case: Case) -> None:
    """R2.1, R2.2, R2.3, R3.1, R4.1, R4.2, R4.3, R4.4, R5.1, R5.2, R5.4, R6.1, R6.2, R6.3, R7.1, R11.2"""
    position = sit("2018", **case.set_up)
    play(position, *case.before, referee="tiles_left" not in case.set_up)
    refusal = refuses(position, case.action)
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert case.facts.items() <= refusal.facts.items()


def test_a_locomotive_in_the_way() -> None:
    """R5.2: only where starting towns are neighbours, since lines are never next to each other (R7.6)."""
    board = make_map([(1, 3), (2, 2)], starts={"A": (1, 1), "B": (1, 2)})
    refusal = refuses(sit(on=board), Extend("A", name_of((1, 2))))
    assert (refusal.code, refusal.rule, refusal.facts["other"]) == ("target-locomotive", "R5.2", "B")


def test_the_table_has_every_code_there_is() -> None:
    source = "".join(Path(file).read_text(encoding="utf-8") for file in (codec.__file__, refusals.__file__))
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert codes - {case.code for case in CASES} == {"target-locomotive"}


def test_something_that_is_no_action_at_all() -> None:
    position = sit()
    before = position.digest()
    with pytest.raises(Refused) as refusal:
        position.apply("extend")  # type: ignore[arg-type]
    assert (refusal.value.code, refusal.value.rule) == ("wrong-kind", "R2.1")
    assert position.digest() == before


def test_a_match_refuses_a_seat_out_of_turn_and_everything_after_the_end() -> None:
    match = rainhill.new("rocket", map="toy", seats=2, deal={"first": "2"})
    with pytest.raises(Refused) as refusal:
        match.play("invest brewing in Kettleford", seat=0)
    assert (refusal.value.code, refusal.value.facts) == ("not-your-decision", {"seat": 0, "asked": 1})
    assert isinstance(match.position, RocketPosition)
    assert match.version == 0
