"""S8 Urbanization and City Growth."""

from __future__ import annotations

import pytest

import rainhill
from rainhill.games.steam.actions import Deliver, GrowCity, PlaceCity
from rainhill.games.steam.position import SteamPosition
from rainhill.kernel.match import Match
from rainhill.kernel.setup import complete_header
from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    build,
    cubes_on,
    found,
    goods,
    left,
    line,
    link_from,
    links,
    listed,
    net,
    play,
    purse,
    rail,
    refused,
    spurs,
    the,
    tile_at,
)

URBAN = {0: "urbanization"}
GROWTH = {0: "city-growth"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_s8_1_a_new_city_with_the_cubes_of_a_space(edition: str) -> None:
    """S8.1: any colour still there, on a bare town."""
    position = build(edition, tiles=URBAN, supply={3: ["red", "grey"], 4: ["blue"]}, new_cities={"Ulm": "red"})
    cities = listed(position, PlaceCity)
    assert {act.colour for act in cities} == {"blue", "yellow", "purple", "grey"}
    assert {act.supply for act in cities} == {3, 4}
    assert {act.town for act in cities} == {"Tarn", "Firth", "Moor", "Nook", "Oxley", "Pell", "Quay"}
    placed = the(play(position, "new city purple at Tarn from supply 3"), "city-placed")
    assert (placed.seat, placed.town, placed.colour, placed.cubes, placed.replaced) == (
        0, "Tarn", "purple", ("red", "grey"), None,
    )  # fmt: skip
    assert cubes_on(position, "Tarn") == ("red", "grey")
    assert position.full_view().supply[2] == ()
    assert position.full_view().new_cities["purple"] == 0


def test_s8_1_once_in_the_turn() -> None:
    """S8.1: at any moment of it, but one New City."""
    for before in range(3):
        position = build(tiles=URBAN)
        play(position, *[rail("C5", "03"), rail("C13", "03"), rail("C9", "30")][:before])
        play(position, "new city grey at Quay from supply 1")
        assert refused(position, "new city grey at Pell from supply 2") == ("already-done", "S8.1")
        play(position, rail("I5", "03"))


def test_s8_1_on_a_town_with_a_tile() -> None:
    """S8.1: the track tile goes back to the stock."""
    position = build(tiles=URBAN, lines=net(alba_tarn=1, tarn_burg=2))
    assert left(position, "T21/T22") == 9
    placed = the(play(position, "new city grey at Tarn from supply 1"), "city-placed")
    assert placed.replaced == "T21"
    assert left(position, "T21/T22") == 10
    assert tile_at(position, "Tarn") is None
    assert [town.name for town in position.full_view().towns if town.name == "Tarn"] == []


def test_s8_1_only_on_towns_with_tiles_there_are() -> None:
    """S8.1, S1.5"""
    position = build(tiles=URBAN, new_cities={"Ulm": "red"})
    assert refused(position, "new city grey at Alba from supply 1") == ("not-a-town", "S8.1")
    assert refused(position, "new city grey at Ulm from supply 1") == ("not-a-town", "S8.1")
    assert refused(position, "new city red at Tarn from supply 1") == ("colour-gone", "S1.5")
    assert refused(build(), "new city grey at Tarn from supply 1") == ("no-urbanization", "S8.1")


def test_s8_2_no_tile_of_the_turn_and_no_price() -> None:
    """S8.2"""
    position = build(tiles=URBAN, cash=[6, 0, 0])
    play(position, "new city grey at Tarn from supply 1")
    view = position.full_view().build
    assert view is not None and (view.laid, view.left, view.spent) == (0, 3, 0)
    assert purse(position, 0) == (6, 0, 0)
    play(position, rail("C5", "03"), rail("C9", "30"), rail("I5", "03"))


def test_s8_3_every_track_that_points_at_it_ends_there() -> None:
    """S8.3: for its owner, whoever that is; what ended at the town goes on ending there."""
    lines = [
        line("Alba", "C5", "Tarn", "...", owner=1),
        line("Burg", "C9", "Tarn", "...", owner=0),
        line("Dorn", "E9", "D8", "Tarn", owner=2),
    ]
    position = build(tiles=URBAN, lines=lines)
    events = play(position, "new city grey at Tarn from supply 1")
    assert links(position) == {
        ("Alba", "Tarn", 1, "complete"), ("Burg", "Tarn", 0, "complete"), ("Dorn", "Tarn", 2, "complete"),
    }  # fmt: skip
    assert {(event.owner, event.a) for event in found(events, "link-completed")} == {(1, "Alba"), (0, "Burg")}


def test_s8_3_a_blank_side_becomes_track() -> None:
    """S8.3: an end that faced a blank side of the town tile is complete now."""
    position = build(tiles=URBAN, lines=[*net(alba_tarn=0), line("Burg", "C9", "Tarn", "...", owner=1)])
    assert link_from(position, "Burg").status == "incomplete"
    play(position, "new city grey at Tarn from supply 1")
    assert ("Burg", "Tarn", 1, "complete") in links(position)


def test_s8_3_an_open_link_from_the_town_stays_open() -> None:
    """S8.3: it starts at a city from now on, so everybody may claim it once it is ownerless."""
    position = build(tiles=URBAN, lines=[line("Tarn", "D8", "E9", "...", owner=None)])
    assert link_from(position, "Tarn").claimable_by == ()
    play(position, "new city grey at Tarn from supply 1")
    link = link_from(position, "Tarn")
    assert (link.status, link.open_hex, link.claimable_by) == ("incomplete", "D8", (0, 1, 2))


def test_s8_4_ownerless_links_that_could_be_claimed() -> None:
    """S8.4: become the builder's; from a city everybody could."""
    position = build(tiles=URBAN, lines=[line("Alba", "C5", "Tarn", "...", owner=None)])
    events = play(position, "new city grey at Tarn from supply 1")
    assert links(position) == {("Alba", "Tarn", 0, "complete")}
    assert the(events, "link-claimed").seat == 0


@pytest.mark.parametrize(
    ("rules", "takeover", "own", "taken"),
    [
        (1, "yes", {}, False), (1, "yes", {"firth_dorn": 0}, True), (1, "yes", {"tarn_burg": 0}, False),
        (2, "yes", {}, True), (2, "yes", {"firth_dorn": 0}, True), (2, "no", {}, False),
        (2, "no", {"firth_dorn": 0}, True), (2, "no", {"tarn_burg": 0}, True), (2, "no", {"tarn_burg": 1}, False),
    ],
)  # fmt: skip
def test_s8_4_ownerless_links_from_a_town(rules: int, takeover: str, own: dict[str, int], taken: bool) -> None:
    """S8.4: taken over like by track; otherwise with a link at either end, or it is complete and ownerless for good.

    In the first version of the rules it was asked before the city was there, and only at the far end.
    """
    lines = [line("Firth", "E5", "D6", "Tarn", "...", owner=None), *net(**own)]
    position = build(tiles=URBAN, lines=lines, rules=rules, takeover=takeover)
    events = play(position, "new city grey at Tarn from supply 1")
    assert [event.owner for event in found(events, "link-completed")] == [0 if taken else None]
    assert [event.start for event in found(events, "link-claimed")] == (["Firth"] if taken else [])
    (link,) = [x for x in position.full_view().links if x.a == "Firth" and x.b == "Tarn"]
    assert (link.owner, link.status, link.claimable_by) == (0 if taken else None, "complete", ())


def test_s8_4_one_claim_brings_the_next() -> None:
    """S8.4: a link that is claimed from its city ends in the New City, where the other is connected to it."""
    lines = [line("Firth", "E5", "D6", "Tarn", "...", owner=None), line("Alba", "C5", "Tarn", "...", owner=None)]
    position = build(tiles=URBAN, lines=lines, takeover="no")
    play(position, "new city grey at Tarn from supply 1")
    assert links(position) == {("Alba", "Tarn", 0, "complete"), ("Firth", "Tarn", 0, "complete")}


def test_s8_4_links_of_others_stay_theirs() -> None:
    """S8.4, S8.3"""
    position = build(tiles=URBAN, lines=[line("Firth", "E5", "D6", "Tarn", "...", owner=1)])
    play(position, "new city grey at Tarn from supply 1")
    assert links(position) == {("Firth", "Tarn", 1, "complete")}


@pytest.mark.parametrize("rules", [1, 2])
def test_s8_4_a_record_replays_by_the_rules_it_was_played_by(rules: int) -> None:
    """S8.4: the version stands in the record."""
    game = rainhill.find_game("steam")
    match = Match(game, complete_header(game, map="toy", seats=["Ada", "Ben", "Cyd"], seed=1, rules=rules))
    again = rainhill.load(match.to_text())
    assert again.header.rules == rules and f"Rules: {rules}\n" in again.to_text()
    assert isinstance(again.position, SteamPosition) and again.position.flat.city_claims == rules - 1


def test_s8_5_a_link_from_the_new_city_to_itself() -> None:
    """S8.5: an open end that points back at the town it came from."""
    lines = [*net(alba_tarn=0), line("Tarn", "C9", "D8", "D6", "Tarn", "...", owner=0)]
    position = build(tiles=URBAN, lines=lines)
    void = the(play(position, "new city grey at Tarn from supply 1"), "link-void")
    assert (void.owner, void.city) == (0, "Tarn")
    assert links(position) == {("Alba", "Tarn", 0, "complete"), ("Tarn", "Tarn", None, "void")}
    assert position.full_view().seats[0].links == 1
    assert refused(position, rail("D6", "30")) == ("complete-link", "S6.4")


def test_s8_5_no_goods_move_over_it() -> None:
    """S8.5: nor does it count for anybody."""
    lines = [*net(alba_tarn=0), line("Tarn", "C9", "D8", "D6", "Tarn", owner=0)]
    position = build(tiles=URBAN, lines=lines, town_loops="yes", levels=[6, 1, 1], supply={1: ["grey", "red"]})
    assert position.full_view().seats[0].links == 2
    play(position, "new city grey at Tarn from supply 1", *["end build"] * 3)
    assert position.full_view().seats[0].links == 1
    assert [(act.cube, act.to) for act in listed(position, Deliver)] == [("red", "Alba")]


def test_s8_6_loose_spurs_are_gone() -> None:
    """S8.6: with their owners' claims, and no track remains of them."""
    lines = [*net(alba_tarn=0), line("Tarn", "D8", "...", owner=1), line("Tarn", "B8", "...", owner=None)]
    position = build(tiles=URBAN, lines=lines)
    play(position, "new city grey at Tarn from supply 1")
    assert links(position) == {("Alba", "Tarn", 0, "complete")}
    play(position, rail("D8", "52"))
    assert link_from(position, "Tarn").owner == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_s8_7_with_an_empty_supply_no_cubes_come(edition: str) -> None:
    """S8.7: otherwise a space with cubes must be chosen."""
    position = build(edition, tiles=URBAN, supply={})
    placed = the(play(position, "new city grey at Tarn from supply 0"), "city-placed")
    assert (placed.supply, placed.cubes) == (0, ())
    position = build(edition, tiles=URBAN, supply={2: ["red"]})
    assert refused(position, "new city grey at Tarn from supply 0") == ("supply-needed", "S8.7")
    assert refused(position, "new city grey at Tarn from supply 1") == ("supply-empty", "S8.7")


@pytest.mark.parametrize("edition", EDITIONS)
def test_s8_8_city_growth(edition: str) -> None:
    """S8.8: all cubes of a space and a marker, once."""
    position = build(edition, tiles=GROWTH, supply={6: ["red", "blue", "grey"], 7: ["red"]}, cubes={"Alba": ["yellow"]})
    grown = the(play(position, "grow Alba from supply 6"), "city-grown")
    assert (grown.seat, grown.city, grown.cubes) == (0, "Alba", ("red", "blue", "grey"))
    assert cubes_on(position, "Alba") == ("red", "blue", "yellow", "grey")
    assert [city.marker for city in position.full_view().cities if city.name == "Alba"] == [True]
    assert refused(position, "grow Burg from supply 7") == ("already-done", "S8.8")
    play(position, "end build")
    assert asked(position) == 1


def test_s8_8_only_a_city_without_a_marker() -> None:
    """S8.8: and a space with cubes."""
    position = build(tiles=GROWTH, markers=["Alba"], supply={1: ["red"]})
    assert refused(position, "grow Alba from supply 1") == ("city-has-marker", "S8.9")
    assert refused(position, "grow Tarn from supply 1") == ("not-a-city", "S8.8")
    assert refused(position, "grow Burg from supply 2") == ("supply-empty", "S8.7")
    assert refused(build(), "grow Burg from supply 1") == ("no-growth", "S8.8")


def test_s8_8_in_the_middle_of_building() -> None:
    """S8.8: it is no tile of the turn."""
    position = build(tiles=GROWTH)
    play(position, rail("C5", "03"), "grow Alba from supply 1", rail("C9", "30"), spurs("C7", "03"), "end build")


def test_s8_9_new_cities_bear_a_marker() -> None:
    """S8.9"""
    position = build(tiles={0: "urbanization", 1: "city-growth"})
    play(position, "new city grey at Tarn from supply 1", "end build")
    assert refused(position, "grow Tarn from supply 2") == ("city-has-marker", "S8.9")
    grown = {act.city for act in listed(position, GrowCity)}
    assert "Tarn" not in grown and len(grown) == 10


def test_s8_9_a_new_city_takes_goods_of_its_colour() -> None:
    """S8.9, S9.3: it is a city like any other for moving."""
    position = goods(lines=net(alba_tarn=0), new_cities={"Tarn": "grey"}, cubes={"Alba": ["grey"], "Tarn": ["red"]})
    assert {(act.cube, act.to) for act in listed(position, Deliver)} == {("grey", "Tarn"), ("red", "Alba")}
