"""The map of Steam in characters: cities with their cubes, towns, track in its owners' colours, and what to choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rich.text import Text

from rainhill.draw.shapes import Point
from rainhill.draw.theme import tokens
from rainhill.games.steam.draw.track import Curve, DrawnLine, curve_point, lines_of
from rainhill.games.steam.map import SteamMap, steam_map
from rainhill.games.steam.view import CityView, SteamView, TownView
from rainhill.kernel.hexes import ROOT3, Hex, Layout, centre
from rainhill.locales import language, place_name
from rainhill.terminal.game_terminal import Marks
from rainhill.terminal.screen.braille import Dots, plain_sign
from rainhill.terminal.screen.canvas import Canvas, Ink
from rainhill.terminal.screen.grid import MARGIN, Grid, cut, draw_outlines, grid_of, head_lines, lay_ground, window_on
from rainhill.terminal.screen.palette import Palette, mix

LETTERS = {"red": "R", "blue": "B", "yellow": "Y", "purple": "P", "grey": "G"}
"""The sign of a colour of goods in the terminal."""
_STEPS = 24


@dataclass(slots=True)
class _Sheet:
    """What every part of the drawing needs."""

    view: SteamView
    made: SteamMap
    palette: Palette
    grid: Grid
    canvas: Canvas

    def hex(self, name: str) -> Hex:
        return self.made.board.hexes[self.made.board.index_of[name]]

    def corner(self, hex_name: str) -> tuple[int, int]:
        return self.grid.corner(self.hex(hex_name))

    def piece(self, token: str) -> Ink:
        """Print on a piece: its colour as ground, or bold letters where there are no colours."""
        if self.palette.colours == "none":
            return Ink(bold=True)
        return Ink(fg=self.palette.sign_on(token), bg=self.palette.colour(token), bold=True)


def map_lines(view: SteamView, palette: Palette, room: tuple[int, int], marks: Marks | None = None) -> list[Text]:
    """The map as lines, at most `room` characters and lines; what does not fit is cut off around what matters."""
    marks = marks or Marks()
    made = steam_map(view.map)
    grid = fitting_grid(made, room[0])
    sheet = _Sheet(view, made, palette, grid, Canvas(*grid.size))
    _lay_land(sheet, marks)
    _lay_track(sheet)
    for town in view.towns:
        _put_town(sheet, town)
    for city in view.cities:
        _put_city(sheet, city)
    _put_marks(sheet, marks)
    _put_names(sheet)
    points = [sheet.corner(name) for name in (*marks.focus, *(target for target, _ in marks.targets))]
    middles = [(x + grid.width // 2, y + 1) for x, y in points]
    margins = 2 * MARGIN, len(head_lines(grid)) + 1
    window = window_on(grid.size, (room[0] - margins[0], room[1] - margins[1]), middles)
    return cut(sheet.canvas, grid, window, Ink(dim=True), "^v<>" if palette.ascii else "▲▼◀▶")


def widths(layout: Layout) -> tuple[int, ...]:
    """The widths a hex can have."""
    return (4, 5, 6, 7) if layout == "flat" else (4, 6, 8)


def fitting_grid(made: SteamMap, room: int) -> Grid:
    """The grid with the widest hexes for which the whole map is not wider than the room; else the narrowest."""
    grids = [grid_of(made.board, width) for width in widths(made.board.layout)]
    fitting = [grid for grid in grids if grid.size[0] + 2 * MARGIN <= room]
    return fitting[-1] if fitting else grids[0]


# -- the land ---------------------------------------------------------------------------------------------------------


def _lay_land(sheet: _Sheet, marks: Marks) -> None:
    """Land in two shades, hills in a third; rivers and hills also by their signs, for both cost money (S5.9).

    Canals and small lakes are as rivers; a coast has a sign of its own, because it costs nothing (S1.8).
    """
    board, palette, grid = sheet.made.board, sheet.palette, sheet.grid
    if palette.paints:
        covered = {sheet.hex(city.hex): palette.colour(city.colour) for city in sheet.view.cities}
        covered |= {sheet.hex(name): palette.colour("lamp") for name, _ in marks.targets}
        lay_ground(sheet.canvas, grid, lambda h: covered.get(h) or _ground(sheet, h))
    else:
        line = Ink(fg=palette.colour("hexline"), dim=palette.colours == "none")
        draw_outlines(sheet.canvas, grid, lambda h: h in board.at, line)
    hill, river, coast = ("^", "~", ",") if palette.ascii else ("∧", "≈", "˷")
    for index, h in enumerate(board.hexes):
        x, y = grid.corner(h)
        if sheet.made.hill[index]:
            sheet.canvas.put(
                x + 1, y + 1, hill, Ink(fg=palette.colour("hill"), dim=palette.colours == "none"), take=True
            )
        if sheet.made.river[index] or sheet.made.terrain[index] == "coast":
            ink = Ink(fg=palette.colour("river"), dim=palette.colours == "none")
            sheet.canvas.put(x + grid.width - 1, y + 1, river if sheet.made.river[index] else coast, ink, take=True)


def _ground(sheet: _Sheet, h: Hex) -> str | None:
    made, palette = sheet.made, sheet.palette
    if h not in made.board.at:
        return palette.colour("offland" if h in made.board.beyond else "sea")
    shade = (h.q - h.r) % 3
    if not made.hill[made.board.at[h]]:
        return palette.land(shade)
    if palette.colours == "many":
        return palette.colour("hill-tint")
    values = tokens()[palette.theme]
    return mix(values["hill-tint"], values["hill"], shade * 0.1)


# -- track ------------------------------------------------------------------------------------------------------------


def _points(sheet: _Sheet, h: Hex, curve: Curve) -> list[Point]:
    """Points of a curve (drawn for s = 1) in characters and lines."""
    grid = sheet.grid
    x, y = grid.corner(h)
    cx, cy = centre(grid.layout, h, 1.0)
    if grid.layout == "flat":
        middle, across, down = (x + 0.5 + grid.width / 2, y + 1.0), grid.width / 1.5, 2 / ROOT3
    else:
        middle, across, down = (x + grid.width / 2, y + 1.0), grid.width / ROOT3, 2 / 1.5
    return [
        (middle[0] + (px - cx) * across, middle[1] + (py - cy) * down)
        for px, py in (curve_point(curve, n / _STEPS) for n in range(_STEPS + 1))
    ]


def _lay_track(sheet: _Sheet) -> None:
    """Track as fine lines in the owner's colour; the owner's sign in the middle of a link, or on every tile."""
    lines = lines_of(sheet.made.board, sheet.view, 1.0)
    dots, courses = Dots(), []
    for number, line in enumerate(lines):
        course = _course(sheet, line)
        courses.append(course)
        for n, points in enumerate(course):
            dashed = line.owner is None or (line.open_end and n == len(course) - 1)
            dots.line(points, number, dashed=dashed)
    for cell, dotted, number in dots.signs():
        ink = _rail_ink(sheet, lines[number].owner)
        sign = plain_sign([p for points in courses[number] for p in points], cell) if sheet.palette.ascii else dotted
        sheet.canvas.put(*cell, sign, ink, take=True)
    for line, course in zip(lines, courses, strict=True):
        _sign_line(sheet, line, course)


def _course(sheet: _Sheet, line: DrawnLine) -> list[list[Point]]:
    """The points of a line tile by tile; what leads into a city is covered by it anyway."""
    return [_points(sheet, piece.hex, curve) for piece, curve in zip(line.pieces, line.on_tiles, strict=True)]


def _rail_ink(sheet: _Sheet, owner: int | None) -> Ink:
    palette = sheet.palette
    if palette.colours == "none":
        return Ink(bold=owner is not None, dim=owner is None)
    return Ink(fg=palette.colour("faint" if owner is None else palette.seat(owner)), bold=owner is not None)


def _sign_line(sheet: _Sheet, line: DrawnLine, course: list[list[Point]]) -> None:
    """Colour is never the only sign; where there is none, every tile is signed."""
    if line.owner is None:
        return
    chosen = range(len(course)) if sheet.palette.colours == "none" else (len(course) // 2,)
    for n in chosen:
        points = course[n]
        piece = line.pieces[n]
        at = points[len(points) // 2]
        if None in (piece.enters, piece.leaves):
            # Half-way between the town and the side of its hex.
            at = points[len(points) * 2 // 3] if piece.enters is None else points[len(points) // 3]
        spot = int(at[0] // 1), int(at[1] // 1)
        sheet.canvas.put(*spot, sheet.palette.shape(line.owner), sheet.piece(sheet.palette.seat(line.owner)), take=True)


# -- stops ------------------------------------------------------------------------------------------------------------


def _put_city(sheet: _Sheet, city: CityView) -> None:
    """Colour and name of a city above, its cubes below; a growth marker at its left foot."""
    x, y = sheet.corner(city.hex)
    room, canvas, ink = sheet.grid.room, sheet.canvas, sheet.piece(city.colour)
    for row in (y, y + 1):
        canvas.write(x + 1, row, " " * room, ink if sheet.palette.colours == "few" else Ink())
    canvas.put(x, y, LETTERS[city.colour], ink, take=True)
    marker = ("*" if sheet.palette.ascii else "♣") if city.marker else " "
    if sheet.palette.paints or city.marker:
        canvas.put(x, y + 1, marker, ink, take=True)
    name = short_names(sheet.made.id, room)[city.name]
    plate = Ink(reverse=True, bold=True) if sheet.palette.colours == "none" else sheet.piece("plate")
    canvas.write(x + 1, y, f"{name:<{room}}", plate if sheet.palette.colours != "few" else ink)
    shown = city.cubes if len(city.cubes) <= room else city.cubes[: room - 1]
    first = x + 1 + (room - min(len(city.cubes), room)) // 2
    for n, cube in enumerate(shown):
        canvas.put(first + n, y + 1, LETTERS[cube], sheet.piece(cube), take=True)
    if len(shown) < len(city.cubes):
        canvas.put(first + len(shown), y + 1, "+", ink, take=True)


def _put_town(sheet: _Sheet, town: TownView) -> None:
    x, y = sheet.corner(town.hex)
    palette = sheet.palette
    ink = Ink(fg=palette.colour("ink") if palette.paints else None, bold=True)
    middle = x + (sheet.grid.width + 1) // 2 if sheet.grid.layout == "flat" else x + sheet.grid.width // 2
    sheet.canvas.put(middle, y + 1, "@" if palette.ascii else "◎", ink, take=True)


def short_names(map_id: str, room: int) -> Mapping[str, str]:
    """A name of at most `room` letters for every stop of a map, no two alike, in the language in use."""
    return _short_names(map_id, room, language())


@cache
def _short_names(map_id: str, room: int, _spoken: str) -> Mapping[str, str]:
    given: dict[str, str] = {}
    for stop in steam_map(map_id).stops:
        name = place_name(stop.name)
        tries = [
            name[:room],
            *(name[: room - 1] + c for c in name[room:] if c != " "),
            *(name[: room - 1] + c for c in "123456789"),
        ]
        given[stop.name] = next(short for short in tries if short.strip() == short and short not in given.values())
    return given


def _put_names(sheet: _Sheet) -> None:
    """Names of towns on the line above their sign, whole if there is room, else short; cities' names in full."""
    for town in sheet.view.towns:
        x, y = sheet.corner(town.hex)
        ink = Ink(fg=sheet.palette.colour("ink") if sheet.palette.paints else None, italic=True)
        short = short_names(sheet.made.id, sheet.grid.room)[town.name]
        _write_free(sheet, (place_name(town.name), short), x, y, ink)
    for city in sheet.view.cities:
        whole = place_name(city.name)
        x, y = sheet.corner(city.hex)
        own = range(x + 1, x + 1 + sheet.grid.room)
        if len(whole) <= len(own) or not _has_room(sheet.canvas, y, own.stop, x + 1 + len(whole)):
            continue
        ink = Ink(fg=sheet.palette.colour("ink") if sheet.palette.paints else None, bold=True)
        for n, char in enumerate(whole):
            style = sheet.canvas.inks[y][x + 1] if x + 1 + n in own else ink
            sheet.canvas.put(x + 1 + n, y, char, style, take=True)


def _write_free(sheet: _Sheet, names: tuple[str, ...], x: int, y: int, ink: Ink) -> None:
    """The first of the names that finds room near a hex: over it, to its right or left, or under it."""
    room = sheet.grid.room
    for name in names:
        starts = dict.fromkeys((x + 1 + (room - len(name)) // 2, x + 1, x + 1 + room - len(name)))
        beside = [(x + sheet.grid.width, y + 1), (x - len(name), y + 1)]
        for start, row in (*((start, y) for start in starts), *beside, *((start, y + 2) for start in starts)):
            if _has_room(sheet.canvas, row, start, start + len(name)):
                sheet.canvas.write(start, row, name, ink)
                return


def _has_room(canvas: Canvas, y: int, first: int, last: int) -> bool:
    """Whether letters can stand there: on the sheet, over nothing that matters, and touching nothing that does."""
    if first < 0 or last > canvas.width or not 0 <= y < canvas.height:
        return False
    if any((x, y) in canvas.taken for x in range(first, last)):
        return False
    return all((x, y) not in canvas.taken or not canvas.chars[y][x].isalpha() for x in (first - 1, last))


# -- what can be chosen -----------------------------------------------------------------------------------------------


def _put_marks(sheet: _Sheet, marks: Marks) -> None:
    palette, room = sheet.palette, sheet.grid.room
    for name in marks.names:
        x, y = sheet.corner(name)
        sheet.canvas.write(x + 1, y, f"{name:^{room}}"[:room].rstrip(), Ink(fg=palette.colour("accent")))
    for name, sign in marks.targets:
        x, y = sheet.corner(name)
        start = x + 1 + (room - len(sign)) // 2
        if palette.paints:
            ink = Ink(fg=palette.sign_on("lamp"), bg=palette.colour("lamp"), bold=True)
        else:
            ink = Ink(fg=palette.colour("lamp"), bold=True, reverse=palette.colours == "none")
        sheet.canvas.write(start, y, sign, ink)
