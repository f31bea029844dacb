"""The numbers of Steam's compiled core: codes.pxd repeats codes.py for the compiler and must say the same."""

from __future__ import annotations

import re
from pathlib import Path

from rainhill.steam import codes
from rainhill.steam.tiles import all_tiles


def test_both_files_hold_the_same_numbers() -> None:
    declared = Path(codes.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    repeated = {name: int(number) for name, number in re.findall(r"^\s+([A-Z_]+) = (-?\d+)$", declared, re.MULTILINE)}
    here = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    assert repeated == here


def test_no_two_refusals_or_notes_share_a_number() -> None:
    here = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    notes = [value for name, value in here.items() if name.startswith("NOTE_")]
    assert len(notes) == len(set(notes))
    names = list(here)
    refusals = [here[name] for name in names[names.index("FINE") : names.index("NO_ROUTE") + 1]]
    assert refusals == list(range(len(refusals)))


def test_arrays_are_as_long_as_the_tiles_need() -> None:
    tiles = all_tiles()
    assert (len(tiles.lays), len(tiles.shapes), len(tiles.pieces)) == (codes.LAYS, codes.FACES, codes.PIECES)
    assert next(lay.index for lay in tiles.lays if lay.shape.is_town) == codes.FIRST_TOWN
    assert sum(len(lay.tracks) == 1 for lay in tiles.lays) == codes.SINGLES
    assert sum(piece.count for piece in tiles.pieces) == 136
