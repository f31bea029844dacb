"""A position in the terminal: headline, map, who holds what and the latest news, fitted to the size there is.

Every game has a `Face`: functions that draw its parts from a view. The screen is put together here, in one of two ways:
map and ledger side by side where there is room, else one above the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.text import Text

from rainhill.draw.terminal_look import Look, look_of

__all__ = ["Face", "Look", "Marks", "face_of", "look_of", "screen"]

_FACES: Mapping[str, str] = {
    "rocket": "rainhill.draw.terminal_rocket_face",
    "steam": "rainhill.draw.terminal_steam_face",
}
GAP = 2
FEWEST_MAP_LINES = 8


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: hexes to choose from with their letters, hexes to be named, and where to look."""

    targets: tuple[tuple[str, str], ...] = ()
    names: frozenset[str] = frozenset()
    focus: tuple[str, ...] = ()


@dataclass(frozen=True)
class Face:
    """How a game shows itself in the terminal. `map_lines` gets the room in characters and lines."""

    headline: Callable[[Any], str]
    map_width: Callable[[Any], int]
    """characters of the narrowest whole map"""
    map_lines: Callable[[Any, Look, tuple[int, int], Marks], list[Text]]
    tall_width: Callable[[Any], int]
    tall: Callable[[Any, Look, int], list[Text]]
    flat: Callable[[Any, Look, int], list[Text]]
    details: Callable[[Any, Look], list[Text]]


def face_of(game: str) -> Face:
    """The face of a game."""
    face = import_module(_FACES[game]).FACE
    assert isinstance(face, Face)
    return face


def screen(
    view: Any,
    look: Look,
    size: tuple[int, int | None],
    *,
    marks: Marks | None = None,
    news: Sequence[str] = (),
    past: Sequence[str] = (),
    spare: int = 2,
) -> list[Text]:
    """Everything a seat looks at, as lines. `spare` lines are left free below; a height of None means no limit.

    `news` is always told; `past`, what is known already, only where there is room to spare.
    """
    face = face_of(view.game)
    width, height = size
    marks = marks or Marks()
    tall = face.tall_width(view)
    headline = Text(face.headline(view), "bold", no_wrap=True, end="", overflow="ellipsis")
    headline.truncate(width, overflow="ellipsis")
    if width >= face.map_width(view) + GAP + tall:
        return [headline, *_side_by_side(face, view, look, width, _below(height, 1 + spare), marks, news, past)]
    return [headline, *_stacked(face, view, look, width, _below(height, 1 + spare), marks, news)]


def _below(height: int | None, lines: int) -> int | None:
    return None if height is None else max(height - lines, 1)


def _side_by_side(
    face: Face,
    view: Any,
    look: Look,
    width: int,
    height: int | None,
    marks: Marks,
    news: Sequence[str],
    past: Sequence[str],
) -> list[Text]:
    most = face.tall_width(view) + 8
    drawn = face.map_lines(view, look, (width - GAP - face.tall_width(view), height or 1000), marks)
    broad = max(line.cell_len for line in drawn)
    panel = min(most, width - GAP - broad)
    right = face.tall(view, look, panel)
    if news or past:
        right.append(Text("", end=""))
        room = max((height or len(drawn)) - len(right), 3)
        told = wrapped(news, width - GAP - broad, room if height else 200)
        known = wrapped(past, width - GAP - broad, max(room - len(told), 0), "dim")
        right += [*known, *told]
    lines = []
    for number in range(max(len(drawn), len(right))):
        left = drawn[number].copy() if number < len(drawn) else Text("", no_wrap=True, end="")
        if number < len(right):
            left.append(" " * (broad + GAP - left.cell_len))
            left.append_text(right[number])
        lines.append(left)
    return lines if height is None else lines[:height]


def _stacked(
    face: Face, view: Any, look: Look, width: int, height: int | None, marks: Marks, news: Sequence[str]
) -> list[Text]:
    ledger = face.flat(view, look, width)
    if height is None:
        return [*face.map_lines(view, look, (width, 1000), marks), *ledger, *wrapped(news, width, 200)]
    told = wrapped(news, width, max(3, height - len(ledger) - 40))
    room = max(FEWEST_MAP_LINES, height - len(ledger) - len(told))
    return [*face.map_lines(view, look, (width, room), marks), *ledger, *told]


def wrapped(sentences: Sequence[str], width: int, most: int, style: str = "") -> list[Text]:
    """Sentences broken into lines; only the last ones, if there are too many."""
    from textwrap import wrap

    lines = [
        line
        for sentence in sentences
        for line in wrap(sentence, max(width, 20), subsequent_indent="  ", break_long_words=True)
    ]
    return [Text.assemble((line, style), no_wrap=True, end="") for line in lines[max(len(lines) - most, 0) :]]
