"""`rainhill maps`: list, check, measure and draw the maps of a game, or maps of your own."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any, Protocol, cast

from rainhill.cli import FAILED, Failed, add_command
from rainhill.cli.draw import add_drawing, draw_board
from rainhill.cli.map_sources import find_board
from rainhill.cli.progress import progress
from rainhill.cli.setup_arguments import add_json, positive
from rainhill.cli.tables import Cell, print_json, print_table
from rainhill.cli.trouble import explained
from rainhill.draw.words import board_trouble
from rainhill.games import find_game, list_games
from rainhill.kernel.boards import Board, BoardError, list_boards, read_board
from rainhill.locales import text

_GAMES = {"rocket": "rainhill.cli.maps_rocket", "steam": "rainhill.cli.maps_steam"}
_ANY = "rainhill.cli.maps_any"


class Surveyor(Protocol):
    """What the module of a game can tell about its maps."""

    def survey(self, board: Board) -> Any:
        """The figures of a map that obeys the game's rules for maps; BoardError if it does not."""

    def print_survey(self, figures: Any) -> None:
        """The figures as tables."""

    def misses(self, board: Board) -> list[dict[str, Any]]:
        """Figures in which the map is unlike what the game should be played on."""

    def print_misses(self, found: list[dict[str, Any]]) -> None:
        """The same as a table."""

    def summarise(self, board: Board) -> tuple[Cell, ...]:
        """A few numbers for the list of maps."""

    def summary_heads(self) -> tuple[str, ...]:
        """What these numbers are."""

    def balance(
        self, board: Board, args: argparse.Namespace, advance: Any
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What random matches on a map came to, and where that falls short of what a map should do."""

    def print_balance(self, figures: dict[str, Any], shortfalls: list[dict[str, Any]]) -> None:
        """The same as tables."""


def add(subparsers: Any) -> None:
    """Add the command with its own commands."""
    parser = add_command(subparsers, "maps")
    parser.add_argument("--game", default=list_games()[0], metavar="GAME", help=text("tools-argument-game"))
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
    find_game(args.game)
    if args.task == "draw":
        draw_board(args)
        return 0
    if args.task in ("check", "statistics"):
        return _survey(args)
    return _list(args)


def _surveyor(game: str) -> Surveyor:
    return cast("Surveyor", import_module(_GAMES.get(game, _ANY)))


def _list(args: argparse.Namespace) -> int:
    surveyor = _surveyor(args.game)
    boards = [read_board(args.game, board_id) for board_id in list_boards(args.game)]
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
        print_json({"game": args.game, "maps": facts})
        return 0
    heads = (text("maps-id"), text("maps-title"), text("maps-layout"), text("maps-hexes"), *surveyor.summary_heads())
    rows: list[tuple[Cell, ...]] = [
        (board.id, board.title, text(f"maps-layout-{board.layout}"), len(board.hexes), *surveyor.summarise(board))
        for board in boards
    ]
    print_table(text("maps-heading", title=find_game(args.game).info.title), heads, rows)
    return 0


def _survey(args: argparse.Namespace) -> int:
    """Check and measure every map named, or all of them; a bad one does not keep the others from being looked at."""
    results = [_survey_one(args, source) for source in args.source or list_boards(args.game)]
    if args.json:
        print_json({"game": args.game, "maps": results})
    return FAILED if any(not result["ok"] for result in results) else 0


def _survey_one(args: argparse.Namespace, source: str) -> dict[str, Any]:
    surveyor = _surveyor(args.game)
    try:
        board = find_board(args.game, source)
        figures = surveyor.survey(board)
    except (BoardError, Failed) as error:
        sentence = board_trouble(error) if isinstance(error, BoardError) else error.sentence
        sys.stderr.write(text("maps-bad", source=source, reason=sentence) + "\n")
        return {"map": source, "ok": False, "trouble": sentence}
    misses = surveyor.misses(board)
    result: dict[str, Any] = {"map": board.id, "ok": not misses, "statistics": figures, "misses": misses}
    if not args.json:
        sys.stdout.write(text("maps-good", title=board.title, file=board.file) + "\n")
        surveyor.print_survey(figures)
        if misses:
            surveyor.print_misses(misses)
    if args.balance:
        with progress(text("maps-progress", title=board.title), args.balance) as advance:
            balance, shortfalls = surveyor.balance(board, args, advance)
        result |= {"balance": balance, "shortfalls": shortfalls}
        result["ok"] = not misses and not shortfalls
        if not args.json:
            surveyor.print_balance(balance, shortfalls)
    return result
