"""Stephenson's Rocket drawn: places, track, stations, locomotives, investments and what is being decided."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rainhill.draw.document import assemble
from rainhill.draw.frame import Size
from rainhill.draw.labels import draw_labels
from rainhill.draw.pieces import (
    INK_SIGN,
    SMALLEST_PLATE,
    Highlight,
    arrow,
    buffer_stop,
    heading_angle,
    highlight,
    industry_sign,
    last_ring,
    plate,
    ribbon,
    struck,
    tag,
    token,
)
from rainhill.draw.shapes import hex_poly, num
from rainhill.draw.theme import Theme
from rainhill.games.rocket.draw.labels import label_scene
from rainhill.games.rocket.draw.scene import JOIN_DOT, Scene, describe, joined_dots, last_move, make_scene, title_of
from rainhill.games.rocket.draw.track import Engine, line_paths
from rainhill.games.rocket.map import Place, make_rocket_map, rocket_map
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.hexes import corner, direction
from rainhill.kernel.maps import GameMap
from rainhill.locales import place_name

__all__ = ["draw_map", "draw_position", "last_move"]

INVESTMENTS = ((-0.40, -0.22), (0.40, -0.22), (0.0, 0.40))
# Only from this radius on there is room for the industry inside a seat's piece.
ICON_IN_PIECE = 36.0
LOCOMOTIVE, STATION, CORNER_STATION = 0.54, 0.42, 0.27


def draw_map(board: GameMap, *, theme: Theme, size: Size | None, ident: str | None) -> str:
    """The board before the first turn: every locomotive waits in its starting town."""
    made = make_rocket_map(board)
    return _draw(make_scene(made, None, (), size), theme, ident)


def draw_position(
    view: RocketView,
    board: GameMap | None,
    *,
    theme: Theme,
    size: Size | None,
    highlights: Sequence[Highlight],
    colours: Sequence[int],
    ident: str | None,
) -> str:
    """The board as a seat sees it."""
    made = rocket_map(view.map) if board is None else make_rocket_map(board)
    return _draw(make_scene(made, view, highlights, size, colours), theme, ident)


def _draw(scene: Scene, theme: Theme, ident: str | None) -> str:
    frame = scene.frame
    last = [mark for mark in scene.marks if mark.state == "last"]
    body = [
        scene.sheet.ground,
        _draw_marks(scene),
        _draw_lines(scene),
        *(last_ring(frame.layout, scene.at(m.hex), frame.s, place=scene.is_place(m.hex)) for m in last),
        *(_draw_place(scene, place) for place in scene.made.places),
        _draw_stations(scene, crowded=False),
        *(_draw_engine(scene, engine) for engine in scene.engines),
        _draw_veto(scene),
        _draw_stations(scene, crowded=True),
        draw_labels(label_scene(scene)),
        scene.sheet.surround,
    ]
    title, description = title_of(scene), describe(scene)
    return assemble("".join(body), frame.sheet, title=title, description=description, theme=theme, ident=ident)


def _draw_marks(scene: Scene) -> str:
    """While somebody chooses, the map steps back a little."""
    frame, view = scene.frame, scene.frame.view
    ghost = scene.view.veto.target if scene.view is not None and scene.view.veto is not None else None
    signs = [
        # Under the ghost nothing may stand: neither its letter nor the spot of a hex without a letter.
        highlight(frame.layout, scene.at(m.hex), frame.s, m.state, m.sign)
        if m.hex != ghost
        else highlight(frame.layout, scene.at(m.hex), frame.s, "preview")
        for m in scene.marks
        if m.state != "last"
    ]
    if not signs:
        return ""
    dim = (
        f'<rect class="dim" x="{num(view.x0)}" y="{num(view.y0)}" '
        f'width="{num(view.x1 - view.x0)}" height="{num(view.y1 - view.y0)}"/>'
    )
    return dim + "".join(signs)


def _draw_lines(scene: Scene) -> str:
    if scene.view is None:
        return ""
    paths = line_paths(scene.made, scene.view, scene.frame.s)
    return "".join(ribbon(d, scene.frame.s, scene.made.companies[n].colour) for n, d in paths.items())


def _draw_place(scene: Scene, place: Place) -> str:
    hex_name = scene.board.names[place.hex]
    if place.kind == "start":
        drawn = _draw_start(scene, place)
    elif place.kind == "city":
        drawn = _draw_city(scene, place)
    else:
        drawn = _draw_town(scene, place)
    return f"<g><title>{escape(place_name(place.name))} ({hex_name})</title>{drawn}{_draw_joined(scene, place)}</g>"


def _draw_start(scene: Scene, place: Place) -> str:
    """A starting town; the plate is a little smaller once the locomotive has left."""
    frame, company, h = scene.frame, scene.made.companies[place.index], scene.board.hexes[place.hex]
    layout, s, at = frame.layout, frame.s, scene.point(h)
    closed = scene.view is not None and scene.view.companies[company.index].status == "closed"
    waits = any(e.company == company.index and e.heading is None for e in scene.engines)
    border = (
        f'<path class="start" d="{hex_poly(layout, h, s, 0.80)}" '
        f'style="stroke:var(--{company.colour});stroke-width:{num(s * 0.12)}"/>'
        f'<path class="start-edge" d="{hex_poly(layout, h, s, 0.88)}"/>'
    )
    if waits:
        return border
    drawn = plate(company.colour, company.monogram, s * 0.46, at)
    return border + (f'<g class="gone">{drawn}</g>{struck(s * 0.46, at)}' if closed else drawn)


def _draw_city(scene: Scene, place: Place) -> str:
    frame, h = scene.frame, scene.board.hexes[place.hex]
    s, (x, y) = frame.s, scene.point(h)
    out = [f'<path class="city" d="{hex_poly(frame.layout, h, s, 0.84)}"/>']
    for (dx, dy), (industry, seat) in zip(INVESTMENTS, _investments(scene, place), strict=True):
        at = x + dx * s, y + dy * s
        out.append(f'<circle class="slot" cx="{num(at[0])}" cy="{num(at[1])}" r="{num(s * 0.33)}"/>')
        if seat is None:
            out.append(industry_sign(industry, s * 0.42, at, "ind"))
            continue
        colour = scene.colour(seat)
        out.append(token(colour, s * 0.25, at))
        if s > ICON_IN_PIECE:
            low = s * 0.03 if colour == "p2" else 0.0
            out.append(industry_sign(industry, s * 0.24, (at[0], at[1] + low), "dk" if colour in INK_SIGN else "on"))
    return "".join(out)


def _investments(scene: Scene, place: Place) -> list[tuple[str, int | None]]:
    """The three investment places of a city with the seat that took each."""
    made, n = scene.made, place.index - len(scene.made.companies)
    if scene.view is None:
        city = made.cities[n]
        return [(made.industries[i], None) for i in (city.major, city.major, city.minor)]
    return [(taken.industry, taken.seat) for taken in scene.view.cities[n].places]


def _draw_town(scene: Scene, place: Place) -> str:
    s, (x, y) = scene.frame.s, scene.point(scene.board.hexes[place.hex])
    return (
        f'<circle class="town" cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.36)}"/>'
        f'<circle class="dot" cx="{num(x)}" cy="{num(y)}" r="{num(s * 0.15)}"/>'
    )


def _draw_joined(scene: Scene, place: Place) -> str:
    r = num(scene.frame.s * JOIN_DOT)
    return "".join(
        f'<circle class="join" cx="{num(x)}" cy="{num(y)}" r="{r}" style="fill:var(--{colour})"/>'
        for colour, (x, y) in joined_dots(scene, place)
    )


def _draw_stations(scene: Scene, *, crowded: bool) -> str:
    """Stations stand on the track; under a locomotive they move to the corner and lie above it."""
    if scene.view is None:
        return ""
    frame, out = scene.frame, []
    covered = {engine.hex for engine in scene.engines}
    if scene.view.veto is not None:
        covered.add(scene.at(scene.view.veto.target))
    for station in scene.view.stations:
        h = scene.at(station.hex)
        if (h in covered) is not crowded:
            continue
        at = corner(frame.layout, h, 1, frame.s, 0.66) if crowded else scene.point(h)
        owner = escape(scene.view.seats[station.seat].name)
        size = frame.s * (CORNER_STATION if crowded else STATION)
        out.append(f"<g><title>{owner} ({station.hex})</title>{token(scene.colour(station.seat), size, at)}</g>")
    return "".join(out)


def _draw_engine(scene: Scene, engine: Engine) -> str:
    frame, company, at = scene.frame, scene.made.companies[engine.company], scene.point(engine.hex)
    angle = None if engine.heading is None else heading_angle(frame.layout, engine.heading)
    r = max(frame.s * (0.56 if angle is None else LOCOMOTIVE), SMALLEST_PLATE)
    drawn = plate(company.colour, company.monogram, r, at, angle)
    if engine.isolated:
        drawn += buffer_stop(r, at, angle or 0)
    return f"<g><title>{escape(company.name)}</title>{drawn}</g>"


def _draw_veto(scene: Scene) -> str:
    """The move under debate: a ghost on the present target, dots towards it, its letter beside (R6.2)."""
    if scene.view is None or scene.view.veto is None:
        return ""
    frame, veto = scene.frame, scene.view.veto
    n = next(i for i, company in enumerate(scene.view.companies) if company.id == veto.company)
    engine = next(e for e in scene.engines if e.company == n)
    target, company = scene.at(veto.target), scene.made.companies[n]
    d = direction(engine.hex, target)
    if d is None:
        return ""
    ghost = plate(company.colour, company.monogram, frame.s * 0.5, scene.point(target), heading_angle(frame.layout, d))
    letter = next((m.sign for m in scene.marks if m.hex == veto.target and m.state != "last"), "")
    mark = tag(corner(frame.layout, target, 4, frame.s, 0.72), frame.s, letter) if letter else ""
    return f'{arrow(frame.layout, engine.hex, d, frame.s)}<g class="ghost">{ghost}</g>{mark}'
