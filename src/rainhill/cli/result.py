"""The end of a match in the terminal."""

from __future__ import annotations

from rich.console import Console

from rainhill.cli.terminal_options import print_lines
from rainhill.draw.terminal import Look
from rainhill.draw.terminal_ledger import final_table
from rainhill.draw.words import money
from rainhill.kernel.match import Match
from rainhill.locales import join, text


def print_outcome(match: Match, console: Console, look: Look) -> None:
    """Why it ended, where every point came from, and who won."""
    outcome, header = match.outcome, match.header
    assert outcome is not None
    console.print()
    console.print(text("play-over", reason=text(f"{header.game}-end-{outcome.reason}")), style="bold")
    print_lines(console, final_table(outcome, header, look, lambda points: money(points, header)))
    names = [header.seats[seat] for seat in outcome.winners]
    # A winner need not have the most points: whoever is bankrupt has lost, whatever the score.
    amount = money(outcome.scores[outcome.winners[0]], header)
    console.print(text("play-winner", names=join(names), number=len(names), amount=amount), style="bold")
