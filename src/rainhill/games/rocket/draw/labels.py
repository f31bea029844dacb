"""Where the names of Rocket's places stand, and what they keep off."""

from __future__ import annotations

from rainhill.draw.decor import sea_boxes
from rainhill.draw.frame import Box, square
from rainhill.draw.ground import shore_points
from rainhill.draw.labels import SMALLEST, Labelling, LabelWish, Obstacles, place_labels
from rainhill.games.rocket.draw.scene import JOIN_DOT, Scene, joined_dots
from rainhill.kernel.hexes import edge
from rainhill.locales import place_name


def label_scene(scene: Scene) -> Labelling:
    """Names of all places: starts first, for the rim has least room, then cities, then towns."""
    frame, s = scene.frame, scene.frame.s
    wishes = []
    for kind, size in (("start", frame.label_size), ("city", frame.label_size), ("town", frame.label_size - 0.5)):
        for place in scene.made.places:
            if place.kind == kind:
                x, y = scene.point(scene.board.hexes[place.hex])
                gap, town = s * (0.46 if kind == "town" else 0.80), kind == "town"
                wishes.append(
                    LabelWish(
                        place_name(place.name),
                        x,
                        y,
                        gap,
                        max(size, SMALLEST),
                        "lb-town" if town else "lb-strong",
                        italic=town,
                    )
                )
    return place_labels(wishes, Obstacles(frame.view, [*_hard(scene), *scene.sheet.taken], _soft(scene)))


def _hard(scene: Scene) -> list[Box]:
    """Places, pieces and targets: no name may lie on them."""
    frame, s = scene.frame, scene.frame.s
    out = []
    for place in scene.made.places:
        x, y = scene.point(scene.board.hexes[place.hex])
        if place.kind == "town":
            out.append(square((x, y), s * 0.40))
        else:
            out += [Box(x - s * 0.8, y - s * 0.4, x + s * 0.8, y + s * 0.4), square((x, y), s * 0.66)]
        out += [square(dot, s * JOIN_DOT * 1.2) for _, dot in joined_dots(scene, place)]
    for engine in scene.engines:
        at = scene.point(engine.hex)
        out.append(square(at, s * 0.60))
        if engine.heading is not None:
            out.append(square(edge(frame.layout, engine.hex, engine.heading, s, 0.75), s * 0.28))
    if scene.view is not None:
        out += [square(scene.point(scene.at(station.hex)), s * 0.45) for station in scene.view.stations]
    out += [square(scene.point(scene.at(m.hex)), s * 0.70) for m in scene.marks if not scene.is_place(m.hex)]
    return out


def _soft(scene: Scene) -> list[tuple[Box, float]]:
    """Track, coast and lettering: a name may lie there if it must."""
    frame, s, out = scene.frame, scene.frame.s, []
    if scene.view is not None:
        for company in scene.view.companies:
            for tile in company.track:
                h = scene.at(tile.hex)
                out += [(square(edge(frame.layout, h, d, s), s * 0.3), 1.5) for d in (tile.enters, tile.leaves)]
                out.append((square(scene.point(h), s * 0.34), 1.5))
    out += [(square(at, s * 0.34), 0.12) for at in shore_points(frame)]
    out += [(box, 1.0) for box in sea_boxes(frame)]
    return out
