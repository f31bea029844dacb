"""A table to test at: positions on the field (tests/data/steam/field.toml) or on any map of the game.

The field has four columns of stops. In a column one hex lies between two stops, from column to column two hexes:

    C: Alba C3 red,   Tarn C7,       Burg C11 blue,   Ulm C15,   Caro C19 yellow
    F:                Firth F6,      Dorn F10 purple, Moor F14,  Elm F18 red
    I: Fels I3 blue,  Nook I7,       Gard I11 yellow, Oxley I15, Holm I19 purple
    L:                Pell L6,       Isen L10 red,    Quay L14,  Jarl L18 blue

Sides are 0 north, then clockwise. F8 and E13 have a river, F12 and D12 hills, F16 both; so have Firth (river), Moor
(both) and Oxley (hills). Black edges lie between I9 and J8, K11 and K13, J18 and K19.

The star (star.toml) has an open hex in its middle, C5, and a city two steps away in each direction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from rainhill.games.steam.actions import LayTile, SteamAction, parse_action
from rainhill.games.steam.arrange import Line, arrange
from rainhill.games.steam.flat_map import make_ground
from rainhill.games.steam.info import INFO
from rainhill.games.steam.map import SteamMap, check_steam_map, make_steam_map, steam_map
from rainhill.games.steam.position import SteamPosition
from rainhill.games.steam.referee import check_step
from rainhill.games.steam.rules.state import Ground
from rainhill.games.steam.setup import deal
from rainhill.games.steam.tiles import all_tiles
from rainhill.games.steam.view import LinkView, SeatView, TileView
from rainhill.kernel.game import Header
from rainhill.kernel.maps import load_map
from rainhill.kernel.refusals import Refused

EDITIONS = ("base", "standard")
NAMES = ("Anton", "Beate", "Claus", "Dora", "Emil", "Frieda")
DATA = Path(__file__).resolve().parents[3] / "data" / "steam"
Listed = TypeVar("Listed")
OPTIONS = tuple(option.id for option in INFO.options)


@cache
def field_map() -> SteamMap:
    board = make_steam_map(load_map(DATA / "field.toml"))
    check_steam_map(board)
    return board


@cache
def ground_of(board: SteamMap) -> Ground:
    return make_ground(board)


@cache
def star_map() -> SteamMap:
    """A map without towns, which a match could not be played on; so it is not checked."""
    return make_steam_map(load_map(DATA / "star.toml"))


def map_of(name: str) -> SteamMap:
    return {"field": field_map, "star": star_map}.get(name, lambda: steam_map(name))()


def header(
    edition: str,
    seats: int,
    on: str,
    dealt: Mapping[str, str] | None = None,
    rules: int = INFO.rules,
    **options: str,
) -> Header:
    """A header with the default options but those given; on the field every supply space has a red and a blue cube."""
    board = map_of(on)
    chosen = {option.id: option.default(edition) for option in INFO.options} | options
    made = Header("steam", rules, board.id, board.board.hash, edition, chosen, NAMES[:seats], {})
    if dealt is None and on in {"field", "star"}:
        dealt = {
            "order": " ".join(str(n + 1) for n in range(seats)),
            "cities": " ".join(["PP"] * len(board.cities)),
            "supply": " ".join(["RB" if seats == 3 else "RBY"] * 12),
        }
    drawn = dict(dealt) if dealt is not None else deal(made, Random(1))
    return Header("steam", rules, board.id, board.board.hash, edition, chosen, NAMES[:seats], drawn)


def sit(
    edition: str = "base",
    seats: int = 3,
    *,
    on: str = "field",
    dealt: Mapping[str, str] | None = None,
    cubes: Mapping[str, Sequence[str]] | None = None,
    rules: int = INFO.rules,
    **arranged: Any,
) -> SteamPosition:
    """A position, arranged as asked (see rainhill.games.steam.arrange); options go by their names.

    If anything is arranged, cities have only the cubes that `cubes` gives them.
    """
    options = {name: arranged.pop(name) for name in OPTIONS if name in arranged}
    board = map_of(on)
    position = SteamPosition(header(edition, seats, on, dealt, rules, **options), board, ground_of(board))
    if arranged or cubes is not None:
        arrange(position, cubes={city.name: () for city in board.cities} | dict(cubes or {}), **arranged)
    return position


def build(edition: str = "base", seats: int = 3, **arranged: Any) -> SteamPosition:
    """The first seat's build turn."""
    given: dict[str, Any] = {"phase": "build", "asked": 0} | arranged
    return sit(edition, seats, **given)


def goods(edition: str = "base", seats: int = 3, **arranged: Any) -> SteamPosition:
    """The first seat's turn in the first goods round."""
    given: dict[str, Any] = {"phase": "goods", "asked": 0} | arranged
    return sit(edition, seats, **given)


def settle(edition: str = "base", seats: int = 3, **arranged: Any) -> tuple[SteamPosition, tuple[Any, ...]]:
    """A position after an income phase, and what happened in it; seats hold their tiles in reverse unless said."""
    held = dict(enumerate(("engineer", "first-move", "turn-order")[:seats]))
    given: dict[str, Any] = {"tiles": held, "goods_round": 2, "asked": seats - 1} | arranged
    position = goods(edition, seats, **given)
    events: tuple[Any, ...] = ()
    while position.decision() is not None and position.full_view().phase == "goods":
        events = play(position, "pass")
    return position, events


def line(*through: str, owner: int | None = 0, fresh: bool = False) -> Line:
    """A link; a last word of "..." means that its open end faces the hex named before it."""
    if through[-1] == "...":
        return Line(through[:-1], owner, open=True, fresh=fresh)
    return Line(through, owner, fresh=fresh)


LINES = {
    "alba-tarn": ("Alba", "C5", "Tarn"),
    "tarn-burg": ("Tarn", "C9", "Burg"),
    "burg-ulm": ("Burg", "C13", "Ulm"),
    "ulm-caro": ("Ulm", "C17", "Caro"),
    "firth-dorn": ("Firth", "F8", "Dorn"),
    "dorn-moor": ("Dorn", "F12", "Moor"),
    "moor-elm": ("Moor", "F16", "Elm"),
    "fels-nook": ("Fels", "I5", "Nook"),
    "nook-gard": ("Nook", "I9", "Gard"),
    "gard-oxley": ("Gard", "I13", "Oxley"),
    "oxley-holm": ("Oxley", "I17", "Holm"),
    "pell-isen": ("Pell", "L8", "Isen"),
    "isen-quay": ("Isen", "L12", "Quay"),
    "quay-jarl": ("Quay", "L16", "Jarl"),
    "alba-firth": ("Alba", "D4", "E5", "Firth"),
    "tarn-dorn": ("Tarn", "D8", "E9", "Dorn"),
    "burg-moor": ("Burg", "D12", "E13", "Moor"),
    "ulm-elm": ("Ulm", "D16", "E17", "Elm"),
    "caro-elm": ("Caro", "D18", "E19", "Elm"),
    "firth-fels": ("Firth", "G5", "H4", "Fels"),
    "firth-nook": ("Firth", "G7", "H6", "Nook"),
    "dorn-gard": ("Dorn", "G11", "H10", "Gard"),
    "moor-oxley": ("Moor", "G15", "H14", "Oxley"),
    "elm-holm": ("Elm", "G19", "H18", "Holm"),
    "nook-pell": ("Nook", "J8", "K7", "Pell"),
    "gard-isen": ("Gard", "J12", "K11", "Isen"),
    "oxley-quay": ("Oxley", "J14", "K13", "Quay"),
    "holm-jarl": ("Holm", "J20", "K19", "Jarl"),
}
"""Links of the field that do not cross each other; no town has more than four."""


def net(**owned: int | None) -> list[Line]:
    """Links of the field by name (with _ for -) and owner."""
    return [Line(LINES[name.replace("_", "-")], owner) for name, owner in owned.items()]


def rail(hex_name: str, *tracks: str) -> LayTile:
    """The lay with these tracks, each two digits for its sides."""
    wanted = tuple(sorted((min(pair), max(pair)) for pair in [(int(track[0]), int(track[1])) for track in tracks]))
    lay = next(lay for lay in all_tiles().lays if lay.tracks == wanted)
    return LayTile(hex_name, lay.shape.id, lay.rotation)


def spurs(hex_name: str, sides: str) -> LayTile:
    """The town tile with spurs to these sides."""
    exits = sum(1 << int(side) for side in sides)
    lay = next(lay for lay in all_tiles().lays if lay.shape.is_town and lay.exits == exits)
    return LayTile(hex_name, lay.shape.id, lay.rotation)


def act(notation: str | SteamAction) -> SteamAction:
    return parse_action(notation) if isinstance(notation, str) else notation


def play(position: SteamPosition, *notations: str | SteamAction) -> tuple[Any, ...]:
    """Apply actions one by one under the referee's eyes; each must have been listed. Tell everything that happened."""
    told: list[Any] = []
    before = position.full_view()
    for notation in notations:
        action = act(notation)
        assert action in before.legal, f"{notation} is not listed"
        events = position.apply(action)
        after = position.full_view()
        check_step(before, action, after, events)
        told += events
        before = after
    return tuple(told)


def refuses(position: SteamPosition, notation: str | SteamAction) -> Refused:
    """The refusal of an action; nothing may have changed, and the action may not have been listed."""
    action = act(notation)
    before, listed = position.digest(), position.legal()
    assert action not in listed
    with pytest.raises(Refused) as refusal:
        position.apply(action)
    assert position.digest() == before
    assert position.legal() == listed
    return refusal.value


def refused(position: SteamPosition, notation: str | SteamAction) -> tuple[str, str | None]:
    """Code and rule of a refusal."""
    refusal = refuses(position, notation)
    return refusal.code, refusal.rule


def found(events: tuple[Any, ...], key: str) -> list[Any]:
    return [event for event in events if event.key == key]


def asked(position: SteamPosition) -> int:
    """The seat whose decision is due."""
    decision = position.decision()
    assert decision is not None
    return decision.seat


def the(events: tuple[Any, ...], key: str) -> Any:
    """The only event of its key."""
    (event,) = found(events, key)
    return event


def prices(events: tuple[Any, ...]) -> list[int]:
    return [event.price for event in found(events, "track-laid")]


def seat(position: SteamPosition, number: int) -> SeatView:
    return position.full_view().seats[number]


def purse(position: SteamPosition, number: int) -> tuple[int, int, int]:
    """Cash, income and victory points of a seat."""
    view = seat(position, number)
    return view.cash, view.income, view.points


def links(position: SteamPosition) -> set[tuple[str, str | None, int | None, str]]:
    """Both ends, owner and status of every link; complete ones have their ends in the order of the alphabet."""
    found_links = set()
    for link in position.full_view().links:
        a, b = (link.a, link.b) if link.b is None else (min(link.a, link.b), max(link.a, link.b))
        found_links.add((a, b, link.owner, link.status))
    return found_links


def link_from(position: SteamPosition, a: str, b: str | None = None) -> LinkView:
    """The only link that starts at a and ends at b (None: open)."""
    (link,) = [link for link in position.full_view().links if (link.a, link.b) == (a, b)]
    return link


def tile_at(position: SteamPosition, name: str) -> TileView | None:
    """The tile on a hex or stop."""
    board = position.board
    names = {stop.name: board.board.names[stop.hex] for stop in board.stops}
    return next((tile for tile in position.full_view().tiles if tile.hex == names.get(name, name)), None)


def left(position: SteamPosition, faces: str) -> int | None:
    """How many pieces of a kind are in the stock, named by its faces."""
    return next(kind.left for kind in position.full_view().stock if f"{kind.front}/{kind.back}" == faces)


def listed(position: SteamPosition, kind: type[Listed]) -> list[Listed]:
    """The legal actions of one type."""
    return [action for action in position.legal() if isinstance(action, kind)]


def lays(position: SteamPosition, hex_name: str) -> set[tuple[str, int]]:
    """What may be laid on a hex: tiles and rotations."""
    return {(action.tile, action.rotation) for action in listed(position, LayTile) if action.hex == hex_name}


def cubes_on(position: SteamPosition, city: str) -> tuple[str, ...]:
    return next(place.cubes for place in position.full_view().cities if place.name == city)
