"""Links as chains of hexes, for events, views and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rainhill.games.steam.rules import codes

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition

Dump = dict[str, list[int]]


def chain(position: SteamPosition, dump: Dump, link: int) -> list[int]:
    """The cells with track of a link, from the stop it starts at to its other end; spurs count for their town."""
    board, at, tile, lays = position.board, dump["link_at"], dump["tile"], position.tiles.lays
    start = board.stops[dump["link_a"][link]].hex
    sides = [d for d in range(6) if at[start * 6 + d] == link]
    cells = [start] if sides else []
    if not sides:
        # A city has no tile: the chain begins beyond one of its sides.
        near = board.board.neighbours[start]
        sides = [d for d in range(6) if near[d] >= 0 and at[near[d] * 6 + (d + 3) % 6] == link]
    here, side = start, sides[0]
    while True:
        here, entered = board.board.neighbours[here][side], (side + 3) % 6
        if here < 0 or at[here * 6 + entered] != link:
            return cells
        cells.append(here)
        for a, b in lays[tile[here] - 1].tracks:
            if entered in (a, b):
                side = b if entered == a else a
                break
        else:
            # A spur: the chain ends in its town.
            return cells


def follow_route(position: SteamPosition, dump: Dump, origin: int, route: list[int]) -> tuple[list[int], list[int]]:
    """The stops and all hexes of a way over these links, beginning at a city."""
    stops, cells = stops_of_route(dump, origin, route), [position.board.stops[origin].hex]
    for link, here, there in zip(route, stops, stops[1:], strict=False):
        part = chain(position, dump, link)
        forward = dump["link_a"][link] == here
        for cell in [*(part if forward else reversed(part)), position.board.stops[there].hex]:
            if cell != cells[-1]:
                cells.append(cell)
    return stops, cells


def stops_of_route(dump: Dump, origin: int, route: list[int]) -> list[int]:
    """The stops alone of a way over these links, beginning at a city."""
    stops = [origin]
    for link in route:
        a, b = dump["link_a"][link], dump["link_b"][link]
        stops.append(b if a == stops[-1] else a)
    return stops


def owner_of(dump: Dump, link: int) -> int | None:
    """The seat a link belongs to, None if it is ownerless."""
    owner = dump["link_owner"][link]
    return None if owner in (codes.NOBODY, codes.FREE) else owner
