"""Where names stand: beside their place, never on a piece or another name; one without room is dropped and reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from rainhill.draw.frame import Box
from rainhill.draw.glyphs import text_width
from rainhill.draw.shapes import num

SMALLEST = 9.6
# Below, above, both shifted, right, left, diagonals: the order in which a reader looks for a name.
SIDES = ("b", "t", "b>", "b<", "t>", "t<", "r", "l", "br", "bl", "tr", "tl")
PASSES = 3
_HARD_LIMIT = 0.5
_NEAR_OTHER = 0.25


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
            found = _best(wish, obstacles, others)
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
        found = _best(wishes[n], obstacles, boxes)
        if found is None:
            continue
        moved = _best(wishes[m], obstacles, [*boxes, found.box])
        if moved is not None:
            placed[m] = moved
            return found
    return None


def _best(wish: LabelWish, obstacles: Obstacles, names: Sequence[Box]) -> Label | None:
    """The cheapest free position at the largest size that has one."""
    for size in _sizes(wish.size):
        reach = Box(wish.x, wish.y, wish.x, wish.y).grown(wish.gap * 2 + text_width(wish.text, size) + size)
        hard = [box for box in (*obstacles.hard, *names) if box.overlap(reach)]
        soft = [(box, weight) for box, weight in obstacles.soft if box.overlap(reach)]
        # Close to another place a name could be taken for the name of that one.
        soft += [(box.grown(size * 0.45), _NEAR_OTHER) for box in hard if not _holds(box, wish)]
        best: Label | None = None
        for box, cost in _candidates(wish, size, obstacles.view):
            if best is not None and cost >= best.cost:
                continue
            if any(box.overlap(other) > _HARD_LIMIT for other in hard):
                continue
            total = cost + sum(box.overlap(other) * weight for other, weight in soft)
            if best is None or total < best.cost:
                best = Label(wish, box, size, total)
        if best is not None:
            return best
    return None


def _holds(box: Box, wish: LabelWish) -> bool:
    return box.x0 <= wish.x <= box.x1 and box.y0 <= wish.y <= box.y1


def _sizes(size: float) -> Iterator[float]:
    while size > SMALLEST:
        yield size
        size -= 0.8
    yield SMALLEST


def _candidates(wish: LabelWish, size: float, view: Box) -> Iterator[tuple[Box, float]]:
    w, h = text_width(wish.text, size, italic=wish.italic), size * 0.95
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


def _sign(side: str, plus: str, minus: str) -> int:
    return (plus in side) - (minus in side)


def draw_labels(labelling: Labelling) -> str:
    """The names as text with a halo."""
    return "".join(
        f'<text class="lb {label.wish.css}" x="{num((label.box.x0 + label.box.x1) / 2)}" '
        f'y="{num(label.box.y1 - label.size * 0.16)}" font-size="{num(label.size)}">{escape(label.wish.text)}</text>'
        for label in labelling.placed
    )
