"""S4 Action tiles."""

from __future__ import annotations

from typing import Any

import pytest

from rainhill.games.steam.actions import ACTION_TILES, TakeTile
from rainhill.games.steam.position import SteamPosition
from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    build,
    field_map,
    found,
    listed,
    play,
    purse,
    rail,
    refused,
    refuses,
    seat,
    settle,
    sit,
    the,
)

EVERY_TOWN = tuple(town.name for town in field_map().towns)
# Eight New Cities on eight towns: neither a town nor a tile is left.
ALL_NEW = dict(zip(EVERY_TOWN, ("red", "blue", "yellow", "purple", "grey", "grey", "grey", "grey"), strict=True))


def takable(position: SteamPosition) -> set[tuple[str, bool]]:
    return {(act.tile, act.passed) for act in listed(position, TakeTile)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_1_one_each_in_turn_order(edition: str) -> None:
    """S4.1: no tile twice, and nobody goes without."""
    position = sit(edition, phase="actions", order=[2, 0, 1])
    assert asked(position) == 2
    assert position.legal_kinds() == ["take"]
    play(position, "take engineer")
    assert asked(position) == 0
    refusal = refuses(position, "take engineer")
    assert (refusal.code, refusal.rule, refusal.facts) == ("tile-taken", "S4.1", {"tile": "engineer", "seat": 2})
    play(position, "take first-move", "take locomotive")
    assert position.full_view().phase == "build"


def test_s4_1_paid_at_once_and_given_back() -> None:
    """S4.1"""
    position = sit(phase="actions", cash=[10, 0, 0])
    play(position, "take urbanization")
    assert purse(position, 0)[0] == 4
    position, _ = settle()
    assert all(tile.holder is None for tile in position.full_view().action_tiles)


@pytest.mark.parametrize(("edition", "prices"), [
    ("base", [0, 0, 0, 0, 2, 6, 6]), ("standard", [0, 0, 0, 0, 0, 0, 0]),
])  # fmt: skip
def test_s4_1_prices(edition: str, prices: list[int]) -> None:
    """S4.1, S4.7: what every tile costs at level 1, the Locomotive 4 + 2."""
    paid = []
    for tile in ACTION_TILES:
        position = sit(edition, phase="actions", cash=[20, 0, 0])
        play(position, TakeTile(tile))
        paid.append(20 - purse(position, 0)[0])
    assert paid == prices


def test_s4_2_turn_order_is_first_next_round() -> None:
    """S4.2: in Base."""
    position, _ = settle(tiles={0: "first-move", 1: "engineer", 2: "turn-order"})
    assert position.full_view().order == (2, 0, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_3_first_move_acts_first_in_both_goods_rounds(edition: str) -> None:
    """S4.3"""
    position = sit(edition, 4, phase="goods", tiles={2: "first-move"}, cash=[9, 9, 9, 9])
    seen = []
    for _ in range(8):
        seen.append(asked(position))
        play(position, "pass")
    assert seen == [2, 0, 1, 3] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_4_the_engineer_may_lay_four(edition: str) -> None:
    """S4.4: at the usual price; others three."""
    for tile, most in (("engineer", 4), ("first-build", 3)):
        position = build(edition, tiles={0: tile}, cash=[20, 0, 0])
        assert position.full_view().build is not None
        lays = [rail("C5", "03"), rail("C13", "03"), rail("C9", "30"), rail("C17", "30")]
        play(position, *lays[:most])
        assert purse(position, 0)[0] == 20 - 2 * most
        refusal = refuses(position, rail("I5", "03"))
        assert (refusal.code, refusal.rule, refusal.facts) == ("no-tiles-left", "S5.1", {"tiles": most})


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_5_first_build_builds_first(edition: str) -> None:
    """S4.5"""
    position = sit(edition, 4, phase="build", tiles={3: "first-build"})
    seen = []
    for _ in range(4):
        seen.append(asked(position))
        play(position, "end build")
    assert seen == [3, 0, 1, 2]


def test_s4_6_city_growth_needs_something_to_grow() -> None:
    """S4.6: otherwise it can only be taken passed."""
    cities = [city.name for city in field_map().cities]
    cases: list[dict[str, Any]] = [{"supply": {}}, {"markers": cities}]
    for arranged in cases:
        position = sit(phase="actions", **arranged)
        refusal = refuses(position, "take city-growth")
        assert (refusal.code, refusal.rule) == ("cannot-grow", "S4.6")
        play(position, "take city-growth passed")
    position = sit(phase="actions", markers=cities[1:], supply={7: ["red"]})
    play(position, "take city-growth")
    assert purse(position, 0) == (3, -1, 0)


@pytest.mark.parametrize(("level", "price"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_s4_7_the_locomotive(level: int, price: int) -> None:
    """S4.7: 4 and the new level; free in Standard."""
    position = sit(phase="actions", levels=[level, 1, 1])
    events = play(position, "take locomotive")
    assert the(events, "tile-taken").price == price
    improved = the(events, "locomotive-improved")
    assert (improved.seat, improved.level, improved.by_tile) == (0, level + 1, True)
    assert seat(position, 0).locomotive == level + 1
    position = sit("standard", phase="actions", levels=[level, 1, 1])
    assert the(play(position, "take locomotive"), "tile-taken").price == 0
    assert seat(position, 0).locomotive == level + 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_7_not_at_level_6(edition: str) -> None:
    """S4.7"""
    position = sit(edition, phase="actions", levels=[6, 1, 1])
    assert refused(position, "take locomotive") == ("level-highest", "S4.7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_8_urbanization_without_a_town(edition: str) -> None:
    """S4.8: not even passed."""
    position = sit(edition, phase="actions", new_cities=ALL_NEW)
    assert refused(position, "take urbanization") == ("no-town-left", "S4.8")
    if edition == "base":
        assert refused(position, "take urbanization passed") == ("no-town-left", "S4.8")


def test_s4_8_urbanization_without_a_new_city_tile() -> None:
    """S4.8: on a map with more than eight towns."""
    towns = [town.name for town in sit(on="northeast").board.towns][:8]
    position = sit(on="northeast", phase="actions", new_cities=dict(zip(towns, ALL_NEW.values(), strict=True)))
    assert refused(position, "take urbanization") == ("no-city-left", "S4.8")
    assert refused(position, "take urbanization passed") == ("no-city-left", "S4.8")


LAST = {0: "turn-order", 1: "first-move", 2: "engineer", 3: "first-build", 4: "city-growth"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s4_8_unless_there_is_no_other_tile(edition: str) -> None:
    """S4.8: the last of six at level 6 takes it for its number; in Base passed."""
    levels = [1, 1, 1, 1, 1, 6]
    position = sit(edition, 6, phase="actions", new_cities=ALL_NEW, tiles=LAST, levels=levels, asked=5)
    assert takable(position) == {("urbanization", edition == "base")}
    if edition == "base":
        assert refused(position, "take urbanization") == ("no-town-left", "S4.8")
    play(position, *position.legal())
    assert seat(position, 5).tile == "urbanization"


def test_s4_8_unless_the_other_tile_cannot_be_paid() -> None:
    """S4.8, S2.4: at -10 with no VP the Locomotive is out of reach."""
    income = [0, 0, 0, 0, 0, -10]
    position = sit("base", 6, phase="actions", new_cities=ALL_NEW, tiles=LAST, income=income, asked=5)
    assert takable(position) == {("urbanization", True)}
    position = sit("base", 6, phase="actions", new_cities=ALL_NEW, tiles=LAST, asked=5)
    assert takable(position) == {("locomotive", False)}


def test_s4_9_passing_is_decided_when_the_tile_is_taken() -> None:
    """S4.9: a passed tile costs nothing and its action cannot be done."""
    position = sit(phase="actions")
    play(position, "take urbanization passed", "take city-growth passed", "take engineer")
    assert purse(position, 0) == purse(position, 1) == (0, 0, 0)
    assert asked(position) == 0
    assert refused(position, "new city grey at Tarn from supply 1") == ("no-urbanization", "S8.1")
    play(position, "end build")
    assert refused(position, "grow Alba from supply 1") == ("no-growth", "S8.8")
    assert position.legal_of_kind("grow") == []


def test_s4_9_only_two_tiles_can_be_passed() -> None:
    """S4.9"""
    position = sit(phase="actions")
    for tile in set(ACTION_TILES) - {"city-growth", "urbanization"}:
        refusal = refuses(position, TakeTile(tile, True))
        assert (refusal.code, refusal.rule, refusal.facts["tile"]) == ("no-pass-option", "S4.9", tile)
    assert ("city-growth", True) in takable(position)
    assert ("urbanization", True) in takable(position)


def test_s4_10_what_was_paid_has_to_be_done() -> None:
    """S4.10: in Base the build turn cannot be ended before."""
    position = build(tiles={0: "urbanization", 1: "city-growth"})
    assert refused(position, "end build") == ("must-urbanize", "S4.10")
    play(position, rail("C5", "03"))
    assert refused(position, "end build") == ("must-urbanize", "S4.10")
    play(position, "new city grey at Tarn from supply 1", "end build")
    assert refused(position, "end build") == ("must-grow", "S4.10")
    play(position, "grow Alba from supply 2", "end build")
    assert asked(position) == 2


def test_s4_10_the_duty_lapses() -> None:
    """S4.10: the supply was used up by somebody who built before; no refund."""
    position = build(tiles={0: "urbanization", 1: "city-growth"}, supply={5: ["red", "red"]})
    play(position, "new city grey at Tarn from supply 5", "end build")
    before = purse(position, 1)
    lapsed = the(play(position, "end build"), "duty-lapsed")
    assert (lapsed.seat, lapsed.tile) == (1, "city-growth")
    assert purse(position, 1) == before


def test_s4_10_urbanization_that_has_become_impossible() -> None:
    """S4.10: there is no town on the map any more."""
    position = build(tiles={0: "urbanization"}, new_cities=ALL_NEW)
    lapsed = the(play(position, "end build"), "duty-lapsed")
    assert (lapsed.seat, lapsed.tile) == (0, "urbanization")


def test_s4_10_a_passed_tile_is_no_duty() -> None:
    """S4.10, S4.9"""
    position = build(tiles={0: ("urbanization", True)})
    assert found(play(position, "end build"), "duty-lapsed") == []
