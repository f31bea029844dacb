"""Count sequences of actions from given positions; `python -m tests.games.steam.golden.make_perft` prints them."""

from __future__ import annotations

import sys

import rainhill
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import codes, core
from rainhill.kernel.match import Match

DEAL = {
    "order": "1 2 3",
    "cities": "RBY BP RP RBG YG",
    "supply": "RB RY BP YG PG RR BB YY PP GG RG BY",
}
OPENING = ("take engineer", "take urbanization", "take city-growth")
# From Anchorby to Birkby, and a loose spur towards Cobham.
FIRST = ("lay 22 turned 0 at A5", "lay T21 turned 2 at B6")
CASES: dict[str, tuple[str, dict[str, str], tuple[str, ...], int]] = {
    "auction": ("base", {}, (), 2),
    "no-zero-bids": ("base", {"zero_bids": "no"}, ("pass",), 2),
    "capital": ("standard", {}, (), 3),
    "bidding": ("standard", {}, ("raise 5", "raise 5", "raise 5"), 3),
    "tiles": ("base", {"first_order": "random"}, (), 3),
    "free-tiles": ("standard", {}, ("raise 5", "raise 0", "raise 0", "bid 0"), 3),
    "first-track": ("base", {"first_order": "random"}, OPENING, 2),
    "cash-only": ("standard", {}, ("raise 5", "raise 0", "raise 0", "bid 0", *OPENING), 2),
    "more-track": ("base", {"first_order": "random"}, (*OPENING, *FIRST), 2),
    "new-city": ("base", {"first_order": "random"}, (*OPENING, *FIRST, "end build"), 2),
    "growth": (
        "base",
        {"first_order": "random"},
        (*OPENING, *FIRST, "end build", "new city blue at Kettle Bridge from supply 1", "end build"),
        2,
    ),
}
"""name -> edition, options, actions played before, depth"""


def set_up(case: str) -> SteamPosition:
    edition, options, prelude, _ = CASES[case]
    match: Match = rainhill.new("steam", map="toy", edition=edition, options=options, seats=3, deal=DEAL)
    for notation in prelude:
        match.play(notation)
    assert isinstance(match.position, SteamPosition)
    return match.position


def count(position: SteamPosition, depth: int) -> int:
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
    out = ["# Sequences of 1, 2 (and 3) actions on the small map; made once by tests/steam/make_perft.py."]
    for case, (_, _, _, depth) in CASES.items():
        counts = [count(set_up(case), n) for n in range(1, depth + 1)]
        out.append(f'\n[[count]]\ncase = "{case}"\nsequences = {counts}')
    sys.stdout.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
