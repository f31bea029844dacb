"""Finding what is meant by what is typed in Steam: stops, colours and action tiles by the beginnings of their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.terminal.map import LETTERS
from rainhill.locales import place_name
from rainhill.locales.words import colour, tile

HEX = re.compile(r"[A-Za-z]\d{1,2}")


def plain(name: str) -> str:
    """A name without what is hard to type."""
    import unicodedata

    bare = unicodedata.normalize("NFD", name.casefold())
    return "".join(c for c in bare if c.isalnum())


def find_stops(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names that begin as typed, the map's or those of the language in use; a whole name names just one."""
    typed = plain(" ".join(words))
    if not typed:
        return []
    both = {name: (plain(name), plain(place_name(name))) for name in names}
    exact = [name for name in names if typed in both[name]]
    return exact or [name for name in names if any(known.startswith(typed) for known in both[name])]


def find_colour(word: str) -> str | None:
    """A colour by its letter or the beginning of its name."""
    typed = plain(word)
    for name in COLOURS:
        if typed in (LETTERS[name].lower(), name, plain(colour(INFO.id, name))):
            return name
    found = [name for name in COLOURS if typed and plain(colour(INFO.id, name)).startswith(typed)]
    return found[0] if len(found) == 1 else None


def find_tile(words: Sequence[str]) -> str | None:
    """An action tile by its number or the beginning of its name."""
    typed = plain(" ".join(words))
    if typed.isdigit():
        return ACTION_TILES[int(typed) - 1] if 1 <= int(typed) <= len(ACTION_TILES) else None
    found = [
        name
        for name in ACTION_TILES
        if typed and (plain(name).startswith(typed) or plain(tile(INFO.id, name)).startswith(typed))
    ]
    return found[0] if len(found) == 1 else None


def shortest(name: str, names: Sequence[str]) -> str:
    """The fewest letters, three at least, by which a name can be told from the others."""
    whole = plain(name)
    return next((whole[:n] for n in range(3, len(whole)) if len(find_stops([whole[:n]], names)) == 1), whole)
