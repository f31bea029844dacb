"""`rainhill bench`: how fast the rules run, compiled and plain, in one run."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rainhill._version import __version__
from rainhill.cli import Failed, add_command
from rainhill.cli.arguments import add_json, positive, positive_seconds
from rainhill.cli.errors import explained
from rainhill.cli.files import game_named, map_wanted
from rainhill.cli.output import print_json, progress
from rainhill.kernel.setup import complete_header
from rainhill.lab.bench.history import Comparison, compare, newest, read_history, save
from rainhill.lab.bench.runs import RATES, TIMES, BenchSetting, run_all
from rainhill.locales import text
from rainhill.locales.words import edition_title
from rainhill.registry import find_game, list_games, measure_of
from rainhill.terminal.printed_table import number, print_table

HISTORY = Path("docs/speed.json")
_AT_LEAST = frozenset({"ratio", "decisions", "steps", "threads"})


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "bench")
    parser.add_argument("--game", action="append", default=[], metavar="GAME", help=text("bench-argument-game"))
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
    """Measure game after game, compare, print; 1 with --strict if something has become slower."""
    # Everything that could be refused is, before minutes are spent on measuring.
    settings = [_setting(args, game) for game in _games(args)]
    recorded = _recorded(args.against)
    results = []
    slower = False
    for setting in settings:
        release = _measure(setting)
        # Saved before anything is printed: a reader of the output may leave early.
        if args.save is not None:
            save(args.save, release)
        old = newest(recorded, setting.game)
        compared = compare(release, old) if old is not None else []
        slower = slower or any(item.is_slower for item in compared)
        shown = [{"figure": item.figure, "factor": item.factor, "slower": item.is_slower} for item in compared]
        results.append(release | {"against": old["version"] if old else None, "compared": shown})
        if not args.json:
            _print(release)
            _print_comparison(compared, old)
    if args.json:
        print_json({"games": results})
    return 1 if args.strict and slower else 0


def _games(args: argparse.Namespace) -> Sequence[str]:
    if args.game or args.map is None:
        return args.game or list_games()
    return (game_named(None, [args.map]),)


def _setting(args: argparse.Namespace, game: str) -> BenchSetting:
    names = [str(n) for n in range(args.seats)]
    header = complete_header(find_game(game), map=map_wanted(args.map), edition=args.edition, seats=names, seed=1)
    source = args.map if header.map_text else header.map
    return BenchSetting(game, header.map, header.edition, args.seats, args.seconds, args.rounds, source)


def _measure(setting: BenchSetting) -> dict[str, Any]:
    title = find_game(setting.game).info.title
    with progress(text("bench-progress", title=title), 2 * setting.rounds + 1) as advance:
        try:
            figures = run_all(setting, advance)
        except subprocess.CalledProcessError as error:
            raise Failed(text("bench-broken", reason=error.stderr.strip().splitlines()[-1])) from error
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "game": setting.game,
        "map": setting.map,
        "edition": setting.edition,
        "seats": setting.seats,
        **figures,
    }


def _recorded(given: Path | None) -> list[dict[str, Any]]:
    """The recorded releases: of the file named, or of the project we are standing in, or none."""
    if given is None and not HISTORY.exists():
        return []
    file = given or HISTORY
    try:
        return read_history(file)
    except (ValueError, KeyError, TypeError) as error:
        raise Failed(text("bench-bad-history", file=str(file))) from error


def _print(release: dict[str, Any]) -> None:
    facts = {name: release[name] for name in ("version", "python", "machine", "map", "seats")}
    facts["edition"] = edition_title(release["game"], release["edition"])
    sys.stdout.write(text("bench-heading", title=find_game(release["game"]).info.title, **facts) + "\n\n")
    _print_figures(release)
    if "compiled" in release:
        _print_aims(release)
    else:
        sys.stdout.write(text("bench-not-compiled") + "\n")


def _print_figures(release: dict[str, Any]) -> None:
    cores = [name for name in ("compiled", "plain") if name in release]
    ratios = release.get("ratios", {})
    heads = [text("bench-figure"), *(text(f"bench-core-{name}") for name in cores)]
    shown = [(name, figure) for name in RATES for figure in ("decisions_per_second", "matches_per_second")]
    for name, unit in TIMES.items():
        shown += [(name, figure) for figure in (unit, "worst_milliseconds", "number", "bytes")]
    rows: list[list[str]] = []
    for name, figure in shown:
        values = [release[core].get(name, {}).get(figure) for core in cores]
        if all(value is None for value in values):
            continue
        row = [text(f"bench-{name}-{figure.partition('_')[0]}")]
        row += ["" if value is None else number(value) for value in values]
        compared = figure in ("decisions_per_second", TIMES.get(name)) and name in ratios
        rows.append([*row, number(ratios[name]) if compared else ""])
    if "steps" in release.get("compiled", {}):
        one, two = release["compiled"]["steps"]["one_thread"], release["compiled"]["steps"]["two_threads"]
        rows.append([text("bench-steps-one"), number(one), *[""] * len(cores)])
        rows.append([text("bench-steps-two"), number(two), *[""] * len(cores)])
        rows.append([text("bench-steps-ratio"), number(two / one), *[""] * len(cores)])
    rows.append([text("bench-import"), number(release["import_milliseconds"]), *[""] * len(cores)])
    print_table(text("bench-title"), [*heads, text("bench-times") if ratios else ""], rows)


def _print_aims(release: dict[str, Any]) -> None:
    compiled = release["compiled"]
    reached = {
        "ratio": release["ratios"]["listed"],
        "decisions": compiled["sampled"]["decisions_per_second"],
        "copy": compiled["copy"]["nanoseconds"],
        "size": compiled["copy"]["bytes"],
        "view": compiled["view"]["milliseconds"],
        "views": compiled["views"]["milliseconds"],
        "import": release["import_milliseconds"],
    }
    if "steps" in compiled:
        reached |= {"steps": compiled["steps"]["one_thread"], "threads": compiled["steps"]["two_threads"]}
    rows = []
    for aim, goal in measure_of(release["game"]).aims.items():
        if aim not in reached:
            # Environments need NumPy, and it is not here.
            continue
        met = reached[aim] >= goal if aim in _AT_LEAST else reached[aim] <= goal
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
