"""From a map and the track tiles to the numbers the core works with."""

from __future__ import annotations

from functools import lru_cache

from rainhill.games.steam.map import MOST_READ, SteamMap, steam_map
from rainhill.games.steam.rules import codes
from rainhill.games.steam.rules.state import Ground
from rainhill.games.steam.tiles import Tiles, all_tiles

Tables = dict[str, list[int]]


@lru_cache(MOST_READ)
def read_ground(map_id: str) -> Ground:
    """The ground of a map by its id."""
    return make_ground(steam_map(map_id))


def make_ground(board: SteamMap) -> Ground:
    """The ground of any map; its cells are the map's hexes in the same order, its stops cities and then towns."""
    ground = Ground()
    ground.cells = len(board.board.hexes)
    ground.stops = len(board.stops)
    ground.cities = len(board.cities)
    # A link ends at a side of a city or at a spur of a town; New Cities have two sides more than a town tile has spurs.
    assert 6 * len(board.cities) + 4 * len(board.towns) + 2 * 8 <= codes.LINKS
    ground.fill(_map_tables(board) | _tile_tables(all_tiles()))
    return ground


def _map_tables(board: SteamMap) -> Tables:
    # OFF is its own neighbour, so no rule has to ask for the rim of the map.
    near = [codes.OFF] * codes.SIDES
    for cell, neighbours in enumerate(board.board.neighbours):
        for d, other in enumerate(neighbours):
            near[cell * 6 + d] = codes.OFF if other < 0 else other
    terrain = [river + 2 * hill for river, hill in zip(board.river, board.hill, strict=True)]
    return {
        "near": near,
        "sides": _padded(list(board.sides), codes.CELLS, 0),
        "stop_at": _padded(list(board.stop_at), codes.CELLS, -1),
        "terrain": _padded(terrain, codes.CELLS, 0),
        "stop_cell": _padded([stop.hex for stop in board.stops], codes.STOPS, codes.OFF),
    }


def _tile_tables(tiles: Tiles) -> Tables:
    assert len(tiles.lays) == codes.LAYS and len(tiles.shapes) == codes.FACES and len(tiles.pieces) == codes.PIECES
    tables: Tables = {
        "lay_face": [lay.shape.index for lay in tiles.lays],
        "lay_exits": [lay.exits for lay in tiles.lays],
        "lay_count": [lay.shape.exits for lay in tiles.lays],
        "track_a": [-1] * (2 * codes.LAYS),
        "track_b": [-1] * (2 * codes.LAYS),
        "partner": [-1] * (6 * codes.LAYS),
        "face_kind": [-1] * (4 * codes.FACES),
        "piece_count": [piece.count for piece in tiles.pieces],
    }
    for lay in tiles.lays:
        _add_lay(tables, lay.index, lay.tracks, lay.exits)
    for piece in tiles.pieces:
        for face in (piece.front, piece.back):
            slot = tables["face_kind"].index(-1, face.index * 4, face.index * 4 + 4)
            tables["face_kind"][slot] = piece.index
    return tables


def _add_lay(tables: Tables, lay: int, tracks: tuple[tuple[int, int], ...], exits: int) -> None:
    """The tracks of a lay; the core counts on tiles with one track first, then those with two, then towns."""
    assert (len(tracks) == 0) == (lay >= codes.FIRST_TOWN) and (len(tracks) == 1) == (lay < codes.SINGLES)
    for n, (a, b) in enumerate(tracks):
        tables["track_a"][lay * 2 + n], tables["track_b"][lay * 2 + n] = a, b
        tables["partner"][lay * 6 + a], tables["partner"][lay * 6 + b] = b, a
    if not tracks:
        for side in range(6):
            tables["partner"][lay * 6 + side] = 6 if exits >> side & 1 else -1


def _padded(values: list[int], size: int, filler: int) -> list[int]:
    return values + [filler] * (size - len(values))
