"""Maps of one's own: a match may be played on any map that its game accepts, and carries the map's text for ever.

The text travels in the header of the match. Its id is that of the file, a tilde and a hash of the whole text, so that
two maps are never taken for one another; the content hash in the header is that of `maps`, as for every map. Whoever
starts a position keeps its map first, and then `read_map` finds it like any other.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rainhill.kernel.hexes import cell, parse_hex_name
from rainhill.kernel.maps import OWN, PLACE_TABLES, GameMap, MapError, own_boards, parse_map

if TYPE_CHECKING:
    from os import PathLike

LARGEST = 40_000
"""Characters; a map of 200 hexes has some six thousand."""
MOST_KEPT = 128
LONGEST_NAME = 40
LONGEST_TITLE = 80
MOST_ROWS = 150
"""Rows of the picture; the largest map that comes with a game has some forty."""
MOST_DRAWN = {"sea": 24, "river": 600}
"""Names on the water, and hexes that rivers run through."""
AROUND = 12
"""Cells round the picture in which something may still be drawn."""
_ID = re.compile(r"[a-z][a-z0-9-]{0,29}")
# Names stand in the notation of actions and in drawings; these words part them from one another there.
_NAME = re.compile(r"[^\W\d_](?:[\w .,'’()&/-]*[\w.)])?")
_PARTING = re.compile(r" (?:to|from|for|in|at) ")
_WORD = re.compile(r"[\w&.-]{1,30}")
_WORDS = ("id", "monogram", "colour")
# Reading a key of thousands of parts takes TOML's reader as many seconds; no map has one of more than two.
_PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{30}}")
_keeping = threading.Lock()
_texts: dict[str, str] = {}


def normal(text: str) -> str:
    """A map's text as it is kept and hashed: no blanks at the ends of lines, one end of line at the end."""
    return "\n".join(line.rstrip() for line in text.removeprefix("\ufeff").splitlines()).strip("\n") + "\n"


def read_source(source: str | PathLike[str]) -> str:
    """What the `map` of a match may be: an id or a text as it is; a file (a path, or a name ending in .toml) read."""
    if isinstance(source, str) and ("\n" in source or not source.endswith(".toml")):
        return source
    from pathlib import Path

    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise MapError("unreadable-map", file=str(path), reason=type(error).__name__) from error
    return text.rstrip("\n") + "\n"


def _digest(text: str) -> str:
    import hashlib

    try:
        return hashlib.sha256(text.encode()).hexdigest()[:12]
    except UnicodeEncodeError as error:
        # Half a character cannot be stored.
        raise MapError("unreadable-map", reason=type(error).__name__) from error


def keep_map(text: str) -> GameMap:
    """The map in a text, checked as far as every game needs it, and kept for `read_map`; MapError if it is no good."""
    if len(text) > LARGEST:
        raise MapError("text-too-long", size=len(text), most=LARGEST)
    text = normal(text)
    digest = _digest(text)
    with _keeping:
        for key in own_boards:
            if key.endswith(OWN + digest):
                # Used again, so it is the last to go. It is never away meanwhile: who reads it takes no lock.
                own_boards.move_to_end(key)
                return own_boards[key]
    board = _parse_safely(text, digest)
    with _keeping:
        own_boards[board.id], _texts[board.id] = board, text
        while len(own_boards) > MOST_KEPT:
            oldest = next(iter(own_boards))
            del own_boards[oldest], _texts[oldest]
    return board


def kept_text(map_id: str) -> str:
    """The text of a map of somebody's own that is in play in this process; empty if there is none of that id."""
    return _texts.get(map_id, "")


def check_own(game: str, text: str, check: Callable[[str], Any]) -> str:
    """Keep a map, let its game `check` it by its id, and tell that id; MapError if it is no good."""
    board = keep_map(text)
    if board.game != game:
        raise board.error("other-game", game=board.game[:LONGEST_NAME])
    # Not where a match is replayed: what was played on once can be played on.
    _guarded(lambda: _check_room(board))
    _guarded(lambda: check(board.id))
    return board.id


def _parse_safely(text: str, digest: str) -> GameMap:
    def parse() -> GameMap:
        if _LONG_KEY.search(text):
            raise MapError("unreadable-map", reason="dotted key")
        board = parse_map(text, "")
        _check_names(board)
        return replace(board, id=f"{board.id}{OWN}{digest}")

    made = _guarded(parse)
    assert isinstance(made, GameMap)
    return made


_STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def _guarded(act: Callable[[], Any]) -> Any:
    """Whatever a stranger's file makes our reading stumble over is the file's mistake."""
    try:
        return act()
    except MapError:
        raise
    except _STUMBLES as error:
        raise MapError("unreadable-map", reason=type(error).__name__) from error


def _check_names(board: GameMap) -> None:
    """What stands in notations, file names and drawings is of a kind that can stand there."""
    if not _ID.fullmatch(board.id):
        raise board.error("bad-id", id=_shown(board.id, LONGEST_NAME))
    if not board.title.isprintable() or not 1 <= len(board.title) <= LONGEST_TITLE:
        raise board.error("bad-name", name=_shown(board.title, LONGEST_TITLE))
    for table, entries in board.tables.items():
        for n, entry in enumerate(entries):
            for key, value in entry.items():
                if key in ("name", "start", "short") and not _is_name(value):
                    raise board.error("bad-name", table, n, name=_shown(value, LONGEST_NAME))
                if table in PLACE_TABLES and key in _WORDS and not (isinstance(value, str) and _WORD.fullmatch(value)):
                    raise board.error("bad-name", table, n, name=_shown(value, LONGEST_NAME))
    for name in board.settings.get("industries", ()):
        if not (isinstance(name, str) and _WORD.fullmatch(name)):
            raise board.error("bad-name", name=_shown(name, LONGEST_NAME))


def _shown(given: object, longest: int) -> str:
    """What was given, cut with a sign if it is too long: cut to just the permitted length it would look permitted."""
    name = str(given)
    return name if len(name) <= longest else f"{name[: longest // 2]}…"


def _check_room(board: GameMap) -> None:
    """What is drawn takes as long as the picture is large and as there are names and rivers on it: both have an end."""
    rows, columns = zip(
        *(cell(board.layout, h)[::-1] for h in (*board.hexes, *board.beyond, *board.water)), strict=True
    )
    if max(rows) >= MOST_ROWS:
        raise board.error("too-tall", rows=max(rows) + 1, most=MOST_ROWS)
    for table, most in MOST_DRAWN.items():
        count = sum(len(entry.get("through", ("",))) for entry in board.tables.get(table, ()))
        if count > most:
            raise board.error("too-many-drawn", table=table, number=count, most=most)
    across, down = (-AROUND, max(columns) + AROUND), (-AROUND, max(rows) + AROUND)
    for n, entry in enumerate(board.tables.get("sea", ())):
        at = entry["at"]
        x, y = cell(board.layout, parse_hex_name(board.layout, at)) if isinstance(at, str) else at
        # Numbers that are none are within no bounds.
        if not (across[0] <= x <= across[1] and down[0] <= y <= down[1]):
            raise board.error("too-far", "sea", n, key="at")
        if not -360 <= entry.get("angle", 0) <= 360:
            raise board.error("too-far", "sea", n, key="angle")
        size = entry.get("size", 1)
        if not isinstance(size, (int, float)) or not 0.1 <= size <= 4:
            raise board.error("too-far", "sea", n, key="size")
    for n, entry in enumerate(board.tables.get("river", ())):
        for name in entry["through"]:
            x, y = cell(board.layout, parse_hex_name(board.layout, name))
            if not (across[0] <= x <= across[1] and down[0] <= y <= down[1]):
                raise board.error("too-far", "river", n, key="through")


def _is_name(value: object) -> bool:
    return (
        isinstance(value, str)
        and len(value) <= LONGEST_NAME
        and _NAME.fullmatch(value) is not None
        and _PARTING.search(value) is None
        and "  " not in value
    )
