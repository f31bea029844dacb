"""The measurements of `rainhill bench`, made in a process of their own: `python -m rainhill.lab.bench.measure`.

A process runs either the compiled or the plain core, so the bench starts one of each in turn and compares.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

MODES = ("listed", "kind_first", "sampled")
"""How a random action is found: from the list of all, from the list of a random kind, or drawn without a list."""
LIMIT = 100_000
MATCHES = 256
"""So many matches of an environment are stepped side by side."""
TURNS = 4
"""So often one thread and two take turns."""
LOOKED_AT = 80
"""The position that is copied and looked at comes after so many actions of a random match."""


def measure(game: str, map_id: str, edition: str, seats: int, seconds: float) -> dict[str, Any]:
    """Every figure of this process, `seconds` spent on each."""
    import rainhill
    from rainhill._build import is_extension
    from rainhill.registry import measure_of

    rules = f"rainhill.games.{game}.rules"
    core, state = import_module(f"{rules}.core"), import_module(f"{rules}.state")
    match = rainhill.new(game, map=map_id, edition=edition, seats=seats, seed=1)
    compiled = is_extension(core)
    figures: dict[str, Any] = {"compiled": compiled, "python_loops": python_loops(seconds)}
    for mode, name in enumerate(MODES):
        figures[name] = random_matches(core, state, match.position, mode, seconds)
    figures["copy"] = copying(core, state, match.position, seconds)
    figures["typed"] = typed_matches(match, seconds)
    figures["view"] = viewing(match, seconds)
    own = measure_of(game).bench
    if own is not None:
        figures |= own(repeat, seconds)
    if compiled:
        # A match of bots takes minutes in plain Python, and less than a match would show the easy decisions only.
        figures["greedy"] = greedy_matches(match, seconds)
        figures["views"] = views_of_a_match(match, seconds)
        if find_spec("numpy") is not None:
            figures["steps"] = environment_steps(match, seconds)
    return figures


def random_matches(core: Any, state: Any, position: Any, mode: int, seconds: float) -> dict[str, float]:
    """Whole random matches in the core, from the same beginning."""
    ground, start, work = position.ground, position.flat, state.Work()
    flat = start.copy()
    work.seed(mode + 1)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        state.copy_into(flat, start)
        decisions += core.play_out(ground, flat, work, mode, LIMIT)

    matches, spent = repeat(play, seconds)
    return {"matches_per_second": matches / spent, "decisions_per_second": decisions / spent}


def copying(core: Any, state: Any, position: Any, seconds: float) -> dict[str, float]:
    """What a copy of a position in the core costs (the call from Python included) and how large it is."""
    flat = position.flat.copy()
    work = state.Work()
    work.seed(1)
    core.play_out(position.ground, flat, work, 2, LOOKED_AT)
    to = flat.copy()

    def copy_hundred() -> None:
        for _ in range(100):
            state.copy_into(to, flat)

    rounds, spent = repeat(copy_hundred, seconds)
    return {"nanoseconds": spent / rounds / 100 * 1e9, "bytes": size_of(flat)}


def size_of(flat: Any) -> int:
    """Bytes of a position in the core: of one block if it is compiled, of its lists and numbers if not."""
    size = sys.getsizeof(flat)
    if hasattr(flat, "__dict__"):
        size += sys.getsizeof(flat.__dict__) + sum(sys.getsizeof(value) for value in vars(flat).values())
    return size


def typed_matches(match: Any, seconds: float) -> dict[str, float]:
    """Whole random matches as a programmer plays them: typed actions, events, history."""
    from random import Random

    rng = Random(1)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        played = match.copy()
        played.play_randomly(rng)
        decisions += played.version

    matches, spent = repeat(play, seconds)
    return {"matches_per_second": matches / spent, "decisions_per_second": decisions / spent}


def viewing(match: Any, seconds: float) -> dict[str, float]:
    """What a seat sees when it is asked, everything it may do included."""
    from random import Random

    played = match.copy()
    played.play_randomly(Random(1), limit=LOOKED_AT)
    asked = played.decision
    seat = None if asked is None else asked.seat

    def look() -> None:
        played.view(seat)

    looks, spent = repeat(look, seconds)
    return {"milliseconds": spent / looks * 1e3}


def greedy_matches(match: Any, seconds: float) -> dict[str, float]:
    """How long the greedy bot thinks about a decision, over whole matches against itself."""
    from rainhill.bots import make

    bot = make("greedy", 1)
    decisions = 0
    worst = 0.0

    def play() -> None:
        nonlocal decisions, worst
        played = match.copy()
        while (asked := played.decision) is not None:
            began = time.process_time()
            action = bot.choose(played, asked.seat)
            worst = max(worst, time.process_time() - began)
            played.play(action)
            decisions += 1

    _, spent = repeat(play, seconds)
    return {"milliseconds": spent / decisions * 1e3, "worst_milliseconds": worst * 1e3}


def views_of_a_match(match: Any, seconds: float) -> dict[str, float]:
    """What a view costs where every one is of another position: that of the seat asked, for every decision."""
    from rainhill.bots import make

    bot, played, positions = make("greedy", 1), match.copy(), []
    while (asked := played.decision) is not None:
        positions.append((played.position_at(played.version), asked.seat))
        played.play(bot.choose(played, asked.seat))

    def look() -> None:
        for position, seat in positions:
            position.view(seat)

    rounds, spent = repeat(look, seconds)
    return {"milliseconds": spent / rounds / len(positions) * 1e3}


def environment_steps(match: Any, seconds: float) -> dict[str, float]:
    """Steps a second of many matches side by side, observations included, by one thread and by two.

    By the clock: what two threads gain the processor's time does not tell. They take turns, so that other work on the
    machine meets both; on a busy one neither figure says much.
    """
    from rainhill.env import Batch

    header = match.header
    steps, spent = {1: 0, 2: 0}, {1: 0.0, 2: 0.0}
    batches = {
        threads: Batch(header.game, MATCHES, map=header.map, seats=match.seats, edition=header.edition, threads=threads)
        for threads in steps
    }
    for _ in range(TURNS):
        for threads, batch in batches.items():
            began = now = time.perf_counter()
            while now - began < seconds / TURNS:
                batch.step(batch.sample())
                steps[threads] += MATCHES
                now = time.perf_counter()
            spent[threads] += now - began
    for batch in batches.values():
        batch.close()
    return {"one_thread": steps[1] / spent[1], "two_threads": steps[2] / spent[2]}


def python_loops(seconds: float) -> float:
    """Turns a second of a fixed loop of plain Python: the yardstick that makes machines comparable."""

    def loop() -> None:
        table = {}
        total = 0
        for n in range(1000):
            table[n & 63] = total
            total += table[n & 31 if n & 31 in table else n & 63] + (n ^ total) % 7
            total &= 0xFFFF

    turns, spent = repeat(loop, seconds)
    return 1000 * turns / spent


def repeat(work: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Do some work again and again for a time; tell how often, and how long it took in all.

    The clock is the processor's time for this process, so that other work on the machine disturbs little.
    """
    times = 0
    began = now = time.process_time()
    while now - began < seconds or times == 0:
        work()
        times += 1
        now = time.process_time()
    return times, now - began


def main() -> int:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", required=True)
    parser.add_argument("--map", required=True)
    parser.add_argument("--edition", required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    args = parser.parse_args()
    json.dump(measure(args.game, args.map, args.edition, args.seats, args.seconds), sys.stdout)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
