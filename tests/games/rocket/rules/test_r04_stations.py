"""R4 Place or move a station."""

from __future__ import annotations

import pytest

from rainhill.games.rocket.actions import MoveStation
from tests.games.rocket.rules.table import EDITIONS, company, play, refuses, sit, station_hexes, the

SPREAD = ["A1", "A5", "A9", "A13", "A17", "A21", "O1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r4_1_put_one_from_the_supply(edition: str) -> None:
    """R4.1"""
    position = sit(edition)
    events = play(position, "station at H8")
    assert (the(events, "station-placed").seat, the(events, "station-placed").at) == (0, "H8")
    view = position.full_view()
    assert [(s.hex, s.seat, s.company) for s in view.stations] == [("H8", 0, None)]
    assert [seat.stations_left for seat in view.seats] == [6, 7, 7]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r4_1_lift_one_and_put_it_elsewhere(edition: str) -> None:
    """R4.1"""
    position = sit(edition, stations={"H8": 0})
    events = play(position, "station from H8 to A1")
    moved = the(events, "station-moved")
    assert (moved.seat, moved.origin, moved.to, moved.company) == (0, "H8", "A1", None)
    assert [(s.hex, s.seat) for s in position.full_view().stations] == [("A1", 0)]
    assert position.full_view().seats[0].stations_left == 6


def test_r4_1_with_all_seven_on_the_board_only_moving_is_left() -> None:
    """R4.1"""
    position = sit(stations=dict.fromkeys(SPREAD, 0))
    assert position.legal_of_kind("station") == []
    refusal = refuses(position, "station at H8")
    assert (refusal.code, refusal.rule) == ("no-stations-left", "R4.1")
    play(position, "station from A1 to H8")


def test_r4_1_only_ones_own() -> None:
    """R4.1"""
    position = sit(stations={"H8": 1})
    for origin in ("H8", "A1"):
        refusal = refuses(position, MoveStation(origin, "A5"))
        assert (refusal.code, refusal.rule, refusal.facts) == ("not-your-station", "R4.1", {"hex": origin})
    assert position.legal_of_kind("move-station") == []


REFUSED_HEXES = [
    ("H12", "hex-is-place", {"hex": "H12", "place": "Eyam"}),
    ("E7", "hex-is-place", {"hex": "E7", "place": "Aston"}),
    ("B12", "hex-is-place", {"hex": "B12", "place": "Westgate"}),
    ("H6", "hex-has-track", {"hex": "H6", "company": "NOR"}),
    ("H8", "hex-has-locomotive", {"hex": "H8", "company": "NOR"}),
    ("A1", "hex-has-station", {"hex": "A1", "seat": 1}),
    ("I7", "next-to-locomotive", {"hex": "I7", "company": "NOR"}),
    ("H10", "next-to-locomotive", {"hex": "H10", "company": "NOR"}),
    ("B2", "next-to-station", {"hex": "B2", "seat": 1}),
    ("A3", "next-to-station", {"hex": "A3", "seat": 1}),
    ("Z1", "unknown-hex", {"hex": "Z1"}),
    ("H4", "hex-is-place", {"hex": "H4", "place": "Northgate"}),
    ("H22", "hex-has-locomotive", {"hex": "H22", "company": "SOU"}),
]


@pytest.mark.parametrize(("at", "code", "facts"), REFUSED_HEXES)
@pytest.mark.parametrize("moving", [False, True])
def test_r4_2_the_hex_must_be_empty_and_apart(at: str, code: str, facts: dict[str, object], moving: bool) -> None:
    """R4.2: for a station from the supply and for one that is moved."""
    position = sit(lines={"NOR": ["H6", "H8"], "WES": ["C11"]}, stations={"A1": 1, "O23": 0})
    refusal = refuses(position, f"station from O23 to {at}" if moving else f"station at {at}")
    assert (refusal.code, refusal.rule) == (code, "R4.2")
    assert facts.items() <= refusal.facts.items()


def test_r4_2_next_to_track_and_next_to_places_is_fine() -> None:
    """R4.2"""
    position = sit(lines={"NOR": ["H6", "H8", "H10", "I11"]})
    hexes = station_hexes(position)
    assert {"G5", "G7", "I7", "G9"} <= hexes
    assert {"F6", "D8", "H14", "G13"} <= hexes
    # H4 was left long ago, so nobody waits there any more.
    assert {"H2", "G3", "I3"} <= hexes
    play(position, "station at G7")


def test_r4_2_the_lifted_station_does_not_count() -> None:
    """R4.2: it may go to a hex next to the one it leaves."""
    position = sit(stations={"H8": 0})
    assert refuses(position, "station at H10").code == "next-to-station"
    play(position, "station from H8 to H10")


def test_r4_2_but_other_stations_do() -> None:
    """R4.2"""
    position = sit(stations={"H8": 0, "F8": 1})
    refusal = refuses(position, "station from H8 to G9")
    assert (refusal.code, refusal.facts["seat"]) == ("next-to-station", 1)


def test_r4_2_a_station_may_come_to_stand_next_to_a_locomotive_later() -> None:
    """R4.2 is asked when the station is put down, not afterwards."""
    position = sit(stations={"G9": 1})
    play(position, "extend NOR to H6", "invest coal in Aston", "extend NOR to H8")
    assert company(position, "NOR").stations == (0, 0, 0)


def test_r4_3_1999_a_connected_station_may_be_lifted() -> None:
    """R4.3"""
    position = sit("1999", lines={"NOR": ["H6", "H8"]}, stations={"H6": 0, "H8": 0})
    assert company(position, "NOR").stations == (2, 0, 0)
    moved = the(play(position, "station from H6 to A1"), "station-moved")
    assert moved.company == "NOR"
    assert company(position, "NOR").stations == (1, 0, 0)
    assert company(position, "NOR").track[0].hex == "H6"
    play(position, "station from H8 to A5")
    assert company(position, "NOR").stations == (0, 0, 0)


@pytest.mark.parametrize("at", ["H6", "H8"])
def test_r4_3_2018_only_one_not_connected(at: str) -> None:
    """R4.3: under track, and under the locomotive."""
    position = sit("2018", lines={"NOR": ["H6", "H8"]}, stations={at: 0, "A1": 0})
    refusal = refuses(position, f"station from {at} to A9")
    assert (refusal.code, refusal.rule, refusal.facts) == (
        "station-connected",
        "R4.3",
        {"hex": at, "company": "NOR"},
    )
    play(position, "station from A1 to A9")


@pytest.mark.parametrize("edition", EDITIONS)
def test_r4_4_a_move_must_change_the_hex(edition: str) -> None:
    """R4.4"""
    refusal = refuses(sit(edition, stations={"H8": 0}), "station from H8 to H8")
    assert (refusal.code, refusal.rule, refusal.facts) == ("station-stays", "R4.4", {"hex": "H8"})


def test_r4_4_a_lifted_connected_station_cannot_return_under_the_track() -> None:
    """R4.4, R4.2: 1999."""
    position = sit("1999", lines={"NOR": ["H6", "H8"]}, stations={"H6": 0})
    assert refuses(position, "station from H6 to H6").code == "station-stays"
    assert not any(getattr(action, "to", "") == "H6" for action in position.legal_of_kind("move-station"))
