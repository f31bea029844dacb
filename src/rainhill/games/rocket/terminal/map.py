"""The map of Stephenson's Rocket in characters: places, track, locomotives, stations, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from rich.text import Text

from rainhill.games.rocket.map import Place, RocketMap, rocket_map
from rainhill.games.rocket.view import CityView, CompanyView, RocketView, StationView
from rainhill.kernel.hexes import Hex, Layout
from rainhill.locales import language, place_name
from rainhill.terminal.game_terminal import Marks
from rainhill.terminal.screen.canvas import Canvas, Ink, Rails, rail_sign
from rainhill.terminal.screen.grid import (
    MARGIN,
    Grid,
    cut,
    draw_outlines,
    grid_of,
    head_lines,
    lay_ground,
    lay_rails,
    widths,
    window_on,
)
from rainhill.terminal.screen.palette import Palette

_ARROWS: dict[Layout, str] = {"flat": "↑↗↘↓↙↖", "pointy": "↖↗→↘↙←"}
_PLAIN_ARROWS: dict[Layout, str] = {"flat": "^/\\v/\\", "pointy": "\\/>\\/<"}


@dataclass(slots=True)
class _Sheet:
    """What every part of the drawing needs."""

    view: RocketView
    made: RocketMap
    palette: Palette
    grid: Grid
    canvas: Canvas

    def corner(self, hex_name: str) -> tuple[int, int]:
        return self.grid.corner(self.hex(hex_name))

    def hex(self, name: str) -> Hex:
        return self.made.board.hexes[self.made.board.index_of[name]]

    def piece(self, token: str, *, bold: bool = False) -> Ink:
        """Print on a piece: its colour as ground, or where there are few colours, as the colour of the letters."""
        palette = self.palette
        if palette.colours == "none":
            return Ink(bold=bold)
        return Ink(fg=palette.sign_on(token), bg=palette.colour(token), bold=bold)


def map_lines(view: RocketView, palette: Palette, room: tuple[int, int], marks: Marks | None = None) -> list[Text]:
    """The map as lines, at most `room` characters and lines; what does not fit is cut off around what matters."""
    marks = marks or Marks()
    made = rocket_map(view.map)
    grid = fitting_grid(made, room[0])
    wide, high = grid.size
    sheet = _Sheet(view, made, palette, grid, Canvas(wide, high))
    _lay_land(sheet, marks)
    for company in view.companies:
        _lay_track(sheet, company)
    for city in view.cities:
        _put_city(sheet, city)
    for town in made.towns:
        _put_town(sheet, made.places[town])
    for company in view.companies:
        _put_start(sheet, company)
        _put_locomotive(sheet, company)
    for station in view.stations:
        _put_station(sheet, station)
    _put_marks(sheet, marks)
    _put_names(sheet)
    points = [sheet.corner(name) for name in (*marks.focus, *(target for target, _ in marks.targets))]
    middles = [(x + grid.width // 2, y + 1) for x, y in points]
    margins = 2 * MARGIN, len(head_lines(grid)) + 1
    window = window_on(grid.size, (room[0] - margins[0], room[1] - margins[1]), middles)
    arrows = "^v<>" if palette.ascii else "▲▼◀▶"
    return cut(sheet.canvas, grid, window, Ink(dim=True), arrows)


def fitting_grid(made: RocketMap, room: int) -> Grid:
    """The grid with the widest hexes for which the whole map is not wider than the room; else the narrowest."""
    grids = [grid_of(made.board, width) for width in widths(made.board.layout)]
    fitting = [grid for grid in grids if grid.size[0] + 2 * MARGIN <= room]
    return fitting[-1] if fitting else grids[0]


@cache
def industry_letters(industries: tuple[str, ...]) -> Mapping[str, str]:
    """A letter of its own for every industry: the first of its name that is not taken."""
    letters: dict[str, str] = {}
    for industry in industries:
        free = [c for c in industry if c.isalpha() and c not in letters.values()]
        letters[industry] = free[0] if free else "?"
    return letters


# -- the land ---------------------------------------------------------------------------------------------------------


def _lay_land(sheet: _Sheet, marks: Marks) -> None:
    board, palette = sheet.made.board, sheet.palette
    if palette.paints:
        covered = _covered(sheet, marks)
        lay_ground(sheet.canvas, sheet.grid, lambda h: _ground(sheet, h, covered))
        for h, kind in zip(board.hexes, board.terrain, strict=True):
            if kind == "hills":
                x, y = sheet.grid.corner(h)
                sheet.canvas.put(x + sheet.grid.width // 2, y, "ˆ", Ink(fg=palette.colour("hill")))
    else:
        line = Ink(fg=palette.colour("hexline"), dim=palette.colours == "none")
        draw_outlines(sheet.canvas, sheet.grid, lambda h: h in board.at, line)


def _covered(sheet: _Sheet, marks: Marks) -> dict[Hex, str]:
    """The hexes that have a colour of their own, with its token."""
    made, view = sheet.made, sheet.view
    tokens = {city.hex: "plate" for city in view.cities}
    for drawn in made.companies:
        company = next(c for c in view.companies if c.id == drawn.id)
        spots = [made.board.names[drawn.hex], *(tile.hex for tile in company.track), company.locomotive]
        tokens |= {spot: drawn.colour for spot in spots if spot is not None}
    tokens |= {target: "lamp" for target, _ in marks.targets}
    return {sheet.hex(name): token for name, token in tokens.items()}


def _ground(sheet: _Sheet, h: Hex, covered: Mapping[Hex, str]) -> str | None:
    board, palette = sheet.made.board, sheet.palette
    if h in covered:
        return palette.colour(covered[h])
    if h not in board.at:
        return palette.colour("offland" if h in board.beyond else "sea")
    # Three shades are enough for no two neighbours to be alike.
    return palette.land((h.q - h.r) % 3)


def _clear(sheet: _Sheet, hex_name: str, *, rim: bool = False) -> None:
    """Empty a hex for what it holds, and say that it is taken; with its rim, if names must keep off that too."""
    x, y = sheet.corner(hex_name)
    for row in (y, y + 1):
        sheet.canvas.write(x + 1, row, " " * sheet.grid.room, Ink())
    if rim:
        sheet.canvas.taken.update((column, row) for column in (x, x + sheet.grid.width) for row in (y, y + 1))
    if rim and sheet.grid.layout == "pointy":
        middle = x + sheet.grid.width // 2
        sheet.canvas.taken.update((column, row) for column in (middle - 1, middle) for row in (y - 1, y + 2))


def _centred(sheet: _Sheet, hex_name: str, row: int, said: str, ink: Ink) -> None:
    x, y = sheet.corner(hex_name)
    sheet.canvas.write(x + 1 + (sheet.grid.room - len(said)) // 2, y + row, said, ink)


# -- track and locomotives --------------------------------------------------------------------------------------------


def _lay_track(sheet: _Sheet, company: CompanyView) -> None:
    """Track of a line: ground in the company's colour, the way it runs as a line of the company's own kind."""
    drawn = next(c for c in sheet.made.companies if c.id == company.id)
    ink = sheet.piece(drawn.colour)
    rails = Rails()
    for tile in company.track:
        if sheet.palette.paints:
            _clear(sheet, tile.hex, rim=True)
        lay_rails(rails, sheet.grid, sheet.hex(tile.hex), (tile.enters, tile.leaves))
    line = ink if sheet.palette.paints else Ink(fg=sheet.palette.colour(drawn.colour), bold=True)
    for (x, y), sides in rails.links.items():
        sheet.canvas.put(x, y, rail_sign(sides, drawn.colour, plain=sheet.palette.ascii), line, take=True)
    for number, tile in enumerate(company.track):
        # Colour is never the only sign; where there is some, a monogram here and there will do.
        if sheet.palette.colours == "none" or number % 3 == 1:
            _sign_tile(sheet, tile.hex, rails, drawn.monogram, ink if sheet.palette.paints else line)


def _sign_tile(sheet: _Sheet, hex_name: str, rails: Rails, monogram: str, ink: Ink) -> None:
    x, y = sheet.corner(hex_name)
    free = [(c, r) for r in (y, y + 1) for c in range(x + 1, x + sheet.grid.width) if (c, r) not in rails.links]
    pairs = [(a, b) for a, b in pairwise(free) if a[1] == b[1] and b[0] - a[0] == 1]
    for spot, letter in zip(pairs[0] if pairs else free, monogram, strict=False):
        sheet.canvas.put(*spot, letter, ink, take=True)


def _put_start(sheet: _Sheet, company: CompanyView) -> None:
    drawn = next(c for c in sheet.made.companies if c.id == company.id)
    place = sheet.made.places[drawn.index]
    name = sheet.made.board.names[place.hex]
    _clear(sheet, name)
    _name_in(sheet, place, sheet.piece(drawn.colour))
    if company.locomotive != name:
        _centred(sheet, name, 1, "." if sheet.palette.ascii else "·", sheet.piece(drawn.colour))


def _put_locomotive(sheet: _Sheet, company: CompanyView) -> None:
    if company.locomotive is None:
        return
    drawn = next(c for c in sheet.made.companies if c.id == company.id)
    ink = sheet.piece(drawn.colour, bold=True)
    isolated = company.status == "isolated"
    stop = "x" if sheet.palette.ascii else "×"
    if company.heading is None:
        _centred(sheet, company.locomotive, 1, drawn.monogram + (stop if isolated else ""), ink)
        return
    layout = sheet.made.board.layout
    arrow = stop if isolated else (_PLAIN_ARROWS if sheet.palette.ascii else _ARROWS)[layout][company.heading]
    if sheet.palette.colours == "none":
        ink = Ink(reverse=True, bold=True)
    _clear(sheet, company.locomotive, rim=sheet.palette.paints)
    leftward = company.heading in ((4, 5) if layout == "flat" else (0, 4, 5))
    said = arrow + drawn.monogram if leftward else drawn.monogram + arrow
    _centred(sheet, company.locomotive, 0, said, ink)


# -- places -----------------------------------------------------------------------------------------------------------


def _put_city(sheet: _Sheet, city: CityView) -> None:
    plate = sheet.piece("plate") if sheet.palette.paints else Ink()
    _clear(sheet, city.hex)
    place = next(place for place in sheet.made.places if place.name == city.name)
    _name_in(sheet, place, Ink(plate.fg, plate.bg, bold=True))
    letters = industry_letters(sheet.made.industries)
    gap = 2 if sheet.grid.room >= 5 else 1
    x, y = sheet.corner(city.hex)
    first = x + 1 + (sheet.grid.room - 2 * gap - 1) // 2
    for n, slot in enumerate(city.places):
        if slot.seat is None:
            sheet.canvas.write(first + gap * n, y + 1, letters[slot.industry], plate)
        else:
            sheet.canvas.write(
                first + gap * n,
                y + 1,
                sheet.palette.shape(slot.seat),
                sheet.piece(sheet.palette.seat(slot.seat), bold=True),
            )


def _put_town(sheet: _Sheet, place: Place) -> None:
    name = sheet.made.board.names[place.hex]
    _name_in(sheet, place, Ink(fg=sheet.palette.colour("ink") if sheet.palette.paints else None, italic=True))
    _centred(sheet, name, 1, "@" if sheet.palette.ascii else "◎", Ink(fg=sheet.palette.colour("ink"), bold=True))


def _name_in(sheet: _Sheet, place: Place, ink: Ink) -> None:
    """The short name of a place on its own hex."""
    x, y = sheet.grid.corner(sheet.made.board.hexes[place.hex])
    short = short_names(sheet.made.id, sheet.grid.room)[place.name]
    sheet.canvas.write(x + 1, y, f"{short:<{sheet.grid.room}}", ink)


def short_names(map_id: str, room: int) -> Mapping[str, str]:
    """A name of at most `room` letters for every place of a map, no two alike, in the language in use."""
    return _short_names(map_id, room, language())


@cache
def _short_names(map_id: str, room: int, _spoken: str) -> Mapping[str, str]:
    given: dict[str, str] = {}
    for place in rocket_map(map_id).places:
        name = place_name(place.name)
        tries = [
            name[:room],
            *(name[: room - 1] + c for c in name[room:]),
            *(name[: room - 1] + c for c in "123456789"),
        ]
        given[place.name] = next(short for short in tries if short not in given.values())
    return given


def _put_names(sheet: _Sheet) -> None:
    """Write names out in full, over the land beside the place, where nothing is in the way."""
    room, grid, canvas = sheet.grid.room, sheet.grid, sheet.canvas
    for place in sheet.made.places:
        whole = place_name(place.name)
        if len(whole) <= room:
            continue
        x, y = grid.corner(sheet.made.board.hexes[place.hex])
        own = canvas.inks[y][x + 1]
        ground = sheet.palette.colour("ink") if sheet.palette.paints else None
        beside = Ink(fg=ground, bold=own.bold, italic=own.italic)
        for start in (x + 1, x + 1 + room - len(whole)):
            if not _has_room(canvas, y, start, start + len(whole), own=range(x + 1, x + 1 + room)):
                continue
            for n, char in enumerate(whole):
                canvas.put(start + n, y, char, own if 0 <= start + n - x - 1 < room else beside, take=True)
            break


def _has_room(canvas: Canvas, y: int, first: int, last: int, own: range) -> bool:
    """Whether a name can stand there: on the sheet, over nothing that matters, and not touching other letters."""
    if first < 0 or last > canvas.width or any(x not in own and (x, y) in canvas.taken for x in range(first, last)):
        return False
    return all(x in own or (x, y) not in canvas.taken or canvas.shows_only_ground(x, y) for x in (first - 1, last))


# -- stations and what can be chosen ----------------------------------------------------------------------------------


def _put_station(sheet: _Sheet, station: StationView) -> None:
    x, y = sheet.corner(station.hex)
    hub = x + sheet.grid.width // 2
    ink = sheet.piece(sheet.palette.seat(station.seat), bold=True)
    sign = sheet.palette.shape(station.seat)
    holds_locomotive = any(c.locomotive == station.hex for c in sheet.view.companies)
    if station.company is not None and not holds_locomotive and sheet.made.board.layout == "flat":
        sheet.canvas.put(hub, y if _uses_upper_line(sheet, station) else y + 1, sign, ink, take=True)
    elif holds_locomotive or station.company is not None:
        sheet.canvas.put(hub, y + 1 if holds_locomotive else y, sign, ink, take=True)
    else:
        plate = f" {sign} " if sheet.palette.paints else sign
        _centred(sheet, station.hex, 0, plate, ink)


def _uses_upper_line(sheet: _Sheet, station: StationView) -> bool:
    for company in sheet.view.companies:
        for tile in company.track:
            if tile.hex == station.hex:
                return bool({tile.enters, tile.leaves} & {5, 0, 1})
    return True


def _put_marks(sheet: _Sheet, marks: Marks) -> None:
    palette = sheet.palette
    for name in marks.names:
        x, y = sheet.corner(name)
        sheet.canvas.write(
            x + 1, y, f"{name:^{sheet.grid.room}}"[: sheet.grid.room].rstrip(), Ink(fg=palette.colour("accent"))
        )
    for name, letter in marks.targets:
        if palette.paints:
            ink = Ink(fg=palette.sign_on("lamp"), bg=palette.colour("lamp"), bold=True)
            _clear(sheet, name)
            _centred(sheet, name, 0, letter, ink)
        else:
            _centred(
                sheet,
                name,
                0,
                f"({letter})",
                Ink(fg=palette.colour("lamp"), bold=True, reverse=palette.colours == "none"),
            )
