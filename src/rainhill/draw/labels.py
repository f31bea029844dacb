"""Where names stand: beside their place, never on a piece or another name; one without room is dropped and reported."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from rainhill.draw.frame import Box, square
from rainhill.draw.glyphs import text_width
from rainhill.draw.shapes import num

SMALLEST = 9.6
# Below, above, both shifted, right, left, diagonals: the order in which a reader looks for a name.
SIDES = ("b", "t", "b>", "b<", "t>", "t<", "r", "l", "br", "bl", "tr", "tl")
PASSES = 3
_HARD_LIMIT = 0.5
_NEAR_OTHER = 0.25
# Of the size: how high letters stand on their line, and how deep they reach below it.
_RISE, _DEPTH, _DEEP = 0.79, 0.12, 0.27
_DESCENDERS = frozenset("gjpqyQ,;()ąęçцщруфдЦЩДџ")
# What costs so much for a unit of area is drawn in strong lines; a name on so many px of it is hard to read.
_STRONG, _ENOUGH = 1.0, 4.0
# A name on track or on a coast looks farther for a better place from so much on.
_DEAR = 45.0
# What it costs to stand closer to another place, and how much closer to its own a name has to be that stands far off.
_ASTRAY, _MARGIN = 30.0, 0.2
# How far off the rim of the place a name may stand, in lines of text, in what steps it is looked for, and the costs.
_REACH, _STEP, _FAR_COST, _LINE_COST = 1.6, 0.3, 40.0, 30.0


@dataclass(frozen=True, slots=True)
class LabelWish:
    """A name that wants to stand near a point, `gap` away from it."""

    text: str
    x: float
    y: float
    gap: float
    size: float
    css: str
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A name that found its place."""

    wish: LabelWish
    box: Box
    size: float
    cost: float
    is_over: bool
    """it lies on track or on other lettering, for want of a better place"""


@dataclass(frozen=True, slots=True)
class Labelling:
    """All names: placed, and dropped for want of room."""

    placed: tuple[Label, ...]
    dropped: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Obstacles:
    """What names avoid: hard boxes always, soft ones by weight where possible."""

    view: Box
    hard: Sequence[Box]
    soft: Sequence[tuple[Box, float]]


def place_labels(wishes: Sequence[LabelWish], obstacles: Obstacles) -> Labelling:
    """Place names in the given order, then let each look again now that the others stand."""
    placed: dict[int, Label] = {}
    for turn in range(PASSES):
        for n, wish in enumerate(wishes):
            others = [label.box for m, label in placed.items() if m != n]
            found = _best(wish, obstacles, others, wishes)
            if found is None and turn == 0:
                found = _make_room(n, wishes, obstacles, placed)
            if found is not None:
                placed[n] = found
    return Labelling(
        tuple(placed[n] for n in sorted(placed)),
        tuple(wish.text for n, wish in enumerate(wishes) if n not in placed),
    )


def _make_room(n: int, wishes: Sequence[LabelWish], obstacles: Obstacles, placed: dict[int, Label]) -> Label | None:
    """If one neighbour can stand elsewhere, let it."""
    for m in sorted(placed):
        boxes = [label.box for k, label in placed.items() if k != m]
        found = _best(wishes[n], obstacles, boxes, wishes)
        if found is None:
            continue
        moved = _best(wishes[m], obstacles, [*boxes, found.box], wishes)
        if moved is not None:
            placed[m] = moved
            return found
    return None


class _Room(NamedTuple):
    """What is near one name of so large letters: what it must not touch, should not touch, or be taken for."""

    hard: list[Box]
    soft: list[tuple[Box, float]]
    others: list[LabelWish]

    @classmethod
    def around(
        cls, wish: LabelWish, size: float, obstacles: Obstacles, names: Sequence[Box], wishes: Sequence[LabelWish]
    ) -> _Room:
        reach = Box(wish.x, wish.y, wish.x, wish.y).grown(wish.gap * 2 + text_width(wish.text, size) + size)
        hard = [box for box in (*obstacles.hard, *names) if box.overlap(reach)]
        soft = [(box, weight) for box, weight in obstacles.soft if box.overlap(reach)]
        # Close to another place a name could be taken for the name of that one.
        soft += [(box.grown(size * 0.45), _NEAR_OTHER) for box in hard if not _holds(box, wish)]
        others = [each for each in wishes if each is not wish and square((each.x, each.y), each.gap * 3).overlap(reach)]
        return cls(hard, soft, others)


def _best(wish: LabelWish, obstacles: Obstacles, names: Sequence[Box], wishes: Sequence[LabelWish]) -> Label | None:
    """The cheapest free position at the largest size that has one: close to its place, or a little farther off."""
    for size in _sizes(wish.size):
        room = _Room.around(wish, size, obstacles, names, wishes)
        best = _best_among(wish, size, room, _candidates(wish, size, obstacles.view), is_far=False)
        if best is None or best.cost >= _DEAR:
            far = _best_among(wish, size, room, _far_candidates(wish, size, obstacles.view), is_far=True)
            best = far if far is not None and (best is None or far.cost < best.cost) else best
        if best is not None:
            return best
    return None


def _best_among(
    wish: LabelWish, size: float, room: _Room, candidates: Iterable[tuple[Box, float]], *, is_far: bool
) -> Label | None:
    best: Label | None = None
    for box, least in candidates:
        if best is not None and least >= best.cost:
            continue
        if any(box.overlap(other) > _HARD_LIMIT for other in room.hard):
            continue
        own = _distance(box, wish) + (size * _MARGIN if is_far else 0.0)
        is_astray = any(_distance(box, other) < own for other in room.others)
        if is_astray and is_far:
            continue
        cost = least + (_ASTRAY if is_astray else 0.0)
        total = cost + sum(box.overlap(other) * weight for other, weight in room.soft)
        if best is None or total < best.cost:
            over = sum(box.overlap(other) for other, weight in room.soft if weight >= _STRONG)
            best = Label(wish, box, size, total, over > _ENOUGH)
    return best


def _distance(box: Box, wish: LabelWish) -> float:
    """How far a name is from the rim of a place."""
    dx, dy = max(0.0, box.x0 - wish.x, wish.x - box.x1), max(0.0, box.y0 - wish.y, wish.y - box.y1)
    return math.hypot(dx, dy) - wish.gap


def _holds(box: Box, wish: LabelWish) -> bool:
    return box.x0 <= wish.x <= box.x1 and box.y0 <= wish.y <= box.y1


def _sizes(size: float) -> Iterator[float]:
    while size > SMALLEST:
        yield size
        size -= 0.8
    yield SMALLEST


def _candidates(wish: LabelWish, size: float, view: Box) -> Iterator[tuple[Box, float]]:
    w, h = text_width(wish.text, size, italic=wish.italic), size * (_RISE + _depth(wish.text))
    for rank, side in enumerate(SIDES):
        for away in (0.0, 0.2, 0.4):
            diagonal = len(side) == 2 and side[1] in "rl"
            dx = (wish.gap * 0.55 + w / 2 if diagonal else wish.gap + w / 2 + 2) * _sign(side, "r", "l")
            dx += w * 0.28 * _sign(side, ">", "<")
            dy = (wish.gap * (0.75 if diagonal else 1.0) + h / 2) * _sign(side, "b", "t")
            dx += wish.gap * away * _sign(side, "r", "l")
            dy += wish.gap * away * _sign(side, "b", "t")
            dx = min(max(dx, view.x0 + 3 - wish.x + w / 2), view.x1 - 3 - wish.x - w / 2)
            box = Box(wish.x + dx - w / 2 - 2.5, wish.y + dy - h / 2, wish.x + dx + w / 2 + 2.5, wish.y + dy + h / 2)
            if box.y0 >= view.y0 + 2 and box.y1 <= view.y1 - 2:
                yield box, rank * 2.5 + away * 30


def _far_candidates(wish: LabelWish, size: float, view: Box) -> Iterator[tuple[Box, float]]:
    """Anywhere round the place: for names whose close spots lie on track or are taken."""
    w, h = text_width(wish.text, size, italic=wish.italic), size * (_RISE + _depth(wish.text))
    step, wide, high = size * _STEP, wish.gap + w / 2 + _REACH * size, wish.gap + h / 2 + _REACH * size
    for j in range(math.floor(2 * high / step) + 1):
        for i in range(math.floor(2 * wide / step) + 1):
            dx, dy = i * step - wide, j * step - high
            box = Box(wish.x + dx - w / 2 - 2.5, wish.y + dy - h / 2, wish.x + dx + w / 2 + 2.5, wish.y + dy + h / 2)
            if max(abs(dx) - w / 2, abs(dy) - h / 2) < 0.9 * wish.gap:
                continue
            if box.x0 < view.x0 + 3 or box.x1 > view.x1 - 3 or box.y0 < view.y0 + 2 or box.y1 > view.y1 - 2:
                continue
            off = math.hypot(max(0.0, abs(dx) - w / 2 - wish.gap), max(0.0, abs(dy) - h / 2 - wish.gap))
            yield box, _FAR_COST + off / size * _LINE_COST


def _depth(text: str) -> float:
    """How deep a name reaches below its line, in parts of its size."""
    return _DEEP if _DESCENDERS.intersection(text) else _DEPTH


def _sign(side: str, plus: str, minus: str) -> int:
    return (plus in side) - (minus in side)


def draw_labels(labelling: Labelling) -> str:
    """The names as text with a halo; what shows a drawing may leave out those that lie on something."""
    return "".join(_draw_label(label) for label in labelling.placed)


def _draw_label(label: Label) -> str:
    css, size = label.wish.css + (" lb-over" if label.is_over else ""), num(label.size)
    x, y = (label.box.x0 + label.box.x1) / 2, label.box.y1 - label.size * _depth(label.wish.text)
    return f'<text class="lb {css}" x="{num(x)}" y="{num(y)}" font-size="{size}">{escape(label.wish.text)}</text>'
