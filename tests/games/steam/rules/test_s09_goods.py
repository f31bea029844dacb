"""S9 Moving goods."""

from __future__ import annotations

from typing import Any

import pytest

from rainhill.games.steam.actions import Deliver
from rainhill.games.steam.position import SteamPosition
from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    cubes_on,
    found,
    goods,
    line,
    listed,
    net,
    play,
    purse,
    refused,
    refuses,
    seat,
    the,
)


def ways(position: SteamPosition) -> set[tuple[str, str, str, tuple[int, ...]]]:
    deliveries = listed(position, Deliver)
    assert len(deliveries) == len(set(deliveries))
    return {(act.cube, act.origin, act.to, act.points) for act in deliveries}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s9_1_two_rounds_in_turn_order(edition: str) -> None:
    """S9.1: First Move goes first; improve, move a cube or pass."""
    position = goods(
        edition, 4, order=[3, 1, 0, 2], asked=0, tiles={0: "first-move"}, cash=[9] * 4,
        lines=net(alba_tarn=0), new_cities={"Tarn": "grey"}, cubes={"Alba": ["grey"]},
    )  # fmt: skip
    assert sorted(position.legal_kinds()) == ["deliver", "improve", "pass"]
    seen = []
    for _ in range(8):
        seen.append(asked(position))
        assert position.full_view().phase == "goods"
        play(position, "pass")
    assert seen == [0, 3, 1, 2] * 2


def test_s9_1_a_delivery_is_the_turn() -> None:
    """S9.1: after the points are placed the next seat is asked."""
    position = goods(lines=net(alba_tarn=0), new_cities={"Tarn": "grey"}, cubes={"Alba": ["grey"]})
    play(position, "deliver grey from Alba to Tarn for 1-0-0")
    assert asked(position) == 0
    play(position, "score points")
    assert asked(position) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_s9_2_improving_once_in_the_phase(edition: str) -> None:
    """S9.2: free, in either round."""
    position = goods(edition, tiles={0: "locomotive"}, levels=[3, 1, 1], cash=[2, 2, 2])
    improved = the(play(position, "improve locomotive"), "locomotive-improved")
    assert (improved.level, improved.by_tile) == (4, False)
    assert purse(position, 0) == (2, 0, 0)
    play(position, "pass", "pass")
    assert refused(position, "improve locomotive") == ("already-improved", "S9.2")
    play(position, "pass", "improve locomotive")
    assert [seat(position, n).locomotive for n in range(3)] == [4, 2, 1]


def test_s9_2_again_in_the_next_round() -> None:
    """S9.2: once in each phase, up to 6."""
    position = goods(tiles={0: "turn-order", 1: "engineer", 2: "first-build"})
    play(position, "improve locomotive", *["pass"] * 5)
    play(position, "take turn-order", "take engineer", "take first-build", *["end build"] * 3)
    play(position, "improve locomotive")
    assert seat(position, 0).locomotive == 3
    assert refused(goods(levels=[6, 1, 1]), "improve locomotive") == ("level-highest", "S9.2")


CHAIN = net(alba_tarn=0, tarn_burg=0, burg_ulm=0, ulm_caro=0)


@pytest.mark.parametrize(("level", "to"), [(1, set()), (2, {"Burg"}), (3, {"Burg"}), (4, {"Burg", "Caro"})])
def test_s9_3_as_far_as_the_level(level: int, to: set[str]) -> None:
    """S9.3: to a city of the cube's colour and nowhere else."""
    position = goods(lines=CHAIN, levels=[level, 1, 1], cubes={"Alba": ["blue", "yellow", "purple"]})
    assert {way[2] for way in ways(position)} == to
    if level == 3:
        refusal = refuses(position, Deliver("yellow", "Alba", "Caro", (4, 0, 0)))
        assert (refusal.code, refusal.rule, refusal.facts) == ("level-too-low", "S9.3", {"links": 4, "level": 3})
    assert refused(position, Deliver("purple", "Alba", "Burg", (2, 0, 0))) == ("wrong-colour", "S9.3")
    assert refused(position, Deliver("purple", "Alba", "Tarn", (1, 0, 0))) == ("wrong-colour", "S9.3")


def test_s9_3_over_complete_links_only() -> None:
    """S9.3: and only a cube that is there."""
    lines = [*net(alba_tarn=0), line("Burg", "C9", "Tarn", "...")]
    position = goods(lines=lines, levels=[6, 1, 1], cubes={"Alba": ["blue"]})
    assert ways(position) == set()
    assert refused(position, Deliver("blue", "Alba", "Burg", (2, 0, 0))) == ("no-route", "S9.3")
    assert refused(position, Deliver("red", "Burg", "Alba", (2, 0, 0))) == ("no-such-cube", "S9.3")
    assert refused(position, Deliver("red", "Tarn", "Alba", (1, 0, 0))) == ("no-such-cube", "S9.3")


def test_s9_4_it_stops_at_the_first_city_of_its_colour() -> None:
    """S9.4: even of the wrong owner's wish; other colours pass through."""
    lines = net(alba_tarn=0, tarn_burg=0, burg_ulm=0, ulm_caro=0)
    position = goods(lines=lines, new_cities={"Tarn": "yellow"}, levels=[6, 1, 1], cubes={"Alba": ["yellow", "blue"]})
    assert ways(position) == {("yellow", "Alba", "Tarn", (1, 0, 0)), ("blue", "Alba", "Burg", (2, 0, 0))}
    assert refused(position, Deliver("yellow", "Alba", "Caro", (4, 0, 0))) == ("stops-earlier", "S9.4")


RING = {"burg_moor": 0, "burg_ulm": 0, "ulm_elm": 0, "moor_elm": 0}


def test_s9_5_not_back_to_its_origin() -> None:
    """S9.5: a blue cube in blue Burg cannot go round and come home."""
    position = goods(lines=net(**RING), levels=[6, 1, 1], cubes={"Burg": ["blue"]})
    assert ways(position) == set()
    assert refused(position, Deliver("blue", "Burg", "Burg", (4, 0, 0))) == ("back-to-origin", "S9.5")


# From Alba to Tarn and round the ring Tarn, Dorn, Burg back to Tarn, then on to grey Ulm by way of Burg.
ROUND: dict[str, Any] = {
    "lines": [
        *net(alba_tarn=0, tarn_burg=0, burg_ulm=0, tarn_dorn=0),
        line("Burg", "D10", "E11", "Dorn", owner=0),
    ],
    "new_cities": {"Ulm": "grey"},
    "levels": [6, 1, 1],
}


def test_s9_5_no_city_twice() -> None:
    """S9.5: whatever the option says."""
    for option, lengths in (("no", {3, 4}), ("towns", {3, 4}), ("links", {3, 4, 5})):
        position = goods(**ROUND, cubes={"Alba": ["grey"]}, repeats=option)
        # Straight on, or by Dorn, or to Dorn and back to Tarn; never through Burg twice.
        assert {way[3][0] for way in ways(position)} == lengths
        for stops in (view.stops for view in position.full_view().deliveries):
            cities = [stop for stop in stops if stop != "Tarn"]
            assert len(cities) == len(set(cities))


@pytest.mark.parametrize(("option", "lengths"), [("no", {2}), ("towns", {2, 5}), ("links", {2, 4, 5, 6})])
def test_s9_5_towns_and_links(option: str, lengths: set[int]) -> None:
    """S9.5: by the option a town may be passed twice, or a link too; beside the way lies the ring Tarn, Dorn, Burg."""
    lines = [
        line("Alba", "C5", "Tarn"),
        line("Tarn", "D6", "E5", "Firth"),
        *net(tarn_dorn=0, tarn_burg=0),
        line("Burg", "D10", "E11", "Dorn"),
    ]
    position = goods(
        lines=lines, levels=[6, 1, 1], cubes={"Alba": ["grey"]}, new_cities={"Firth": "grey"}, repeats=option
    )
    assert {way[3][0] for way in ways(position)} == lengths
    if option == "no":
        assert refused(position, Deliver("grey", "Alba", "Firth", (5, 0, 0))) == ("passes-twice", "S9.5")


def test_s9_6_at_least_one_own_link() -> None:
    """S9.6"""
    position = goods(lines=net(alba_tarn=1, tarn_burg=1), levels=[6, 1, 1], cubes={"Alba": ["blue"]})
    assert ways(position) == set()
    assert refused(position, Deliver("blue", "Alba", "Burg", (0, 2, 0))) == ("no-own-link", "S9.6")
    assert refused(position, Deliver("blue", "Alba", "Burg", (0, 0, 0))) == ("no-own-link", "S9.6")


@pytest.mark.parametrize(
    ("owners", "legal"),
    [((0, 1, 1, 2), False), ((0, 1, 2, 2), False), ((0, 0, 1, 1), True), ((0, 1, 2, 0), True), ((1, 1, 0, 1), False)],
)
def test_s9_6_as_many_as_each_other(owners: tuple[int, ...], legal: bool) -> None:
    """S9.6: as many as each single other player, not as all together."""
    lines = net(**dict(zip(("alba_tarn", "tarn_burg", "burg_ulm", "ulm_caro"), owners, strict=True)))
    position = goods(lines=lines, levels=[4, 1, 1], cubes={"Alba": ["yellow"]})
    assert bool(ways(position)) is legal
    points = tuple(owners.count(n) for n in range(3))
    if not legal:
        assert refused(position, Deliver("yellow", "Alba", "Caro", points)) == ("too-many-of-other", "S9.6")


@pytest.mark.parametrize(("option", "legal"), [("free", True), ("limited", False)])
def test_s9_7_ownerless_links(option: str, legal: bool) -> None:
    """S9.7: they count for the level, score for nobody, and are limited only by the option."""
    lines = net(alba_tarn=0, tarn_burg=None, burg_ulm=None, ulm_caro=1)
    arranged: dict[str, Any] = {"lines": lines, "cubes": {"Alba": ["yellow"]}, "ownerless_links": option}
    assert ways(goods(**arranged, levels=[3, 1, 1])) == set()
    position = goods(**arranged, levels=[4, 1, 1])
    assert ways(position) == ({("yellow", "Alba", "Caro", (1, 1, 0))} if legal else set())
    if legal:
        play(position, Deliver("yellow", "Alba", "Caro", (1, 1, 0)), "score points", "score points")
        assert [purse(position, n)[2] for n in range(3)] == [1, 1, 0]
    one = net(alba_tarn=0, tarn_burg=None)
    position = goods(lines=one, cubes={"Alba": ["blue"]}, levels=[2, 1, 1], ownerless_links=option)
    assert ways(position) == {("blue", "Alba", "Burg", (1, 0, 0))}


def test_s9_7_never_ownerless_links_alone() -> None:
    """S9.7, S9.6"""
    position = goods(lines=net(alba_tarn=None, tarn_burg=None), cubes={"Alba": ["blue"]}, levels=[6, 1, 1])
    assert ways(position) == set()


def test_s9_8_each_owner_scores_mover_first_then_turn_order() -> None:
    """S9.8"""
    lines = net(alba_tarn=2, tarn_dorn=1, dorn_moor=3, moor_elm=2)
    position = goods(
        seats=4, order=[3, 0, 1, 2], asked=2, lines=lines, levels=[1, 1, 4, 1],
        cubes={"Alba": ["red"]}, income=[0, 9, 0, 0],
    )  # fmt: skip
    events = play(position, "deliver red from Alba to Elm for 0-1-2-1")
    assert the(events, "goods-delivered").stops == ("Alba", "Tarn", "Dorn", "Moor", "Elm")
    scoring = position.full_view().scoring
    assert scoring is not None and scoring.waiting == (2, 3, 1)
    seen = []
    for choice in ("income", "points", "income"):
        seen.append(asked(position))
        decision = position.decision()
        assert decision is not None and decision.facts["points"] == {2: 2, 3: 1, 1: 1}[decision.seat]
        assert len(position.legal()) == 2
        play(position, f"score {choice}")
    assert seen == [2, 3, 1]
    assert [purse(position, n)[1:] for n in range(4)] == [(0, 0), (10, 0), (2, 0), (0, 1)]


def test_s9_8_all_points_on_one_track() -> None:
    """S9.8: there is no third answer."""
    position = goods(lines=CHAIN, levels=[4, 1, 1], cubes={"Alba": ["yellow"]})
    play(position, "deliver yellow from Alba to Caro for 4-0-0")
    both = position.copy()
    play(position, "score income")
    play(both, "score points")
    assert (purse(position, 0), purse(both, 0)) == ((0, 4, 0), (0, 0, 4))


def test_s9_9_the_cube_is_out_of_play() -> None:
    """S9.9"""
    position = goods(lines=CHAIN, levels=[4, 1, 1], cubes={"Alba": ["yellow", "yellow", "red"]})
    before = position.full_view().bag["yellow"]
    play(position, "deliver yellow from Alba to Caro for 4-0-0", "score income")
    assert cubes_on(position, "Alba") == ("red", "yellow")
    assert cubes_on(position, "Caro") == ()
    assert position.full_view().bag["yellow"] == before + 1


def test_s9_10_equal_outcomes_are_one_action() -> None:
    """S9.10: two ways with as many links of each owner are listed once, others for themselves."""
    lines = [*net(alba_tarn=0, tarn_burg=0), line("Burg", "B10", "B8", "Tarn", owner=0)]
    position = goods(lines=lines, levels=[2, 1, 1], cubes={"Alba": ["blue", "blue"]})
    assert ways(position) == {("blue", "Alba", "Burg", (2, 0, 0))}
    lines = [*net(alba_tarn=0, tarn_burg=0), line("Burg", "B10", "B8", "Tarn", owner=1)]
    position = goods(lines=lines, levels=[2, 1, 1], cubes={"Alba": ["blue"]})
    assert ways(position) == {("blue", "Alba", "Burg", (2, 0, 0)), ("blue", "Alba", "Burg", (1, 1, 0))}
    events = play(position, "deliver blue from Alba to Burg for 1-1-0")
    assert the(events, "goods-delivered").hexes == ("C3", "C5", "C7", "B8", "B10", "C11")


def test_s9_10_the_way_that_is_drawn_has_fewest_ownerless_links() -> None:
    """S9.10: found here with one that goes round by ownerless track."""
    lines = [
        *net(alba_tarn=0, tarn_dorn=None, burg_moor=None, dorn_moor=None),
        line("Burg", "B10", "B8", "Tarn", owner=None),
    ]
    position = goods(lines=lines, levels=[6, 1, 1], cubes={"Alba": ["blue"]})
    assert ways(position) == {("blue", "Alba", "Burg", (1, 0, 0))}
    (view,) = position.full_view().deliveries
    assert view.stops == ("Alba", "Tarn", "Burg")


def test_s9_1_passing_scores_nothing() -> None:
    """S9.1"""
    position = goods()
    idle = the(play(position, "pass"), "goods-passed")
    assert idle.seat == 0
    assert found(play(position, "pass"), "points-scored") == []
    assert purse(position, 0) == (0, 0, 0)
