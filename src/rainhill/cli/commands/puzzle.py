"""`rainhill puzzle`: a decision of a match between bots in which one choice is clearly best; find it, and see why."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rainhill.cli import USAGE, Failed, Subparsers, add_command
from rainhill.cli.files import game_named
from rainhill.kernel.refusals import SetupError
from rainhill.locales import join, text
from rainhill.locales.words import ask, brief, edition_title, game_text, game_title, map_title, setup_trouble
from rainhill.puzzles import Puzzle, list_puzzles, position_of, puzzle_of_the_day
from rainhill.registry import find_game
from rainhill.terminal.commands import COMMANDS, redraw, run_command, typed_lines
from rainhill.terminal.console import add_palette, open_console
from rainhill.terminal.line import Resized
from rainhill.terminal.table import WRONG, Table, enter_line, news_since

LOOKING = frozenset({"rules", "list", "l", "map", "cities", "c", "table", "t", "read", "position", "log", "screen"})
"""Commands of a table that only look: nothing is played or kept here."""
LEAVING = frozenset({"q", "quit", "exit"})
HELPING = frozenset({"help", "h", "?"})
BEFORE = 12
"""So many entries before the decision are told."""
OFTEN = 0.5
"""A level finds a puzzle that it finds so often."""


def add(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "puzzle")
    parser.add_argument("--game", metavar="GAME", help=text("play-game-help"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--today", action="store_true", help=text("puzzle-today-help"))
    which.add_argument("--number", type=int, metavar="N", help=text("puzzle-number-help"))
    which.add_argument("--list", action="store_true", help=text("puzzle-list-help"))
    add_palette(parser)


def run(args: argparse.Namespace) -> int:
    """Ask one puzzle, or list them."""
    try:
        game = find_game(game_named(args.game)).info.id
    except SetupError as error:
        raise Failed(setup_trouble(error), USAGE) from None
    puzzles = list_puzzles(game)
    if not puzzles:
        raise Failed(text("puzzle-none", game=game_title(game)), USAGE)
    console, palette = open_console(args)
    if args.list:
        for number, puzzle in enumerate(puzzles, 1):
            console.print(_told(puzzle, number, len(puzzles)), soft_wrap=True)
        return 0
    puzzle = _wanted(game, args.number)
    table = Table(position_of(puzzle), {}, console, palette, Path(), plain=args.plain, viewer=puzzle.seat)
    table.seen = max(0, len(table.match.entries) - BEFORE)
    table.note(_told(puzzle, puzzles.index(puzzle) + 1, len(puzzles)), "bold")
    table.note(text("puzzle-question", seat=table.match.header.seats[puzzle.seat]))
    try:
        chosen = _asked(table)
    except EOFError:
        chosen = None
        table.say("")
    if chosen is None:
        command = f"rainhill puzzle --game {game} --number {puzzles.index(puzzle) + 1}"
        table.say(text("puzzle-left", command=command.replace(" ", "\u00a0")))
        return 0
    _explain(table, puzzle, table.match.game.format_action(chosen))
    return 0


def _wanted(game: str, number: int | None) -> Puzzle:
    puzzles = list_puzzles(game)
    if number is None:
        today = puzzle_of_the_day(game, datetime.now(UTC).date())
        assert today is not None
        return today
    if not 1 <= number <= len(puzzles):
        raise Failed(text("puzzle-unknown", game=game_title(game), number=number, most=len(puzzles)), USAGE)
    return puzzles[number - 1]


def _told(puzzle: Puzzle, number: int, most: int) -> str:
    return text(
        "puzzle-heading",
        number=number,
        most=most,
        title=game_title(puzzle.game),
        map=map_title(puzzle.game, puzzle.map),
        edition=edition_title(puzzle.game, puzzle.edition),
        seats=puzzle.seats,
        grade=puzzle.grade,
    )


# -- asked ------------------------------------------------------------------------------------------------------------


def _asked(table: Table) -> Any | None:
    """What the player chooses; None if they leave. Looking around and what is refused cost nothing."""
    chosen: list[Any] = []

    def choose(at: Table, action: Any) -> None:
        # Refused like at any table, but the position stays.
        at.match.copy().play(action)
        chosen.append(action)

    while not chosen:
        redraw(table)
        if not table.full_screen:
            table.say("")
        decision = table.match.decision
        assert decision is not None
        table.say(ask(decision, table.match.header), "bold")
        table.say(table.terminal.hint(table.match, table.match.view(table.viewer)), "dim")
        try:
            line = table.read_answer(text("puzzle-prompt"), lambda: typed_lines(table))
        except Resized as resized:
            table.notes, table.typed = table.shown, resized.typed
            continue
        first = line.split(maxsplit=1)[0].lower() if line else ""
        if first in LEAVING:
            return None
        if not line:
            table.marks, table.listed = None, ()
        elif first in HELPING:
            table.note(text("puzzle-help"))
            table.note(game_text(table.match.header.game, "play", "help"))
        elif first in LOOKING:
            run_command(table, line)
        elif first in COMMANDS or not enter_line(table, line, choose):
            table.note(text("puzzle-not-understood", line=line[:60]), WRONG)
    return chosen[0]


# -- answered ---------------------------------------------------------------------------------------------------------


def _explain(table: Table, puzzle: Puzzle, chosen: str) -> None:
    """How good the choice was, what the others are worth, and the play that is expected after the best one."""
    best, known = puzzle.best, puzzle.choice_of(chosen)
    table.say("")
    table.say(text("puzzle-right" if chosen == best.action else "puzzle-wrong"), "bold")
    if chosen != best.action:
        if known is None:
            table.say(text("puzzle-unlooked", action=chosen))
        else:
            table.say(text("puzzle-loses", action=chosen, chance=100 * known.chance, best=100 * best.chance))
        table.say(text("puzzle-best", action=best.action))
    header = table.match.header
    brings = brief(table.match.preview(table.match.game.parse_action(best.action)), header)
    if brings not in ("", game_text(header.game, "brief", "nothing")):
        table.say(text("puzzle-brings", what=brings))
    table.say("")
    width = max(len(choice.action) for choice in puzzle.choices)
    for choice in puzzle.choices:
        worth = {"chance": 100 * choice.chance, "points": choice.points}
        table.say(text("puzzle-choice", action=f"{choice.action:<{width}}", **worth))
    _tell_line(table, puzzle)
    levels = [text(f"bot-level-{level}") for level, often in puzzle.found.items() if often >= OFTEN]
    table.say("")
    table.say(text("puzzle-found", levels=join(levels)) if levels else text("puzzle-nobody"))


def _tell_line(table: Table, puzzle: Puzzle) -> None:
    match = table.match.copy()
    first = len(match.entries)
    for action in (puzzle.best.action, *puzzle.line):
        if match.decision is not None:
            match.play(action)
    table.say("")
    table.say(text("puzzle-line"))
    for paragraph in news_since(match, first):
        table.say(f"  {paragraph}")
