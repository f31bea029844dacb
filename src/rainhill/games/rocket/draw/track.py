"""The lines of Stephenson's Rocket as paths: from the edge of the starting town, side to side, to the locomotive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rainhill.draw.shapes import Point, xy
from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.view import CompanyView, RocketView, TrackView
from rainhill.kernel.hexes import Hex, centre, edge, step
from rainhill.kernel.maps import GameMap

# A line begins a little inside the border of the starting town, whose plate then covers the end.
START_EDGE = 0.86


@dataclass(frozen=True, slots=True)
class Engine:
    """A locomotive on the board; `heading` is None while it waits in its starting town."""

    company: int
    hex: Hex
    heading: int | None
    isolated: bool


def engines(made: RocketMap, view: RocketView | None) -> tuple[Engine, ...]:
    """Every locomotive on the board; without a view all wait."""
    board = made.board
    if view is None:
        return tuple(Engine(c.index, board.hexes[c.hex], None, isolated=False) for c in made.companies)
    out = []
    for n, company in enumerate(view.companies):
        if company.locomotive is not None and company.status != "closed":
            at = board.hexes[board.index_of[company.locomotive]]
            out.append(Engine(n, at, company.heading, isolated=company.status == "isolated"))
    return tuple(out)


def survivor(view: RocketView, company: CompanyView) -> CompanyView:
    """The open company that a company's track belongs to now (R7.5)."""
    by_id = {other.id: other for other in view.companies}
    while company.merged_into is not None:
        company = by_id[company.merged_into]
    return company


def line_paths(made: RocketMap, view: RocketView, s: float) -> dict[int, str]:
    """Path data of every line that has left its starting town, by the number of the company it belongs to."""
    board = made.board
    number = {company.id: n for n, company in enumerate(view.companies)}
    tiles: dict[int, list[TrackView]] = {}
    for company in view.companies:
        tiles.setdefault(number[survivor(view, company).id], []).extend(company.track)
    heads = {engine.company: engine for engine in engines(made, view)}
    out = {}
    for n in sorted(tiles):
        d = _line(board, _by_entry(board, tiles[n]), heads.get(n), s)
        if d:
            out[n] = d
    return out


def _by_entry(board: GameMap, tiles: Sequence[TrackView]) -> dict[tuple[Hex, int], TrackView]:
    return {(board.hexes[board.index_of[tile.hex]], tile.enters): tile for tile in tiles}


def _line(board: GameMap, tiles: Mapping[tuple[Hex, int], TrackView], engine: Engine | None, s: float) -> str:
    """All tiles of a line as connected strokes, and the last piece under its locomotive."""
    after = {(step(h, tile.leaves), (tile.leaves + 3) % 6) for (h, _), tile in tiles.items()}
    d = "".join(_stroke(board, tiles, first, engine, s) for first in tiles if first not in after)
    if engine is not None and engine.heading is not None:
        entry = (engine.hex, (engine.heading + 3) % 6)
        if entry not in after:
            start = edge(board.layout, step(engine.hex, entry[1]), engine.heading, s, START_EDGE)
            d += f"M{xy(start)}L{xy(centre(board.layout, engine.hex, s))}"
    return d


def _stroke(
    board: GameMap,
    tiles: Mapping[tuple[Hex, int], TrackView],
    first: tuple[Hex, int],
    engine: Engine | None,
    s: float,
) -> str:
    here, enters = first
    home = step(here, enters)
    d = f"M{xy(edge(board.layout, home, (enters + 3) % 6, s, START_EDGE))}L{xy(edge(board.layout, here, enters, s))}"
    laid = {h: _middle(board, h, tile, s) for (h, _), tile in tiles.items()}
    while (here, enters) in tiles:
        leaves = tiles[here, enters].leaves
        middle, end = centre(board.layout, here, s), edge(board.layout, here, leaves, s)
        straight = (leaves - enters) % 6 == 3
        d += f"L{xy(end)}" if straight else f"Q{xy(middle)} {xy(end)}"
        here, enters = step(here, leaves), (leaves + 3) % 6
    if here in laid:
        d += f"L{xy(laid[here])}"
    elif engine is not None and here == engine.hex:
        d += f"L{xy(centre(board.layout, here, s))}"
    return d


def _middle(board: GameMap, h: Hex, tile: TrackView, s: float) -> Point:
    """The point half-way along the track of a tile, where a merged line meets it."""
    (ax, ay), (bx, by) = (edge(board.layout, h, d, s) for d in (tile.enters, tile.leaves))
    x, y = centre(board.layout, h, s)
    return (ax + bx) / 4 + x / 2, (ay + by) / 4 + y / 2
