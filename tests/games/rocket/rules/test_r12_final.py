"""R12 Final scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rainhill.games.rocket.position import RocketPosition
from rainhill.kernel.game import Row
from tests.games.rocket.rules.table import EDITIONS, map_of, play, sit


def rows(position: RocketPosition) -> dict[tuple[str, ...], Row]:
    """The rows by key and company or industry."""
    found = {}
    for row in position.final_rows():
        facts = [str(row.facts[name]) for name in ("industry", "company") if name in row.facts]
        found[row.key, *facts] = row
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_r12_1_industries_over_all_joined_cities(edition: str) -> None:
    """R12.1: steel 2, 1, 1 and coal 0, 1, 0; Corby is joined to no line, so what is there is discarded."""
    position = sit(
        edition,
        investments={
            ("Aston", "steel"): [0, 0],
            ("Barton", "steel"): [1],
            ("Derwent", "steel"): [2],
            ("Corby", "steel"): [2, 2],
            ("Corby", "coal"): [0],
            ("Aston", "coal"): [1],
        },
        joined={"NOR": ["Aston", "Barton"], "WES": ["Aston", "Derwent"]},
    )
    found = rows(position)
    assert found["industry", "steel"].holdings == (2, 1, 1)
    assert found["industry", "steel"].points == (6, 1, 1)
    assert found["industry", "coal"].holdings == (0, 1, 0)
    assert found["industry", "coal"].points == (0, 6, 0)


def test_r12_1_a_city_that_only_a_closed_line_had_reached_counts() -> None:
    """R12.1, R7.5: the survivor has inherited it."""
    position = sit(
        lines={"NOR": ["G5"], "WES": ["C11", "D10", "D8", "D6", "E5"]},
        investments={("Aston", "steel"): [1]},
    )
    play(position, "extend WES to F4")
    assert rows(position)["industry", "steel"].holdings == (0, 1, 0)


@pytest.mark.parametrize(
    ("passengers", "points"),
    [
        ([3, 1, 0], (6, 3, 0)),
        ([2, 2, 1], (4, 4, 0)),
        ([0, 0, 0], (0, 0, 0)),
        ([3, 3, 3], (3, 3, 3)),
        ([0, 1, 0], (0, 6, 0)),
    ],
)
def test_r12_1_passengers(passengers: list[int], points: tuple[int, ...]) -> None:
    """R12.1"""
    assert rows(sit(passengers=passengers))["passengers",].points == points


@pytest.mark.parametrize("edition", EDITIONS)
def test_r12_2_stations_and_shares_of_every_open_company(edition: str) -> None:
    """R12.2"""
    position = sit(
        edition,
        lines={"WES": ["C11", "D10", "E9", "F8"]},
        stations={"C11": 0, "E9": 1, "G9": 2},
        shares={"WES": [1, 0, 4]},
    )
    found = rows(position)
    assert found["stations", "WES"].facts["places"] == 3
    assert found["stations", "WES"].holdings == (1, 1, 0)
    assert found["stations", "WES"].points == (2, 2, 0)
    assert found["shares", "WES"].holdings == (1, 0, 4)
    assert found["shares", "WES"].points == (1, 0, 3)


def test_r12_2_a_closed_company_scores_nothing() -> None:
    """R12.2"""
    position = sit(lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]}, shares={"WES": [3, 0, 0]})
    play(position, "extend WES to G9")
    found = rows(position)
    assert found["closed", "WES"].points == (0, 0, 0)
    assert found["closed", "WES"].facts == {"company": "WES", "survivor": "NOR"}
    assert ("shares", "WES") not in found
    assert ("stations", "WES") not in found


def test_r12_2_a_line_that_never_left_home_counts_its_own_town() -> None:
    """R12.2"""
    found = rows(sit(shares={"EAS": [2, 1, 0]}))
    assert found["shares", "EAS"].facts["places"] == 1
    assert found["shares", "EAS"].points == (1, 0, 0)


def test_r12_2_option_home_a_line_that_never_left_home_counts_nothing() -> None:
    """R12.2, R5.7"""
    found = rows(sit("1999", shares={"EAS": [2, 1, 0]}, readings={"home": "left"}))
    assert found["shares", "EAS"].facts["places"] == 0
    assert found["shares", "EAS"].points == (0, 0, 0)


def ended(scores: list[int], edition: str = "1999") -> RocketPosition:
    """A match that ends with an extension; Anton's only share brings him two points in its merger."""
    position = sit(
        edition,
        3,
        lines={"NOR": ["H6", "H8"], "WES": ["C11", "D10", "E11", "F10"]},
        isolated=["EAS", "SOU"],
        scores=scores,
        actions_done=1,
    )
    play(position, "extend WES to G9")
    return position


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scores", "winners", "ranking"),
    [
        ([5, 9, 3], (1,), ((1,), (0,), (2,))),
        ([7, 9, 3], (0, 1), ((0, 1), (2,))),
        ([7, 9, 9], (0, 1, 2), ((0, 1, 2),)),
        ([10, 4, 4], (0,), ((0,), (1, 2))),
    ],
)
def test_r12_3_most_points_win_and_equal_points_share(
    edition: str, scores: list[int], winners: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    """R12.3: Anton scores 2 with the merger (two places, his share alone); one share gives none of the survivor."""
    outcome = ended(scores, edition).outcome()
    assert outcome is not None
    assert outcome.scores == (scores[0] + 2, *scores[1:])
    assert outcome.winners == winners
    assert outcome.ranking == ranking


def test_r12_3_the_breakdown_explains_every_point() -> None:
    """R12: earned, industries, passengers, then stations and shares of each company in the order of the map."""
    outcome = ended([5, 9, 3]).outcome()
    assert outcome is not None
    keys = [(row.key, row.facts.get("company")) for row in outcome.breakdown]
    assert keys == [
        ("earned", None),
        ("industry", None),
        ("industry", None),
        ("passengers", None),
        ("stations", "NOR"),
        ("shares", "NOR"),
        ("stations", "EAS"),
        ("shares", "EAS"),
        ("stations", "SOU"),
        ("shares", "SOU"),
        ("closed", "WES"),
    ]
    for seat in range(3):
        assert sum(row.points[seat] for row in outcome.breakdown) == outcome.scores[seat]


# -- example 1 --------------------------------------------------------------------------------------------------------

HELD = {"steel": [3, 2, 4], "textiles": [4, 2, 2], "brewing": [3, 3, 3], "leather": [2, 3, 2]}
CLOSED = {"L&Y": "NER", "GER": "NER", "LSWR": "GWR", "SER": "GWR"}
PLACES = {"NER": 13, "LNWR": 4, "GWR": 12}
STATIONS = {"NER": [2, 2, 3], "LNWR": [0, 2, 1], "GWR": [3, 2, 1]}
SHARES = {"NER": [3, 4, 2], "LNWR": [3, 1, 2], "GWR": [2, 3, 5]}

TABLE = {
    ("earned",): (28, 30, 25),
    ("industry", "steel"): (3, 0, 6),
    ("industry", "textiles"): (6, 1, 1),
    ("industry", "brewing"): (3, 3, 3),
    ("industry", "leather"): (1, 6, 1),
    ("passengers",): (6, 3, 0),
    ("stations", "NER"): (3, 3, 13),
    ("shares", "NER"): (6, 13, 0),
    ("stations", "LNWR"): (0, 4, 2),
    ("shares", "LNWR"): (4, 0, 2),
    ("stations", "GWR"): (12, 6, 0),
    ("shares", "GWR"): (0, 6, 12),
    ("closed", "L&Y"): (0, 0, 0),
    ("closed", "GER"): (0, 0, 0),
    ("closed", "LSWR"): (0, 0, 0),
    ("closed", "SER"): (0, 0, 0),
}


def gentle_path(start: int, length: int, avoid: set[int]) -> list[int]:
    """A way of so many hexes out of a starting town, with gentle bends and over free land."""
    board = map_of("england")

    def search(path: list[int], heading: int | None) -> list[int] | None:
        if len(path) == length + 1:
            return path[1:]
        for d in range(6) if heading is None else [(heading + turn) % 6 for turn in (0, 1, -1)]:
            n = board.board.neighbours[path[-1]][d]
            if n >= 0 and board.place_at[n] < 0 and n not in path and n not in avoid:
                longer = search([*path, n], d)
                if longer:
                    return longer
        return None

    path = search([start], None)
    assert path is not None
    return path


def example_1() -> RocketPosition:
    """The printed table as a position: three open lines with their stations, four closed ones, all cities joined."""
    board = map_of("england")
    names, homes = board.board.names, {c.id: c.hex for c in board.companies}
    investments: dict[tuple[str, str], list[int]] = {}
    for industry, held in HELD.items():
        owners = [seat for seat, number in enumerate(held) for _ in range(number)]
        for city in board.cities:
            for number, which in ((2, city.major), (1, city.minor)):
                if board.industries[which] == industry:
                    taken, owners = owners[:number], owners[number:]
                    investments[board.places[city.place].name, industry] = taken
        assert owners == []
    lines: dict[str, list[str]] = {}
    stations: dict[str, int] = {}
    used: set[int] = set()
    occupied: set[int] = set()
    for name in ("LNWR", *CLOSED, "GWR", "NER"):
        owners = [seat for seat, number in enumerate(STATIONS.get(name, [])) for _ in range(number)]
        # Stations of different lines keep their distance; a closed line has to get out of its town, no more.
        path = gentle_path(homes[name], max(1, 2 * len(owners) - 1), used if owners else occupied)
        used |= {n for at in path for n in (at, *board.board.neighbours[at])}
        occupied |= set(path)
        lines[name] = [names[at] for at in path]
        stations |= {names[at]: seat for at, seat in zip(path[::2], owners, strict=False)}
    bare = sit("1999", 3, on="england", lines=lines, closed=CLOSED)
    reached = {view.id: list(view.joined) for view in bare.full_view().companies if view.id in PLACES}
    lonely = [city.name for city in bare.full_view().cities if not city.joined_by]
    joined: dict[str, list[str]] = {}
    for name, natural in reached.items():
        # Cities that no line runs past come first, so that in the end every city is joined to some line.
        spare = lonely + [place.name for place in board.places[7:] if place.name not in [*natural, *lonely]]
        joined[name] = spare[: PLACES[name] - len(natural)]
        lonely = [city for city in lonely if city not in joined[name]]
    assert lonely == []
    return sit(
        "1999",
        3,
        on="england",
        lines=lines,
        closed=CLOSED,
        joined=joined,
        stations=stations,
        investments=investments,
        shares=SHARES,
        passengers=[3, 1, 0],
        scores=[28, 30, 25],
        isolated=["GWR", "LNWR"],
    )


def test_example_1_the_table_of_the_1999_rules() -> None:
    """R12.1, R12.2, R12.3: the printed table, row by row."""
    position = example_1()
    found: Mapping[tuple[str, ...], Any] = rows(position)
    assert {key: row.points for key, row in found.items()} == TABLE
    for name, places in PLACES.items():
        assert found["stations", name].facts["places"] == places
        assert list(found["stations", name].holdings) == STATIONS[name]
        assert list(found["shares", name].holdings) == SHARES[name]
    # Any action ends it now, and a station far from every line changes no row.
    play(position, position.legal_of_kind("station")[0], referee=False)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == (72, 75, 65)
    assert outcome.winners == (1,)
    assert sum(row.points[0] for row in outcome.breakdown if row.key != "earned") == 44
