"""A match as plain text: what `print(match)` shows."""

from __future__ import annotations

import io

from rich.console import Console

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError
from rainhill.locales.words import ask
from rainhill.terminal.outcome import print_outcome
from rainhill.terminal.screen import Marks, palette_of, screen

WIDTH = 120


def printed_match(match: Match) -> str | None:
    """The board and the table as everybody may see them, without colours; None for a game that is not registered."""
    written = io.StringIO()
    console = Console(file=written, width=WIDTH, no_color=True, highlight=False, markup=False, emoji=False)
    palette = palette_of(console, None).for_match(match)
    try:
        lines = screen(match.view(None), palette, (WIDTH, None), marks=Marks(), news=[])
    except SetupError:
        return None
    if match.outcome is not None:
        print_outcome(match, console, palette)
    elif match.decision is not None:
        console.print(ask(match.decision, match.header))
    shown = [line.plain.rstrip() for line in lines] + written.getvalue().rstrip().split("\n")
    return "\n".join(shown)
