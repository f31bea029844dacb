"""What a drawing of Steam shows: the board, a view of it, the track on it, the marks, and all that in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rainhill.draw.frame import Frame, Size
from rainhill.draw.ground import GroundStyle
from rainhill.draw.pieces import Highlight, seat_colour
from rainhill.draw.shapes import Point
from rainhill.draw.sheet import Sheet, make_sheet
from rainhill.games.steam.draw.track import DrawnLine, lines_of, owner_spots
from rainhill.games.steam.events import CityGrown, CityPlaced, GoodsDelivered, TrackLaid
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import COLOURS, SteamMap
from rainhill.games.steam.view import CityView, SteamView, TownView
from rainhill.kernel.hexes import Hex, centre
from rainhill.kernel.maps import GameMap
from rainhill.locales import text

GROUND = GroundStyle(matters=True)
CITY, TOWN, DOT, OWNER = 0.93, 0.30, 0.12, 0.25


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one drawing is made of. `printed` has the number of cubes of each city before set-up."""

    made: SteamMap
    view: SteamView | None
    sheet: Sheet
    cities: tuple[CityView, ...]
    towns: tuple[TownView, ...]
    printed: dict[str, int]
    lines: tuple[DrawnLine, ...]
    owners: dict[int, Point]
    """number of a line -> where its owner's piece stands"""
    marks: tuple[Highlight, ...]
    colours: tuple[int, ...]
    """the colour of each seat; none: that of its number"""

    @property
    def board(self) -> GameMap:
        return self.made.board

    @property
    def frame(self) -> Frame:
        return self.sheet.frame

    def colour(self, seat: int) -> str:
        return seat_colour(self.colours, seat)

    def at(self, hex_name: str) -> Hex:
        return self.board.hexes[self.board.index_of[hex_name]]

    def point(self, hex_name: str) -> Point:
        return centre(self.frame.layout, self.at(hex_name), self.frame.s)

    def is_stop(self, hex_name: str) -> bool:
        return self.made.stop_at[self.board.index_of[hex_name]] >= 0


def make_scene(
    made: SteamMap,
    view: SteamView | None,
    highlights: Sequence[Highlight],
    size: Size | None,
    colours: Sequence[int] = (),
) -> Scene:
    """Gather what is drawn; without a view, the map as it is printed."""
    board = made.board
    sheet = make_sheet(board, size, GROUND)
    s = sheet.frame.s
    cities = _printed_cities(made) if view is None else view.cities
    towns = _printed_towns(made) if view is None else view.towns
    printed = {city.name: city.cubes for city in made.cities} if view is None else {}
    lines = [] if view is None else lines_of(board, view, s)
    middle = {name: centre(board.layout, h, s) for h, name in zip(board.hexes, board.names, strict=True)}
    stops = [(middle[city.hex], s * CITY) for city in cities] + [(middle[town.hex], s * TOWN) for town in towns]
    marks = tuple(_found(made, mark) for mark in highlights)
    owners = owner_spots(lines, stops, s)
    return Scene(made, view, sheet, tuple(cities), tuple(towns), printed, tuple(lines), owners, marks, tuple(colours))


def _printed_cities(made: SteamMap) -> tuple[CityView, ...]:
    return tuple(
        CityView(city.name, made.board.names[city.hex], COLOURS[city.colour], (), marker=False, new=False)
        for city in made.cities
    )


def _printed_towns(made: SteamMap) -> tuple[TownView, ...]:
    return tuple(TownView(town.name, made.board.names[town.hex], bare=True) for town in made.towns)


def _found(made: SteamMap, mark: Highlight) -> Highlight:
    """A mark by the name of its hex, whether a hex or a stop was named."""
    spot = {stop.name: made.board.names[stop.hex] for stop in made.stops}
    name = spot.get(mark.hex, mark.hex)
    if name not in made.board.index_of:
        raise ValueError(mark.hex)
    return Highlight(name, mark.state, mark.sign)


def last_move(events: Sequence[Any]) -> tuple[Highlight, ...]:
    """What the last thing that changed the map was, among events in their order."""
    for event in reversed(events):
        match event:
            case TrackLaid():
                return (Highlight(event.hex, "last"),)
            case CityPlaced():
                return (Highlight(event.town, "last"),)
            case CityGrown():
                return (Highlight(event.city, "last"),)
            case GoodsDelivered():
                return (Highlight(event.to, "last"),)
    return ()


# -- in words ---------------------------------------------------------------------------------------------------------


def title_of(scene: Scene) -> str:
    """What the drawing is, in a line."""
    if scene.view is None:
        return text("drawing-map-title", map=scene.board.title, game=INFO.title)
    return text("steam-drawing-title", map=scene.board.title, game=INFO.title, round=scene.view.round)


def describe(scene: Scene) -> str:
    """What can be seen, in sentences."""
    view = scene.view
    if view is None:
        counts = {"cities": len(scene.cities), "towns": len(scene.towns), "hexes": len(scene.board.hexes)}
        return text("steam-drawing-map", places=[stop.name for stop in scene.made.stops], **counts)
    said = [
        text(
            "steam-drawing-city",
            city=city.name,
            colour=text(f"steam-colour-{city.colour}"),
            cubes=[text(f"steam-colour-{cube}") for cube in city.cubes],
            number=len(city.cubes),
        )
        for city in scene.cities
    ]
    names = [seat.name for seat in view.seats]
    for link in view.links:
        owner = None if link.owner is None else names[link.owner]
        if link.status == "complete":
            said.append(text("steam-drawing-link", owner=owner, a=link.a, b=link.b))
        elif link.status == "incomplete":
            said.append(text("steam-drawing-open-link", owner=owner, a=link.a, hex=link.open_hex))
    return " ".join(said)


def map_facts(board: GameMap) -> dict[str, Any]:
    """What clients are told of a map: its cities and towns."""
    places = [
        {"name": entry["name"], "kind": kind, "hex": entry["at"]}
        for kind in ("city", "town")
        for entry in board.tables.get(kind, ())
    ]
    return {"places": places}
