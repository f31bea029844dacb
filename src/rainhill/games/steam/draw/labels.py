"""Where the names of Steam's towns stand, and what they keep off; cities bear their names themselves."""

from __future__ import annotations

from rainhill.draw.decor import sea_boxes
from rainhill.draw.frame import Box, square
from rainhill.draw.ground import shore_points
from rainhill.draw.labels import SMALLEST, Labelling, LabelWish, Obstacles, place_labels
from rainhill.games.steam.draw.scene import OWNER, Scene
from rainhill.games.steam.draw.track import points_along
from rainhill.locales import place_name


def label_scene(scene: Scene) -> Labelling:
    """Names of all towns."""
    frame, s = scene.frame, scene.frame.s
    size = max(frame.label_size - 0.5, SMALLEST)
    wishes = [
        LabelWish(place_name(town.name), *scene.point(town.hex), s * 0.38, size, "lb-town", italic=True)
        for town in scene.towns
    ]
    return place_labels(wishes, Obstacles(frame.view, [*_hard(scene), *scene.sheet.taken], _soft(scene)))


def _hard(scene: Scene) -> list[Box]:
    """Stops, pieces and targets: no name may lie on them."""
    s, out = scene.frame.s, []
    for city in scene.cities:
        x, y = scene.point(city.hex)
        out += [
            Box(x - s, y - s * 0.3, x + s, y + s * 0.3),
            Box(x - s * 0.72, y - s * 0.84, x + s * 0.72, y + s * 0.84),
        ]
    out += [square(scene.point(town.hex), s * 0.33) for town in scene.towns]
    out += [square(spot, s * OWNER * 1.15) for spot in scene.owners.values()]
    out += [square(scene.point(m.hex), s * 0.55) for m in scene.marks if m.state != "last" and not scene.is_stop(m.hex)]
    return out


def _soft(scene: Scene) -> list[tuple[Box, float]]:
    """Track, coast, lettering: a name may lie there if it must."""
    frame, s = scene.frame, scene.frame.s
    out = [(square(p, s * 0.14), 3.0) for line in scene.lines for p in points_along(line.curves)[::4]]
    out += [(square(at, s * 0.34), 0.12) for at in shore_points(frame)]
    out += [(box, 1.0) for box in sea_boxes(frame)]
    return out
