"""Count sequences of actions from given positions; `python -m tests.games.rocket.golden.make_perft` prints them."""

from __future__ import annotations

import sys
from itertools import product

import rainhill
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes, core
from rainhill.kernel.match import Match

DEPTH = 4
# From the empty board, and from the middle of a turn with vetoes to come and mergers in reach; nobody objected so far.
PRELUDES: dict[str, tuple[str, ...]] = {
    "start": (),
    "middle": (
        "extend WPR to B8",
        "extend CLR to G3",
        "extend WPR to C9",
        "station at E5",
        "extend WPR to D8",
        "extend EQR to H8",
        "extend EQR to G7",
    ),
}


def set_up(edition: str, seats: int, prelude: str) -> Match:
    match = rainhill.new("rocket", map="toy", edition=edition, seats=seats, deal={"first": "1"})
    for notation in PRELUDES[prelude]:
        match.play(notation)
        while match.decision is not None and match.decision.kind != "act":
            match.play("pass")
    return match


def count(position: RocketPosition, depth: int) -> int:
    """How many sequences of so many actions there are; forced answers count as actions."""
    ground, flat, work = position.ground, position.flat, position.work
    number = core.legal(ground, flat, work)
    if depth == 1 or flat.phase == codes.OVER:
        return number if depth == 1 else 0
    actions = [work.action(n) for n in range(number)]
    total = 0
    for action in actions:
        trial = position.copy()
        core.apply(ground, trial.flat, work, action)
        total += count(trial, depth - 1)
    return total


def main() -> None:
    out = ["# Sequences of 1, 2, 3 and 4 actions on the small map; made once by tests/rocket/make_perft.py."]
    for edition, seats, prelude in product(("1999", "2018"), (2, 3), PRELUDES):
        position = set_up(edition, seats, prelude).position
        assert isinstance(position, RocketPosition)
        counts = [count(position, depth) for depth in range(1, DEPTH + 1)]
        out.append(f'\n[[count]]\nedition = "{edition}"\nseats = {seats}\nprelude = "{prelude}"\nsequences = {counts}')
    sys.stdout.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
