"""The end of a match in the terminal."""

from __future__ import annotations

from rich.console import Console

from rainhill.kernel.match import Match
from rainhill.locales import join, text
from rainhill.locales.words import end_reason, is_you, money
from rainhill.terminal.console import print_lines
from rainhill.terminal.screen import Palette
from rainhill.terminal.screen.ledger import final_table


def print_outcome(match: Match, console: Console, palette: Palette) -> None:
    """Why it ended, where every point came from, and who won."""
    outcome, header = match.outcome, match.header
    assert outcome is not None
    console.print()
    console.print(text("play-over", reason=end_reason(header.game, outcome.reason)), style="bold")
    print_lines(console, final_table(outcome, header, palette, lambda points: money(points, header)))
    winners = outcome.winners
    names = [header.seats[seat] for seat in winners]
    # A winner need not have the most points: whoever is bankrupt has lost, whatever the score.
    amount = money(outcome.scores[winners[0]], header)
    if len(winners) == 1 and is_you(winners[0], header):
        console.print(text("play-winner-you", amount=amount), style="bold")
    else:
        console.print(text("play-winner", names=join(names), number=len(names), amount=amount), style="bold")
