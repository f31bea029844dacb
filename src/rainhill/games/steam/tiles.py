"""Track tiles: the 21 shapes, the ways each can lie on a hex, and the 136 pieces (S1.6, S1.7)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

Track = tuple[int, int]
"""Two sides of a hex, the smaller first."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One of the 21 faces: tracks from side to side, or the spurs of a town tile."""

    index: int
    id: str
    tracks: tuple[Track, ...]
    spurs: tuple[int, ...]

    @property
    def is_town(self) -> bool:
        """Whether it goes on towns, and only there (S5.4)."""
        return bool(self.spurs)

    @property
    def exits(self) -> int:
        """How many sides track leaves by; the base price (S5.9)."""
        return len(self.spurs) or 2 * len(self.tracks)


@dataclass(frozen=True, slots=True)
class Lay:
    """A shape as it lies on a hex; `rotation` is the smallest that looks like this."""

    index: int
    shape: Shape
    rotation: int
    tracks: tuple[Track, ...]
    exits: int
    """one bit a side"""


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of cardboard piece: what is printed on its two sides, and how many there are (S1.6)."""

    index: int
    front: Shape
    back: Shape
    count: int


@dataclass(frozen=True, slots=True)
class Tiles:
    """Everything known of the track tiles, in fixed orders."""

    shapes: tuple[Shape, ...]
    lays: tuple[Lay, ...]
    pieces: tuple[Piece, ...]

    def shape(self, shape_id: str) -> Shape | None:
        """The shape of that id, if there is one."""
        return next((shape for shape in self.shapes if shape.id == shape_id), None)

    def lay(self, shape: Shape, rotation: int) -> Lay:
        """The shape turned by so many sixths; another rotation that looks the same gives the same lay."""
        tracks, exits = turn(shape, rotation)
        return next(lay for lay in self.lays if lay.shape is shape and (lay.tracks, lay.exits) == (tracks, exits))


def turn(shape: Shape, rotation: int) -> tuple[tuple[Track, ...], int]:
    """The tracks and the set of exits of a shape turned clockwise."""
    turned = [((a + rotation) % 6, (b + rotation) % 6) for a, b in shape.tracks]
    tracks = tuple(sorted((min(pair), max(pair)) for pair in turned))
    sides = [side for pair in tracks for side in pair] or [(side + rotation) % 6 for side in shape.spurs]
    return tracks, sum(1 << side for side in sides)


@cache
def all_tiles() -> Tiles:
    """The tiles of the game, read from tiles.toml."""
    data = tomllib.loads((files("rainhill.games.steam") / "tiles.toml").read_text(encoding="utf-8"))
    shapes = tuple(
        Shape(index, entry["id"], tuple((a, b) for a, b in entry.get("tracks", ())), tuple(entry.get("spurs", ())))
        for index, entry in enumerate(data["shape"])
    )
    lays: list[Lay] = []
    for shape in shapes:
        seen = set()
        for rotation in range(6):
            turned = turn(shape, rotation)
            if turned not in seen:
                seen.add(turned)
                lays.append(Lay(len(lays), shape, rotation, *turned))
    by_id = {shape.id: shape for shape in shapes}
    pieces = tuple(
        Piece(index, by_id[entry["faces"][0]], by_id[entry["faces"][1]], entry["count"])
        for index, entry in enumerate(data["piece"])
    )
    return Tiles(shapes, tuple(lays), pieces)
