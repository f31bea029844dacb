"""How strong the bots are: plays the leagues of docs/bots.md and writes its tables and pictures.

    python -m tools.strength              play what is missing, then write
    python -m tools.strength --draw       write from what was played before
    python -m tools.strength --row NAME   play this row only (may be given several times)

Finished matches are kept in build/strength/, so that it can be stopped and goes on; what was found goes to
docs/data/bots/. Budgets are in nodes: anybody who repeats a row gets the same matches.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rainhill.arena.crew import results_of, usual_jobs
from rainhill.arena.report import report
from rainhill.arena.results import Results
from rainhill.arena.schedule import Schedule, challenge, complete_setting, round_robin
from rainhill.bots.levels import LEVELS
from rainhill.bots.roster import HOUSE
from tools.strength_page import draw, write_tables

ROOT = Path(__file__).resolve().parent.parent
PLAYED = ROOT / "build" / "strength"
FOUND = ROOT / "docs" / "data" / "bots"
MATCHES = 400


@dataclass(frozen=True, slots=True)
class Row:
    """A league of the page: one bot against a table full of another, or everybody against everybody."""

    name: str
    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    wanted: float | None = None
    """the share of victories the first bot should reach"""
    robin: bool = False

    def schedule(self) -> Schedule:
        setting = complete_setting(self.game, None, self.edition, {}, self.seats)
        lineups = (
            round_robin(self.bots, self.seats) if self.robin else challenge(self.bots[0], self.bots[1:], self.seats)
        )
        return Schedule(setting, lineups, 1)


STEPHENSON = "stephenson:nodes=4000"
"""Half of its nodes, so that four hundred matches take less than an hour: what is shown for half holds for all."""
LADDER = (*tuple(LEVELS)[:-1], STEPHENSON)
STEAM_LADDER = (*tuple(LEVELS)[:-1], "stephenson:nodes=1000")
"""A fifth of its nodes for the time's sake; what the others add is not shown by this.

In nodes alone, because a busy machine would meet the limit in seconds.
"""
ROWS = (
    Row("rocket-greedy-random", "rocket", "2018", 4, ("greedy", "random"), 0.97),
    Row("rocket-stephenson-greedy", "rocket", "2018", 4, ("stephenson:nodes=1000", "greedy"), 0.60),
    Row("rocket-search-greedy-2", "rocket", "2018", 2, ("search:nodes=800", "greedy"), 0.85),
    Row("rocket-levels", "rocket", "2018", 4, LADDER, robin=True),
    # The two lowest levels win next to nothing at a table with the highest; here they can be told apart.
    Row("rocket-lower-levels", "rocket", "2018", 4, LADDER[:3], robin=True),
    Row("steam-base-greedy-random", "steam", "base", 4, ("greedy", "random"), 0.97),
    Row("steam-standard-greedy-random", "steam", "standard", 4, ("greedy", "random"), 0.97),
    Row("steam-base-search-greedy", "steam", "base", 4, ("search:nodes=100", "greedy"), 0.50),
    Row("steam-standard-search-greedy", "steam", "standard", 4, ("search:nodes=100", "greedy"), 0.50),
    Row("steam-base-levels", "steam", "base", 4, STEAM_LADDER, robin=True),
    Row("steam-standard-levels", "steam", "standard", 4, STEAM_LADDER, robin=True),
)


def play(row: Row, matches: int, jobs: int) -> None:
    """Play what is missing of a row, and write what was found so far after every ten matches."""
    schedule = row.schedule()
    results = Results(schedule, PLAYED / f"{row.name}.jsonl")
    missing = results.missing(matches)
    if missing:
        with results_of(schedule, HOUSE, missing, min(jobs, len(missing))) as played:
            for n, result in enumerate(played, 1):
                results.add(result)
                if n % 10 == 0 or n == len(missing):
                    print(f"{row.name}: {matches - len(missing) + n} of {matches}", file=sys.stderr)
    save(row, schedule, results)


def save(row: Row, schedule: Schedule, results: Results) -> None:
    """Write the figures of a row, as far as whole turns of the seats were played."""
    whole = results.missing(1_000_000)[0] // row.seats * row.seats
    if not whole:
        return
    figures: dict[str, Any] = {"row": row.name, "wanted": row.wanted, "ladder": row.robin} | report(
        schedule, results.in_order(whole)
    )
    FOUND.mkdir(parents=True, exist_ok=True)
    (FOUND / f"{row.name}.json").write_text(json.dumps(rounded(figures), indent=1) + "\n", encoding="utf-8")


def rounded(value: Any) -> Any:
    """The same figures with as many digits as mean something."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def read_found() -> list[dict[str, Any]]:
    """The figures of all rows that were played, in the order of the page."""
    files = [FOUND / f"{row.name}.json" for row in ROWS]
    return [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]


def main(words: Sequence[str] | None = None) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--row", action="append", choices=[row.name for row in ROWS])
    parser.add_argument("--draw", action="store_true")
    args = parser.parse_args(words)
    for row in ROWS:
        if args.draw and (PLAYED / f"{row.name}.jsonl").exists():
            schedule = row.schedule()
            save(row, schedule, Results(schedule, PLAYED / f"{row.name}.jsonl"))
        elif not args.draw and (not args.row or row.name in args.row):
            play(row, args.matches, args.jobs)
    found = read_found()
    write_tables(ROOT / "docs" / "bots.md", found)
    (ROOT / "docs" / "images" / "bots.svg").write_text(draw(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
