"""A search that grows a tree: it follows the most promising lines of play, answers of the others included."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rainhill.bots.bot import Choice, Thinking
from rainhill.bots.game_bots import SearchRequest
from rainhill.bots.search_tree import Play, Tree, favourite, grow
from rainhill.kernel.match import Entry, Match

SLICE = 32
"""Lines of play between two looks at the clock."""
MOST_NODES = 30_000
"""A tree is never larger, whatever the budget."""
WIDTH = 32
LINE = 12
"""Lines of play are told so far."""
LINES = 6
"""So many choices are told with a line of play; the others without."""


@dataclass(frozen=True)
class SearchStart:
    """A decision prepared for the search by its game."""

    play: Play
    position: Any
    """What the seat may know, as a typed position: its `decode` turns numbers into actions."""


@dataclass
class Memory:
    """A tree to go on with at the next decision of the same match, for bots that are asked again and again.

    What is remembered changes what is found, so a bot with a memory repeats itself only if it is asked the same
    questions in the same order.
    """

    tree: Tree | None = None
    past: list[Entry] = field(default_factory=list)
    header: Any = None


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """The search of a game whose decisions can be prepared for the tree."""

    start: Callable[[Match, int], SearchStart]

    def choose(self, match: Match, seat: int, request: SearchRequest) -> Any:
        """The action alone; telling why takes longer than a small search."""
        tree, begun, _ = self._search(match, seat, request, time.perf_counter())
        return begun.position.decode(tree.action_of(tree.root, favourite(tree, tree.root)))

    def think(self, match: Match, seat: int, request: SearchRequest) -> Thinking:
        """Search until the budget is spent, or nobody wants the answer any more; then tell what was found."""
        began = time.perf_counter()
        tree, begun, nodes = self._search(match, seat, request, began)
        return tell(tree, begun.position, nodes, time.perf_counter() - began)

    def _search(self, match: Match, seat: int, request: SearchRequest, began: float) -> tuple[Tree, SearchStart, int]:
        """Grow a tree, and count the nodes."""
        limit, stopped = request.budget, request.stopped
        nodes = MOST_NODES if limit.nodes is None else min(MOST_NODES, max(1, limit.nodes))
        begun = self.start(match, seat)
        tree = _recall(request.memory, match, nodes) or _plant(request, match, nodes)
        # A forced answer needs no thought, only a word on how things stand.
        enough = nodes if match.position.forced() is None else min(nodes, SLICE)
        done = 0
        while done < enough:
            step = min(SLICE, enough - done)
            grown = grow(tree, begun.play, step)
            done += grown
            late = limit.seconds is not None and time.perf_counter() - began >= limit.seconds
            if grown < step or late or (stopped is not None and stopped()):
                break
        return tree, begun, done


def _plant(request: SearchRequest, match: Match, nodes: int) -> Tree:
    """A bare tree; without a memory each thread uses the same one again and again, because making it takes time."""
    memory = request.memory
    if memory is None:
        tree = own_tree(match.seats, nodes)
    else:
        tree = Tree(match.seats, max(2 * nodes, 4096), WIDTH)
        memory.tree, memory.header, memory.past = tree, match.header, list(match.entries)
    tree.clear(request.seed)
    return tree


def _recall(memory: Memory | None, match: Match, nodes: int) -> Tree | None:
    """The tree of the last decision, if this one lies in it and there is room."""
    if memory is None or memory.tree is None or memory.header != match.header:
        return None
    known = len(memory.past)
    if match.entries[:known] != memory.past or not memory.tree.has_room(nodes):
        return None
    for version in range(known, match.version):
        entry = match.entries[version]
        if not entry.auto and not step_to(memory.tree, match.position_at(version), entry.action):
            return None
    memory.past = list(match.entries)
    return memory.tree


_LOCAL = threading.local()


def own_tree(seats: int, nodes: int) -> Tree:
    """This thread's tree, with room for so many nodes."""
    tree = getattr(_LOCAL, "tree", None)
    if not isinstance(tree, Tree) or tree.seats != seats or tree.capacity < nodes + 2:
        tree = _LOCAL.tree = Tree(seats, nodes + 2, WIDTH)
    return tree


def step_to(tree: Tree, position: Any, action: Any) -> bool:
    """Make the node after an action the root, if the tree knows it."""
    numbers = [tree.action_of(tree.root, i) for i in range(tree.edges_of(tree.root))]
    return any(position.decode(number) == action and tree.follow(number) for number in numbers)


def tell(tree: Tree, position: Any, nodes: int, seconds: float) -> Thinking:
    """The tree in words: the choices at its root, best first."""
    root = tree.root
    seat = tree.asked_at(root)
    tried = [i for i in range(tree.edges_of(root)) if tree.child_of(root, i) >= 0]

    def rank(i: int) -> tuple[int, float]:
        child = tree.child_of(root, i)
        return (-tree.visits_of(child), -tree.utility_of(child, seat))

    ranked = sorted(tried, key=rank)
    choices = tuple(choice_of(tree, position, i, LINE if n < LINES else 1) for n, i in enumerate(ranked))
    first = choices[0]
    return Thinking(first.action, choices, first.chances, first.points, nodes, seconds)


def choice_of(tree: Tree, position: Any, i: int, length: int) -> Choice:
    """One action at the root, with the play expected after it, up to this length."""
    child = tree.child_of(tree.root, i)
    numbers = [tree.action_of(tree.root, i)]
    node = child
    while len(numbers) < length and (following := favourite(tree, node)) >= 0:
        numbers.append(tree.action_of(node, following))
        node = tree.child_of(node, following)
    actions = spell(position, numbers)
    seats = range(tree.seats)
    chances = tuple(tree.chance_of(child, s) for s in seats)
    points = tuple(tree.points_of(child, s) for s in seats)
    return Choice(actions[0], tree.visits_of(child), chances, points, actions[1:])


def spell(position: Any, numbers: list[int]) -> tuple[Any, ...]:
    """Numbers of the core as typed actions: their names depend on the position, so they are played on a copy."""
    if len(numbers) == 1:
        return (position.decode(numbers[0]),)
    trial = position.copy()
    actions = []
    for number in numbers:
        actions.append(trial.decode(number))
        trial.apply(actions[-1])
        while (only := trial.forced()) is not None:
            trial.apply(only)
    return tuple(actions)
