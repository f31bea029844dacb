"""Set-up positions: for problems, teaching and tests. Everything that follows from what is given is worked out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.map import COLOURS, CUBES_OF_COLOUR
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import auction, codes, rounds
from rainhill.kernel.hexes import direction

Dump = dict[str, list[int]]
PHASES = {
    "auction": codes.AUCTION,
    "capital": codes.CAPITAL,
    "bidding": codes.BIDDING,
    "actions": codes.TILES,
    "build": codes.BUILD,
    "goods": codes.GOODS,
}


@dataclass(frozen=True, slots=True)
class Line:
    """A link to be set up: names of stops and hexes it runs through, its first being the stop it starts at.

    The last is the stop it ends at, or with `open` the hex or bare town its open end faces, which gets no track of it.
    A loose spur is a town and the hex it faces. `fresh`: extended in the build turn under way (S6.2).
    """

    through: tuple[str, ...]
    owner: int | None
    open: bool = False
    fresh: bool = False


def arrange(
    position: SteamPosition,
    *,
    lines: Iterable[Line] = (),
    new_cities: Mapping[str, str] | None = None,
    cubes: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[int, Sequence[str]] | None = None,
    markers: Iterable[str] = (),
    stock: Mapping[str, int] | None = None,
    cash: Sequence[int] | None = None,
    income: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    levels: Sequence[int] | None = None,
    bankrupt: Sequence[int] = (),
    order: Sequence[int] | None = None,
    tiles: Mapping[int, str | tuple[str, bool]] | None = None,
    round_number: int | None = None,
    phase: str | None = None,
    asked: int | None = None,
    goods_round: int = 1,
    improved: Iterable[int] = (),
    laid: int = 0,
    spent: int = 0,
    free_pass: int | None = None,
) -> SteamPosition:
    """Change a fresh position into the one described, and return it.

    Tiles, pieces and links follow from `lines`. `cubes` replaces what is on the cities it names, `supply` (spaces from
    1) all supply spaces; the bag has what is left of the 96. `new_cities` gives towns their colour. `tiles` tells which
    action tile a seat holds, as a name or as a name and whether it was passed. `bankrupt` seats are named in the order
    in which they went. With `phase` the phase begins anew, and `asked` is the seat whose turn in it has come.
    """
    flat = position.flat
    dump = flat.dump()
    for town, colour in (new_cities or {}).items():
        stop = _stop(position, town)
        dump["colour_of"][stop] = COLOURS.index(colour)
        dump["marker"][stop] = 1
        dump["new_cities"][COLOURS.index(colour)] -= 1
    for city in markers:
        dump["marker"][_stop(position, city)] = 1
    flat.links = _lay_lines(position, dump, tuple(lines))
    for faces, left in (stock or {}).items():
        piece = next(p for p in position.tiles.pieces if f"{p.front.id}/{p.back.id}" == faces)
        dump["pieces"][piece.index] = left
    _put_cubes(position, dump, cubes, supply)
    for name, values in (("cash", cash), ("income", income), ("points", points), ("level", levels)):
        for seat, value in enumerate(values or ()):
            dump[name][seat] = value
    for number, seat in enumerate(bankrupt, 1):
        dump["bankrupt"][seat] = number
        flat.alive &= ~(1 << seat)
    flat.bankruptcies = len(bankrupt)
    seats = list(order) if order is not None else [s for s in dump["order"] if s >= 0]
    seats = [seat for seat in seats if seat not in bankrupt]
    dump["order"] = seats + [-1] * (6 - len(seats))
    flat.in_order = len(seats)
    for seat, held in (tiles or {}).items():
        name, passed = (held, False) if isinstance(held, str) else held
        dump["tile_of"][seat], dump["passed"][seat] = ACTION_TILES.index(name) + 1, int(passed)
    flat.round = flat.round if round_number is None else round_number
    flat.free_pass = -1 if free_pass is None else free_pass
    flat.restore(dump)
    if phase is not None:
        _begin(position, PHASES[phase], asked, goods_round)
    if phase == "build":
        flat.laid, flat.spent = laid, spent
    flat.improved = sum(1 << seat for seat in improved)
    return position


def _stop(position: SteamPosition, name: str) -> int:
    for stop in position.board.stops:
        if stop.name == name:
            return stop.index
    raise ValueError(f"no stop {name}")


def _cell(position: SteamPosition, name: str) -> int:
    """The cell of a hex or stop."""
    for stop in position.board.stops:
        if stop.name == name:
            return stop.hex
    return position.board.board.index_of[name]


def _lay_lines(position: SteamPosition, dump: Dump, lines: tuple[Line, ...]) -> int:
    """Enter the links, then lay the tiles their tracks ask for; tell how many links there are."""
    tracks: dict[int, set[tuple[int, int]]] = {}
    spurs: dict[int, int] = {}
    for link, line in enumerate(lines):
        cells = [_cell(position, name) for name in line.through]
        sides = [_side(position, a, b) for a, b in pairwise(cells)]
        dump["link_a"][link] = position.board.stop_at[cells[0]]
        dump["link_b"][link] = -1 if line.open else position.board.stop_at[cells[-1]]
        dump["link_owner"][link] = codes.NOBODY if line.owner is None else line.owner
        dump["link_flag"][link] = codes.FRESH if line.fresh else 0
        for cell, entered, left in zip(cells[1:-1], sides, sides[1:], strict=False):
            pair = sorted(((entered + 3) % 6, left))
            tracks.setdefault(cell, set()).add((pair[0], pair[1]))
            dump["link_at"][cell * 6 + pair[0]] = dump["link_at"][cell * 6 + pair[1]] = link
        ends = [(cells[0], sides[0])] + ([] if line.open else [(cells[-1], (sides[-1] + 3) % 6)])
        for cell, side in ends:
            if dump["colour_of"][position.board.stop_at[cell]] < 0:
                spurs[cell] = spurs.get(cell, 0) | 1 << side
                dump["link_at"][cell * 6 + side] = link
        dump["link_open"][link] = cells[-2] * 6 + sides[-1] if line.open else -1
    for cell, pairs in tracks.items():
        _put_tile(position, dump, cell, tuple(sorted(pairs)), None)
    for cell, exits in spurs.items():
        _put_tile(position, dump, cell, (), exits)
    return len(lines)


def _side(position: SteamPosition, a: int, b: int) -> int:
    board = position.board.board
    side = direction(board.hexes[a], board.hexes[b])
    if side is None:
        raise ValueError(f"{board.names[a]} and {board.names[b]} are not neighbours")
    return side


def _put_tile(
    position: SteamPosition, dump: Dump, cell: int, tracks: tuple[tuple[int, int], ...], exits: int | None
) -> None:
    """Lay the tile that has just these tracks or spurs, from the kind of piece with most left (S1.6)."""
    for lay in position.tiles.lays:
        if lay.tracks == tracks and (exits is None or lay.exits == exits):
            break
    else:
        raise ValueError(f"no tile for {position.hex_name(cell)}")
    dump["tile"][cell] = lay.index + 1
    if not position.flat.unlimited:
        kinds = [p.index for p in position.tiles.pieces if lay.shape in (p.front, p.back) and dump["pieces"][p.index]]
        if not kinds:
            raise ValueError(f"no tile {lay.shape.id} left")
        kind = max(kinds, key=lambda k: dump["pieces"][k])
        dump["pieces"][kind] -= 1
        dump["piece"][cell] = kind


def _put_cubes(
    position: SteamPosition,
    dump: Dump,
    cubes: Mapping[str, Sequence[str]] | None,
    supply: Mapping[int, Sequence[str]] | None,
) -> None:
    for name, colours in (cubes or {}).items():
        stop = _stop(position, name)
        dump["cubes"][stop * 5 : stop * 5 + 5] = [list(colours).count(colour) for colour in COLOURS]
    if supply is not None:
        dump["supply"] = [list(supply.get(space, ())).count(colour) for space in range(1, 13) for colour in COLOURS]
    for n, number in enumerate(CUBES_OF_COLOUR):
        dump["bag"][n] = number - sum(dump["cubes"][n::5]) - sum(dump["supply"][n::5])
        if dump["bag"][n] < 0:
            raise ValueError(f"more than {number} {COLOURS[n]} cubes")


def _begin(position: SteamPosition, phase: int, asked: int | None, goods_round: int) -> None:
    """Begin a phase anew, and go on to the seat that is asked."""
    flat, work = position.flat, position.work
    flat.goods_round = goods_round if phase == codes.GOODS else 0
    if phase == codes.AUCTION:
        auction.open_auction(flat, flat.dump()["order"][0] if asked is None else asked)
        return
    if phase == codes.BIDDING:
        auction.open_bidding(flat)
        return
    first = {codes.BUILD: codes.FIRST_BUILD, codes.GOODS: codes.FIRST_MOVE}.get(phase, 0)
    rounds.begin_phase(flat, work, phase, first)
    if asked is not None:
        flat.queue_at = flat.dump()["queue"].index(asked)
        flat.asked = asked
    if phase == codes.BUILD:
        rounds.begin_building(flat, work)
