"""Numbers that the rules pages of Steam name, asked of the engine."""

from __future__ import annotations

from typing import cast

from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.arrange import Line, arrange
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import CUBES_OF_COLOUR
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.rules import action_tiles, codes, final, income, money, track
from rainhill.games.steam.rules.state import Work
from rainhill.games.steam.tiles import Shape, all_tiles
from rainhill.kernel.match import Match
from rainhill.registry import find_game

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
SIX_STARTS = ("toy", "northeast", "ruhr", "ruhr")
"""Maps for three to six."""


def facts() -> dict[str, int]:
    """What the engine plays with; what it asks and pays is found by having it ask and pay."""
    base = _position().flat
    price = action_tiles.price
    return {
        **{f"rounds-{seats}": _position(seats).flat.rounds for seats in INFO.seats},
        **_prices_of_track(),
        **_money(),
        "cubes": sum(CUBES_OF_COLOUR),
        "spaces": codes.SPACES,
        "tiles": sum(piece.count for piece in all_tiles().pieces),
        "shapes": len(all_tiles().shapes),
        "builds": _builds(codes.TURN_ORDER),
        "builds-engineer": _builds(codes.ENGINEER),
        "lowest-income": codes.LOWEST_INCOME,
        "highest-level": codes.HIGHEST_LEVEL,
        "price-city-growth": price(base, 0, codes.CITY_GROWTH, 0),
        "price-locomotive": price(base, 0, codes.LOCOMOTIVE, 0) - base.dump()["level"][0] - 1,
        "price-urbanization": price(base, 0, codes.URBANIZATION, 0),
        "negative-income": -final.income_points(-1),
        "link-points": _link_points(),
    }


def _position(seats: int = 3, edition: str = "base") -> SteamPosition:
    match = Match.new(find_game("steam"), map=SIX_STARTS[seats - 3], edition=edition, seats=list(NAMES[:seats]), seed=1)
    return cast("SteamPosition", match.position)


def _builds(tile: int) -> int:
    """How many tiles the holder of an action tile may lay (S5.1)."""
    return arrange(_position(), phase="build", asked=0, tiles={0: ACTION_TILES[tile - 1]}).flat.limit


def _link_points() -> int:
    link = Line(("Anchorby", "B4", "Birkby"), 0)
    return final.total(arrange(_position(), lines=[link]).flat, 0) - final.total(_position().flat, 0)


def _prices_of_track() -> dict[str, int]:
    """What a side, a town and the ground cost (S5.9), and what the examples come to."""
    position = _position()
    straight, three_spurs = (position.tiles.lay(_shape(shape), 0) for shape in ("21", "T31"))
    crossing = position.tiles.lay(_shape("42"), 0)

    def price(kind: str, lay: int) -> int:
        cell = position.board.terrain.index(kind)
        return track.price(position.ground, position.flat, cell, lay)

    flat = price("land", straight.index)
    side = flat // straight.shape.exits
    return {
        "price-side": side,
        "price-town": price("land", three_spurs.index) - three_spurs.shape.exits * side,
        "price-river": price("river", straight.index) - flat,
        "price-hills": price("hill", straight.index) - flat,
        "example-hills-river": price("river-hill", straight.index),
        "example-town": price("land", three_spurs.index),
        "example-redirect-two": price("land", crossing.index),
    }


def _shape(name: str) -> Shape:
    shape = all_tiles().shape(name)
    assert shape is not None
    return shape


def _money() -> dict[str, int]:
    """What is raised at a time and what it costs (S2.2, S2.3), upkeep and a shortfall (S12.11, S12.12)."""
    bank = arrange(_position(), income=[0, codes.LOWEST_INCOME, 0], points=[0, 9, 0]).flat
    for seat in (0, 1):
        # A dollar that is not there: so much is raised as has to be, and the change is kept.
        money.pay(bank, Work(), seat, 1, codes.FOR_TILE)
    poor = arrange(_position(edition="standard"), points=[5, 6, 0]).flat
    return {
        "raise": money.cash_of(bank, 0) + 1,
        "raise-points": 9 - money.points_of(bank, 1),
        "upkeep": income.upkeep(poor, 0) // poor.dump()["level"][0],
        "shortfall": income.most(poor, 1) - income.most(poor, 0),
    }
