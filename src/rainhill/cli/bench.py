"""`rainhill bench`: how fast the rules run, compiled and plain, in one run."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rainhill._version import __version__
from rainhill.cli import Failed, add_command
from rainhill.cli.bench_history import Comparison, compare, read_history, save
from rainhill.cli.bench_runs import Setting, run_all
from rainhill.cli.progress import progress
from rainhill.cli.setup_arguments import add_json, positive, positive_seconds
from rainhill.cli.tables import number, print_json, print_table
from rainhill.cli.trouble import explained
from rainhill.games import find_game
from rainhill.kernel.game import complete_header
from rainhill.locales import text

HISTORY = Path("docs/speed.json")
AIMS: tuple[tuple[str, float], ...] = (("ratio", 50.0), ("decisions", 1_500_000.0), ("size", 1500.0), ("import", 60.0))
_MODES = ("listed", "kind_first", "sampled", "typed")


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "bench")
    parser.add_argument("--map", metavar="MAP", help=text("tools-argument-map"))
    parser.add_argument("--edition", metavar="EDITION", help=text("tools-argument-edition"))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=text("tools-argument-seats"))
    parser.add_argument(
        "--seconds", type=positive_seconds, default=0.15, metavar="S", help=text("bench-argument-seconds")
    )
    parser.add_argument("--rounds", type=positive, default=8, metavar="N", help=text("bench-argument-rounds"))
    parser.add_argument("--against", type=Path, metavar="FILE", help=text("bench-argument-against", file=str(HISTORY)))
    parser.add_argument("--save", type=Path, metavar="FILE", help=text("bench-argument-save"))
    parser.add_argument("--strict", action="store_true", help=text("bench-argument-strict"))
    add_json(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """Measure, compare, print; 1 with --strict if something has become slower."""
    names = [str(n) for n in range(args.seats)]
    header = complete_header(find_game("rocket"), map=args.map, edition=args.edition, seats=names, seed=1)
    setting = Setting(header.map, header.edition, args.seats, args.seconds, args.rounds)
    recorded = _recorded(args.against)
    with progress(text("bench-progress"), 2 * args.rounds + 1) as advance:
        try:
            figures = run_all(setting, advance)
        except subprocess.CalledProcessError as error:
            raise Failed(text("bench-broken", reason=error.stderr.strip().splitlines()[-1])) from error
    release = {
        "version": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "map": setting.map,
        "edition": setting.edition,
        "seats": setting.seats,
        **figures,
    }
    # Saved before anything is printed: a reader of the output may leave early.
    if args.save is not None:
        save(args.save, release)
    compared = compare(figures, recorded) if recorded is not None else []
    if args.json:
        shown = [{"figure": item.figure, "factor": item.factor, "slower": item.is_slower} for item in compared]
        print_json(release | {"against": recorded["version"] if recorded else None, "compared": shown})
    else:
        _print(release)
        _print_comparison(compared, recorded)
    return 1 if args.strict and any(item.is_slower for item in compared) else 0


def _recorded(given: Path | None) -> dict[str, Any] | None:
    """The newest recorded release: of the file named, or of the project we are standing in, or none."""
    if given is None and not HISTORY.exists():
        return None
    file = given or HISTORY
    try:
        releases = read_history(file)
    except (ValueError, KeyError, TypeError) as error:
        raise Failed(text("bench-bad-history", file=str(file))) from error
    return releases[-1] if releases else None


def _print(release: dict[str, Any]) -> None:
    facts = {name: release[name] for name in ("version", "python", "machine", "map", "edition", "seats")}
    sys.stdout.write(text("bench-heading", **facts) + "\n\n")
    cores = [name for name in ("compiled", "plain") if name in release]
    times = ["ratios"] if "ratios" in release else []
    heads = [
        text("bench-figure"),
        *(text(f"bench-core-{name}") for name in cores),
        *(text("bench-times") for _ in times),
    ]
    rows: list[list[str]] = []
    for mode in _MODES:
        for figure in ("decisions_per_second", "matches_per_second"):
            row = [text(f"bench-{mode}-{figure.partition('_')[0]}")]
            row += [number(release[core][mode][figure]) for core in cores]
            rows.append(row + [number(release["ratios"][mode]) for _ in times if figure == "decisions_per_second"])
    for group, figure in (("copy", "nanoseconds"), ("copy", "bytes"), ("greedy", "milliseconds")):
        row = [text(f"bench-{group}-{figure}")] + [number(release[core][group][figure]) for core in cores]
        rows.append(row + [number(release["ratios"][group]) for _ in times if figure != "bytes"])
    rows.append([text("bench-import"), number(release["import_milliseconds"])])
    width = len(heads)
    print_table(text("bench-title"), heads, [row + [""] * (width - len(row)) for row in rows])
    if "compiled" not in release:
        sys.stdout.write(text("bench-not-compiled") + "\n")
        return
    reached = {
        "ratio": release["ratios"]["listed"],
        "decisions": release["compiled"]["sampled"]["decisions_per_second"],
        "size": release["compiled"]["copy"]["bytes"],
        "import": release["import_milliseconds"],
    }
    rows = []
    for aim, goal in AIMS:
        met = reached[aim] <= goal if aim in ("size", "import") else reached[aim] >= goal
        rows.append([text(f"bench-aim-{aim}"), number(goal), number(reached[aim]), text("bench-met", met=met)])
    heads = [text("bench-aim"), text("bench-goal"), text("bench-reached"), text("bench-verdict")]
    print_table(text("bench-aims"), heads, rows)


def _print_comparison(compared: list[Comparison], recorded: dict[str, Any] | None) -> None:
    if recorded is None or not compared:
        return
    print_table(
        text("bench-comparison", version=recorded["version"]),
        [text("bench-figure"), text("bench-factor"), text("bench-verdict")],
        [
            [text(f"bench-compared-{item.figure}"), number(item.factor), text("bench-slower", slower=item.is_slower)]
            for item in compared
        ],
    )
