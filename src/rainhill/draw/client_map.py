"""Maps for the browser client, which lays its pieces over the coast, the rivers and the grid as they are drawn here."""

from __future__ import annotations

from collections.abc import Iterator
from contextvars import copy_context
from dataclasses import replace
from typing import Any

from rainhill.draw import painter_of
from rainhill.draw.decor import boxes_by_sea, draw_ornaments, draw_seas
from rainhill.draw.frame import Box, Frame, fit_seas, make_frame
from rainhill.draw.ground import closed_sides, draw_ground, shore_points
from rainhill.kernel.hexes import centre
from rainhill.kernel.maps import OWN, GameMap
from rainhill.locales import languages, place_name, speak, text

BEYOND = 14.0
"""How far, in hex radii, the ground goes on round the map, so that it fills a window of any shape."""


def client_map(board: GameMap) -> dict[str, Any]:
    """A map as the browser client takes it, with its ground drawn; to be written as JSON."""
    frame = make_frame(board, None)
    ident = f"map-{board.game}-{board.id.replace(OWN, '-')}"
    wide = replace(frame, view=frame.view.grown(BEYOND * frame.s))
    painter = painter_of(board.game)
    facts: dict[str, Any] = {
        "game": board.game,
        "id": board.id,
        "title": board.title,
        "layout": board.layout,
        "s": frame.s,
        "view": list(frame.view),
        "land": list(_land(frame)),
        "ground": draw_ground(wide, board, painter.GROUND).replace("{id}", ident),
        **_lettered(board, frame, ident),
        "lettering": {name: made for name in languages() if (made := _lettered_in(name, board, frame, ident))},
        "shore": [[round(x, 1), round(y, 1)] for x, y in shore_points(frame)],
        "closed": [[round(at, 1) for end in ends for at in end] for ends in closed_sides(frame, board)],
        "hexes": list(_hexes(board, frame)),
    }
    return facts | dict(painter.map_facts(board))


def _lettered(board: GameMap, frame: Frame, ident: str) -> dict[str, Any]:
    """Names of seas, title and compass rose in the language in use, and the room they take."""
    named = replace(frame, seas=fit_seas(board, frame.off))
    ornaments, taken = draw_ornaments(named, place_name(board.title), text("drawing-north"))
    return {
        "surround": (draw_seas(named) + ornaments).replace("{id}", ident),
        "taken": [list(box) for box in taken],
        "seas": [[list(box) for box in boxes] for boxes in boxes_by_sea(named)],
    }


def _lettered_in(name: str, board: GameMap, frame: Frame, ident: str) -> dict[str, Any] | None:
    """The same in another language, if that names anything here otherwise."""

    def lettered() -> dict[str, Any] | None:
        speak(name)
        names = [board.title, *(sea["name"] for sea in board.tables.get("sea", ()))]
        return _lettered(board, frame, ident) if any(place_name(each) != each for each in names) else None

    return copy_context().run(lettered)


def _land(frame: Frame) -> Box:
    points = [centre(frame.layout, h, frame.s) for h in frame.play]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys)).grown(frame.s * 1.35)


def _hexes(board: GameMap, frame: Frame) -> Iterator[dict[str, Any]]:
    for number, h in enumerate(board.hexes):
        x, y = centre(board.layout, h, frame.s)
        near = [board.names[n] if n >= 0 else None for n in board.neighbours[number]]
        yield {
            "name": board.names[number],
            "q": h.q,
            "r": h.r,
            "x": round(x, 2),
            "y": round(y, 2),
            "terrain": board.terrain[number],
            "near": near,
        }
