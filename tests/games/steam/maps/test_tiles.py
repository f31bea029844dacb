"""The track tiles: 21 shapes, the ways they lie, 136 pieces, and what can become of what (S1.6, S1.7, S7.6, S7.8)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations

import pytest

from rainhill.games.steam.tiles import all_tiles
from tests.games.steam.rules.table import build, lays, line

TILES = all_tiles()
SIDES = range(6)

# The table of the rules, written out again: id -> tracks or spurs.
SHAPES: dict[str, list[tuple[int, ...]]] = {
    "21": [(0, 3)],
    "22": [(0, 2)],
    "23": [(0, 1)],
    "41": [(0, 3), (1, 5)],
    "42": [(0, 3), (1, 4)],
    "43": [(0, 2), (1, 3)],
    "44": [(0, 3), (1, 2)],
    "45": [(0, 2), (3, 5)],
    "46": [(0, 2), (3, 4)],
    "47": [(0, 2), (4, 5)],
    "T11": [(0,)],
    "T21": [(0,), (3,)],
    "T22": [(0,), (2,)],
    "T23": [(0,), (1,)],
    "T31": [(0,), (2,), (4,)],
    "T32": [(0,), (3,), (5,)],
    "T33": [(0,), (1,), (3,)],
    "T34": [(0,), (1,), (5,)],
    "T41": [(0,), (1,), (3,), (4,)],
    "T42": [(0,), (2,), (3,), (4,)],
    "T43": [(0,), (1,), (2,), (3,)],
}
STOCK = {
    "21/22": 86, "T21/T22": 10, "23/T23": 8, "42/T41": 4, "41/T42": 4, "43/T43": 4, "T31/T34": 4,
    "T32/T33": 4, "44/45": 2, "46/47": 2, "T11/44": 2, "T11/45": 2, "T11/46": 2, "T11/47": 2,
}  # fmt: skip
# How many of each face could be laid at most.
FACES = {
    "21": 86, "22": 86, "23": 8, "41": 4, "42": 4, "43": 4, "44": 4, "45": 4, "46": 4, "47": 4, "T11": 8,
    "T21": 10, "T22": 10, "T23": 8, "T31": 4, "T32": 4, "T33": 4, "T34": 4, "T41": 4, "T42": 4, "T43": 4,
}  # fmt: skip


def turned(ends: list[tuple[int, ...]], by: int) -> frozenset[tuple[int, ...]]:
    return frozenset(tuple(sorted((side + by) % 6 for side in end)) for end in ends)


def as_ends(tracks: tuple[tuple[int, int], ...], exits: int) -> frozenset[tuple[int, ...]]:
    return frozenset(tracks) if tracks else frozenset((side,) for side in SIDES if exits >> side & 1)


def test_the_21_shapes() -> None:
    """S1.7"""
    assert [shape.id for shape in TILES.shapes] == list(SHAPES)
    for shape in TILES.shapes:
        ends = [tuple(track) for track in shape.tracks] or [(side,) for side in shape.spurs]
        assert turned(ends, 0) == turned(SHAPES[shape.id], 0)
        assert shape.is_town == shape.id.startswith("T")
        assert shape.exits == sum(len(end) for end in SHAPES[shape.id])


def test_every_way_to_lie_once() -> None:
    """S1.7: six rotations each, fewer for what looks the same; the smallest rotation names it."""
    seen: dict[frozenset[tuple[int, ...]], tuple[str, int]] = {}
    for name, ends in SHAPES.items():
        for rotation in SIDES:
            seen.setdefault(turned(ends, rotation), (name, rotation))
    assert {(lay.shape.id, lay.rotation) for lay in TILES.lays} == set(seen.values())
    for lay in TILES.lays:
        assert seen[as_ends(lay.tracks, lay.exits)] == (lay.shape.id, lay.rotation)
    assert len(TILES.lays) == 107


def test_the_set_is_closed() -> None:
    """S1.7: every single track, every pair of tracks without two tight curves, every town with one to four spurs."""
    known = {as_ends(lay.tracks, lay.exits) for lay in TILES.lays}
    pairs = list(combinations(SIDES, 2))
    singles = {frozenset([pair]) for pair in pairs}
    tight = {pair for pair in pairs if pair[1] - pair[0] in (1, 5)}
    doubles = {
        frozenset([a, b]) for a, b in combinations(pairs, 2) if not set(a) & set(b) and not (a in tight and b in tight)
    }
    towns = {frozenset((side,) for side in spurs) for n in range(1, 5) for spurs in combinations(SIDES, n)}
    assert known == singles | doubles | towns
    assert (len(singles), len(doubles), len(towns)) == (15, 36, 56)


def test_136_pieces_with_two_faces() -> None:
    """S1.6"""
    assert {f"{piece.front.id}/{piece.back.id}": piece.count for piece in TILES.pieces} == STOCK
    assert sum(STOCK.values()) == 136
    for face, most in FACES.items():
        assert sum(p.count for p in TILES.pieces if face in (p.front.id, p.back.id)) == most
    assert set(FACES) == set(SHAPES)


def test_mirror_images_have_equal_stock() -> None:
    """S1.6: 46 and 47, T32 and T33."""
    for one, other in (("46", "47"), ("T32", "T33")):
        mirrored = [tuple(sorted((-side) % 6 for side in end)) for end in SHAPES[one]]
        assert turned(SHAPES[other], 0) in {turned(mirrored, by) for by in SIDES}
        assert FACES[one] == FACES[other]


ADDED = {
    (0, 3): {(1, 4): "42", (2, 5): "42", (1, 5): "41", (2, 4): "41", (1, 2): "44", (4, 5): "44"},
    (0, 2): {(1, 4): "41", (1, 3): "43", (1, 5): "43", (3, 5): "45", (3, 4): "46", (4, 5): "47"},
    (0, 1): {(2, 5): "44", (2, 4): "46 47", (3, 5): "46 47"},
}


@pytest.mark.parametrize("there", list(ADDED))
def test_the_table_of_improvements(there: tuple[int, int]) -> None:
    """S7.6: the tiles that have a track and one more; that just these may be laid is tested with S7.6."""
    for by in SIDES:
        old = turned([there], by)
        better: dict[tuple[int, int], str] = {}
        for lay in TILES.lays:
            if len(lay.tracks) == 2 and old < set(lay.tracks):
                (new,) = set(lay.tracks) - old
                a, b = sorted((side - by) % 6 for side in new)
                better[a, b] = lay.shape.id
        assert set(better) == set(ADDED[there])
        assert all(better[track] in ADDED[there][track].split() for track in better)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_town_tiles_grow_to_four_spurs(number: int) -> None:
    """S7.8: whatever spurs a town has, it may get every set that has them and more, up to four."""
    around = ("C5", "D6", "D8", "C9", "B8", "B6")
    by_name = {(lay.shape.id, lay.rotation): lay.exits for lay in TILES.lays}
    for sides in combinations(SIDES, number):
        exits = sum(1 << side for side in sides)
        position = build(lines=[line("Tarn", around[side], "...") for side in sides], cash=[9, 0, 0])
        grown = {by_name[name] for name in lays(position, "C7")}
        assert grown == {e for e in range(64) if e & exits == exits and exits < e and e.bit_count() <= 4}


def test_the_file_is_what_is_read() -> None:
    """S1.6: nothing in the file is left out."""
    data = tomllib.loads((files("rainhill.games.steam") / "tiles.toml").read_text(encoding="utf-8"))
    assert (len(data["shape"]), len(data["piece"])) == (21, 14)
