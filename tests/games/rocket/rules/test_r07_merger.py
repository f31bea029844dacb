"""R7 Mergers. WES comes from the west and runs into NOR, whose locomotive stands on H8."""

from __future__ import annotations

from typing import Any

import pytest

from rainhill.games.rocket.position import RocketPosition
from tests.games.rocket.rules.table import EDITIONS, company, found, play, refuses, scores, sit, the

WEST = ["C11", "D10", "E11", "F10"]
NORTH = ["H6", "H8"]


def meeting(edition: str = "2018", seats: int = 3, **arranged: Any) -> RocketPosition:
    """WES may go to G9, next to NOR. It has joined Westgate and Frome."""
    return sit(edition, seats, **{"lines": {"NOR": NORTH, "WES": WEST}} | arranged)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_1_the_line_that_moved_is_closed_whatever_its_size(edition: str) -> None:
    """R7.1: into the locomotive, and into track; the bigger line can be the one that goes."""
    position = meeting(edition, shares={"WES": [9, 0, 0], "NOR": [0, 1, 0]})
    merged = the(play(position, "extend WES to G9"), "merged")
    assert (merged.closed, merged.survivor) == ("WES", "NOR")
    view = company(position, "WES")
    assert (view.status, view.merged_into, view.locomotive) == ("closed", "NOR", None)
    position = meeting(edition, lines={"NOR": ["H6", "H8", "I9", "J10"], "WES": WEST})
    assert the(play(position, "extend WES to G9"), "merged").survivor == "NOR"


def test_r7_1_a_closed_company_cannot_move() -> None:
    """R7.1"""
    position = meeting()
    play(position, "extend WES to G9")
    refusal = refuses(position, "extend WES to G11")
    assert (refusal.code, refusal.rule) == ("company-closed", "R7.1")
    assert refusal.facts == {"company": "WES", "survivor": "NOR"}


@pytest.mark.parametrize(
    ("shares", "points"),
    [
        ([5, 2, 0], (2, 1, 0)),
        ([5, 0, 0], (2, 0, 0)),
        ([3, 3, 0], (1, 1, 0)),
        ([4, 2, 2], (2, 0, 0)),
        ([0, 0, 0], (2, 0, 0)),
    ],
)
def test_r7_2_most_shares_score_the_places_second_half(shares: list[int], points: tuple[int, ...]) -> None:
    """R7.2: two places. The share taken by the move itself counts, so Anton has one more than arranged."""
    position = meeting(shares={"WES": [max(0, shares[0] - 1), *shares[1:]]})
    passes = ["pass"] * sum(1 for held in shares[1:] if held)
    merged = the(play(position, "extend WES to G9", *passes), "merged")
    assert merged.places == 2
    assert merged.points == points
    assert scores(position) == list(points)


def test_r7_2_places_joined_by_this_very_move_count() -> None:
    """R7.2: Westgate, Frome, and Eyam with the last move."""
    position = meeting(lines={"NOR": ["H6", "H8", "H10"], "WES": WEST}, shares={"WES": [3, 0, 0]})
    merged = the(play(position, "extend WES to G11"), "merged")
    assert (merged.places, merged.points) == (3, (3, 0, 0))


@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_3_the_locomotives_hex_becomes_track_of_the_stock(edition: str) -> None:
    """R7.3"""
    position = meeting(edition)
    assert position.full_view().tiles_left == 60 - 4
    merged = the(play(position, "extend WES to G9"), "merged")
    # One tile on F10, one on G9.
    assert merged.tiles_left == position.full_view().tiles_left == 60 - 6
    assert {tile.hex for tile in company(position, "NOR").track} == {"H6", *WEST, "G9"}
    (last,) = [tile for tile in company(position, "NOR").track if tile.hex == "G9"]
    # In from F10, out to H8.
    assert (last.enters, last.leaves) == (4, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_3_with_no_tile_left_the_merger_is_finished(edition: str) -> None:
    """R7.3, R11.1, R11.2: the last tile goes under F10; G9 becomes track all the same."""
    position = meeting(edition, tiles_left=1, shares={"WES": [3, 0, 0]})
    events = play(position, "extend WES to G9", referee=False)
    assert the(events, "merged").tiles_left == 0
    assert company(position, "WES").status == "closed"
    assert "G9" in {tile.hex for tile in company(position, "NOR").track}
    assert company(position, "NOR").shares == (2, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("returned", "received"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3])))
def test_r7_4_two_for_one_and_an_odd_one_is_lost(edition: str, returned: int, received: int) -> None:
    """R7.4, example 7: the exchange table."""
    position = meeting(edition, shares={"WES": [0, returned, 0]})
    events = play(position, "extend WES to G9", *(["pass"] if returned else []))
    assert company(position, "WES").shares == (0, 0, 0)
    assert company(position, "NOR").shares == (0, received, 0)
    told = [e for e in found(events, "shares-exchanged") if e.seat == 1]
    assert [(e.closed, e.survivor, e.returned, e.received) for e in told] == (
        [("WES", "NOR", returned, received)] if returned else []
    )
    assert company(position, "NOR").pile == (16 - received if edition == "1999" else None)


def test_r7_4_1999_then_supplementary_shares() -> None:
    """R7.4: the pile of NOR has one left; Beate is owed three."""
    position = meeting("1999", shares={"WES": [0, 6, 0], "NOR": [10, 0, 5]})
    play(position, "extend WES to G9", "pass")
    view = company(position, "NOR")
    assert (view.shares, view.pile, view.supplementary) == ((10, 3, 5), 0, 2)
    assert position.full_view().supplementary_left == 14


def test_r7_4_1999_supplementary_shares_of_the_closed_company_return_first() -> None:
    """R7.4: WES has 20 shares out, 4 supplementary; they are back before NOR's holders get theirs."""
    position = meeting("1999", shares={"WES": [0, 20, 0], "NOR": [8, 0, 8]})
    assert position.full_view().supplementary_left == 12
    play(position, "extend WES to G9", "pass")
    view = company(position, "NOR")
    assert (view.shares, view.supplementary) == ((8, 10, 8), 10)
    assert company(position, "WES").supplementary == 0
    assert position.full_view().supplementary_left == 6


def test_r7_4_1999_when_even_they_run_out_the_rest_is_counted() -> None:
    """R7.4"""
    position = meeting("1999", shares={"WES": [0, 16, 0], "NOR": [8, 0, 8], "EAS": [10, 10, 9]})
    assert position.full_view().supplementary_left == 3
    play(position, "extend WES to G9", "pass")
    assert company(position, "NOR").shares == (8, 8, 8)
    assert company(position, "NOR").supplementary == 8
    assert position.full_view().supplementary_left == 0


def test_r7_4_1999_an_isolated_survivor_has_no_pile() -> None:
    """R7.4, R10.2: all new shares are supplementary, and real ones out stay as they are."""
    position = meeting("1999", shares={"WES": [0, 4, 0], "NOR": [3, 0, 0]}, isolated=["NOR"])
    play(position, "extend WES to G9", "pass")
    view = company(position, "NOR")
    assert (view.status, view.shares, view.pile, view.supplementary) == ("isolated", (3, 2, 0), 0, 2)


def test_r7_4_2018_without_any_counting() -> None:
    """R7.4"""
    position = meeting("2018", shares={"WES": [0, 30, 0], "NOR": [30, 0, 0]}, isolated=["NOR"])
    play(position, "extend WES to G9", "pass")
    assert company(position, "NOR").shares == (30, 15, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_5_everything_belongs_to_the_survivor(edition: str) -> None:
    """R7.5"""
    position = meeting(edition, stations={"D10": 1, "H6": 0, "G9": 2})
    play(position, "extend WES to G9")
    view = company(position, "NOR")
    assert view.stations == (1, 1, 1)
    assert set(view.joined) == {"Northgate", "Westgate", "Frome"}
    assert {s.company for s in position.full_view().stations} == {"NOR"}


def test_r7_5_inherited_places_score_nothing_now_or_later() -> None:
    """R7.5: WES brought Aston and Frome; when NOR reaches Aston itself nobody is paid again."""
    position = sit(
        lines={"NOR": ["G5"], "WES": ["C11", "D10", "D8", "D6", "E5"]},
        investments={("Aston", "steel"): [1]},
        stations={"G5": 2},
    )
    assert set(company(position, "WES").joined) == {"Westgate", "Frome", "Aston"}
    events = play(position, "extend WES to F4", "invest coal in Barton")
    assert the(events, "merged").survivor == "NOR"
    assert found(events, "city-scored") == []
    assert found(events, "town-scored") == []
    before = scores(position)
    events = play(position, "extend NOR to F6")
    assert found(events, "city-scored") == []
    assert found(events, "place-joined") == []
    assert scores(position) == before


def test_r7_6_never_next_to_each_other() -> None:
    """R7.6: even a merger into a merged line leaves the third one apart (the referee looks after every action)."""
    position = sit(lines={"NOR": NORTH, "WES": WEST, "EAS": ["M11", "L10", "K11", "J10"]})
    play(position, "extend WES to G9")
    events = play(position, "extend EAS to I9")
    assert the(events, "merged").survivor == "NOR"
    assert company(position, "EAS").merged_into == "NOR"
    assert len(found(events, "merged")) == 1


def test_example_6_the_merger_of_the_1999_rules() -> None:
    """R7.2: a line of three places runs into another: 3 and 1."""
    position = meeting(
        "1999",
        lines={"NOR": ["H6", "H8", "H10"], "WES": WEST},
        shares={"WES": [2, 2, 0]},
    )
    merged = the(play(position, "extend WES to G11", "pass"), "merged")
    assert (merged.places, merged.points) == (3, (3, 1, 0))


def test_example_6_the_merger_of_the_2018_rules() -> None:
    """R5.10, R7.2, R7.4: the city first, then three places: 3 and 1; five and two shares become 2 and 1."""
    position = sit(
        "2018",
        lines={"NOR": ["G5", "F6", "F8"], "WES": ["C11", "D10"]},
        shares={"WES": [4, 2, 0]},
        investments={("Aston", "steel"): [2]},
    )
    events = play(position, "extend WES to E9", "pass")
    keys = [event.key for event in events]
    assert keys.index("city-scored") < keys.index("merged")
    assert the(events, "city-scored").points == (0, 0, 2)
    merged = the(events, "merged")
    assert (merged.closed, merged.survivor, merged.places, merged.points) == ("WES", "NOR", 3, (3, 1, 0))
    assert [(e.returned, e.received) for e in found(events, "shares-exchanged")] == [(5, 2), (2, 1)]
    assert company(position, "NOR").shares == (2, 1, 0)
    assert scores(position) == [3, 1, 2]
