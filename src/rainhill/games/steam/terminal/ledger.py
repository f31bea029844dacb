"""Who has what in Steam, the action tiles, the supply and the links that are still open, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.terminal.map import LETTERS
from rainhill.games.steam.view import ActionTileView, LinkView, SeatView, SteamView
from rainhill.locales import place_name, text
from rainhill.locales.words import tile
from rainhill.terminal.screen.ledger import BOLD, DIM, chip, fit, short_name, styled
from rainhill.terminal.screen.palette import Palette

TALL = 56
"""Characters of the ledger beside the map."""
_NUMBERS = ("cash", "income", "locomotive", "points", "links", "score")
_COLUMN = 5
LOCOMOTIVE_PRICE = 4
"""Besides the new level (S4.7)."""
NULL = Style.null()


# -- the seats --------------------------------------------------------------------------------------------------------


def tall_ledger(view: SteamView, palette: Palette, width: int) -> list[Text]:
    """The seats in their order, the action tiles, the supply, and links that are not complete yet."""
    out = [*seat_lines(view, palette, width), _blank(), *tile_lines(view, palette, width), _blank()]
    out += [*supply_lines(view, palette, width), new_city_line(view, palette)]
    loose = [link for link in view.links if link.status == "incomplete" and link.owner is not None]
    return [*out, *(_link_line(view, palette, link, width) for link in loose)]


def flat_ledger(view: SteamView, palette: Palette, width: int) -> list[Text]:
    """The seats, and while somebody may need them, the goods in the supply."""
    out = seat_lines(view, palette, width)
    if view.phase in ("actions", "build"):
        out.append(_cut(_supply(view, palette), width))
    return out


def seat_lines(view: SteamView, palette: Palette, width: int) -> list[Text]:
    """A line a seat, in turn order: money, income, locomotive, points, links, and the action tile or the bid."""
    name = max(8, min(16, width - _COLUMN * len(_NUMBERS) - 17))
    head = fit(styled(text("steam-ledger-seats"), DIM), name)
    for column in _NUMBERS:
        head.append_text(fit(styled(text(f"steam-ledger-{column}"), DIM), _COLUMN, right=True))
    head.append_text(styled("  " + text("steam-ledger-holds", auction=view.auction is not None), DIM))
    lines = [head]
    asked = view.decision.seat if view.decision is not None else None
    for seat in _in_order(view):
        sign = chip(palette, palette.seat(seat.seat), palette.shape(seat.seat))
        said = Text.assemble(sign, " ", (short_name(seat.name, name - 3), BOLD if seat.seat == asked else NULL))
        line = fit(said, name)
        for column in _NUMBERS:
            value = getattr(seat, column)
            shown = signed(value) if column == "income" else str(value).replace("-", "−")
            strong = column in ("points", "cash") or (column == "income" and value < 0)
            line.append_text(fit(Text.assemble((shown, BOLD if strong else NULL)), _COLUMN, right=True))
        line.append_text(Text.assemble("  ", (_holding(view, seat), NULL)))
        lines.append(line)
    return [_cut(line, width) for line in lines]


def signed(number: int) -> str:
    """A step of the income track, with the minus sign that sentences have."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _in_order(view: SteamView) -> list[SeatView]:
    rest = [seat.seat for seat in view.seats if seat.seat not in view.order]
    return [view.seats[number] for number in (*view.order, *rest)]


def _holding(view: SteamView, seat: SeatView) -> str:
    """What the seat holds now: its place or bid in an auction, else its action tile."""
    if seat.bankrupt:
        return text("steam-ledger-bankrupt")
    if view.auction is not None:
        if seat.seat in view.auction.places:
            return text("steam-ledger-place", place=view.auction.places[seat.seat])
        if seat.seat in view.auction.out:
            return text("steam-ledger-out")
        bid = view.auction.bids[seat.seat]
        return text("ledger-zero") if bid is None else text("steam-ledger-bid", bid=bid)
    if seat.tile is None:
        return text("ledger-zero")
    return text("steam-ledger-tile", tile=tile(view.game, seat.tile), passed=seat.passed)


# -- action tiles, supply, new cities ---------------------------------------------------------------------------------


def tile_lines(view: SteamView, palette: Palette, width: int) -> list[Text]:
    """The seven action tiles: number, name, price, what each does, and who has it."""
    return [_cut(_tile_line(view, palette, shown), width) for shown in view.action_tiles]


def _tile_line(view: SteamView, palette: Palette, shown: ActionTileView) -> Text:
    line = Text.assemble((f"{shown.number} ", BOLD if shown.holder is None else DIM), no_wrap=True, end="")
    line.append_text(fit(Text.assemble((tile(view.game, shown.tile), NULL if shown.holder is None else DIM)), 16))
    line.append_text(fit(Text(price_of(view, shown)), 9))
    if shown.holder is None:
        line.append(text(f"steam-ledger-does-{shown.tile}", edition=view.edition), DIM)
    else:
        line.append_text(chip(palette, palette.seat(shown.holder), palette.shape(shown.holder)))
        line.append(f" {view.seats[shown.holder].name}", NULL)
    return line


def price_of(view: SteamView, shown: ActionTileView) -> str:
    """The price of an action tile; the locomotive's depends on who takes it (S4.7)."""
    price = dollars_of(view, shown)
    return text("steam-ledger-price-level") if price is None else text("steam-ledger-price", price=price)


def dollars_of(view: SteamView, shown: ActionTileView) -> int | None:
    """The price of an action tile for the seat asked; None where nobody is asked and it depends on that."""
    if shown.price is not None or view.decision is None or view.decision.kind != "tile":
        return shown.price
    return LOCOMOTIVE_PRICE + view.seats[view.decision.seat].locomotive + 1


def cubes_text(palette: Palette, cubes: Sequence[str]) -> Text:
    """Cubes as letters on their colours."""
    made = Text(no_wrap=True, end="")
    for cube in cubes:
        made.append_text(chip(palette, cube, LETTERS[cube]))
    return made if cubes else styled(text("ledger-zero"), DIM)


def _supply(view: SteamView, palette: Palette) -> Text:
    made = styled(text("steam-ledger-supply"), DIM)
    for number, cubes in enumerate(view.supply, 1):
        if cubes:
            made.append(f" {number}", NULL)
            made.append_text(cubes_text(palette, cubes))
    return made


def supply_lines(view: SteamView, palette: Palette, width: int) -> list[Text]:
    """The twelve supply spaces with their numbers, in rows of four."""
    lines = [styled(text("steam-ledger-supply"), DIM)]
    wide = max(9, (width - 1) // 4)
    for first in range(0, len(view.supply), 4):
        line = Text(no_wrap=True, end="")
        for number in range(first, min(first + 4, len(view.supply))):
            cell = Text.assemble((f"{number + 1:>2} ", DIM), cubes_text(palette, view.supply[number]))
            line.append_text(fit(cell, wide))
        lines.append(_cut(line, width))
    return lines


def new_city_line(view: SteamView, palette: Palette) -> Text:
    """The New City tiles that are left, by colour."""
    line = styled(text("steam-ledger-new-cities"), DIM)
    for colour in COLOURS:
        number = view.new_cities.get(colour, 0)
        if number:
            line.append(" ", NULL)
            line.append_text(cubes_text(palette, [colour] * number))
    return line


# -- links ------------------------------------------------------------------------------------------------------------


def _link_line(view: SteamView, palette: Palette, link: LinkView, width: int) -> Text:
    """An incomplete link, and when it will be lost (S6.2)."""
    assert link.owner is not None
    now = link.expires is not None and link.expires <= view.round
    said = text("steam-ledger-open", a=link.a, hex=link.open_hex, expires=link.expires, now=now)
    return _cut(
        Text.assemble(
            chip(palette, palette.seat(link.owner), palette.shape(link.owner)), " ", (said, BOLD if now else NULL)
        ),
        width,
    )


def details(view: SteamView, palette: Palette) -> list[Text]:
    """Everything that is written nowhere else: cities, links by owner, supply, New Cities and the stock of tiles."""
    lines = [styled(text("steam-ledger-cities"), DIM)]
    for city in view.cities:
        line = fit(
            Text.assemble(chip(palette, city.colour, LETTERS[city.colour]), " ", (place_name(city.name), BOLD)), 18
        )
        line.append_text(fit(styled(city.hex, DIM), 5))
        line.append_text(fit(cubes_text(palette, city.cubes), 14))
        line.append(text("steam-ledger-city", marker=city.marker, new=city.new), DIM)
        lines.append(line)
    lines += [_blank(), styled(text("steam-ledger-all-links"), DIM), *_links_by_owner(view, palette)]
    loose = [link for link in view.links if link.status == "incomplete"]
    lines += [_link_line(view, palette, link, 78) for link in loose if link.owner is not None]
    free = [link for link in loose if link.owner is None]
    if free:
        said = [text("steam-ledger-free-link", a=link.a, hex=link.open_hex) for link in free]
        lines.append(styled(text("steam-ledger-ownerless", links=said), NULL))
    lines += [_blank(), *supply_lines(view, palette, 60), new_city_line(view, palette)]
    return [*lines, _blank(), *stock_lines(view)]


def _links_by_owner(view: SteamView, palette: Palette) -> Iterable[Text]:
    for seat in view.seats:
        mine = [link for link in view.links if link.owner == seat.seat and link.status == "complete"]
        if mine:
            said = [text("steam-ledger-link", a=link.a, b=link.b) for link in mine]
            sign = chip(palette, palette.seat(seat.seat), palette.shape(seat.seat))
            yield Text.assemble(sign, " ", (text("steam-ledger-owns", seat=seat.name, links=said), NULL))


def stock_lines(view: SteamView) -> list[Text]:
    """How many track tiles of each kind are left (S1.6)."""
    lines = [styled(text("steam-ledger-stock", unlimited=view.options["unlimited_tiles"]), DIM)]
    for kind in view.stock:
        if kind.left is not None:
            names = tile(view.game, kind.front), tile(view.game, kind.back)
            lines.append(
                styled(
                    text(
                        "steam-ledger-stock-of",
                        left=f"{kind.left:>3}",
                        front=kind.front,
                        back=kind.back,
                        names=text("steam-ledger-two-faces", front=names[0], back=names[1]),
                    ),
                    NULL if kind.left else DIM,
                )
            )
    return lines


# -- lines ------------------------------------------------------------------------------------------------------------


def _cut(line: Text, width: int) -> Text:
    line.no_wrap, line.end = True, ""
    line.truncate(width, overflow="crop")
    return line


def _blank() -> Text:
    return Text("", no_wrap=True, end="")
