"""Who holds what in Stephenson's Rocket, as a table: tall beside the map, or flat below it in a narrow terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from rainhill.draw.terminal_look import SEATS, Look
from rainhill.draw.terminal_rocket import industry_letters
from rainhill.draw.words import industry, row_name
from rainhill.kernel.game import Header, Outcome
from rainhill.locales import text
from rainhill.rocket.board import rocket_board
from rainhill.rocket.view import CompanyView, RocketView

BOLD, DIM = Style(bold=True), Style(dim=True)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the ledger: what is counted, a short word for it, one count a seat."""

    label: Text
    short: Text
    cells: tuple[Text, ...]


def styled(said: str, style: Style) -> Text:
    """Words in a style of their own: what is appended to them later does not take it on."""
    return Text.assemble((said, style), no_wrap=True, end="")


def chip(look: Look, token: str, said: str) -> Text:
    """Letters or a sign on a piece's colour."""
    if look.colours == "none":
        return styled(said, BOLD)
    return styled(said, Style(color=look.sign_on(token), bgcolor=look.colour(token), bold=True))


def seat_chip(look: Look, seat: int) -> Text:
    """The sign of a seat on its colour."""
    return chip(look, SEATS[seat], f" {look.shape(seat)} " if look.colours != "none" else look.shape(seat))


def short_name(name: str, room: int) -> str:
    """As much of a name as there is room for; that it is a bot's is left out first."""
    return name if len(name) <= room else name.removesuffix("(bot)").rstrip()[:room].rstrip()


def leader_marks(counts: Sequence[int]) -> list[str]:
    """`*` for whoever leads alone, `=` for those who share the lead, nothing for the others."""
    most = max(counts)
    first = [count == most and most > 0 for count in counts]
    return [("*" if sum(first) == 1 else "=") if leads else "" for leads in first]


def _counted(counts: Sequence[int], extra: Sequence[str] | None = None) -> tuple[Text, ...]:
    """Counts with marks; a zero is only a dot, so that what matters stands out."""
    cells = []
    for seat, (count, mark) in enumerate(zip(counts, leader_marks(counts), strict=True)):
        cell = (
            styled(f"{count}{mark}", BOLD) if mark else Text(str(count)) if count else styled(text("ledger-zero"), DIM)
        )
        if extra is not None and extra[seat]:
            cell.append(extra[seat], Style.null())
        cells.append(cell)
    return tuple(cells)


# -- the lines --------------------------------------------------------------------------------------------------------


def _company_line(view: RocketView, look: Look, company: CompanyView) -> _Line:
    drawn = next(c for c in rocket_board(view.map).companies if c.id == company.id)
    tag = chip(look, drawn.colour, f" {drawn.monogram} " if look.colours != "none" else drawn.monogram)
    status = {"status": company.status, "survivor": company.merged_into}
    if company.status == "closed":
        label = Text.assemble(tag, " ", (text("ledger-company-closed", company=company.id, **status), DIM))
        return _Line(label, styled(drawn.monogram.lower(), DIM), tuple(Text("") for _ in view.seats))
    places = text("ledger-places", places=len(company.joined), **status)
    label = Text.assemble(tag, " ", f"{company.id:<5}", f"{places:<4}")
    if company.pile is not None:
        label.append(text("ledger-pile", pile=company.pile), DIM)
    short = chip(look, drawn.colour, drawn.monogram)
    short.append(f" {places}", Style.null())
    stations = [text("ledger-stations-on", number=n) if n else "" for n in company.stations]
    return _Line(label, short, _counted(company.shares, stations))


def _industry_lines(view: RocketView, room: int = 20) -> list[_Line]:
    made = rocket_board(view.map)
    letters = industry_letters(made.industries)
    lines = []
    for name in made.industries:
        free = sum(slot.seat is None and slot.industry == name for city in view.cities for slot in city.places)
        said = _fit(Text(industry(view.game, name)), room - 6)
        label = Text.assemble((letters[name], BOLD), " ", said, (str(free), DIM))
        lines.append(_Line(label, Text(letters[name]), _counted([s.investments.get(name, 0) for s in view.seats])))
    return lines


def _other_lines(view: RocketView) -> list[_Line]:
    unit = text(f"{view.game}-unit-{view.edition}")
    scores = [
        styled(text("ledger-hidden"), DIM) if seat.score is None else Text(str(seat.score), BOLD) for seat in view.seats
    ]
    return [
        _Line(
            Text(text("ledger-passengers", left=view.passengers_left)),
            Text(text("ledger-passengers-short")),
            _counted([seat.passengers for seat in view.seats]),
        ),
        _Line(
            Text(text("ledger-supply")),
            Text(text("ledger-supply-short")),
            tuple(Text(str(seat.stations_left)) for seat in view.seats),
        ),
        _Line(
            Text(text("ledger-score", unit=unit)),
            Text(text(f"{view.game}-unit-{view.edition}.short")),
            tuple(scores),
        ),
    ]


# -- the two shapes ---------------------------------------------------------------------------------------------------


def tall_width(seats: int) -> int:
    """How wide the tall ledger has to be at least."""
    return 19 + 8 * seats


def tall_ledger(view: RocketView, look: Look, width: int) -> list[Text]:
    """One line a company, industry and so on; one column a seat."""
    label = 19 if width < tall_width(len(view.seats)) + 4 else 21
    column = min(12, (width - label) // len(view.seats))
    first = width - column * len(view.seats)
    heads = [_seat_head(view, look, seat.seat, column) for seat in view.seats]
    companies = [_company_line(view, look, company) for company in view.companies]
    piles = any(company.pile is not None for company in view.companies)
    out = [_row(styled(text("ledger-companies", piles=piles), DIM), heads, first, column)]
    out += [_row(line.label, line.cells, first, column) for line in companies]
    out.append(styled(text("ledger-industries"), DIM))
    out += [_row(line.label, line.cells, first, column) for line in _industry_lines(view, first)]
    out.append(Text("", end=""))
    out += [_row(line.label, line.cells, first, column) for line in _other_lines(view)]
    return out


def _seat_head(view: RocketView, look: Look, seat: int, column: int) -> Text:
    sign = chip(look, SEATS[seat], look.shape(seat))
    name = short_name(view.seats[seat].name, column - 3)
    return Text.assemble(sign, " ", (name, BOLD if seat == view.active else Style.null()))


def flat_ledger(view: RocketView, look: Look, width: int) -> list[Text]:
    """One line a seat; companies, industries and the rest as columns, for a terminal of eighty characters.

    Where even that is too wide, the companies come first and the rest below them.
    """
    companies = [(_company_line(view, look, company), 6) for company in view.companies]
    others = [(line, 3) for line in (*_industry_lines(view), *_other_lines(view))]
    others[-1] = (others[-1][0], 6)
    spare = width - 8 - sum(wide for _, wide in (*companies, *others))
    if spare < 0:
        return [*_flat_block(view, look, width, companies), *_flat_block(view, look, width, others)]
    if spare >= len(companies):
        companies = [(line, wide + 1) for line, wide in companies]
    return _flat_block(view, look, width, [*companies, *others])


def _flat_block(view: RocketView, look: Look, width: int, columns: Sequence[tuple[_Line, int]]) -> list[Text]:
    name = max(8, min(16, width - 1 - sum(wide for _, wide in columns)))
    head = _fit(styled(text("ledger-flat"), DIM), name)
    for line, wide in columns:
        head.append_text(_fit(line.short, wide, right=True))
    out = [head]
    for seat in view.seats:
        row = _fit(_seat_head(view, look, seat.seat, name), name)
        for line, wide in columns:
            row.append_text(_fit(line.cells[seat.seat], wide, right=True))
        out.append(row)
    for made in out:
        made.no_wrap, made.end = True, ""
        made.truncate(width, overflow="crop")
    return out


def _row(label: Text, cells: Sequence[Text], first: int, column: int) -> Text:
    made = _fit(label, first)
    for cell in cells:
        made.append_text(_fit(cell, column, right=True))
    made.no_wrap, made.end = True, ""
    return made


def _fit(said: Text, width: int, *, right: bool = False) -> Text:
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


# -- cities and the final scoring -------------------------------------------------------------------------------------


def city_lines(view: RocketView, look: Look) -> list[Text]:
    """Every city with its places, free or taken, and the lines that have joined it."""
    lines = [styled(text("ledger-cities"), DIM)]
    for city in view.cities:
        line = _fit(Text.assemble((city.name, BOLD), " ", (city.hex, DIM)), 20)
        for name in dict.fromkeys(slot.industry for slot in city.places):
            part = Text(industry(view.game, name))
            for slot in city.places:
                if slot.industry == name:
                    part.append(" ")
                    part.append_text(Text(text("ledger-free")) if slot.seat is None else seat_chip(look, slot.seat))
            line.append_text(_fit(part, 24))
        line.append(text("ledger-joined-by", companies=" ".join(city.joined_by)) if city.joined_by else "")
        line.no_wrap, line.end = True, ""
        lines.append(line)
    return lines


def final_table(outcome: Outcome, header: Header, look: Look, amount: Callable[[int], str]) -> list[Text]:
    """The final scoring: one line for everything that was compared, points with what was held, and the totals."""
    column = max(12, *(len(amount(score)) + 3 for score in outcome.scores))
    heads = [
        Text.assemble(chip(look, SEATS[n], look.shape(n)), " ", (short_name(name, column - 3), BOLD))
        for n, name in enumerate(header.seats)
    ]
    first = 30
    out = [_row(styled(text("ledger-points"), DIM), heads, first, column)]
    for row in outcome.breakdown:
        best = max(row.points)
        cells = []
        for seat, points in enumerate(row.points):
            held = text("ledger-held", number=row.holdings[seat]) if row.holdings else ""
            bold = BOLD if points == best and points else Style.null()
            cells.append(Text.assemble((str(points) if points else text("ledger-zero"), bold), (held, DIM)))
        if row.key == "closed":
            cells = [Text("") for _ in row.points]
        out.append(_row(Text(row_name(row, header)), cells, first, column))
    rule = Text("-" * (first + column * len(header.seats)), DIM, no_wrap=True, end="")
    sums = [
        Text(amount(score) + ("*" if seat in outcome.winners else ""), BOLD)
        for seat, score in enumerate(outcome.scores)
    ]
    return [*out, rule, _row(styled(text("ledger-total"), BOLD), sums, first, column)]
