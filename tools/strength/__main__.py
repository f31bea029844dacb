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
from pathlib import Path
from typing import Any

from rainhill.arena.league import results_of
from rainhill.arena.report import report
from rainhill.arena.results import Results
from rainhill.arena.schedule import Schedule
from rainhill.arena.workers import Workers, read_workers
from rainhill.bots.outside.roster import BUILT_IN
from tools.strength.league import League, all_leagues
from tools.strength.page import draw, write_tables

ROOT = Path(__file__).resolve().parents[2]
PLAYED = ROOT / "build" / "strength"
FOUND = ROOT / "docs" / "data" / "bots"
MATCHES = 400


LEAGUES = all_leagues()


def play(row: League, matches: int, workers: Workers) -> None:
    """Play what is missing of a row, and write what was found so far after every ten matches."""
    schedule = row.schedule()
    results = Results(schedule, PLAYED / f"{row.name}.jsonl")
    missing = results.missing(matches)
    if missing:
        with results_of(schedule, BUILT_IN, missing, workers) as played:
            for n, result in enumerate(played, 1):
                results.add(result)
                if n % 10 == 0 or n == len(missing):
                    print(f"{row.name}: {matches - len(missing) + n} of {matches}", file=sys.stderr)
    save(row, schedule, results)


def save(row: League, schedule: Schedule, results: Results) -> None:
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
    files = [FOUND / f"{row.name}.json" for row in LEAGUES]
    return [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]


def main(words: Sequence[str] | None = None) -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--workers", default="local", help="local, or a cluster: ray://HOST:PORT")
    parser.add_argument("--row", action="append", choices=[row.name for row in LEAGUES])
    parser.add_argument("--draw", action="store_true")
    args = parser.parse_args(words)
    for row in LEAGUES:
        if args.draw and (PLAYED / f"{row.name}.jsonl").exists():
            schedule = row.schedule()
            save(row, schedule, Results(schedule, PLAYED / f"{row.name}.jsonl"))
        elif not args.draw and (not args.row or row.name in args.row):
            play(row, args.matches, read_workers(args.workers, args.jobs))
    found = read_found()
    write_tables(ROOT / "docs" / "bots.md", found)
    (ROOT / "docs" / "images" / "bots.svg").write_text(draw(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
