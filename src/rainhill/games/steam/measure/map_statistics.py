"""The plain figures of a Steam map, and whether it has the character of the maps the game is played on (S1.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rainhill.games.steam.map import COLOURS, CUBES, SEATS, SUPPLY_SPACES, SteamMap
from rainhill.kernel.hexes import Hex, distance


@dataclass(frozen=True, slots=True)
class MapStatistics:
    """The figures of a map; `river` and `hill` are shares of all hexes, distances count hexes."""

    id: str
    hash: str
    layout: str
    seats: tuple[int, ...]
    hexes: int
    cities: int
    towns: int
    colours: dict[str, int]
    cubes: int
    river: float
    hill: float
    black_edges: int
    nearest_city: float
    """mean distance from a city to the next city"""
    nearest_stop: float
    """mean distance from a stop to the next stop"""
    farthest_hex: int
    """the most that a hex is away from the nearest stop"""
    bag: dict[int, int]
    """seats -> cubes that are left in the bag after set-up (S1.2 to S1.4)"""


@dataclass(frozen=True, slots=True)
class Miss:
    """A figure outside the bounds it should lie in, both of which would be good."""

    figure: str
    value: float
    least: float
    most: float


BOUNDS: dict[str, tuple[float, float]] = {
    "cities": (10, 15),
    "towns": (11, 20),
    "cubes": (30, 45),
    "river": (0.10, 0.15),
    "hill": (0.05, 0.20),
    "nearest_city": (2.5, 3.6),
    # A stop is almost always one tile away from the next: that is what first rounds are built from.
    "nearest_stop": (2.0, 2.3),
    "farthest_hex": (2, 4),
}
HEXES_FOR_FEW: tuple[float, float] = (110, 150)
"""on maps made for four seats at most"""
HEXES_FOR_MANY: tuple[float, float] = (150, 190)
# 4/4/2/2 is the least even choice of colours among the maps we compare with.
MOST_COLOUR_GAP = 2


def map_statistics(made: SteamMap) -> MapStatistics:
    """Count and measure a map."""
    board = made.board
    stops = [board.hexes[stop.hex] for stop in made.stops]
    return MapStatistics(
        id=made.id,
        hash=board.hash,
        layout=board.layout,
        seats=made.best_seats,
        hexes=len(board.hexes),
        cities=len(made.cities),
        towns=len(made.towns),
        colours={name: sum(city.colour == n for city in made.cities) for n, name in enumerate(COLOURS[:4])},
        cubes=sum(city.cubes for city in made.cities),
        river=sum(made.river) / len(board.hexes),
        hill=sum(made.hill) / len(board.hexes),
        black_edges=sum(mask.bit_count() for mask in made.black),
        nearest_city=_mean_nearest([board.hexes[city.hex] for city in made.cities]),
        nearest_stop=_mean_nearest(stops),
        farthest_hex=max(min(distance(h, stop) for stop in stops) for h in board.hexes),
        bag={seats: CUBES - _drawn(made, seats) for seats in SEATS},
    )


def _mean_nearest(spots: Sequence[Hex]) -> float:
    nearest = [min(distance(a, b) for b in spots if b != a) for a in spots]
    return sum(nearest) / len(nearest)


def _drawn(made: SteamMap, seats: int) -> int:
    """How many cubes set-up draws (S1.3, S1.4)."""
    on_cities = sum(made.city_cubes(city.index, seats) for city in made.cities)
    return on_cities + SUPPLY_SPACES * made.supply_cubes(seats)


def find_misses(made: SteamMap) -> tuple[Miss, ...]:
    """Where a map lacks the character it should have; a teaching map may be as it likes."""
    if made.board.settings.get("teaching", False):
        return ()
    figures = map_statistics(made)
    bounds = {"hexes": HEXES_FOR_FEW if max(made.seats) <= 4 else HEXES_FOR_MANY} | BOUNDS
    found = [
        Miss(name, getattr(figures, name), least, most)
        for name, (least, most) in bounds.items()
        if not least <= getattr(figures, name) <= most
    ]
    gap = max(figures.colours.values()) - min(figures.colours.values())
    if gap > MOST_COLOUR_GAP:
        found.append(Miss("colours", gap, 0, MOST_COLOUR_GAP))
    return tuple(found)
