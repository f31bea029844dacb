"""From a map to the numbers the core works with."""

from __future__ import annotations

from functools import lru_cache

from rainhill.games.rocket.map import MOST_READ, RocketMap, rocket_map
from rainhill.games.rocket.rules import codes
from rainhill.games.rocket.rules.state import Ground


@lru_cache(MOST_READ)
def read_ground(map_id: str) -> Ground:
    """The ground of a map by its id."""
    return make_ground(rocket_map(map_id))


def make_ground(board: RocketMap) -> Ground:
    """The ground of any map; its cells are the map's hexes in the same order."""
    ground = Ground()
    ground.cells = len(board.board.hexes)
    ground.companies = len(board.companies)
    ground.cities = len(board.cities)
    ground.places = len(board.places)
    ground.industries = len(board.industries)
    ground.city_mask = sum(1 << city.place for city in board.cities)
    ground.town_mask = sum(1 << town for town in board.towns)
    # OFF is its own neighbour and counts as occupied, so no rule has to ask for the rim of the map.
    ground.set_place(codes.OFF, codes.COMPANIES + 100)
    ground.set_touch(codes.OFF, 0)
    for d in range(6):
        ground.set_near(codes.OFF, d, codes.OFF)
    for cell, neighbours in enumerate(board.board.neighbours):
        touched = 0
        for d, other in enumerate(neighbours):
            ground.set_near(cell, d, codes.OFF if other < 0 else other)
            if other >= 0 and board.place_at[other] >= 0:
                touched |= 1 << board.place_at[other]
        ground.set_touch(cell, touched)
        ground.set_place(cell, board.place_at[cell])
    for company in board.companies:
        ground.set_start(company.index, company.hex)
    for number, city in enumerate(board.cities):
        ground.set_industry(number * 2, city.major)
        ground.set_industry(number * 2 + 1, city.minor)
    return ground
