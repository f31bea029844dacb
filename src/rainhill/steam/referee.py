"""The referee: what must hold in every position of Steam, and between two that follow each other.

It works from the full view and the map alone and finds every link anew by walking the track, so that the engine's own
bookkeeping is what is being tested. An AssertionError means a bug of ours, never a player's mistake.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rainhill.steam.board import COLOURS, CUBES_OF_COLOUR, SteamBoard
from rainhill.steam.tiles import all_tiles, turn
from rainhill.steam.view import SeatView, SteamView, TileView

if TYPE_CHECKING:
    from rainhill.steam.position import SteamPosition

NEW_CITIES = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
MARKERS = 10
LOWEST_INCOME, HIGHEST_INCOME = -10, 10
HIGHEST_LEVEL = 6

Segment = tuple[str, int, int | None]
"""A piece of track: its hex, the side it enters by, and the side it leaves by (None: it ends in the town)."""


def check(position: SteamPosition) -> None:
    """Assert every invariant of a single position (S1 to S12)."""
    check_view(position.full_view(), position.board)


def check_view(view: SteamView, board: SteamBoard) -> None:
    """Assert every invariant that a full view shows."""
    _check_cubes(view)
    _check_pieces(view)
    _check_tiles(view, board)
    _check_links(view, board)
    _check_seats(view)
    _check_action_tiles(view)
    _check_end(view)


# -- material ---------------------------------------------------------------------------------------------------------


def _check_cubes(view: SteamView) -> None:
    """All 96 cubes are on cities, in the supply or out of play (S1.2); New Cities and markers add up (S1.5)."""
    found = Counter(view.bag)
    for city in view.cities:
        found.update(city.cubes)
    for space in view.supply:
        found.update(space)
    assert {colour: found[colour] for colour in COLOURS} == dict(zip(COLOURS, CUBES_OF_COLOUR, strict=True)), found
    placed = Counter(city.colour for city in view.cities if city.new)
    for colour, count in NEW_CITIES.items():
        assert view.new_cities[colour] + placed[colour] == count, colour
    assert all(city.marker for city in view.cities if city.new), "a New City without its printed marker"
    assert sum(city.marker and not city.new for city in view.cities) <= MARKERS


def _check_pieces(view: SteamView) -> None:
    """Every laid face uses up one piece that has it (S1.6)."""
    if view.options["unlimited_tiles"] == "yes":
        assert all(kind.left is None for kind in view.stock)
        return
    pieces = all_tiles().pieces
    used = []
    for piece, kind in zip(pieces, view.stock, strict=True):
        assert (piece.front.id, piece.back.id) == (kind.front, kind.back)
        assert kind.left is not None and 0 <= kind.left <= piece.count, kind
        used.append(({kind.front, kind.back}, piece.count - kind.left))
    assert sum(count for _, count in used) == len(view.tiles), "pieces on the map and pieces missing from the stock"
    # Hall's condition over the faces on the map: no set of faces needs more pieces than have one of them.
    laid = Counter(tile.tile for tile in view.tiles)
    groups: list[set[str]] = []
    for faces, _ in used:
        touching = [group for group in groups if group & faces]
        groups = [group for group in groups if group not in touching] + [faces.union(*touching)]
    for group in groups:
        have = sum(count for faces, count in used if faces <= group)
        assert have == sum(laid[face] for face in group), (group, have)
    for face, count in laid.items():
        assert count <= sum(number for faces, number in used if face in faces), face


# -- track ------------------------------------------------------------------------------------------------------------


def _check_tiles(view: SteamView, board: SteamBoard) -> None:
    """Every tile lies where it may, as it was turned, and leads off no side that is closed (S5.3, S5.4)."""
    towns = {town.hex for town in view.towns}
    cities = {city.hex for city in view.cities}
    assert len({tile.hex for tile in view.tiles}) == len(view.tiles)
    assert {town.hex for town in view.towns if not town.bare} == towns & {tile.hex for tile in view.tiles}
    for tile in view.tiles:
        shape = all_tiles().shape(tile.tile)
        assert shape is not None, tile
        assert tile.hex not in cities, tile
        assert shape.is_town == (tile.hex in towns), tile
        tracks, exits = turn(shape, tile.rotation)
        if shape.is_town:
            assert {(track.a, track.b) for track in tile.tracks} == {(d, None) for d in range(6) if exits >> d & 1}
        else:
            assert {(track.a, track.b) for track in tile.tracks} == set(tracks), tile
        assert exits & ~board.sides[board.board.index_of[tile.hex]] == 0, ("a closed side", tile)


@dataclass
class _Chain:
    """A link found by walking: its track, the stops at its ends, and how many ends are open."""

    segments: set[Segment]
    stops: list[str]
    open_ends: int


def _walk(view: SteamView, board: SteamBoard) -> list[_Chain]:
    """Every chain of track between stops and open ends, found anew."""
    names, neighbours = board.board.names, board.board.neighbours
    city_on = {city.hex: city.name for city in view.cities}
    town_on = {town.hex: town.name for town in view.towns}
    by_side: dict[tuple[str, int], Segment] = {}
    for tile in view.tiles:
        for track in tile.tracks:
            segment = (tile.hex, track.a, track.b)
            by_side[tile.hex, track.a] = segment
            if track.b is not None:
                by_side[tile.hex, track.b] = segment
    chains, seen = [], set[Segment]()
    for first in by_side.values():
        if first in seen:
            continue
        chain = _Chain({first}, [], 0)
        fronts = [(first, side) for side in first[1:] if side is not None]
        if first[2] is None:
            chain.stops.append(town_on[first[0]])
        while fronts:
            segment, side = fronts.pop()
            other = neighbours[board.board.index_of[segment[0]]][side]
            there = names[other]
            met = by_side.get((there, (side + 3) % 6))
            if met is not None:
                if met in chain.segments:
                    continue
                chain.segments.add(met)
                if met[2] is None:
                    chain.stops.append(town_on[there])
                else:
                    fronts.append((met, met[2] if met[1] == (side + 3) % 6 else met[1]))
            elif there in city_on:
                chain.stops.append(city_on[there])
            else:
                chain.open_ends += 1
        seen |= chain.segments
        chains.append(chain)
    return chains


def _check_links(view: SteamView, board: SteamBoard) -> None:
    """The links are what the track says: ends, completeness, one owner all along, and an expiry (S5, S6)."""
    link_of: dict[Segment, int] = {}
    owner_of: dict[Segment, int | None] = {}
    complete_of: dict[Segment, bool] = {}
    for tile in view.tiles:
        for track in tile.tracks:
            segment = (tile.hex, track.a, track.b)
            link_of[segment], owner_of[segment], complete_of[segment] = track.link, track.owner, track.complete
    known = {link.id: link for link in view.links}
    met = set()
    for chain in _walk(view, board):
        ids = {link_of[segment] for segment in chain.segments}
        assert len(ids) == 1, ("one chain, several links", chain)
        link = known[ids.pop()]
        assert link.id not in met, ("one link, several chains", link)
        met.add(link.id)
        assert {owner_of[segment] for segment in chain.segments} == {link.owner}, link
        assert {complete_of[segment] for segment in chain.segments} == {link.status == "complete"}, link
        assert {segment[0] for segment in chain.segments} == set(link.hexes), (link, chain)
        assert len(chain.stops) + chain.open_ends == 2, (link, chain)
        if chain.open_ends:
            assert link.status == "incomplete" and link.b is None and link.open_hex in link.hexes, link
            assert [link.a] == chain.stops, ("track that leads back to no stop", link, chain)
        else:
            same = len(set(chain.stops)) == 1 and view.options["town_loops"] == "no"
            same = same or (len(set(chain.stops)) == 1 and chain.stops[0] in {city.name for city in view.cities})
            assert link.status == ("void" if same else "complete"), (link, chain)
            assert sorted((link.a, link.b or "")) == sorted(chain.stops), (link, chain)
        expected = link.status == "incomplete" and link.owner is not None
        assert (link.expires is not None) == expected, ("expiry", link)
        assert link.expires is None or link.expires >= view.round, link
        assert not link.claimable_by or (link.status == "incomplete" and link.owner is None), link
    assert met == set(known), ("links without track", set(known) - met)
    for seat in view.seats:
        mine = sum(link.owner == seat.seat and link.status == "complete" for link in view.links)
        assert seat.links == mine, seat
        assert not seat.bankrupt or not any(link.owner == seat.seat for link in view.links), ("discs stay", seat)


# -- seats ------------------------------------------------------------------------------------------------------------


def _check_seats(view: SteamView) -> None:
    """Money and tracks stay within their limits, and the order names every seat still in the match once (S2, S3)."""
    for seat in view.seats:
        assert seat.cash >= 0, seat
        assert seat.points >= 0, seat
        assert 1 <= seat.locomotive <= HIGHEST_LEVEL, seat
        assert seat.income >= LOWEST_INCOME, seat
        if view.options["income_limit"] == "10":
            assert seat.income <= HIGHEST_INCOME, seat
    inside = {seat.seat for seat in view.seats if not seat.bankrupt}
    assert len(set(view.order)) == len(view.order)
    assert set(view.order) <= set(range(len(view.seats)))
    if view.phase not in ("auction", "over"):
        assert set(view.order) == inside, (view.order, inside)
    assert view.decision is None or view.decision.seat in inside
    assert 1 <= view.round <= view.rounds


def _check_action_tiles(view: SteamView) -> None:
    """Every action tile has one holder at most, and every seat one tile (S4.1)."""
    held = [tile.holder for tile in view.action_tiles if tile.holder is not None]
    assert len(set(held)) == len(held), held
    for tile in view.action_tiles:
        if tile.holder is not None:
            holder = view.seats[tile.holder]
            assert (holder.tile, holder.passed) == (tile.tile, tile.passed), tile


def _check_end(view: SteamView) -> None:
    """Somebody is asked unless the match is over; then there is one winner (S11.5)."""
    assert (view.decision is None) == (view.outcome is not None) == (view.phase == "over")
    if view.outcome is None:
        return
    assert len(view.outcome.winners) == 1
    totals = [sum(row.points[seat.seat] for row in view.outcome.breakdown) for seat in view.seats]
    assert tuple(totals) == view.outcome.scores, totals
    assert sorted(seat for rank in view.outcome.ranking for seat in rank) == list(range(len(view.seats)))


# -- between two positions --------------------------------------------------------------------------------------------


def check_step(before: SteamView, action: Any, after: SteamView, events: Iterable[Any]) -> None:
    """Assert that events explain every change of money, income, points and locomotive, and that nothing comes back."""
    told = list(events)
    for old, new in zip(before.seats, after.seats, strict=True):
        _check_account(old, new, [event for event in told if getattr(event, "seat", None) == new.seat])
    assert after.round >= before.round
    for colour in COLOURS:
        assert after.bag[colour] >= before.bag[colour], ("a cube came back", colour, action)
        assert after.new_cities[colour] <= before.new_cities[colour]
    for old_space, new_space in zip(before.supply, after.supply, strict=True):
        assert new_space in (old_space, ()), ("supply spaces are emptied at once and never refilled", action)
    delivered = sum(event.key == "goods-delivered" for event in told)
    assert sum(after.bag.values()) - sum(before.bag.values()) == delivered, action
    laid = {event.hex for event in told if event.key == "track-laid"}
    removed = {event.town for event in told if event.key == "city-placed"}
    assert len(removed) <= 1 and len(laid) <= 1, action
    changed = _faces(before.tiles) ^ _faces(after.tiles)
    assert {face[0] for face in changed} <= laid | {city.hex for city in after.cities if city.name in removed}, action


def _faces(tiles: Iterable[TileView]) -> set[tuple[str, str, int]]:
    return {(tile.hex, tile.tile, tile.rotation) for tile in tiles}


def _check_account(old: SeatView, new: SeatView, told: list[Any]) -> None:
    """One seat's books: every dollar, step of income, point and level is told by an event (S2, S9, S10, S12)."""
    cash, income, points, level = old.cash, old.income, old.points, old.locomotive
    for event in told:
        match event.key:
            case "paid":
                cash -= event.amount
            case "money-raised":
                cash += event.amount
                income -= event.income_lost
                points -= event.points_lost
            case "income-received" | "change-returned":
                cash += event.amount
            case "shortfall-covered":
                points -= event.points_lost
                income -= event.income_lost
            case "income-scored":
                income += event.points - event.lost
            case "points-scored":
                points += event.points
            case "locomotive-improved":
                level += 1
    books = (cash, income, points, level)
    assert books == (new.cash, new.income, new.points, new.locomotive), (books, new, told)
