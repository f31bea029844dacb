"""A study told in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from rainhill.analysis.study import MISTAKE, Account, ChanceCourse, Turn
from rainhill.analysis.verdict import Prospect, Verdict
from rainhill.kernel.game import Decision
from rainhill.kernel.match import Match
from rainhill.locales import text
from rainhill.locales.words import ask
from rainhill.terminal.printed_table import number, percent
from rainhill.terminal.screen import Palette

_BLOCKS = "▁▂▃▄▅▆▇█"
_DIGITS = "0123456789"


def print_study(
    console: Console,
    palette: Palette,
    match: Match,
    verdicts: Sequence[Verdict],
    course: ChanceCourse,
    turns: Sequence[Turn],
    accounts: Sequence[Account],
    *,
    everything: bool,
) -> None:
    """Chances, turning points, what was given away, and how each seat did."""
    names = match.header.seats
    if not verdicts:
        console.print(text("analyse-no-decisions"))
        return
    _print_chances(console, palette, match, course)
    console.print()
    console.print(text("analyse-turns-heading", number=len(turns)), style="bold")
    for turn in turns:
        console.print(
            text(
                "analyse-turn",
                number=turn.entry + 1,
                seat=names[turn.seat],
                action=match.game.format_action(match.entries[turn.entry].action),
                gainer=names[turn.gainer],
                swing=percent(turn.swing),
            )
        )
    console.print()
    shown = [verdict for verdict in verdicts if everything or verdict.cost >= MISTAKE]
    console.print(text("analyse-decisions-heading" if everything else "analyse-mistakes-heading"), style="bold")
    if not shown:
        console.print(text("analyse-no-mistakes"))
    for verdict in shown:
        _print_verdict(console, match, verdict)
    console.print()
    for seat, account in enumerate(accounts):
        console.print(
            text(
                "analyse-account",
                seat=names[seat],
                decisions=account.decisions,
                best=account.best,
                mistakes=account.mistakes,
                cost=percent(account.cost),
                points=number(account.cost_in_points),
            )
        )


def print_hint(console: Console, match: Match, decision: Decision, choices: Sequence[Prospect]) -> None:
    """The best choices of the seat that is asked."""
    console.print(ask(decision, match.header))
    for place, choice in enumerate(choices, start=1):
        _print_choice(console, choice, decision.seat, place)
        if choice.line:
            console.print(text("analyse-line", line=", ".join(choice.line)))


def _print_chances(console: Console, palette: Palette, match: Match, course: ChanceCourse) -> None:
    console.print(text("analyse-chances-heading"), style="bold")
    width = max(8, console.width - max(len(name) for name in match.header.seats) - 16)
    for seat, name in enumerate(match.header.seats):
        values = [chances[seat] for chances in course.chances]
        console.print(
            text(
                "analyse-chances",
                seat=name.ljust(max(len(other) for other in match.header.seats)),
                first=percent(values[0]).rjust(4),
                last=percent(values[-1]).rjust(4),
                bars=_bars(values, width, _DIGITS if palette.ascii else _BLOCKS),
            ),
            soft_wrap=True,
        )


def _bars(values: Sequence[float], width: int, signs: str) -> str:
    """The values as signs of growing height, thinned out to the width."""
    count = min(width, len(values))
    thinned = [values[place * len(values) // count] for place in range(count)]
    return "".join(signs[min(len(signs) - 1, int(value * len(signs)))] for value in thinned)


def _print_verdict(console: Console, match: Match, verdict: Verdict) -> None:
    console.print(
        text(
            "analyse-verdict",
            number=verdict.entry + 1,
            seat=match.header.seats[verdict.seat],
            action=verdict.played.action,
            chance=percent(verdict.played.chances[verdict.seat]),
            cost=percent(verdict.cost),
            points=number(verdict.cost_in_points),
            best="yes" if verdict.is_best else "no",
        )
    )
    others = [choice for choice in verdict.best if choice.action != verdict.played.action]
    for place, choice in enumerate(others, start=1):
        _print_choice(console, choice, verdict.seat, place)


def _print_choice(console: Console, choice: Prospect, seat: int, place: int) -> None:
    console.print(
        text(
            "analyse-choice",
            place=place,
            action=choice.action,
            chance=percent(choice.chances[seat]),
            points=number(choice.points[seat]),
        )
    )
