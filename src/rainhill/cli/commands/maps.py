"""`rainhill maps`: list, check, measure and draw the maps of a game, or maps of your own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from rainhill.cli import FAILED, Failed, add_command
from rainhill.cli.arguments import add_json, positive
from rainhill.cli.commands.draw import add_drawing, draw_source
from rainhill.cli.errors import explained
from rainhill.cli.files import find_map, game_named
from rainhill.cli.output import print_json, progress
from rainhill.kernel.maps import MapError, list_maps, read_map
from rainhill.lab.survey import BalanceRequest, surveyor_of
from rainhill.locales import place_name, text
from rainhill.locales.words import map_trouble
from rainhill.registry import find_game
from rainhill.terminal.printed_table import Cell, print_table


def add(subparsers: Any) -> None:
    """Add the command with its own commands."""
    parser = add_command(subparsers, "maps")
    parser.add_argument("--game", metavar="GAME", help=text("tools-argument-game"))
    commands = parser.add_subparsers(dest="task", metavar=text("maps-task"), title=text("maps-tasks"))
    listing = commands.add_parser("list", help=text("maps-list"), description=text("maps-list"))
    check = commands.add_parser("check", help=text("maps-check"), description=text("maps-check-description"))
    figures = commands.add_parser("statistics", help=text("maps-statistics"), description=text("maps-statistics"))
    drawing = commands.add_parser("draw", help=text("maps-draw"), description=text("maps-draw"))
    for task in (listing, check, figures, drawing):
        # The game may be named before the task or after it; a default here would undo what was said before.
        task.add_argument("--game", default=argparse.SUPPRESS, metavar="GAME", help=text("tools-argument-game"))
    for task in (check, figures):
        task.add_argument("source", nargs="*", metavar="MAP|FILE", help=text("maps-argument-sources"))
        task.add_argument("--balance", type=positive, metavar="N", help=text("maps-argument-balance"))
        task.add_argument("--seats", type=int, metavar="N", help=text("maps-argument-seats"))
        task.add_argument("--edition", metavar="EDITION", help=text("tools-argument-edition"))
        task.add_argument("--seed", type=int, default=1, metavar="N", help=text("maps-argument-seed"))
    for task in (listing, check, figures):
        add_json(task)
    drawing.add_argument("source", metavar="MAP|FILE", help=text("maps-argument-source"))
    add_drawing(drawing)
    parser.set_defaults(task="list", json=False)


@explained
def run(args: argparse.Namespace) -> int:
    """Do the task that was asked for; without one, list."""
    if args.game is not None:
        find_game(args.game)
    if args.task == "draw":
        draw_source(args)
        return 0
    if args.task in ("check", "statistics"):
        return _survey(args)
    return _list(args)


def _request(args: argparse.Namespace, advance: Callable[[float], None]) -> BalanceRequest:
    return BalanceRequest(args.balance, args.seed, args.seats, args.edition, advance)


def _list(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    surveyor = surveyor_of(game)
    boards = [read_map(game, map_id) for map_id in list_maps(game)]
    if args.json:
        facts = [
            {
                "id": board.id,
                "title": board.title,
                "layout": board.layout,
                "hexes": len(board.hexes),
                "hash": board.hash,
            }
            for board in boards
        ]
        print_json({"game": game, "maps": facts})
        return 0
    heads = (text("maps-id"), text("maps-title"), text("maps-layout"), text("maps-hexes"), *surveyor.summary_heads())
    rows: list[tuple[Cell, ...]] = [
        (
            board.id,
            place_name(board.title),
            text(f"maps-layout-{board.layout}"),
            len(board.hexes),
            *surveyor.summarise(board),
        )
        for board in boards
    ]
    print_table(text("maps-heading", title=find_game(game).info.title), heads, rows)
    return 0


def _survey(args: argparse.Namespace) -> int:
    """Check and measure every map named, or all of them; a bad one does not keep the others from being looked at."""
    game = game_named(args.game, args.source)
    results = [_survey_one(args, source) for source in args.source or list_maps(game)]
    if args.json:
        print_json({"game": game, "maps": results})
    return FAILED if any(not result["ok"] for result in results) else 0


def _survey_one(args: argparse.Namespace, source: str) -> dict[str, Any]:
    try:
        board = find_map(args.game, source)
        surveyor = surveyor_of(args.game or board.game)
        figures = surveyor.survey(board)
    except (MapError, Failed) as error:
        sentence = map_trouble(error) if isinstance(error, MapError) else error.sentence
        sys.stderr.write(text("maps-bad", source=source, reason=sentence) + "\n")
        return {"map": source, "ok": False, "trouble": sentence}
    misses = surveyor.misses(board)
    result: dict[str, Any] = {"map": board.id, "ok": not misses, "statistics": figures, "misses": misses}
    if not args.json:
        sys.stdout.write(text("maps-good", title=place_name(board.title), file=board.file) + "\n")
        surveyor.print_survey(figures)
        if misses:
            surveyor.print_misses(misses)
    if args.balance:
        with progress(text("maps-progress", title=place_name(board.title)), args.balance) as advance:
            balance, shortfalls = surveyor.balance(board, _request(args, advance))
        result |= {"balance": balance, "shortfalls": shortfalls}
        result["ok"] = not misses and not shortfalls
        if not args.json:
            surveyor.print_balance(balance, shortfalls)
    return result
