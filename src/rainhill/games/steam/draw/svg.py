"""Steam drawn: cities with their cubes, towns, track of every shape in its owner's colour, and what is being chosen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rainhill.draw.document import assemble
from rainhill.draw.frame import Size
from rainhill.draw.labels import draw_labels
from rainhill.draw.pieces import Highlight, highlight, last_ring, token
from rainhill.draw.shapes import num
from rainhill.draw.theme import Theme
from rainhill.games.steam.draw.labels import label_scene
from rainhill.games.steam.draw.places import draw_city, draw_town
from rainhill.games.steam.draw.scene import OWNER, Scene, describe, last_move, make_scene, title_of
from rainhill.games.steam.draw.track import DrawnLine, draw_line
from rainhill.games.steam.map import make_steam_map, steam_map
from rainhill.games.steam.view import SteamView
from rainhill.kernel.maps import GameMap
from rainhill.locales import text

__all__ = ["draw_map", "draw_position", "last_move"]


def draw_map(board: GameMap, *, theme: Theme, size: Size | None, ident: str | None) -> str:
    """The map as it is printed: every city with room for its cubes."""
    return _draw(make_scene(make_steam_map(board), None, (), size), theme, ident)


def draw_position(
    view: SteamView,
    board: GameMap | None,
    *,
    theme: Theme,
    size: Size | None,
    highlights: Sequence[Highlight],
    colours: Sequence[int],
    ident: str | None,
) -> str:
    """The map as everybody sees it."""
    made = steam_map(view.map) if board is None else make_steam_map(board)
    return _draw(make_scene(made, view, highlights, size, colours), theme, ident)


def _draw(scene: Scene, theme: Theme, ident: str | None) -> str:
    frame = scene.frame
    body = [
        scene.sheet.ground,
        _draw_marks(scene),
        *(_draw_line(scene, line) for line in scene.lines),
        *(
            last_ring(frame.layout, scene.at(mark.hex), frame.s, place=scene.is_stop(mark.hex))
            for mark in scene.marks
            if mark.state == "last"
        ),
        *(draw_town(scene, town) for town in scene.towns),
        *(draw_city(scene, city) for city in scene.cities),
        *(token(scene.colour(_owner(scene.lines[n])), frame.s * OWNER, spot) for n, spot in scene.owners.items()),
        draw_labels(label_scene(scene)),
        scene.sheet.surround,
    ]
    title, description = title_of(scene), describe(scene)
    return assemble("".join(body), frame.sheet, title=title, description=description, theme=theme, ident=ident)


def _owner(line: DrawnLine) -> int:
    assert line.owner is not None
    return line.owner


def _draw_marks(scene: Scene) -> str:
    """While somebody chooses, the map steps back a little."""
    frame, view = scene.frame, scene.frame.view
    signs = [
        highlight(frame.layout, scene.at(mark.hex), frame.s, mark.state, mark.sign)
        for mark in scene.marks
        if mark.state != "last"
    ]
    if not signs:
        return ""
    dim = (
        f'<rect class="dim" x="{num(view.x0)}" y="{num(view.y0)}" '
        f'width="{num(view.x1 - view.x0)}" height="{num(view.y1 - view.y0)}"/>'
    )
    return dim + "".join(signs)


def _draw_line(scene: Scene, line: DrawnLine) -> str:
    colour = None if line.owner is None else scene.colour(line.owner)
    return f"<g><title>{escape(_name(scene, line))}</title>{draw_line(line, scene.frame.s, colour)}</g>"


def _name(scene: Scene, line: DrawnLine) -> str:
    """What a reader who points at a link is told."""
    assert scene.view is not None
    link = next(link for link in scene.view.links if link.id == line.link)
    owner = None if line.owner is None else scene.view.seats[line.owner].name
    if link.status == "incomplete":
        return text("steam-link-open", owner=owner, a=link.a, hex=link.open_hex, expires=link.expires)
    return text("steam-link", owner=owner, a=link.a, b=link.b, status=link.status)
