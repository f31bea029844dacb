"""What a drawing of Stephenson's Rocket shows: the board, a view of it, the marks on it, and all that in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rainhill.draw.frame import Frame, Size
from rainhill.draw.ground import GroundStyle
from rainhill.draw.pieces import Highlight, seat_colour
from rainhill.draw.shapes import Point
from rainhill.draw.sheet import Sheet, make_sheet
from rainhill.games.rocket.draw.track import Engine, engines, survivor
from rainhill.games.rocket.events import Invested, LineExtended, StationMoved, StationPlaced
from rainhill.games.rocket.info import INFO
from rainhill.games.rocket.map import Place, RocketMap, make_rocket_map
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.hexes import Hex, centre, corner
from rainhill.kernel.maps import GameMap
from rainhill.locales import text

GROUND = GroundStyle(matters=False)
TARGET_LETTERS = "ABCDEF"
JOIN_DOT, JOIN_GAP = 0.15, 0.26


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one drawing is made of."""

    made: RocketMap
    view: RocketView | None
    sheet: Sheet
    engines: tuple[Engine, ...]
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

    def point(self, h: Hex) -> Point:
        return centre(self.frame.layout, h, self.frame.s)

    def is_place(self, hex_name: str) -> bool:
        return self.made.place_at[self.board.index_of[hex_name]] >= 0


def make_scene(
    made: RocketMap,
    view: RocketView | None,
    highlights: Sequence[Highlight],
    size: Size | None,
    colours: Sequence[int] = (),
) -> Scene:
    """Gather what is drawn; the targets of a veto are marked with letters (R6.2)."""
    spot = {place.name: made.board.names[place.hex] for place in made.places}
    marks: dict[tuple[str, bool], Highlight] = {}
    if view is not None and view.veto is not None:
        for letter, target in zip(TARGET_LETTERS, view.veto.targets, strict=False):
            marks[target, False] = Highlight(target, "preview" if target == view.veto.target else "legal", letter)
    for mark in highlights:
        name = spot.get(mark.hex, mark.hex)
        if name not in made.board.index_of:
            raise ValueError(mark.hex)
        key = name, mark.state == "last"
        letter = mark.sign or (marks[key].sign if key in marks else "")
        marks[key] = Highlight(name, mark.state, letter)
    sheet = make_sheet(made.board, size, GROUND)
    return Scene(made, view, sheet, engines(made, view), tuple(marks.values()), tuple(colours))


def last_move(events: Sequence[Any]) -> tuple[Highlight, ...]:
    """What the last thing that moved a piece was, among events in their order."""
    for event in reversed(events):
        if isinstance(event, (LineExtended, StationMoved)):
            return (Highlight(event.to, "last"),)
        if isinstance(event, StationPlaced):
            return (Highlight(event.at, "last"),)
        if isinstance(event, Invested):
            return (Highlight(event.city, "last"),)
    return ()


def joined_dots(scene: Scene, place: Place) -> list[tuple[str, Point]]:
    """Colour and point of a dot for each open line that has joined the place, in a row along its upper side."""
    if scene.view is None:
        return []
    frame, h = scene.frame, scene.board.hexes[place.hex]
    joined = [
        company.colour
        for company, seen in zip(scene.made.companies, scene.view.companies, strict=True)
        if seen.status != "closed" and place.name in seen.joined and place.index != company.index
    ]
    k = 0.46 if place.kind == "town" else 0.80
    a, b = (corner(frame.layout, h, i, frame.s, k) for i in (4, 5))
    gap = min(JOIN_GAP / k, 1 / max(1, len(joined) - 1))
    return [
        (colour, (a[0] + (b[0] - a[0]) * n * gap, a[1] + (b[1] - a[1]) * n * gap)) for n, colour in enumerate(joined)
    ]


def title_of(scene: Scene) -> str:
    """What the drawing is, in a line."""
    if scene.view is None:
        return text("drawing-map-title", map=scene.board.title, game=INFO.title)
    return text("rocket-drawing-position-title", map=scene.board.title, game=INFO.title, turn=scene.view.turn)


def describe(scene: Scene) -> str:
    """What can be seen, in sentences."""
    made, view = scene.made, scene.view
    if view is None:
        names = [place.name for place in made.places]
        counts = {"starts": len(made.companies), "cities": len(made.cities), "towns": len(made.towns)}
        return text("rocket-drawing-map-description", hexes=len(scene.board.hexes), places=names, **counts)
    said = []
    for company, seen in zip(made.companies, view.companies, strict=True):
        status = "waiting" if seen.status == "isolated" and seen.heading is None else seen.status
        facts: dict[str, object] = {"company": seen.name}
        if status == "waiting":
            facts["place"] = made.places[company.index].name
        elif status == "closed":
            facts["survivor"] = survivor(view, seen).name
        else:
            facts |= {"hex": seen.locomotive, "places": len(seen.joined)}
        said.append(text(f"rocket-drawing-line-{status}", **facts))
    if view.stations:
        stations = [text("rocket-drawing-station", seat=view.seats[s.seat].name, hex=s.hex) for s in view.stations]
        said.append(text("rocket-drawing-stations", stations=stations))
    if view.veto is not None:
        facts = {"company": view.veto.company, "target": view.veto.target, "targets": view.veto.targets}
        said.append(text("rocket-drawing-veto", **facts))
    return " ".join(said)


def map_facts(board: GameMap) -> dict[str, Any]:
    """What clients are told of a map: its places, companies and industries."""
    made = make_rocket_map(board)
    names = board.names
    return {
        "places": [{"name": place.name, "kind": place.kind, "hex": names[place.hex]} for place in made.places],
        "companies": [asdict(company) | {"hex": names[company.hex]} for company in made.companies],
        "industries": list(made.industries),
    }
