"""Who holds what in Stephenson's Rocket, as a table: tall beside the map, or flat below it in a narrow terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.terminal.map import industry_letters
from rainhill.games.rocket.view import CompanyView, RocketView
from rainhill.locales import place_name, text
from rainhill.locales.words import industry
from rainhill.terminal.screen.ledger import BOLD, DIM, chip, fit, leader_marks, seat_chip, short_name, styled, table_row
from rainhill.terminal.screen.palette import Palette


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the ledger: what is counted, a short word for it, one count a seat."""

    label: Text
    short: Text
    cells: tuple[Text, ...]


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


def _company_line(view: RocketView, palette: Palette, company: CompanyView) -> _Line:
    drawn = next(c for c in rocket_map(view.map).companies if c.id == company.id)
    tag = chip(palette, drawn.colour, f" {drawn.monogram} " if palette.colours != "none" else drawn.monogram)
    status = {"status": company.status, "survivor": company.merged_into}
    if company.status == "closed":
        label = Text.assemble(tag, " ", (text("rocket-ledger-company-closed", company=company.id, **status), DIM))
        return _Line(label, styled(drawn.monogram.lower(), DIM), tuple(Text("") for _ in view.seats))
    places = text("rocket-ledger-places", places=len(company.joined), **status)
    label = Text.assemble(tag, " ", f"{company.id:<5}", f"{places:<4}")
    if company.pile is not None:
        label.append(text("rocket-ledger-pile", pile=company.pile), DIM)
    short = chip(palette, drawn.colour, drawn.monogram)
    short.append(f" {places}", Style.null())
    stations = [text("rocket-ledger-stations-on", number=n) if n else "" for n in company.stations]
    return _Line(label, short, _counted(company.shares, stations))


def _industry_lines(view: RocketView, room: int = 20) -> list[_Line]:
    made = rocket_map(view.map)
    letters = industry_letters(made.industries)
    lines = []
    for name in made.industries:
        free = sum(slot.seat is None and slot.industry == name for city in view.cities for slot in city.places)
        said = fit(Text(industry(view.game, name)), room - 6)
        label = Text.assemble((letters[name], BOLD), " ", said, (str(free), DIM))
        lines.append(_Line(label, Text(letters[name]), _counted([s.investments.get(name, 0) for s in view.seats])))
    return lines


def _other_lines(view: RocketView) -> list[_Line]:
    unit = text(f"{view.game}-unit-{view.edition}")
    scores = [
        styled(text("rocket-ledger-hidden"), DIM) if seat.score is None else Text(str(seat.score), BOLD)
        for seat in view.seats
    ]
    return [
        _Line(
            Text(text("rocket-ledger-passengers", left=view.passengers_left)),
            Text(text("rocket-ledger-passengers-short")),
            _counted([seat.passengers for seat in view.seats]),
        ),
        _Line(
            Text(text("rocket-ledger-supply")),
            Text(text("rocket-ledger-supply-short")),
            tuple(Text(str(seat.stations_left)) for seat in view.seats),
        ),
        _Line(
            Text(text("rocket-ledger-score", unit=unit)),
            Text(text(f"{view.game}-unit-{view.edition}.short")),
            tuple(scores),
        ),
    ]


# -- the two shapes ---------------------------------------------------------------------------------------------------


def tall_width(seats: int) -> int:
    """How wide the tall ledger has to be at least."""
    return 19 + 8 * seats


def tall_ledger(view: RocketView, palette: Palette, width: int) -> list[Text]:
    """One line a company, industry and so on; one column a seat."""
    label = 19 if width < tall_width(len(view.seats)) + 4 else 21
    column = min(12, (width - label) // len(view.seats))
    first = width - column * len(view.seats)
    heads = [_seat_head(view, palette, seat.seat, column) for seat in view.seats]
    companies = [_company_line(view, palette, company) for company in view.companies]
    piles = any(company.pile is not None for company in view.companies)
    out = [table_row(styled(text("rocket-ledger-companies", piles=piles), DIM), heads, first, column)]
    out += [table_row(line.label, line.cells, first, column) for line in companies]
    out.append(styled(text("rocket-ledger-industries"), DIM))
    out += [table_row(line.label, line.cells, first, column) for line in _industry_lines(view, first)]
    out.append(Text("", end=""))
    out += [table_row(line.label, line.cells, first, column) for line in _other_lines(view)]
    return out


def _seat_head(view: RocketView, palette: Palette, seat: int, column: int) -> Text:
    sign = chip(palette, palette.seat(seat), palette.shape(seat))
    name = short_name(view.seats[seat].name, column - 3)
    return Text.assemble(sign, " ", (name, BOLD if seat == view.active else Style.null()))


def flat_ledger(view: RocketView, palette: Palette, width: int) -> list[Text]:
    """One line a seat; companies, industries and the rest as columns, for a terminal of eighty characters.

    Where even that is too wide, the companies come first and the rest below them.
    """
    companies = [(_company_line(view, palette, company), 6) for company in view.companies]
    others = [(line, 3) for line in (*_industry_lines(view), *_other_lines(view))]
    others[-1] = (others[-1][0], 6)
    spare = width - 8 - sum(wide for _, wide in (*companies, *others))
    if spare != 0:
        # The longest units have six letters; only where all is full they lose the last.
        others[-1] = (others[-1][0], 7)
        spare -= 1
    if spare < 0:
        return [*_flat_block(view, palette, width, companies), *_flat_block(view, palette, width, others)]
    if spare >= len(companies):
        companies = [(line, wide + 1) for line, wide in companies]
    return _flat_block(view, palette, width, [*companies, *others])


def _flat_block(view: RocketView, palette: Palette, width: int, columns: Sequence[tuple[_Line, int]]) -> list[Text]:
    name = max(8, min(16, width - 1 - sum(wide for _, wide in columns)))
    head = fit(styled(text("rocket-ledger-flat"), DIM), name)
    for line, wide in columns:
        head.append_text(fit(line.short, wide, right=True))
    out = [head]
    for seat in view.seats:
        row = fit(_seat_head(view, palette, seat.seat, name), name)
        for line, wide in columns:
            row.append_text(fit(line.cells[seat.seat], wide, right=True))
        out.append(row)
    for made in out:
        made.no_wrap, made.end = True, ""
        made.truncate(width, overflow="crop")
    return out


# -- cities ---------------------------------------------------------------------------------------------------------


def city_lines(view: RocketView, palette: Palette) -> list[Text]:
    """Every city with its places, free or taken, and the lines that have joined it."""
    lines = [styled(text("rocket-ledger-cities"), DIM)]
    for city in view.cities:
        line = fit(Text.assemble((place_name(city.name), BOLD), " ", (city.hex, DIM)), 20)
        for name in dict.fromkeys(slot.industry for slot in city.places):
            part = Text(industry(view.game, name))
            for slot in city.places:
                if slot.industry == name:
                    part.append(" ")
                    part.append_text(
                        Text(text("rocket-ledger-free")) if slot.seat is None else seat_chip(palette, slot.seat)
                    )
            line.append_text(fit(part, 24))
        line.append(text("rocket-ledger-joined-by", companies=" ".join(city.joined_by)) if city.joined_by else "")
        line.no_wrap, line.end = True, ""
        lines.append(line)
    return lines
