"""What all commands that use the terminal have in common: the console, how it looks, and reading a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from rainhill.kernel.match import Match
from rainhill.locales import text
from rainhill.terminal.line import Lines, edit
from rainhill.terminal.screen import Palette, palette_of


def add_palette(parser: argparse.ArgumentParser) -> None:
    """Add the switches for colours."""
    parser.add_argument("--theme", choices=("light", "dark"), help=text("cli-theme-help"))
    parser.add_argument("--plain", action="store_true", help=text("cli-plain-help"))


def open_console(args: argparse.Namespace, match: Match | None = None) -> tuple[Console, Palette]:
    """The console for the output, and what it can show: the pieces of a match's seats, if it is about one."""
    console = Console(highlight=False, markup=False, emoji=False, no_color=True if args.plain else None)
    palette = palette_of(console, args.theme)
    return console, palette if match is None else palette.for_match(match)


def print_lines(console: Console, lines: Iterable[Text]) -> None:
    """Lines that are already cut to size."""
    # One call for all of them: rich takes its time for each.
    console.print(Text("\n").join(lines), soft_wrap=True)


def read_line(
    console: Console, prompt: str, lines: Lines | None = None, *, redraws: bool = False, typed: str = ""
) -> str:
    """One line from the user, with editing, history and completion on a terminal; EOFError when there is no more."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return edit(prompt, lines, redraws=redraws, typed=typed)
    console.print(prompt, end=" ", soft_wrap=True)
    line = input()
    # What comes from a file or pipe is not on the screen yet.
    console.print(line, soft_wrap=True)
    return line.strip()
