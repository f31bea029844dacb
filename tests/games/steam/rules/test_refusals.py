"""Every way an action can be illegal: its code, its rule, its facts, and nothing changed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.games.steam import codec, refusals
from rainhill.games.steam.actions import (
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
    parse_action,
)
from rainhill.games.steam.rules import codes
from rainhill.kernel.refusals import RecordError, Refused
from tests.games.steam.rules.table import build, goods, line, net, play, rail, refuses, settle, sit, spurs

OPEN = line("Burg", "C9", "D8", "...")
THEIRS = line("Burg", "C9", "D8", "...", owner=1)
URBAN = {0: "urbanization"}
GROWTH = {0: "city-growth"}
CITIES = {"Tarn": "red", "Ulm": "blue", "Firth": "yellow", "Moor": "purple"} | dict.fromkeys(
    ("Nook", "Oxley", "Pell", "Quay"), "grey"
)
CHAIN = net(alba_tarn=0, tarn_burg=0, burg_ulm=1, ulm_caro=1)


@dataclass(frozen=True)
class Case:
    action: SteamAction
    code: str
    rule: str
    facts: dict[str, Any]
    phase: str
    arranged: dict[str, Any] = field(default_factory=dict)
    edition: str = "base"


def lay(action: LayTile, code: str, rule: str, edition: str = "base", **arranged: Any) -> Case:
    return Case(action, code, rule, {"hex": action.hex, "tile": action.tile}, "build", arranged, edition)


def move(action: Deliver, code: str, rule: str, facts: dict[str, Any] | None = None, **arranged: Any) -> Case:
    way = {"cube": action.cube, "origin": action.origin, "to": action.to}
    given = {"lines": CHAIN, "levels": [4, 1, 1], "cubes": {"Alba": ["blue", "yellow", "red"]}} | arranged
    return Case(action, code, rule, way if facts is None else facts, "goods", given)


CASES = [
    Case(Pass(), "wrong-kind", "S3.5", {"decision": "tile", "kind": "pass"}, "actions"),
    Case(TakeTile("engineer"), "wrong-kind", "S3.5", {"decision": "auction", "kind": "take"}, "auction"),
    Case(Bid(1), "wrong-kind", "S3.5", {"decision": "build", "kind": "bid"}, "build"),
    Case(EndBuild(), "wrong-kind", "S3.5", {"decision": "goods", "kind": "end-build"}, "goods"),
    Case(rail("C5", "03"), "wrong-kind", "S3.5", {"decision": "goods", "kind": "lay"}, "goods"),
    Case(RaiseCapital(5), "wrong-kind", "S3.5", {"decision": "build", "kind": "capital"}, "build"),
    Case(Score("income"), "wrong-kind", "S3.5", {"decision": "capital", "kind": "score"}, "capital", {}, "standard"),
    Case(Bid(-1), "bid-too-low", "S3.2", {"bid": -1, "lowest": 0}, "auction"),
    Case(Bid(0), "bid-too-low", "S3.2", {"bid": 0, "lowest": 1}, "auction", {"zero_bids": "no"}),
    Case(Bid(51), "bid-too-high", "S3.2", {"bid": 51, "highest": 50}, "auction"),
    Case(Bid(70000), "bid-too-high", "S3.2", {"bid": 70000, "highest": 50}, "auction"),
    Case(Bid(-5), "bid-too-low", "S12.5", {"bid": -5, "lowest": 0}, "bidding", {}, "standard"),
    Case(Bid(1), "bid-too-high", "S12.5", {"bid": 1, "highest": 0}, "bidding", {}, "standard"),
    Case(RaiseCapital(3), "capital-not-by-five", "S12.3", {"amount": 3}, "capital", {}, "standard"),
    Case(RaiseCapital(-5), "capital-not-by-five", "S12.3", {"amount": -5}, "capital", {}, "standard"),
    Case(RaiseCapital(55), "capital-too-high", "S12.3", {"amount": 55, "most": 50}, "capital", {}, "standard"),
    Case(RaiseCapital(70000), "capital-too-high", "S12.3", {"amount": 70000, "most": 50}, "capital", {}, "standard"),
    Case(TakeTile("dividend"), "unknown-action-tile", "S4.1", {"tile": "dividend"}, "actions"),
    Case(
        TakeTile("engineer"), "tile-taken", "S4.1", {"tile": "engineer", "seat": 2}, "actions",
        {"tiles": {2: "engineer"}},
    ),
    Case(TakeTile("engineer", True), "no-pass-option", "S4.9", {"tile": "engineer"}, "actions"),
    Case(TakeTile("city-growth", True), "no-pass-option", "S12.10", {"tile": "city-growth"}, "actions", {}, "standard"),
    Case(TakeTile("locomotive"), "level-highest", "S4.7", {}, "actions", {"levels": [6, 1, 1]}),
    Case(TakeTile("city-growth"), "cannot-grow", "S4.6", {}, "actions", {"supply": {}}),
    Case(TakeTile("urbanization"), "no-town-left", "S4.8", {}, "actions", {"new_cities": CITIES}),
    Case(
        TakeTile("urbanization"), "no-city-left", "S4.8", {}, "actions",
        {"on": "northeast", "new_cities": dict(zip(
            ("Utica", "Elmira", "Trenton", "Concord", "Rutland", "Kingston", "Cornwall", "Amsterdam"),
            CITIES.values(), strict=True,
        ))},
    ),
    Case(
        TakeTile("urbanization"), "tile-too-expensive", "S2.4",
        {"tile": "urbanization", "price": 6, "can_pay": 5}, "actions", {"income": [-9, 0, 0]},
    ),
    Case(rail("C5", "03"), "no-tiles-left", "S5.1", {"tiles": 3}, "build", {"laid": 3}),
    Case(rail("C5", "03"), "no-tiles-left", "S5.1", {"tiles": 4}, "build", {"laid": 4, "tiles": {0: "engineer"}}),
    Case(LayTile("Z9", "21", 0), "unknown-hex", "S5.2", {"hex": "Z9"}, "build"),
    Case(LayTile("Alba", "21", 0), "unknown-hex", "S5.2", {"hex": "Alba"}, "build"),
    Case(LayTile("C5", "99", 0), "unknown-tile", "S1.7", {"tile": "99"}, "build"),
    Case(LayTile("C5", "21", 6), "unknown-rotation", "S1.7", {"tile": "21", "rotation": 6}, "build"),
    Case(LayTile("C5", "21", -1), "unknown-rotation", "S1.7", {"tile": "21", "rotation": -1}, "build"),
    Case(LayTile("C5", "21", 4), "same-rotation", "S1.7", {"tile": "21", "rotation": 4, "same": 1}, "build"),
    lay(rail("C3", "03"), "hex-is-city", "S5.2"),
    lay(rail("C7", "03"), "town-needs-town-tile", "S5.4"),
    lay(spurs("C5", "03"), "town-tile-elsewhere", "S5.4"),
    lay(rail("C5", "03"), "out-of-stock", "S1.6", stock={"21/22": 0}),
    lay(rail("I9", "31"), "into-black-edge", "S5.3"),
    lay(rail("C1", "30"), "into-black-edge", "S5.3"),
    lay(rail("D8", "41"), "meets-others", "S5.7", lines=[THEIRS]),
    lay(rail("A11", "03"), "no-start", "S5.5"),
    lay(rail("D8", "52"), "cannot-claim", "S6.5", lines=[line("Tarn", "D8", "...", owner=None)]),
    lay(rail("D8", "43"), "same-stop", "S5.8", lines=[OPEN, line("Burg", "D10", "D8", "...")]),
    lay(rail("C9", "31"), "same-tile", "S7.6", lines=[OPEN]),
    lay(spurs("C7", "1"), "track-not-kept", "S7.6", lines=net(alba_tarn=0)),
    lay(rail("C9", "02", "45"), "track-not-kept", "S7.6", lines=[OPEN]),
    lay(rail("C5", "02"), "complete-link", "S6.4", lines=net(alba_tarn=0)),
    lay(rail("C9", "30"), "not-your-link", "S7.1", lines=[THEIRS]),
    lay(rail("C9", "30"), "not-last-track", "S7.1", lines=[line("Burg", "C9", "D8", "E7", "...")]),
    lay(rail("C9", "02"), "start-moved", "S7.4", lines=[OPEN]),
    lay(spurs("C7", "03"), "town-not-reached", "S5.6"),
    Case(
        rail("F12", "03"), "track-too-expensive", "S2.4",
        {"hex": "F12", "tile": "21", "price": 4, "can_pay": 3}, "build", {"cash": [3, 0, 0]}, "standard",
    ),
    Case(
        rail("C5", "03"), "track-too-expensive", "S2.4",
        {"hex": "C5", "tile": "21", "price": 2, "can_pay": 1}, "build", {"cash": [1, 0, 0], "income": [-10, 0, 0]},
    ),
    Case(PlaceCity("Tarn", "grey", 1), "no-urbanization", "S8.1", {}, "build"),
    Case(
        PlaceCity("Tarn", "grey", 1), "no-urbanization", "S8.1", {}, "build", {"tiles": {0: ("urbanization", True)}}
    ),
    Case(PlaceCity("Alba", "grey", 1), "not-a-town", "S8.1", {"stop": "Alba"}, "build", {"tiles": URBAN}),
    Case(PlaceCity("Rome", "grey", 1), "unknown-stop", "S8.1", {"stop": "Rome"}, "build", {"tiles": URBAN}),
    Case(PlaceCity("Tarn", "pink", 1), "unknown-colour", "S8.1", {"colour": "pink"}, "build", {"tiles": URBAN}),
    Case(PlaceCity("Tarn", "grey", 13), "unknown-supply", "S8.7", {"supply": 13}, "build", {"tiles": URBAN}),
    Case(PlaceCity("Tarn", "grey", -1), "unknown-supply", "S8.7", {"supply": -1}, "build", {"tiles": URBAN}),
    Case(PlaceCity("Tarn", "grey", 0), "supply-needed", "S8.7", {}, "build", {"tiles": URBAN}),
    Case(
        PlaceCity("Tarn", "grey", 2), "supply-empty", "S8.7", {"supply": 2}, "build",
        {"tiles": URBAN, "supply": {1: ["red"]}},
    ),
    Case(
        PlaceCity("Tarn", "red", 1), "colour-gone", "S1.5", {"colour": "red"}, "build",
        {"tiles": URBAN, "new_cities": {"Ulm": "red"}},
    ),
    Case(GrowCity("Alba", 1), "no-growth", "S8.8", {}, "build"),
    Case(GrowCity("Tarn", 1), "not-a-city", "S8.8", {"stop": "Tarn"}, "build", {"tiles": GROWTH}),
    Case(GrowCity("Rome", 1), "unknown-stop", "S8.8", {"stop": "Rome"}, "build", {"tiles": GROWTH}),
    Case(GrowCity("Alba", 0), "unknown-supply", "S8.8", {"supply": 0}, "build", {"tiles": GROWTH}),
    Case(
        GrowCity("Alba", 1), "supply-empty", "S8.7", {"supply": 1}, "build",
        {"tiles": GROWTH, "supply": {2: ["red"]}},
    ),
    Case(
        GrowCity("Alba", 1), "city-has-marker", "S8.9", {"city": "Alba"}, "build",
        {"tiles": GROWTH, "markers": ["Alba"]},
    ),
    Case(EndBuild(), "must-urbanize", "S4.10", {}, "build", {"tiles": URBAN}),
    Case(EndBuild(), "must-grow", "S4.10", {}, "build", {"tiles": GROWTH}),
    Case(ImproveLocomotive(), "level-highest", "S9.2", {}, "goods", {"levels": [6, 1, 1]}),
    Case(ImproveLocomotive(), "already-improved", "S9.2", {}, "goods", {"improved": [0], "goods_round": 2}),
    move(Deliver("purple", "Alba", "Dorn", (1, 0, 0)), "no-such-cube", "S9.3"),
    move(Deliver("red", "Tarn", "Alba", (1, 0, 0)), "no-such-cube", "S9.3"),
    move(Deliver("blue", "Alba", "Caro", (2, 2, 0)), "wrong-colour", "S9.3"),
    move(Deliver("red", "Alba", "Alba", (2, 0, 0)), "back-to-origin", "S9.5"),
    move(Deliver("blue", "Alba", "Burg", (0, 2, 0)), "no-own-link", "S9.6"),
    move(
        Deliver("yellow", "Alba", "Caro", (1, 3, 0)), "too-many-of-other", "S9.6", {"own": 1, "seat": 1, "theirs": 3}
    ),
    move(Deliver("yellow", "Alba", "Caro", (3, 2, 0)), "level-too-low", "S9.3", {"links": 5, "level": 4}),
    move(Deliver("yellow", "Alba", "Caro", (9, 2, 0)), "level-too-low", "S9.3", {"links": 11, "level": 4}),
    move(Deliver("yellow", "Alba", "Caro", (2, 2)), "wrong-points", "S9.8", {"points": "(2, 2)"}),
    move(Deliver("yellow", "Alba", "Caro", (2, -2, 0)), "wrong-points", "S9.8", {"points": "(2, -2, 0)"}),
    move(Deliver("yellow", "Rome", "Caro", (2, 2, 0)), "unknown-stop", "S9.3", {"stop": "Rome"}),
    move(Deliver("pink", "Alba", "Caro", (2, 2, 0)), "unknown-colour", "S9.3", {"colour": "pink"}),
    move(Deliver("yellow", "Alba", "Caro", (2, 2, 0)), "stops-earlier", "S9.4", new_cities={"Tarn": "yellow"}),
    move(
        Deliver("blue", "Alba", "Burg", (4, 0, 0)), "passes-twice", "S9.5",
        lines=[line("Alba", "C5", "Tarn"), line("Tarn", "C9", "Burg"), *net(tarn_dorn=0)],
    ),
    move(Deliver("blue", "Alba", "Burg", (1, 1, 0)), "no-route", "S9.3"),
]  # fmt: skip


def arrange_case(case: Case) -> Any:
    arranged: dict[str, Any] = {"phase": case.phase} | case.arranged
    if case.phase in ("build", "goods", "auction"):
        arranged["asked"] = 0
    return sit(case.edition, 3, **arranged)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.action}")
def test_an_illegal_action_names_its_rule_and_changes_nothing(case: Case) -> None:
    """S1.5, S1.6, S1.7, S2.4, S3.2, S3.5, S4.1, S4.6 to S4.10, S5.1 to S5.8, S6.4, S6.5, S7, S8, S9, S12"""
    refusal = refuses(arrange_case(case), case.action)
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert case.facts.items() <= refusal.facts.items()


@pytest.mark.parametrize(("tiles", "first", "again"), [
    (URBAN, "new city grey at Tarn from supply 1", PlaceCity("Ulm", "grey", 2)),
    (GROWTH, "grow Alba from supply 1", GrowCity("Burg", 2)),
])  # fmt: skip
def test_a_new_city_or_a_growth_once(tiles: dict[int, str], first: str, again: SteamAction) -> None:
    """S8.1, S8.8"""
    position = build(tiles=tiles)
    play(position, first)
    refusal = refuses(position, again)
    assert (refusal.code, refusal.rule) == ("already-done", "S8.1" if tiles == URBAN else "S8.8")


def test_points_are_put_on_income_or_on_points() -> None:
    """S9.8"""
    position = goods(lines=CHAIN, levels=[2, 1, 1], cubes={"Alba": ["blue"]})
    play(position, "deliver blue from Alba to Burg for 2-0-0")
    refusal = refuses(position, Score("cash"))
    assert (refusal.code, refusal.rule, refusal.facts) == ("unknown-choice", "S9.8", {"choice": "cash"})
    assert refuses(position, Pass()).code == "wrong-kind"


def test_the_table_has_every_code_there_is() -> None:
    """Every word of codec.py and refusals.py, and every number of the core that means a refusal."""
    source = "".join(Path(file).read_text(encoding="utf-8") for file in (codec.__file__, refusals.__file__))
    words = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) - {"new-city", "end-build"}
    provoked = {case.code for case in CASES} | {"already-done", "unknown-choice"}
    assert words == provoked
    names = [name for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)]
    codes_of_refusals = names[names.index("FINE") + 1 : names.index("NO_ROUTE") + 1]
    # The first is found before the core is asked; the others are what is left when all named ones are not meant.
    unnamed = {name for name in codes_of_refusals if f"codes.{name}" not in source}
    assert unnamed == {"WRONG_KIND", "CAPITAL_TOO_HIGH", "SPACE_EMPTY", "MUST_GROW", "ALREADY_IMPROVED", "NO_ROUTE"}


def test_something_that_is_no_action_at_all() -> None:
    position = sit(phase="actions")
    before = position.digest()
    for nothing in ("take engineer", None, 7, object()):
        with pytest.raises(Refused) as refusal:
            position.apply(nothing)  # type: ignore[arg-type]
        assert (refusal.value.code, refusal.value.rule) == ("wrong-kind", "S3.5")
    assert position.digest() == before


def test_nothing_is_asked_after_the_end() -> None:
    """S11.1: the position and the match refuse everything."""
    position, _ = settle(round_number=10)
    refusal = refuses(position, Pass())
    assert (refusal.code, refusal.facts["decision"]) == ("wrong-kind", "over")
    assert position.legal() == []


def test_a_match_refuses_a_seat_out_of_turn() -> None:
    """S3.5"""
    match = rainhill.new("steam", map="toy", seats=3, options={"first_order": "random"}, seed=4)
    decision = match.decision
    assert decision is not None
    other = (decision.seat + 1) % 3
    before = match.position.digest()
    with pytest.raises(Refused) as refusal:
        match.play("take engineer", seat=other)
    assert (refusal.value.code, refusal.value.facts) == ("not-your-decision", {"seat": other, "asked": decision.seat})
    assert match.position.digest() == before and match.version == 0


@pytest.mark.parametrize(
    "text", ["", "bid", "bid -1", "lay 21 at C5", "grow from supply 1", "deliver red", "score both"]
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_action(text)
    assert error.value.code == "action-unreadable"
