"""Set-up positions: for problems, teaching and tests. Everything that follows from what is given is worked out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from rainhill.games.rocket.position import RocketPosition
from rainhill.games.rocket.rules import codes, state
from rainhill.kernel.hexes import direction

Dump = dict[str, list[int]]


def arrange(
    position: RocketPosition,
    *,
    lines: Mapping[str, Sequence[str]] | None = None,
    closed: Mapping[str, str] | None = None,
    joined: Mapping[str, Iterable[str]] | None = None,
    stations: Mapping[str, int] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    investments: Mapping[tuple[str, str], Sequence[int]] | None = None,
    passengers: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    active: int | None = None,
    actions_done: int = 0,
    moved: Iterable[str] = (),
    isolated: Iterable[str] = (),
    tiles_left: int | None = None,
    passengers_left: int | None = None,
    piles: Mapping[str, int] | None = None,
) -> RocketPosition:
    """Change a fresh position into the one described, and return it.

    `lines` gives the hexes a line ran over, from the first after its start to the locomotive. `closed` tells into
    which line a company merged; its own hexes in `lines` then belong to the survivor and its last one is track.
    Joined places, connected stations, share piles, tiles and passengers are worked out and may be overruled.
    """
    flat, dump = position.flat, position.flat.dump()
    numbers = {company.id: company.index for company in position.board.companies}
    merged = {numbers[company]: numbers[survivor] for company, survivor in (closed or {}).items()}
    laid = 0
    for company, hexes in (lines or {}).items():
        laid += _lay_line(position, dump, numbers[company], list(hexes), numbers[company] in merged)
    for number, survivor in merged.items():
        _close(position, dump, number, survivor)
    _find_joined(position, dump)
    for name, extra in (joined or {}).items():
        for place in extra:
            dump["joined"][numbers[name]] |= 1 << _place(position, place)
    _inherit_joined(dump, merged)
    for at, seat in (stations or {}).items():
        _put_station(position, dump, at, seat)
    for (city, industry), seats in (investments or {}).items():
        _invest(position, dump, city, industry, seats)
    for name, held in (shares or {}).items():
        for seat, count in enumerate(held):
            dump["shares"][numbers[name] * 4 + seat] = count
    for seat, count in enumerate(passengers or ()):
        dump["passengers"][seat] = count
    for seat, count in enumerate(scores or ()):
        dump["score"][seat] = count
    flat.isolated = sum(1 << numbers[name] for name in isolated)
    _count_shares(position, dump)
    for name, left in (piles or {}).items():
        dump["pile"][numbers[name]] = left
    flat.tiles_left = codes.TILES - laid if tiles_left is None else tiles_left
    taken = codes.PASSENGERS - sum(passengers or ())
    flat.passengers_left = taken if passengers_left is None else passengers_left
    if active is not None:
        flat.active = flat.asked = active
    flat.actions_done = actions_done
    flat.moved = sum(1 << numbers[name] for name in moved)
    flat.restore(dump)
    state.recount(position.ground, flat)
    return position


def _lay_line(position: RocketPosition, dump: Dump, company: int, hexes: list[str], is_closed: bool) -> int:
    """Run a locomotive along the hexes; tell how many tiles that took (R5.7, R7.3)."""
    board = position.board.board
    cells = [position.board.companies[company].hex, *(board.index_of[name] for name in hexes)]
    if len(cells) > 1:
        dump["line_at"][cells[0]] = -1
    heading = -1
    for before, after in pairwise(cells):
        d = direction(board.hexes[before], board.hexes[after])
        if d is None:
            raise ValueError(f"{board.names[before]} and {board.names[after]} are not neighbours")
        if heading >= 0:
            dump["shape"][before] = (heading + 3) % 6 + 8 * d
        heading = d
        dump["line_at"][after] = company
    dump["loco_at"][company] = cells[-1]
    dump["heading"][company] = heading
    return max(0, len(cells) - 2) + (1 if is_closed else 0)


def _close(position: RocketPosition, dump: Dump, company: int, survivor: int) -> None:
    cell = dump["loco_at"][company]
    neighbours = position.board.board.neighbours[cell]
    side = next((d for d, other in enumerate(neighbours) if other >= 0 and dump["line_at"][other] == survivor), 0)
    dump["shape"][cell] = (dump["heading"][company] + 3) % 6 + 8 * side
    dump["loco_at"][company] = -1
    dump["merged_into"][company] = survivor
    position.flat.closed |= 1 << company


def _find_joined(position: RocketPosition, dump: Dump) -> None:
    """Every place next to a line's track or locomotive is joined to it (R8)."""
    for cell, neighbours in enumerate(position.board.board.neighbours):
        company = dump["line_at"][cell]
        if company >= 0 and dump["heading"][company] >= 0:
            for other in neighbours:
                if other >= 0 and position.board.place_at[other] >= 0:
                    dump["joined"][company] |= 1 << position.board.place_at[other]


def _inherit_joined(dump: Dump, merged: Mapping[int, int]) -> None:
    """Hand track and places of closed lines to the last survivor (R7.5), whichever merged first."""
    for company in merged:
        survivor = merged[company]
        while survivor in merged:
            survivor = merged[survivor]
        dump["joined"][survivor] |= dump["joined"][company]
        dump["line_at"][:] = [survivor if line == company else line for line in dump["line_at"]]


def _place(position: RocketPosition, name: str) -> int:
    return next(place.index for place in position.board.places if place.name == name)


def _put_station(position: RocketPosition, dump: Dump, at: str, seat: int) -> None:
    cell = position.board.board.index_of[at]
    dump["station_at"][cell] = seat
    dump["stations_left"][seat] -= 1
    line = dump["line_at"][cell]
    if line >= 0:
        dump["stations_on"][line * 4 + seat] += 1


def _invest(position: RocketPosition, dump: Dump, city: str, industry: str, seats: Sequence[int]) -> None:
    board = position.board
    number = next(n for n, found in enumerate(board.cities) if board.places[found.place].name == city)
    slot = number * 2 + (board.industries[board.cities[number].major] != industry)
    for seat in seats:
        dump["free"][slot] -= 1
        dump["invested"][seat * 24 + slot] += 1


def _count_shares(position: RocketPosition, dump: Dump) -> None:
    """1999: what is held comes from the pile, and beyond the sixteen from the supplementary stock (R1.5)."""
    if not position.flat.piles:
        return
    for company in position.board.companies:
        held = sum(dump["shares"][company.index * 4 : company.index * 4 + 4])
        dump["real"][company.index] = min(held, codes.SHARES)
        dump["extra"][company.index] = held - dump["real"][company.index]
        gone = (position.flat.closed | position.flat.isolated) >> company.index & 1
        dump["pile"][company.index] = 0 if gone else codes.SHARES - dump["real"][company.index]
