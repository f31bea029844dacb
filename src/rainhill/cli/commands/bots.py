"""`rainhill bots`: who can be given a seat, and how much each of them thinks in each game."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rainhill import bots
from rainhill.bots.bot import Budget
from rainhill.bots.game_bots import bots_of
from rainhill.cli import add_command
from rainhill.cli.arguments import add_json
from rainhill.cli.errors import explained
from rainhill.cli.output import print_json
from rainhill.locales import text
from rainhill.locales.words import game_title
from rainhill.registry import find_game, list_games
from rainhill.terminal.printed_table import print_table


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "bots")
    parser.add_argument("--game", metavar="GAME", help=text("bots-argument-game"))
    add_json(parser)


@explained
def run(args: argparse.Namespace) -> int:
    """List levels, then kinds."""
    games = list_games() if args.game is None else (find_game(args.game).info.id,)
    levels = bots.list_levels()
    kinds = tuple(name for name in bots.list_bots() if name not in levels)
    if args.json:
        print_json({"levels": [_facts(n, games) for n in levels], "kinds": [_facts(n, games) for n in kinds]})
        return 0
    for title, names in (("bots-levels", levels), ("bots-kinds", kinds)):
        heads = [text("bots-head-bot"), text("bots-head-time"), *(game_title(game) for game in games)]
        rows = [(name, text(f"bot-level-{name}.time"), *(_budget(game, name) for game in games)) for name in names]
        print_table(text(title), heads, rows)
        for name in names:
            sys.stdout.write(f"{name}: {text(f'bot-level-{name}.text')}\n")
        sys.stdout.write("\n")
    sys.stdout.write(text("bots-budget-help", usual=bots.USUAL) + "\n")
    return 0


def _limits(game: str, name: str) -> Budget | None:
    """How much a bot may search in a game; None if it does not search, or as it is told."""
    strength = bots_of(game).strengths.get(name)
    return None if strength is None else strength.budget


def _budget(game: str, name: str) -> str:
    budget = _limits(game, name)
    if budget is None:
        return text("bots-budget-told") if name == "search" else text("bots-budget-none")
    return text("bots-budget", nodes=budget.nodes or 0, seconds=float(budget.seconds or 0))


def _facts(name: str, games: tuple[str, ...]) -> dict[str, Any]:
    budgets = {}
    for game in games:
        limits = _limits(game, name)
        budgets[game] = None if limits is None else {"nodes": limits.nodes, "seconds": limits.seconds}
    return {"bot": name, "text": text(f"bot-level-{name}.text"), "usual": name == bots.USUAL, "budgets": budgets}
