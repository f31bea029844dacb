"""R8 Scoring during the match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rainhill.games.rocket.actions import Extend
from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.jsonable import plain
from tests.games.rocket.rules.boards import make_map, name_of
from tests.games.rocket.rules.table import EDITIONS, company, found, play, scores, sit, the

ASTON = ("Aston", "steel"), ("Aston", "coal")


def city_points(edition: str, steel: list[int], coal: list[int]) -> tuple[int, ...]:
    """NOR goes from G5 to F6, next to Aston."""
    position = sit(edition, 4, lines={"NOR": ["G5"]}, investments={ASTON[0]: steel, ASTON[1]: coal})
    return tuple(the(play(position, "extend NOR to F6"), "city-scored").points)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("steel", "coal", "points"),
    [
        ([1, 1], [2], (0, 2, 1, 0)),
        ([1, 2], [1], (0, 2, 1, 0)),
        ([1, 1], [1], (0, 2, 0, 0)),
        ([1], [], (0, 2, 0, 0)),
        ([1], [2], (0, 1, 1, 0)),
        ([1, 2], [], (0, 1, 1, 0)),
        ([1, 2], [3], (0, 1, 1, 1)),
        ([], [], (0, 0, 0, 0)),
    ],
)
def test_r8_1_most_investments_in_that_city_two_second_one(
    edition: str, steel: list[int], coal: list[int], points: tuple[int, ...]
) -> None:
    """R8.1: all industries of the city together. Example 4 is the fourth case; example 7 has the ties."""
    assert city_points(edition, steel, coal) == points


def test_r8_1_investments_elsewhere_do_not_count() -> None:
    """R8.1"""
    position = sit(lines={"NOR": ["G5"]}, investments={("Barton", "coal"): [1, 1], ASTON[1]: [2]})
    play(position, "extend NOR to F6")
    assert scores(position) == [0, 0, 2]


def test_r8_1_each_further_line_scores_it_again_but_the_same_line_never() -> None:
    """R8.1"""
    position = sit(lines={"NOR": ["G5"], "WES": ["C11", "D10"]}, investments={ASTON[0]: [1]})
    events = play(position, "extend NOR to F6")
    assert the(events, "place-joined").places == 2
    assert scores(position) == [0, 2, 0]
    # F8 is next to Aston too.
    play(position, "invest coal in Corby")
    assert found(play(position, "extend NOR to F8", "pass"), "city-scored") == []
    assert scores(position) == [0, 2, 0]
    # WES at D8 reaches Aston as the second line; F8 and D8 are not neighbours.
    assert the(play(position, "extend WES to D8"), "city-scored").company == "WES"
    assert scores(position) == [0, 4, 0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stations", "points"),
    [
        ({"C11": 1}, (0, 3, 0)),
        ({"C11": 1, "E11": 1, "G11": 2}, (0, 3, 1)),
        ({"C11": 1, "E11": 2}, (0, 2, 2)),
        ({"C11": 0, "E11": 1, "G11": 2}, (1, 1, 1)),
        ({"G11": 0}, (3, 0, 0)),
        ({"A1": 1, "G13": 2}, (0, 0, 0)),
        ({}, (0, 0, 0)),
    ],
)
def test_r8_2_most_stations_score_all_places_second_half(
    edition: str, stations: dict[str, int], points: tuple[int, ...]
) -> None:
    """R8.2: Westgate, Frome, and Eyam reached by this move. Example 5 is the first case."""
    position = sit(edition, lines={"WES": ["C11", "D10", "E11", "F10"]}, stations=stations)
    told = the(play(position, "extend WES to G11"), "town-scored")
    assert (told.town, told.company, told.places, told.points) == ("Eyam", "WES", 3, points)


def test_r8_2_a_town_at_once_with_the_first_move() -> None:
    """R8.2: the own starting town and the railway town."""
    told = the(play(sit(), "extend WES to C11"), "town-scored")
    assert (told.places, told.points) == (2, (0, 0, 0))


def test_r8_2_not_again_for_the_same_line() -> None:
    """R8.2: D10 is next to Frome as C11 was."""
    position = sit(lines={"WES": ["C11"]}, stations={"C11": 0})
    events = play(position, "extend WES to D10")
    assert found(events, "town-scored") == []
    assert found(events, "place-joined") == []


def test_r8_2_two_towns_at_once_both_score_the_full_count() -> None:
    """R8.2"""
    board = make_map(
        [(3, 4), (4, 4)],
        starts={"A": (2, 4), "B": (9, 9)},
        towns={"Left": (5, 3), "Right": (5, 4)},
    )
    position = sit(on=board, lines={"A": [name_of((3, 4))]}, stations={name_of((3, 4)): 1})
    events = play(position, f"extend A to {name_of((4, 4))}", referee=False)
    assert [(e.town, e.places, e.points) for e in found(events, "town-scored")] == [
        ("Left", 3, (0, 3, 0)),
        ("Right", 3, (0, 3, 0)),
    ]


@pytest.mark.parametrize("left", [False, True])
def test_r8_3_a_foreign_starting_town_is_joined_and_scores_nothing(left: bool) -> None:
    """R8.3: whether its locomotive still waits there (then there is a merger too) or not."""
    lines = {"WES": ["C11", "D10", "E9", "F8", "G7"]} | ({"NOR": ["I3"]} if left else {})
    position = sit(lines=lines, stations={"G7": 1}, shares={"WES": [1, 0, 0]})
    events = play(position, "extend WES to G5")
    joined = the(events, "place-joined")
    assert (joined.place, joined.place_kind, joined.places) == ("Northgate", "start", 4)
    assert found(events, "city-scored") + found(events, "town-scored") == []
    assert bool(found(events, "merged")) == (not left)
    if left:
        assert "Northgate" in company(position, "WES").joined
        assert scores(position) == [0, 0, 0]
    else:
        assert the(events, "merged").places == 4


def test_r8_3_option_home_a_town_that_is_still_waited_in_does_not_count() -> None:
    """R8.3, R5.7: the merger pays for three places, and the survivor's own town is joined when it leaves."""
    lines = {"WES": ["C11", "D10", "E9", "F8", "G7"]}
    position = sit("1999", lines=lines, shares={"WES": [1, 0, 0]}, readings={"home": "left"})
    events = play(position, "extend WES to G5")
    assert (the(events, "merged").places, found(events, "place-joined")) == (3, [])
    assert "Northgate" not in company(position, "NOR").joined
    events = play(position, "extend NOR to I3", referee=True)
    assert found(events, "place-joined")[0].place == "Northgate"
    assert len(company(position, "NOR").joined) >= 4


def test_r8_3_it_counts_as_a_place() -> None:
    """R8.3: Westgate, Frome, Aston, Northgate: a later town scores with all of them."""
    position = sit(
        lines={"WES": ["C11", "D10", "E9", "F8", "G7", "G5"], "NOR": ["I3"]},
        stations={"G7": 1},
    )
    assert len(company(position, "WES").joined) == 4


# -- R8.4 -------------------------------------------------------------------------------------------------------------


def as_bytes(position: RocketPosition, seat: int | None) -> bytes:
    return json.dumps(plain(position.view(seat)), sort_keys=True).encode()


def shown(position: RocketPosition, seat: int | None) -> list[int | None]:
    return [s.score for s in position.view(seat).seats]


def test_r8_4_1999_only_ones_own_total() -> None:
    """R8.4"""
    position = sit("1999", scores=[11, 22, 33])
    assert shown(position, 0) == [11, None, None]
    assert shown(position, 1) == [None, 22, None]
    assert shown(position, None) == [None, None, None]


def test_r8_4_2018_all_totals_are_open() -> None:
    """R8.4"""
    position = sit("2018", scores=[11, 22, 33])
    for seat in (0, 1, 2, None):
        assert shown(position, seat) == [11, 22, 33]


@pytest.mark.parametrize(("edition", "choice"), [("1999", "yes"), ("2018", "no")])
def test_r8_4_the_table_may_choose(edition: str, choice: str) -> None:
    """R8.4: option open_scores."""
    position = sit(edition, open_scores=choice, scores=[11, 22, 33])
    assert shown(position, 1) == ([11, 22, 33] if choice == "yes" else [None, 22, None])


CIRCUMSTANCES: list[dict[str, Any]] = [
    {},
    {"lines": {"NOR": ["H6"]}, "shares": {"NOR": [1, 2, 3]}},
    {"actions_done": 1, "stations": {"A1": 0}},
]


@pytest.mark.parametrize("arranged", CIRCUMSTANCES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_r8_4_no_byte_of_a_view_depends_on_anothers_secret(edition: str, arranged: dict[str, Any]) -> None:
    """R8.4: the secret is changed, and the views of the others stay the same to the byte."""
    plainly = sit(edition, open_scores="no", scores=[5, 6, 7], **arranged)
    for owner in range(3):
        changed = sit(edition, open_scores="no", scores=[90 if s == owner else 5 + s for s in range(3)], **arranged)
        for viewer in (0, 1, 2, None):
            same = as_bytes(plainly, viewer) == as_bytes(changed, viewer)
            assert same == (viewer != owner)


def test_r8_4_nor_during_a_veto() -> None:
    """R8.4"""
    views = []
    for secret in (3, 80):
        position = sit("1999", scores=[0, secret, 0], shares={"NOR": [0, 1, 1]})
        play(position, "extend NOR to H6")
        views.append((as_bytes(position, 0), as_bytes(position, 2), as_bytes(position, None)))
    assert views[0] == views[1]


def test_r8_4_single_payments_are_made_in_the_open() -> None:
    """R8.4: the event shows the payment, the view does not add it up."""
    position = sit("1999", lines={"NOR": ["G5"]}, investments={ASTON[0]: [1]}, scores=[0, 40, 0])
    assert the(play(position, "extend NOR to F6"), "city-scored").points == (0, 2, 0)
    assert shown(position, 0) == [0, None, None]
    assert shown(position, 1) == [None, 42, None]


LAST = Extend("WES", "G9")


def almost_over(edition: str, scores: list[int]) -> RocketPosition:
    """WES running into NOR at G9 leaves one company: EAS and SOU are isolated."""
    return sit(
        edition,
        lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]},
        isolated=["EAS", "SOU"],
        scores=scores,
        open_scores="no",
    )


def test_r8_4_a_preview_of_the_last_action_does_not_tell_totals() -> None:
    """R8.4: it says that the match would end, not what everybody has."""
    previews = [almost_over("1999", [0, secret, 0]).preview(LAST) for secret in (1, 50)]
    assert previews[0] == previews[1]
    assert the(previews[0], "end-announced").reason == "companies"


def test_r8_4_at_the_end_everything_is_open() -> None:
    """R8.4"""
    position = almost_over("1999", [1, 2, 3])
    ended = the(play(position, LAST), "match-ended")
    for viewer in (0, 1, 2, None):
        assert shown(position, viewer) == list(ended.scores)
