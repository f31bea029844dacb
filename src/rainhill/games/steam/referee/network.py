"""Links found anew from the tiles on the map, for the referee: what is drawn decides, not the engine's books (S5, S6).

A track is named by its hex and its two sides, a spur by its hex and one side. Nothing here is asked of the core.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rainhill.games.steam.map import SteamMap
from rainhill.games.steam.view import SteamView, TileView

Track = tuple[str, int, int | None]
"""hex, side, other side; None for a spur"""
End = tuple[str, int]
"""hex and side of an open end"""

# The 21 shapes of S1.7, written down once more so that a slip in the tile file is seen.
SHAPES: dict[str, tuple[tuple[int, int | None], ...]] = {
    "21": ((0, 3),),
    "22": ((0, 2),),
    "23": ((0, 1),),
    "41": ((0, 3), (1, 5)),
    "42": ((0, 3), (1, 4)),
    "43": ((0, 2), (1, 3)),
    "44": ((0, 3), (1, 2)),
    "45": ((0, 2), (3, 5)),
    "46": ((0, 2), (3, 4)),
    "47": ((0, 2), (4, 5)),
    "T11": ((0, None),),
    "T21": ((0, None), (3, None)),
    "T22": ((0, None), (2, None)),
    "T23": ((0, None), (1, None)),
    "T31": ((0, None), (2, None), (4, None)),
    "T32": ((0, None), (3, None), (5, None)),
    "T33": ((0, None), (1, None), (3, None)),
    "T34": ((5, None), (0, None), (1, None)),
    "T41": ((0, None), (1, None), (3, None), (4, None)),
    "T42": ((0, None), (2, None), (3, None), (4, None)),
    "T43": ((0, None), (1, None), (2, None), (3, None)),
}


@dataclass(frozen=True, slots=True)
class Chain:
    """A link as the map shows it: its tracks, the stops it ends at (none, one or two) and its open ends."""

    tracks: frozenset[Track]
    stops: tuple[str, ...]
    open: tuple[End, ...]

    @property
    def complete(self) -> bool:
        """Whether it leads from one stop to another or the same (S5.15)."""
        return len(self.stops) == 2


class Terrain:
    """The map by names: neighbours, closed sides, stops."""

    def __init__(self, board: SteamMap) -> None:
        names = board.board.names
        self.near: dict[str, list[str | None]] = {
            names[i]: [names[n] if n >= 0 else None for n in row] for i, row in enumerate(board.board.neighbours)
        }
        self.shut = {names[i]: [not mask >> d & 1 for d in range(6)] for i, mask in enumerate(board.sides)}
        self.stop_on = {names[stop.hex]: stop.name for stop in board.stops}
        self.hex_of = {stop.name: names[stop.hex] for stop in board.stops}
        self.extra = {names[i]: board.river[i] + 2 * board.hill[i] for i in range(len(names))}
        self.printed = {city.name for city in board.cities}


def turned(shape: str, rotation: int) -> set[tuple[int, int | None]]:
    """The tracks of a shape turned clockwise by so many sixths (S1.7)."""
    found: set[tuple[int, int | None]] = set()
    for a, b in SHAPES[shape]:
        first = (a + rotation) % 6
        if b is None:
            found.add((first, None))
        else:
            second = (b + rotation) % 6
            found.add((min(first, second), max(first, second)))
    return found


def tracks_on(at: str, shape: str, rotation: int) -> set[Track]:
    """The tracks of a tile as it lies on a hex."""
    return {(at, a, b) for a, b in turned(shape, rotation)}


def tracks_of(tile: TileView) -> set[Track]:
    """The tracks a tile shows, by its shape and rotation alone."""
    return tracks_on(tile.hex, tile.tile, tile.rotation)


def find_chains(view: SteamView, ground: Terrain) -> list[Chain]:
    """Every link on the map, by following track from hex to hex (S5.13 to S5.15)."""
    at: dict[End, Track] = {}
    for tile in view.tiles:
        for track in tracks_of(tile):
            for side in _sides(track):
                at[tile.hex, side] = track
    cities = {city.hex: city.name for city in view.cities}
    left = set(at.values())
    chains = []
    while left:
        found = _follow(min(left, key=str), at, cities, ground)
        left -= found.tracks
        chains.append(found)
    return chains


def _sides(track: Track) -> Iterator[int]:
    yield track[1]
    if track[2] is not None:
        yield track[2]


def _follow(first: Track, at: dict[End, Track], cities: dict[str, str], ground: Terrain) -> Chain:
    tracks, queue = {first}, [first]
    stops: list[str] = []
    loose: list[End] = []
    for track in queue:
        here = track[0]
        if track[2] is None:
            stops.append(ground.stop_on[here])
        for side in _sides(track):
            assert not ground.shut[here][side], f"track runs into a closed side {side} of {here} (S5.3)"
            near = ground.near[here][side]
            assert near is not None
            if near in cities:
                stops.append(cities[near])
                continue
            next_track = at.get((near, (side + 3) % 6))
            if next_track is None:
                loose.append((here, side))
            elif next_track not in tracks:
                tracks.add(next_track)
                queue.append(next_track)
    return Chain(frozenset(tracks), tuple(sorted(stops)), tuple(sorted(loose)))
