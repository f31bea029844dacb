"""A position in the terminal: headline, map, who holds what and the latest news, fitted to the size there is.

The game draws the parts from a view (`GameTerminal`). The screen is put together here, in one of two ways: map and
ledger side by side where there is room, else one above the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from rainhill.terminal.game_terminal import GameTerminal, Marks, terminal_of
from rainhill.terminal.screen.fold import fold
from rainhill.terminal.screen.palette import Palette, palette_of

__all__ = ["Marks", "Palette", "palette_of", "screen"]

GAP = 2
FEWEST_MAP_LINES = 8


def screen(
    view: Any,
    palette: Palette,
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
    terminal = terminal_of(view.game)
    width, height = size
    marks = marks or Marks()
    tall = terminal.tall_width(view)
    headline = Text(terminal.headline(view), "bold", no_wrap=True, end="", overflow="ellipsis")
    headline.truncate(width, overflow="ellipsis")
    room = _below(height, 1 + spare)
    if width >= terminal.map_width(view) + GAP + tall:
        lines = [headline, *_side_by_side(terminal, view, palette, width, room, marks, news, past)]
    else:
        lines = [headline, *_stacked(terminal, view, palette, width, room, marks, news)]
    return [_straightened(line) for line in lines] if palette.ascii else lines


def _straightened(line: Text) -> Text:
    """The apostrophe of a typewriter: the other one is no ASCII, and English words are full of it."""
    line.plain = line.plain.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return line


def _below(height: int | None, lines: int) -> int | None:
    return None if height is None else max(height - lines, 1)


def _side_by_side(
    terminal: GameTerminal,
    view: Any,
    palette: Palette,
    width: int,
    height: int | None,
    marks: Marks,
    news: Sequence[str],
    past: Sequence[str],
) -> list[Text]:
    most = terminal.tall_width(view) + 8
    drawn = terminal.map_lines(view, palette, (width - GAP - terminal.tall_width(view), height or 1000), marks)
    broad = max((line.cell_len for line in drawn), default=0)
    panel = min(most, width - GAP - broad)
    right = terminal.tall(view, palette, panel)
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
    terminal: GameTerminal,
    view: Any,
    palette: Palette,
    width: int,
    height: int | None,
    marks: Marks,
    news: Sequence[str],
) -> list[Text]:
    ledger = terminal.flat(view, palette, width)
    if height is None:
        return [*terminal.map_lines(view, palette, (width, 1000), marks), *ledger, *wrapped(news, width, 200)]
    told = wrapped(news, width, max(3, height - len(ledger) - 40))
    room = max(FEWEST_MAP_LINES, height - len(ledger) - len(told))
    return [*terminal.map_lines(view, palette, (width, room), marks), *ledger, *told]


def wrapped(sentences: Sequence[str], width: int, most: int, style: str = "") -> list[Text]:
    """Sentences broken into lines; only the last ones, if there are too many."""
    lines = [line for sentence in sentences for line in fold(sentence, max(width, 20), "  ", chop=True)]
    return [Text.assemble((line, style), no_wrap=True, end="") for line in lines[max(len(lines) - most, 0) :]]
