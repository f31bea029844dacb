"""R1 Material and set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import rainhill
from rainhill.games.rocket.map import list_rocket_maps, rocket_map
from rainhill.kernel.hexes import distance
from rainhill.kernel.refusals import SetupError
from tests.games.rocket.rules.table import EDITIONS, company, extensions, play, refuses, sit, station_hexes, the

MAPS = ("england", "usa", "china")
WEST_TO_G7 = ["C11", "D10", "E9", "F8", "G7"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_1_every_seat_starts_with_seven_stations_and_no_points(edition: str, seats: int) -> None:
    """R1.1"""
    view = sit(edition, seats).full_view()
    assert [(s.stations_left, s.score, s.passengers, s.shares) for s in view.seats] == [(7, 0, 0, 0)] * seats
    assert view.stations == ()


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r1_1_two_to_four_players(seats: int) -> None:
    """R1.1"""
    with pytest.raises(SetupError) as error:
        rainhill.new("rocket", map="toy", seats=seats)
    assert error.value.code == "wrong-seats"


def test_r1_1_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    """R1.1"""
    drawn = {rainhill.new("rocket", map="toy", seats=4, seed=seed).header.deal["first"] for seed in range(40)}
    assert drawn == {"1", "2", "3", "4"}
    chosen = rainhill.new("rocket", map="toy", seats=3, deal={"first": "3"})
    assert chosen.decision is not None
    assert chosen.decision.seat == 2
    assert rainhill.new("rocket", map="toy", seats=3, first=2).header == chosen.header
    for first in (-1, 3):
        with pytest.raises(SetupError, match="bad-first"):
            rainhill.new("rocket", map="toy", seats=3, first=first)


@pytest.mark.parametrize(
    "deal", [{}, {"first": "0"}, {"first": "4"}, {"first": "x"}, {"last": "1"}, {"first": "1", "a": ""}]
)
def test_r1_1_an_impossible_deal_is_refused(deal: dict[str, str]) -> None:
    """R1.1"""
    with pytest.raises(SetupError) as error:
        rainhill.new("rocket", map="toy", seats=3, deal=deal)
    assert error.value.code == "bad-deal"


def test_r1_1_play_goes_round_to_the_left() -> None:
    """R1.1"""
    position = sit(seats=3, first=1)
    order = []
    for city in ("Aston", "Barton", "Corby", "Derwent"):
        order.append(position.full_view().active)
        play(position, f"invest steel in {city}", f"invest coal in {city}")
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("name", MAPS)
def test_r1_2_companies_cities_and_towns_on_hexes_of_their_own(name: str) -> None:
    """R1.2"""
    board = rocket_map(name)
    assert (len(board.companies), len(board.cities)) == (7, 12)
    assert name != "england" or len(board.towns) == 9
    assert len({place.hex for place in board.places}) == len(board.places) == 19 + len(board.towns)
    for a, b in combinations(board.companies, 2):
        assert distance(board.board.hexes[a.hex], board.board.hexes[b.hex]) >= 4


@pytest.mark.parametrize(
    ("name", "industries", "each"),
    [
        ("england", {"steel", "textiles", "brewing", "leather"}, 9),
        ("usa", {"cattle", "coal", "cotton", "grain", "manufactured", "steel"}, 6),
        ("china", {"coal", "cotton", "livestock", "manufactured", "petrochemicals", "steel"}, 6),
    ],
)
def test_r1_3_two_and_one_in_every_city_and_the_same_sum_of_all_industries(
    name: str, industries: set[str], each: int
) -> None:
    """R1.3"""
    view = sit(on=name).full_view()
    offered: Counter[str] = Counter()
    for city in view.cities:
        kinds = Counter(place.industry for place in city.places)
        assert sorted(kinds.values()) == [1, 2]
        assert all(place.seat is None for place in city.places)
        offered += kinds
    assert {industry.split("-")[0] for industry in offered} == industries
    assert set(offered.values()) == {each}


@pytest.mark.parametrize("name", list_rocket_maps())
def test_r1_4_sixty_tiles_and_nine_passengers(name: str) -> None:
    """R1.4"""
    view = sit(on=name).full_view()
    assert (view.tiles_left, view.passengers_left) == (60, 9)


def test_r1_5_1999_sixteen_shares_a_company_and_sixteen_supplementary() -> None:
    """R1.5"""
    view = sit("1999").full_view()
    assert [(c.pile, c.supplementary) for c in view.companies] == [(16, 0)] * 4
    assert view.supplementary_left == 16


def test_r1_5_2018_shares_without_limit() -> None:
    """R1.5: the twentieth share is as easy to get as the first."""
    position = sit("2018", shares={"NOR": [0, 0, 40]}, active=0)
    view = position.full_view()
    assert [(c.pile, c.supplementary) for c in view.companies] == [(None, None)] * 4
    assert view.supplementary_left is None
    assert the(play(position, "extend NOR to H6"), "share-taken").company == "NOR"


def test_r1_6_locomotives_wait_at_home_and_face_nowhere() -> None:
    """R1.6"""
    view = sit().full_view()
    assert [(c.status, c.locomotive, c.heading, c.track) for c in view.companies] == [
        ("waiting", at, None, ()) for at in ("H4", "N12", "H22", "B12")
    ]


def test_r1_6_no_station_next_to_a_waiting_locomotive() -> None:
    """R1.6, R4.2"""
    position = sit()
    for at in ("H2", "I3", "I5", "H6", "G5", "G3"):
        assert at not in station_hexes(position)
    refusal = refuses(position, "station at H6")
    assert (refusal.code, refusal.facts["company"]) == ("next-to-locomotive", "NOR")
    assert "H8" in station_hexes(position)


def test_r1_6_a_waiting_locomotive_can_be_merged_into() -> None:
    """R1.6, R7.1"""
    position = sit(lines={"WES": WEST_TO_G7}, shares={"WES": [3, 0, 0]})
    merged = the(play(position, "extend WES to H6"), "merged")
    assert (merged.closed, merged.survivor) == ("WES", "NOR")
    assert company(position, "NOR").status == "waiting"


def test_r1_6_a_waiting_locomotive_counts_as_a_line_for_r5_4() -> None:
    """R1.6, R5.4: H6 is next to NOR, which waits at H4, and next to EAS at I7."""
    assert extensions(sit(lines={"WES": WEST_TO_G7}), "WES") == {"G5", "H6", "H8"}
    position = sit(lines={"WES": WEST_TO_G7, "EAS": ["M11", "L10", "K9", "J8", "I7"]})
    assert extensions(position, "WES") == {"G5", "H8"}
    assert refuses(position, "extend WES to H6").code == "two-lines"
