"""The numbers of Steam's compiled core."""

from __future__ import annotations

from rainhill.games.steam.rules import codes
from rainhill.games.steam.tiles import all_tiles


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
