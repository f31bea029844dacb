"""The plain figures of a map: its size, how far its places lie apart, how far a locomotive comes from each start."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from rainhill.games.rocket.map import RocketMap, locomotive_reach
from rainhill.kernel.hexes import distance

REACH_MOVES = (5, 10, 20)


@dataclass(frozen=True, slots=True)
class Reach:
    """What a locomotive alone on the empty board can come to within some moves: hexes, and places next to them."""

    moves: int
    hexes: int
    places: int


@dataclass(frozen=True, slots=True)
class StartFigures:
    """A company's starting town: free neighbours, the nearest other start and place, and its reach (R5.1)."""

    company: str
    town: str
    exits: int
    nearest_start: int
    nearest_place: int
    reach: tuple[Reach, ...]


@dataclass(frozen=True, slots=True)
class MapStatistics:
    """The figures of a map; `nearest` counts the places by the distance to their nearest other place."""

    id: str
    hash: str
    layout: str
    hexes: int
    companies: int
    cities: int
    towns: int
    industries: dict[str, int]
    nearest: dict[int, int]
    nearest_mean: float
    place_distance_mean: float
    start_distance_least: int
    start_distance_mean: float
    starts: tuple[StartFigures, ...]


def map_statistics(made: RocketMap) -> MapStatistics:
    """Count and measure a map."""
    nearest = [_nearest(made, place.hex, [other.hex for other in made.places]) for place in made.places]
    starts = [company.hex for company in made.companies]
    between_places = _distances(made, [place.hex for place in made.places])
    between_starts = _distances(made, starts)
    return MapStatistics(
        id=made.id,
        hash=made.board.hash,
        layout=made.board.layout,
        hexes=len(made.board.hexes),
        companies=len(made.companies),
        cities=len(made.cities),
        towns=len(made.towns),
        industries=_industry_places(made),
        nearest={gap: nearest.count(gap) for gap in sorted(set(nearest))},
        nearest_mean=sum(nearest) / len(nearest),
        place_distance_mean=sum(between_places) / len(between_places),
        start_distance_least=min(between_starts),
        start_distance_mean=sum(between_starts) / len(between_starts),
        starts=tuple(_start_figures(made, company.index, starts) for company in made.companies),
    )


def _distances(made: RocketMap, hexes: list[int]) -> list[int]:
    return [distance(made.board.hexes[a], made.board.hexes[b]) for a, b in combinations(hexes, 2)]


def _nearest(made: RocketMap, hex_index: int, others: list[int]) -> int:
    here = made.board.hexes[hex_index]
    return min(distance(here, made.board.hexes[other]) for other in others if other != hex_index)


def _industry_places(made: RocketMap) -> dict[str, int]:
    """How many investment places each industry has (R1.3)."""
    sums = dict.fromkeys(made.industries, 0)
    for city in made.cities:
        sums[made.industries[city.major]] += 2
        sums[made.industries[city.minor]] += 1
    return sums


def _start_figures(made: RocketMap, company: int, starts: list[int]) -> StartFigures:
    home = made.companies[company].hex
    within = list(locomotive_reach(made, company))
    return StartFigures(
        company=made.companies[company].id,
        town=made.places[company].name,
        exits=sum(moves == 1 for _, moves in within),
        nearest_start=_nearest(made, home, starts),
        nearest_place=_nearest(made, home, [place.hex for place in made.places]),
        reach=tuple(_reach(made, company, within, most) for most in REACH_MOVES),
    )


def _reach(made: RocketMap, company: int, within: list[tuple[int, int]], most: int) -> Reach:
    hexes = [hex_index for hex_index, moves in within if moves <= most]
    places = {made.place_at[n] for hex_index in hexes for n in made.board.neighbours[hex_index] if n >= 0}
    return Reach(most, len(hexes), len(places - {-1, company}))
