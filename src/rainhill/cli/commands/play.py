"""`rainhill play`: a match in the terminal, between people and bots, new or taken up again."""

from __future__ import annotations

import argparse
import traceback
from pathlib import Path

from rich.console import Console

from rainhill.bots.outside.roster import Roster, close
from rainhill.bots.record_tags import tag_of_day, tags_of_bots
from rainhill.cli import INTERRUPTED, USAGE, Failed, Subparsers, add_command
from rainhill.cli.arguments import add_own, read_roster
from rainhill.cli.files import game_named, map_wanted, read_match
from rainhill.kernel.maps import MapError
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError
from rainhill.locales import text
from rainhill.locales.words import ask, map_trouble, setup_trouble
from rainhill.registry import find_game
from rainhill.terminal.commands import redraw, run_command, show_notes, typed_lines
from rainhill.terminal.console import add_palette, open_console
from rainhill.terminal.line import Resized
from rainhill.terminal.menu import MatchWish, ask_wish
from rainhill.terminal.outcome import print_outcome
from rainhill.terminal.saves import data_folder, is_save, new_save, write_text
from rainhill.terminal.seats import bots_in, read_seats
from rainhill.terminal.table import WRONG, Left, Table, enter_line, hand_over, keep, let_bots_play


def add(subparsers: Subparsers) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "play")
    parser.add_argument("file", nargs="?", metavar="FILE", help=text("play-file-help"))
    parser.add_argument("--game", metavar="GAME", help=text("play-game-help"))
    parser.add_argument("--map", metavar="MAP", help=text("play-map-help"))
    parser.add_argument("--edition", metavar="EDITION", help=text("play-edition-help"))
    parser.add_argument("--seats", metavar="NAMES", help=text("play-seats-help"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("play-option-help"))
    parser.add_argument("--seed", type=int, metavar="N", help=text("play-seed-help"))
    parser.add_argument("--first", metavar="SEAT", help=text("play-first-help"))
    add_own(parser)
    add_palette(parser)


def run(args: argparse.Namespace) -> int:
    """Set up or load the match, then sit down at it."""
    console, palette = open_console(args)
    try:
        roster = read_roster(args)
        match, home, seat_bots = _match_of(args, console, roster)
    except SetupError as error:
        raise Failed(setup_trouble(error), USAGE) from None
    except MapError as error:
        raise Failed(map_trouble(error)) from None
    except EOFError:
        console.print()
        return 0
    save = home if home is not None and is_save(home) else new_save(match.header.map)
    players = {
        seat: roster.make(name, None if args.seed is None else args.seed + seat) for seat, name in seat_bots.items()
    }
    table = Table(match, players, console, palette.for_match(match), save, None if save == home else home, args.plain)
    try:
        return _sit(table)
    finally:
        for bot in players.values():
            close(bot)


def _match_of(args: argparse.Namespace, console: Console, roster: Roster) -> tuple[Match, Path | None, dict[int, str]]:
    """The match to be played, the file it came from, and which seats have bots."""
    wish: MatchWish | None = None
    if args.file is None and args.seats is None:
        if args.map is not None:
            args.game = game_named(args.game, [args.map])
        wish = ask_wish(args, console, roster)
    file = args.file if wish is None else wish.file
    if file is not None:
        match = read_match(file)
        return match, Path(file), _bots_at(match, args.seats, roster)
    if wish is None:
        wish = MatchWish(
            game=game_named(args.game, [args.map]),
            map=map_wanted(args.map),
            edition=args.edition,
            seats=tuple(read_seats(args.seats, roster)),
            options=_options(args.option),
        )
    names = [seat.name for seat in wish.seats]
    match = Match.new(
        find_game(wish.game),
        seats=names,
        map=wish.map,
        edition=wish.edition,
        options=wish.options,
        seed=args.seed,
        first=None if args.first is None else _seat_named(args.first, names),
    )
    match.tags |= tag_of_day() | tags_of_bots([seat.bot for seat in wish.seats])
    return match, None, {n: seat.bot for n, seat in enumerate(wish.seats) if seat.bot is not None}


def _seat_named(asked: str, names: list[str]) -> int:
    """A seat by its name or its number (from 1); a number that is none is refused with the set-up."""
    if asked in names:
        return names.index(asked)
    return int(asked) - 1 if asked.isascii() and asked.isdigit() and len(asked) < 3 else -1


def _options(given: list[str]) -> dict[str, str]:
    for item in given:
        if "=" not in item:
            raise SetupError("option-without-value", option=item)
    return {name: value for name, _, value in (item.partition("=") for item in given)}


def _bots_at(match: Match, given: str | None, roster: Roster) -> dict[int, str]:
    """The bots of a record; `--seats` may put others there, seat by seat."""
    if given is None:
        return bots_in(match.header.seats, roster)
    seats = read_seats(given, roster)
    if len(seats) != match.seats:
        raise Failed(text("play-other-seats", number=match.seats, given=len(seats)), USAGE)
    return {n: seat.bot for n, seat in enumerate(seats) if seat.bot is not None}


def _sit(table: Table) -> int:
    """Play until the match is over or the player leaves; whatever happens, the match is kept and its file named."""
    code = 0
    try:
        keep(table)
        table.note(text("play-begin", file=str(table.save)))
        table.seen = len(table.match.entries) if table.match.entries else 0
        _play_on(table)
    except (EOFError, Left):
        table.say("")
    except KeyboardInterrupt:
        table.say("")
        code = INTERRUPTED
    except Failed:
        raise
    except Exception:
        # Our own mistake. The player gets a sentence and the match; the details go where they can be reported from.
        report = data_folder() / "trouble.txt"
        write_text(report, traceback.format_exc())
        raise Failed(text("play-trouble", report=str(report), file=str(table.save))) from None
    if table.unsaved:
        raise Failed(table.unsaved)
    table.say(text("play-goodbye", file=str(table.save), over=table.match.over))
    return code


def _play_on(table: Table) -> None:
    while True:
        let_bots_play(table)
        decision = table.match.decision
        if decision is None:
            _after_match(table)
            continue
        hand_over(table, decision.seat)
        redraw(table)
        view = table.match.view(table.viewer)
        if not table.full_screen:
            table.say("")
        table.say(ask(decision, table.match.header), "bold")
        table.say(table.terminal.hint(table.match, view), "dim")
        try:
            _answer(table)
        except Resized as resized:
            # The same again, in the new size: what was said below the screen, and what was being typed.
            table.notes, table.typed = table.shown, resized.typed


def _answer(table: Table) -> None:
    prompt = text("play-prompt", seat=table.match.header.seats[table.viewer or 0])
    line = table.read_answer(prompt, lambda: typed_lines(table))
    # Only what has been on the screen while somebody typed counts as read.
    before = len(table.match.entries)
    if not line:
        table.marks, table.listed = None, ()
    elif not run_command(table, line) and not enter_line(table, line):
        table.note(text("play-not-understood", line=line[:60]), WRONG)
    if len(table.match.entries) > before:
        table.seen = before


def _after_match(table: Table) -> None:
    """The final scoring; then one may still look around, save, draw or take something back."""
    table.viewer = None
    redraw(table)
    print_outcome(table.match, table.console, table.palette)
    while table.match.over:
        line = table.read(text("play-over-prompt"))
        if line and not run_command(table, line):
            table.note(text("play-not-understood", line=line[:60]), WRONG)
        show_notes(table)
