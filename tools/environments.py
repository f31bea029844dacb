"""How fast environments step, beside others in the same run: `python -m tools.environments`.

Connect four of PettingZoo and the Gymnasium environment of catanatron are measured if they are installed: pip install
pettingzoo pygame catanatron catanatron_gym (the last with --no-deps where `gym` cannot be built). Every environment is
stepped with random legal actions and makes its observations. Time is the processor's, and the best of several rounds
counts; what two threads gain over one only the clock tells, on a machine that has nothing else to do.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from rainhill.env import Batch
from rainhill.env.pettingzoo import env as agents_env
from rainhill.registry import find_game, list_games

Runner = Callable[[], int]
"""Steps for a while; tells how many steps that were."""


def batch_runner(batch: Batch, steps: int) -> Runner:
    """Steps a batch."""

    def run() -> int:
        for _ in range(steps // batch.matches):
            batch.step(batch.sample())
        return steps // batch.matches * batch.matches

    return run


def agents_runner(env: Any, steps: int) -> Runner:
    """Steps an environment of PettingZoo by its own loop; masks choose the actions."""
    env.reset(seed=1)

    def run() -> int:
        done = 0
        while done < steps:
            if not env.agents:
                env.reset()
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
            done += 1
        return done

    return run


def catan_runner(steps: int) -> Runner | None:
    """The Gymnasium environment of catanatron, if it is there."""
    import random

    import gymnasium

    if find_spec("catanatron_gym") is None:
        return None
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    state: dict[str, Any] = {"info": env.reset(seed=1)[1]}

    def run() -> int:
        for _ in range(steps):
            *_, over, cut, info = env.step(random.choice(state["info"]["valid_actions"]))
            state["info"] = env.reset()[1] if over or cut else info
        return steps

    return run


def connect_four_runner(steps: int) -> Runner | None:
    """Connect four of PettingZoo, if it is there."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    return agents_runner(connect_four_v3.env(), steps)


def measure(run: Runner, rounds: int) -> tuple[float, float]:
    """Steps a second of the processor, and of the clock; the best of so many rounds."""
    best = by_clock = 0.0
    for _ in range(rounds):
        used, start = time.process_time(), time.perf_counter()
        steps = run()
        best = max(best, steps / (time.process_time() - used))
        by_clock = max(by_clock, steps / (time.perf_counter() - start))
    return best, by_clock


def main() -> None:
    """Measure, and print a table in the form of docs/speed.md."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--steps", type=int, default=100_000, help="steps of a batch in a round")
    words.add_argument("--matches", type=int, default=256)
    asked = words.parse_args()
    runners: dict[str, Runner | None] = {}
    for game in list_games():
        for threads in (1, 2):
            batch = Batch(game, asked.matches, seats=3, threads=threads)
            runners[f"{find_game(game).info.title}, {batch.spec.map}, {threads} thread(s)"] = batch_runner(
                batch, asked.steps
            )
        env = agents_env(game, seats=3)
        runners[f"{find_game(game).info.title}, one match by PettingZoo"] = agents_runner(env, asked.steps // 50)
    few = asked.steps // 50
    runners["PettingZoo's connect four"] = connect_four_runner(few)
    runners["catanatron's Gymnasium environment"] = catan_runner(few)
    found = {name: measure(run, asked.rounds) for name, run in runners.items() if run is not None}
    print("| environment | steps a second of the processor | by the clock |\n|---|---|---|")
    for name, (best, by_clock) in found.items():
        print(f"| {name} | {best:,.0f} | {by_clock:,.0f} |")
    first = next(iter(found))
    for name in ("PettingZoo's connect four", "catanatron's Gymnasium environment"):
        told = f"{found[first][0] / found[name][0]:.0f} times" if name in found else "not installed, instead of"
        print(f"{first}: {told} {name}")


if __name__ == "__main__":
    main()
