"""A sheet of characters with colours, from which lines for the terminal are cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from rich.style import Style
from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Ink:
    """How a character is printed."""

    fg: str | None = None
    bg: str | None = None
    bold: bool = False
    italic: bool = False
    dim: bool = False
    reverse: bool = False

    def style(self) -> Style:
        return _style(self)


PLAIN = Ink()


@cache
def _style(ink: Ink) -> Style:
    # Style.null keeps the text free of codes where there is nothing to say.
    if ink == PLAIN:
        return Style.null()
    return Style(
        color=ink.fg,
        bgcolor=ink.bg,
        bold=ink.bold or None,
        italic=ink.italic or None,
        dim=ink.dim or None,
        reverse=ink.reverse or None,
    )


@dataclass
class Canvas:
    """Characters by place; `taken` remembers what carries meaning and must not be written over by a label."""

    width: int
    height: int
    chars: list[list[str]] = field(init=False)
    inks: list[list[Ink]] = field(init=False)
    taken: set[tuple[int, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[PLAIN] * self.width for _ in range(self.height)]

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def put(self, x: int, y: int, char: str, ink: Ink, *, take: bool = False) -> None:
        """Set one character; an ink without a ground keeps the one that is there."""
        if not self.inside(x, y):
            return
        if ink.bg is None and self.inks[y][x].bg is not None:
            ink = Ink(ink.fg, self.inks[y][x].bg, ink.bold, ink.italic, ink.dim, ink.reverse)
        self.chars[y][x] = char
        self.inks[y][x] = ink
        if take:
            self.taken.add((x, y))

    def write(self, x: int, y: int, said: str, ink: Ink, *, take: bool = True) -> None:
        for n, char in enumerate(said):
            self.put(x + n, y, char, ink, take=take)

    def shows_only_ground(self, x: int, y: int) -> bool:
        """Whether there is no letter or sign; half characters make the slanting sides of hexes."""
        return not self.inside(x, y) or self.chars[y][x] in " ▄"

    def line(self, y: int, first: int, last: int) -> Text:
        """The characters first to last (not included) of a line, with their colours."""
        made = Text(no_wrap=True, end="")
        for said, ink in self._runs(y, first, last):
            made.append(said, ink.style())
        return made

    def _runs(self, y: int, first: int, last: int) -> Iterator[tuple[str, Ink]]:
        chars, inks = self.chars[y], self.inks[y]
        start = first
        for x in range(first + 1, last):
            ink, run = inks[x], inks[start]
            # A blank shows nothing but its ground, so it may go with what stands before it.
            same = ink is run or (ink.bg == run.bg if chars[x] == " " and not run.reverse else ink == run)
            if not same:
                yield "".join(chars[start:x]), run
                start = x
        yield "".join(chars[start:last]), inks[start]


@dataclass
class Rails:
    """Which neighbouring characters a line of track connects, gathered before the signs are chosen."""

    links: dict[tuple[int, int], int] = field(default_factory=dict)

    def add(self, x: int, y: int, sides: int) -> None:
        self.links[x, y] = self.links.get((x, y), 0) | sides

    def run(self, y: int, first: int, last: int) -> None:
        """A level stretch whose ends are joined to nothing yet."""
        first, last = min(first, last), max(first, last)
        for x in range(first, last + 1):
            self.add(x, y, (LEFT if x > first else 0) | (RIGHT if x < last else 0))

    def drop(self, x: int, y: int) -> None:
        """An upright stretch from a line to the one below it."""
        self.add(x, y, DOWN)
        self.add(x, y + 1, UP)


# Every company has its own kind of line, as it has a dash of its own on drawings: level, upright, and four corners
# (right-down, left-down, right-up, left-up).
_STYLES: dict[str, str] = {
    "line-1": "━┃┏┓┗┛",
    "line-2": "╍╏┏┓┗┛",
    "line-3": "┉┋┏┓┗┛",
    "line-4": "═║╔╗╚╝",
    "line-5": "┄┆┌┐└┘",
    "line-6": "─│┌┐└┘",
    "line-7": "┅┇┏┓┗┛",
}
_PLAIN_STYLE = "-|++++"


def rail_sign(sides: int, colour: str, *, plain: bool) -> str:
    """The character for a piece of track of a company."""
    level, upright, right_down, left_down, right_up, left_up = list(_PLAIN_STYLE if plain else _STYLES[colour])
    match sides:
        case 6:
            return right_down
        case 12:
            return left_down
        case 3:
            return right_up
        case 9:
            return left_up
        case 1 | 4 | 5:
            return upright
        case 2 | 8 | 10:
            return level
        case _:
            return "+" if plain else "╋"
