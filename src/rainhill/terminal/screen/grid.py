"""Hexes as blocks of characters, two lines high, in both layouts; ground, outlines and margins.

Flat: a column of hexes is `width` characters wide, the first of them shared with the column before: there the slanting
side runs.
Pointy: a row of hexes is two lines high and stands half a width off the next; the four corner characters are shared.
Either way what a hex holds is written from one right of its first character, `width - 1` characters on two lines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from rainhill.kernel.hexes import LETTERS, Hex, Layout, cell, hex_at_cell, step
from rainhill.kernel.maps import GameMap
from rainhill.terminal.screen.canvas import DOWN, LEFT, RIGHT, UP, Canvas, Ink, Rails

GroundOf = Callable[[Hex], str | None]


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the hexes of a map stand on the sheet. `index` and `line` are the first cell of the picture shown."""

    layout: Layout
    width: int
    index: int
    line: int
    columns: int
    lines: int

    @property
    def size(self) -> tuple[int, int]:
        """Characters and lines of the whole sheet."""
        if self.layout == "flat":
            return self.columns * self.width + 1, self.lines + 1
        return (self.columns + 1) * self.width // 2, self.lines * 2

    def corner(self, h: Hex) -> tuple[int, int]:
        """The first character of a hex, and its upper line."""
        index, line = cell(self.layout, h)
        if self.layout == "flat":
            return (index - self.index) // 2 * self.width, line - self.line
        return (index - self.index) * self.width // 2, (line - self.line) * 2

    def hexes(self) -> list[Hex]:
        """Every hex of the sheet, on the map or not, one ring of it beyond."""
        wide = 2 * self.columns if self.layout == "flat" else self.columns
        found = []
        for line in range(self.line - 2, self.line + self.lines + 2):
            for index in range(self.index - 2, self.index + wide + 2):
                h = hex_at_cell(self.layout, index, line)
                if h is not None:
                    found.append(h)
        return found

    @property
    def room(self) -> int:
        """How many characters a hex can hold on each of its two lines."""
        return self.width - 1


def grid_of(board: GameMap, width: int) -> Grid:
    """The grid that shows every playable hex and nothing more."""
    cells = [cell(board.layout, h) for h in board.hexes]
    left, right = min(i for i, _ in cells), max(i for i, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    wide = (right - left) // 2 + 1 if board.layout == "flat" else right - left + 1
    return Grid(board.layout, width, left, top, wide, bottom - top + 1)


def widths(layout: Layout) -> tuple[int, ...]:
    """The widths a hex can have; half of it must be whole where rows are shifted by it."""
    return (4, 5, 6) if layout == "flat" else (4, 6, 8)


# -- ground and outlines ----------------------------------------------------------------------------------------------


def lay_ground(canvas: Canvas, grid: Grid, ground: GroundOf) -> None:
    """Paint every hex with its colour; the slanting sides are made of half characters."""
    for h in grid.hexes():
        colour = ground(h)
        x, y = grid.corner(h)
        if grid.layout == "flat":
            for row in (y, y + 1):
                canvas.write(x + 1, row, " " * grid.room, Ink(bg=colour), take=False)
            _half(canvas, x, y, upper=ground(step(h, 5)), lower=colour)
            _half(canvas, x, y + 1, upper=colour, lower=ground(step(h, 4)))
        else:
            last = x + grid.width - 1
            for row in (y, y + 1):
                canvas.write(x, row, " " * grid.width, Ink(bg=colour), take=False)
            _half(canvas, x, y, upper=ground(step(h, 0)), lower=colour)
            _half(canvas, last, y, upper=ground(step(h, 1)), lower=colour)
            _half(canvas, x, y + 1, upper=colour, lower=ground(step(h, 4)))
            _half(canvas, last, y + 1, upper=colour, lower=ground(step(h, 3)))


def _half(canvas: Canvas, x: int, y: int, *, upper: str | None, lower: str | None) -> None:
    if upper == lower:
        canvas.put(x, y, " ", Ink(bg=upper))
    else:
        canvas.put(x, y, "▄", Ink(fg=lower, bg=upper))


def draw_outlines(canvas: Canvas, grid: Grid, playable: Callable[[Hex], bool], ink: Ink) -> None:
    """Draw the sides of the playable hexes with strokes, where there are no colours to tell them apart."""
    for h in grid.hexes():
        x, y = grid.corner(h)
        if grid.layout == "flat":
            if playable(h) or playable(step(h, 5)):
                canvas.put(x, y, "/", ink)
            if playable(h) or playable(step(h, 4)):
                canvas.put(x, y + 1, "\\", ink)
            if playable(h) or playable(step(h, 3)):
                canvas.write(x + 1, y + 1, "_" * grid.room, ink, take=False)
        elif playable(h):
            last = x + grid.width - 1
            canvas.put(x, y, "/", ink)
            canvas.put(last, y, "\\", ink)
            canvas.put(x, y + 1, "\\", ink)
            canvas.put(last, y + 1, "/", ink)


# -- track ------------------------------------------------------------------------------------------------------------


def lay_rails(rails: Rails, grid: Grid, h: Hex, sides: tuple[int, int]) -> None:
    """Connect two sides of a hex by track."""
    if grid.layout == "flat":
        _lay_flat(rails, grid, h, sides)
    else:
        _lay_pointy(rails, grid, h, sides)


def _lay_flat(rails: Rails, grid: Grid, h: Hex, sides: tuple[int, int]) -> None:
    x, y = grid.corner(h)
    hub = x + grid.width // 2
    rows = set()
    for side in sides:
        row = y if side in (5, 0, 1) else y + 1
        rows.add(row)
        match side:
            case 0:
                rails.add(hub, row, UP)
            case 3:
                rails.add(hub, row, DOWN)
            case 1 | 2:
                rails.run(row, hub, x + grid.width)
                rails.add(x + grid.width, row, RIGHT)
            case _:
                rails.run(row, x, hub)
                rails.add(x, row, LEFT)
    if len(rows) == 2:
        rails.drop(hub, y)


def _lay_pointy(rails: Rails, grid: Grid, h: Hex, sides: tuple[int, int]) -> None:
    x, y = grid.corner(h)
    right = x + 3 * grid.width // 4
    left = right - grid.width // 2
    ends = []
    for side in sides:
        match side:
            case 2:
                ends.append(x + grid.width - 1)
                rails.add(ends[-1], y, RIGHT)
            case 5:
                ends.append(x)
                rails.add(x, y, LEFT)
            case 0 | 1:
                ends.append(left if side == 0 else right)
                rails.add(ends[-1], y, UP)
            case _:
                ends.append(left if side == 4 else right)
                rails.drop(ends[-1], y)
                rails.add(ends[-1], y + 1, DOWN)
    rails.run(y, ends[0], ends[1])


# -- margins ----------------------------------------------------------------------------------------------------------

MARGIN = 3
"""Characters left and right of the map for its letters or numbers."""


def side_label(grid: Grid, y: int) -> str:
    """What the margin says beside a line of the sheet."""
    if grid.layout == "flat":
        return str(grid.line + y + 1) if y < grid.lines else ""
    return LETTERS[grid.line + y // 2] if y % 2 == 0 else ""


def head_lines(grid: Grid) -> list[str]:
    """What the margin says above the map: letters of columns, or numbers on two lines, odd and even."""
    wide, _ = grid.size
    if grid.layout == "flat":
        return [
            _spread(wide, {c * grid.width + grid.width // 2: LETTERS[grid.index // 2 + c] for c in range(grid.columns)})
        ]
    numbers = {n * grid.width // 2 + grid.width // 2 - 1: grid.index + n + 1 for n in range(grid.columns)}
    return [_spread(wide, {x: str(n) for x, n in numbers.items() if n % 2 == odd}) for odd in (1, 0)]


def _spread(wide: int, marks: dict[int, str]) -> str:
    chars = [" "] * (wide + 2)
    for x, mark in marks.items():
        chars[x : x + len(mark)] = list(mark)
    return "".join(chars)[:wide]


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the sheet that is shown."""

    x: int
    y: int
    wide: int
    high: int


def window_on(size: tuple[int, int], room: tuple[int, int], focus: list[tuple[int, int]]) -> Window:
    """As much of the sheet as there is room for, around the middle of what matters."""
    starts = []
    for axis in (0, 1):
        shown = min(size[axis], max(room[axis], 1))
        points = [point[axis] for point in focus] or [size[axis] // 2]
        middle = (min(points) + max(points) + 1) // 2
        starts.append((max(0, min(middle - shown // 2, size[axis] - shown)), shown))
    return Window(starts[0][0], starts[1][0], starts[0][1], starts[1][1])


def cut(canvas: Canvas, grid: Grid, window: Window, ink: Ink, arrows: str) -> list[Text]:
    """The lines of the window with the margins around it; arrows in the corners tell that the map goes on."""
    wide, high = grid.size
    up, down, left, right = (
        mark if more else " "
        for mark, more in zip(
            arrows,
            (window.y > 0, window.y + window.high < high, window.x > 0, window.x + window.wide < wide),
            strict=True,
        )
    )
    style = ink.style()
    heads = [head[window.x : window.x + window.wide] for head in head_lines(grid)]
    # The style belongs to the margin alone: as style of a whole line it would tint what is added to the line.
    lines = [Text.assemble((f"{up}{left} {head}{right}{up}".rstrip(), style), no_wrap=True, end="") for head in heads]
    for y in range(window.y, min(window.y + window.high, high)):
        label = side_label(grid, y)
        line = Text.assemble((f"{label:>{MARGIN - 1}} ", style), no_wrap=True, end="")
        line.append_text(canvas.line(y, window.x, window.x + window.wide))
        line.append(f" {label}".rstrip(), style)
        lines.append(line)
    foot = f"{down}{left} {heads[0]}{right}{down}".rstrip()
    lines.append(Text.assemble((foot, style), no_wrap=True, end=""))
    return lines
