"""The worked examples of the rulebook about building: E2, E4 to E12, and the derived cases D8 to D10."""

from __future__ import annotations

import pytest

from rainhill.games.steam.actions import LayTile
from tests.games.steam.rules.table import (
    EDITIONS,
    asked,
    build,
    cubes_on,
    found,
    line,
    links,
    play,
    prices,
    purse,
    rail,
    refused,
    spurs,
    the,
    tile_at,
)

A, B, C = rail("L18", "03"), spurs("L20", "03"), rail("L22", "03")
D, E, F, G = rail("K17", "13"), rail("K19", "03"), rail("K21", "03"), rail("K23", "02")
H, K, J = rail("M17", "52"), rail("N18", "53"), rail("N22", "02")


def test_e2_track_for_8_with_no_money() -> None:
    """S2.2: ten dollars raised for two steps of income, two kept; tile by tile as for the whole build."""
    position = build(on="northeast")
    events = play(position, H, K, J)
    assert prices(events) == [2, 4, 2]
    assert purse(position, 0) == (2, -2, 0)
    assert sum(event.amount for event in found(events, "money-raised")) == 10
    assert sum(event.amount for event in found(events, "paid")) == 8


def test_e4_urbanization_on_poughkeepsie() -> None:
    """S8.1, S8.2: two straight tiles and a New City make two links, and one tile may still be laid."""
    position = build(on="northeast", tiles={0: "urbanization"})
    events = play(position, A, C, "new city red at Poughkeepsie from supply 1")
    assert prices(events) == [3, 3]
    assert links(position) == {
        ("Albany", "Poughkeepsie", 0, "complete"),
        ("New York", "Poughkeepsie", 0, "complete"),
    }
    view = position.full_view()
    assert view.build is not None and (view.build.laid, view.build.left) == (2, 1)
    assert len(cubes_on(position, "Poughkeepsie")) == 2
    assert position.legal_of_kind("lay")


def test_e5_albany_poughkeepsie_new_york() -> None:
    """S5.9: river adds 1, a town adds 1: 3 + 4 + 3."""
    position = build(on="northeast")
    events = play(position, A, B, C, "end build")
    assert prices(events) == [3, 4, 3]
    assert the(events, "build-ended").spent == 10
    assert links(position) == {
        ("Albany", "Poughkeepsie", 0, "complete"),
        ("New York", "Poughkeepsie", 0, "complete"),
    }
    assert purse(position, 0) == (0, -2, 0)


def test_e6_the_engineer_builds_four() -> None:
    """S4.4, S5.9: hills add 2: 4 + 2 + 2 + 2, one link."""
    position = build(on="northeast", tiles={0: "engineer"})
    events = play(position, D, E, F, G)
    assert prices(events) == [4, 2, 2, 2]
    assert links(position) == {("Albany", "New York", 0, "complete")}
    assert refused(position, rail("M17", "52")) == ("no-tiles-left", "S5.1")


def test_e7_a_new_city_at_new_haven() -> None:
    """S4.8, S5.9, S8.2: 6 when the tile is taken, 8 while building, 14 in all; two links."""
    position = build(on="northeast", phase="actions")
    events = play(position, "take urbanization", "take first-move", "take engineer")
    assert [event.price for event in found(events, "tile-taken")] == [6, 0, 0]
    events += play(position, H, K, J, "new city grey at New Haven from supply 3", "end build")
    assert prices(events) == [2, 4, 2]
    assert sum(event.amount for event in found(events, "paid")) == 14
    assert links(position) == {("Albany", "Hartford", 0, "complete"), ("Hartford", "New Haven", 0, "complete")}
    assert [city.colour for city in position.full_view().cities if city.name == "New Haven"] == ["grey"]


LOOP = line("Burg", "C9", "D8", "D10", "...")


@pytest.mark.parametrize("edition", EDITIONS)
def test_e8_legal_and_illegal_placements(edition: str) -> None:
    """S5.2, S5.3, S5.5, S5.8: A extends own track, B starts at a city; C to H are refused."""
    position = build(edition, lines=[LOOP, line("Isen", "L12", "K13", "...")], cash=[20, 0, 0])
    play(position.copy(), rail("D10", "03"))
    play(position.copy(), rail("C5", "03"))
    assert refused(position, rail("D10", "04")) == ("same-stop", "S5.8")
    assert refused(position, rail("I9", "31")) == ("into-black-edge", "S5.3")
    assert refused(position, rail("A11", "03")) == ("no-start", "S5.5")
    assert refused(position, rail("K13", "10")) == ("into-black-edge", "S5.3")
    assert refused(position, LayTile("N1", "21", 0)) == ("unknown-hex", "S5.2")
    assert refused(position, rail("C11", "03")) == ("hex-is-city", "S5.2")


def test_e8_off_the_map() -> None:
    """S5.3: the edge of the map is as bad as a black one."""
    position = build(lines=[line("Alba", "C1", "B2", "...")])
    assert refused(position, rail("D2", "40")) == ("into-black-edge", "S5.3")


def test_e9_a_spur_is_lost_and_claimed() -> None:
    """S6.2, S6.3, S6.5: the south-west spur is lost if not extended; spur A may be claimed by its neighbour only."""
    lines = [
        line("Alba", "C5", "Tarn", owner=0),
        line("Tarn", "B8", "...", owner=0),
        line("Tarn", "D6", "...", owner=None),
    ]
    position = build(lines=lines)
    assert {link.open_side: link.claimable_by for link in position.full_view().links if link.owner is None} == {1: (0,)}
    kept = position.copy()
    play(kept, rail("B8", "13"), "end build")
    assert [link.owner for link in kept.full_view().links if "B8" in link.hexes] == [0]
    claimed = position.copy()
    assert the(play(claimed, rail("D6", "41")), "link-claimed").seat == 0
    lost = the(play(position, "end build"), "link-lost")
    assert (lost.seat, lost.start, lost.hex) == (0, "Tarn", "C7")
    assert {link.claimable_by for link in position.full_view().links if link.status == "incomplete"} == {(0,)}
    assert asked(position) == 1
    assert refused(position, rail("D6", "41")) == ("cannot-claim", "S6.5")
    assert refused(position, rail("B8", "13")) == ("cannot-claim", "S6.5")


def test_e10_redirecting_pays_no_terrain() -> None:
    """S7.2: a tile in the hills is turned for 2; new it costs 4."""
    position = build()
    assert prices(play(position.copy(), rail("D12", "52"))) == [4]
    position = build(lines=[line("Burg", "D12", "D14", "...")])
    events = play(position, rail("D12", "52"))
    assert prices(events) == [2]
    assert the(events, "track-laid").how == "redirect"


def test_e11_crossing_the_black_curve_south_west_of_boston() -> None:
    """S7.6, S7.7: 4 for the sides and nothing for the river; black keeps the curve."""
    lines = [
        line("Boston", "P18", "Springfield", owner=1),
        line("Hartford", "O19", "Providence", owner=0),
        line("Providence", "P18", "...", owner=0),
    ]
    position = build(on="northeast", lines=lines)
    before = tile_at(position, "P18")
    assert before is not None and before.tile == "22"
    events = play(position, rail("P18", "15", "03"))
    assert prices(events) == [4]
    laid = the(events, "track-laid")
    assert (laid.how, laid.tile, laid.replaced) == ("improve", "41", "22")
    after = tile_at(position, "P18")
    assert after is not None
    assert {(track.a, track.b, track.owner) for track in after.tracks} == {(1, 5, 1), (0, 3, 0)}
    assert ("Boston", "Springfield", 1, "complete") in links(position)


def test_e12_two_tracks_side_by_side_on_a_river() -> None:
    """S5.9, S5.10: from Hartford and from the grey city on one tile, 4 + 1."""
    position = build(on="northeast", new_cities={"New Haven": "grey"})
    events = play(position, rail("O21", "51", "34"))
    assert prices(events) == [5]
    assert links(position) == {("Hartford", None, 0, "incomplete"), ("New Haven", None, 0, "incomplete")}


def test_d8_side_by_side_on_hills_with_a_river() -> None:
    """S5.9: 4 + 2 + 1."""
    position = build(lines=[line("Caro", "D18", "E17", "F16", "...")])
    assert prices(play(position, rail("F16", "45", "13"))) == [7]


def test_d9_four_spurs_on_a_river_town() -> None:
    """S5.9, S7.7: 4 + 1 + 1 on the empty hex, 4 + 1 as an improvement."""
    position = build(lines=[line("Dorn", "F8", "Firth", "...")])
    assert prices(play(position, spurs("F6", "0134"))) == [6]
    position = build(lines=[line("Dorn", "F8", "Firth")])
    events = play(position, spurs("F6", "0134"))
    assert prices(events) == [5]
    assert the(events, "track-laid").how == "improve"


def test_d10_a_dead_end_town_tile() -> None:
    """S5.9: 1 + 1."""
    position = build(lines=[line("Alba", "C5", "Tarn", "...")])
    assert prices(play(position, spurs("C7", "0"))) == [2]
    assert links(position) == {("Alba", "Tarn", 0, "complete")}
