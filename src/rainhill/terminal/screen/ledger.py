"""Parts of the tables beside and below a map: signs of seats, cells of a fixed width, the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from rainhill.kernel.game import Header, Outcome
from rainhill.locales import text
from rainhill.locales.words import row_name
from rainhill.terminal.screen.palette import Palette

BOLD, DIM = Style(bold=True), Style(dim=True)


def styled(said: str, style: Style) -> Text:
    """Words in a style of their own: what is appended to them later does not take it on."""
    return Text.assemble((said, style), no_wrap=True, end="")


def chip(palette: Palette, token: str, said: str) -> Text:
    """Letters or a sign on a piece's colour."""
    if palette.colours == "none":
        return styled(said, BOLD)
    return styled(said, Style(color=palette.sign_on(token), bgcolor=palette.colour(token), bold=True))


def seat_chip(palette: Palette, seat: int) -> Text:
    """The sign of a seat on its colour."""
    return chip(
        palette, palette.seat(seat), f" {palette.shape(seat)} " if palette.colours != "none" else palette.shape(seat)
    )


def short_name(name: str, room: int) -> str:
    """As much of a name as there is room for; that it is a bot's is left out first."""
    return name if cell_len(name) <= room else set_cell_size(name.removesuffix("(bot)").rstrip(), room).rstrip()


def leader_marks(counts: Sequence[int]) -> list[str]:
    """`*` for whoever leads alone, `=` for those who share the lead, nothing for the others."""
    most = max(counts)
    first = [count == most and most > 0 for count in counts]
    return [("*" if sum(first) == 1 else "=") if leads else "" for leads in first]


def table_row(label: Text, cells: Sequence[Text], first: int, column: int) -> Text:
    """A label and one cell a seat, in columns."""
    made = fit(label, first)
    for cell in cells:
        made.append_text(fit(cell, column, right=True))
    made.no_wrap, made.end = True, ""
    return made


def fit(said: Text, width: int, *, right: bool = False) -> Text:
    """Exactly `width` characters; what is too long is cut."""
    made = said.copy()
    made.truncate(width - 1, overflow="crop")
    gap = " " * (width - cell_len(made.plain))
    if right:
        padded = Text(gap)
        padded.append_text(made)
        return padded
    made.append(gap, Style.null())
    return made


def final_table(outcome: Outcome, header: Header, palette: Palette, amount: Callable[[int], str]) -> list[Text]:
    """The final scoring: one line for everything that was compared, points with what was held, and the totals."""
    column = max(12, *(len(amount(score)) + 3 for score in outcome.scores))
    heads = [
        Text.assemble(chip(palette, palette.seat(n), palette.shape(n)), " ", (short_name(name, column - 3), BOLD))
        for n, name in enumerate(header.seats)
    ]
    first = 30
    out = [table_row(styled(text("ledger-points"), DIM), heads, first, column)]
    for row in outcome.breakdown:
        best = max(row.points)
        cells = []
        for seat, points in enumerate(row.points):
            held = text("ledger-held", number=row.holdings[seat]) if row.holdings else ""
            bold = BOLD if points == best and points else Style.null()
            cells.append(Text.assemble((str(points) if points else text("ledger-zero"), bold), (held, DIM)))
        if row.key == "closed":
            cells = [Text("") for _ in row.points]
        out.append(table_row(Text(row_name(row, header)), cells, first, column))
    rule = Text("-" * (first + column * len(header.seats)), DIM, no_wrap=True, end="")
    sums = [
        Text(amount(score) + ("*" if seat in outcome.winners else ""), BOLD)
        for seat, score in enumerate(outcome.scores)
    ]
    return [*out, rule, table_row(styled(text("ledger-total"), BOLD), sums, first, column)]
