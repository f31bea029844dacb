"""Taking action tiles (S4, S12.10)."""

from __future__ import annotations

from rainhill.games.steam.rules import cities, codes, money
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def price(p: Position, seat: int, tile: int, passed: int) -> int:
    """What a tile costs a seat when it is taken (S4.2 to S4.9); nothing in Standard (S12.10)."""
    if p.standard or passed:
        return 0
    if tile == codes.CITY_GROWTH:
        return 2
    if tile == codes.LOCOMOTIVE:
        return 4 + p.level[seat] + 1
    return 6 if tile == codes.URBANIZATION else 0


def holder(p: Position, tile: int) -> int:
    """Who holds an action tile in this round, or -1."""
    for seat in range(p.seats):
        if p.tile_of[seat] == tile:
            return seat
    return -1


def refuse_take(g: Ground, p: Position, seat: int, tile: int, passed: int) -> int:
    """Why a seat may not take a tile like this, or FINE (S4.1, S4.6 to S4.9, S12.10)."""
    if holder(p, tile) >= 0:
        return codes.TILE_TAKEN
    if passed and (p.standard or (tile != codes.CITY_GROWTH and tile != codes.URBANIZATION)):
        return codes.NO_PASS_OPTION
    if tile == codes.LOCOMOTIVE and p.level[seat] == codes.HIGHEST_LEVEL:
        return codes.LEVEL_HIGHEST
    if tile == codes.CITY_GROWTH and not passed and not p.standard and not cities.can_grow(g, p):
        return codes.CANNOT_GROW
    if tile == codes.URBANIZATION:
        code = cities.refuse_urbanization(g, p)
        # S4.8: somebody who could take no other tile takes it for its number.
        if code and (p.standard == passed or has_choice(g, p, seat)):
            return code
    if price(p, seat, tile, passed) > money.limit(p, seat, codes.FOR_TILE):
        return codes.TOO_EXPENSIVE
    return codes.FINE


def has_choice(g: Ground, p: Position, seat: int) -> int:
    """Whether a seat could take some tile besides Urbanization (S4.8)."""
    for tile in range(1, 7):
        if refuse_take(g, p, seat, tile, 0) == codes.FINE:
            return 1
        if tile == codes.CITY_GROWTH and refuse_take(g, p, seat, tile, 1) == codes.FINE:
            return 1
    return 0


def take(p: Position, w: Work, seat: int, tile: int, passed: int) -> None:
    """Take a tile and pay for it; the Locomotive works at once (S4.1, S4.7)."""
    cost = price(p, seat, tile, passed)
    money.pay(p, w, seat, cost, codes.FOR_TILE)
    p.tile_of[seat] = tile
    p.passed[seat] = passed
    flat.note(w, codes.NOTE_TAKEN, seat, tile, passed, cost)
    if tile == codes.LOCOMOTIVE:
        p.level[seat] += 1
        flat.note(w, codes.NOTE_LEVEL, seat, p.level[seat], 1, 0)
