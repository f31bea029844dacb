"""Playing Steam by short codes: what is typed becomes an action. The lists to choose from are in `lists`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rainhill.games.steam.actions import (
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
    parse_action,
)
from rainhill.games.steam.map import steam_map
from rainhill.games.steam.terminal import lists
from rainhill.games.steam.terminal.lists import ranked_deliveries
from rainhill.games.steam.terminal.names import HEX, find_colour, find_stops, find_tile
from rainhill.games.steam.tiles import all_tiles
from rainhill.games.steam.view import SteamView
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError
from rainhill.locales import text
from rainhill.terminal.game_terminal import ActionList, Marks, Unclear

ANSWERS = frozenset({"score"})
"""Kinds of actions that belong to the action before them; the news tells them together."""
UNTOLD = frozenset({"paid", "build-began", "phase-began", "build-ended", "change-returned"})
"""Events that go without saying in the news; `log` tells them all."""

_WORDS: Mapping[str, str] = {
    "bid": "bid", "pass": "pass", "p": "pass", "raise": "raise", "r": "raise",
    "action": "take", "a": "take", "take": "take",
    "build": "lay", "b": "lay", "lay": "lay", "new": "city", "n": "city", "grow": "grow", "g": "grow",
    "end": "end", "e": "end", "done": "end",
    "deliver": "deliver", "d": "deliver", "improve": "improve", "i": "improve",
    "score": "score", "income": "income", "v": "points", "vp": "points", "points": "points",
}  # fmt: skip
# A letter may mean something else where only that makes sense.
_BY_DECISION: Mapping[str, Mapping[str, str]] = {
    "auction": {"b": "bid"},
    "score": {"i": "income"},
}
_ANSWERS_TO: Mapping[str, frozenset[str]] = {
    "auction": frozenset({"bid", "pass"}),
    "capital": frozenset({"raise"}),
    "tile": frozenset({"take"}),
    "build": frozenset({"lay", "city", "grow", "end"}),
    "goods": frozenset({"deliver", "improve", "pass"}),
    "score": frozenset({"score", "income", "points"}),
}
"""What can be meant in a decision; to list anything else would not help."""
_BARE_NUMBER: Mapping[str, str] = {"auction": "bid", "capital": "raise", "tile": "take", "goods": "deliver"}
"""What a number by itself means."""
_SHAPE = re.compile(r"[Tt]?\d\d")


def understands(word: str) -> bool:
    """Whether a line that begins with this word is an action."""
    return word.lower() in _WORDS or (word.isascii() and word.isdigit())


def verb_of(word: str, view: SteamView) -> str:
    """What the first word of a line means in this decision; nothing, if it means nothing here."""
    kind = view.decision.kind if view.decision is not None else ""
    if word.isascii() and word.isdigit():
        return _BARE_NUMBER.get(kind, "")
    return _BY_DECISION.get(kind, {}).get(word.lower()) or _WORDS.get(word.lower(), "")


def read_action(line: str, view: SteamView) -> SteamAction:
    """The action in a short code or in full notation; `Unclear` says what is missing. Legality is not asked here."""
    try:
        return parse_action(line)
    except RecordError:
        pass
    first, *words = line.split()
    verb = verb_of(first, view)
    if first.isdigit():
        words = [first, *words]
    match verb:
        case "bid":
            return Bid(_number(words, text("steam-play-need-bid")))
        case "raise":
            return RaiseCapital(_number(words, text("steam-play-need-raise")))
        case "take":
            return _read_take(words)
        case "lay":
            return _read_lay(words, view)
        case "city":
            return _read_city(words, view)
        case "grow":
            return _read_grow(words, view)
        case "deliver":
            return _read_delivery(words, view)
        case "income" | "points":
            return Score(verb)
        case "pass":
            return Pass()
        case "end":
            return EndBuild()
        case "improve":
            return ImproveLocomotive()
    raise Unclear(text("steam-play-need-score") if verb == "score" else text("steam-play-number-means-nothing"))


def _number(words: Sequence[str], missing: str) -> int:
    digits = words[0].removeprefix("$") if words else ""
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 4:
        raise Unclear(missing)
    return int(digits)


def _read_take(words: Sequence[str]) -> TakeTile:
    """A tile by number or the beginning of its name, and whether it is passed."""
    passed = len(words) > 1 and "passed".startswith(words[-1].lower())
    tile = find_tile(words[:-1] if passed else words)
    if tile is None:
        raise Unclear(text("steam-play-need-tile"))
    return TakeTile(tile, passed)


def _read_lay(words: Sequence[str], view: SteamView) -> LayTile:
    """Hex, shape and rotation; what leaves only one legal way may be left out."""
    if not words or not HEX.fullmatch(words[0]):
        raise Unclear(text("steam-play-need-hex"))
    hex_name = words[0].upper()
    shape = words[1].upper() if len(words) > 1 and _SHAPE.fullmatch(words[1]) else None
    if shape is not None and len(words) > 2 and words[2] in ("0", "1", "2", "3", "4", "5"):
        found = all_tiles().shape(shape)
        turned = int(words[2])
        # A rotation that looks like a smaller one is meant as that.
        return LayTile(hex_name, shape, turned if found is None else all_tiles().lay(found, turned).rotation)
    here = [lay.action for lay in view.lays if lay.action.hex == hex_name and shape in (None, lay.action.tile)]
    if len(here) == 1:
        return here[0]
    if len(words) == 2 and words[1].isdigit() and shape is None and 1 <= int(words[1]) <= len(here):
        return here[int(words[1]) - 1]
    raise Unclear(text("steam-play-nothing-there", hex=hex_name) if not here else text("steam-play-which-tile"))


def _read_city(words: Sequence[str], view: SteamView) -> PlaceCity:
    """Town, colour and supply space, in this order."""
    supply = int(words[-1]) if words and words[-1].isdigit() and len(words[-1]) < 3 else None
    rest = words if supply is None else words[:-1]
    colour = find_colour(rest[-1]) if rest else None
    towns = find_stops(rest[:-1] if colour is not None else rest, [town.name for town in view.towns])
    if supply is None and not any(view.supply):
        supply = 0
    if len(towns) != 1 or colour is None or supply is None:
        raise Unclear(text("steam-play-need-city"))
    return PlaceCity(towns[0], colour, supply)


def _read_grow(words: Sequence[str], view: SteamView) -> GrowCity:
    supply = int(words[-1]) if words and words[-1].isdigit() and len(words[-1]) < 3 else None
    cities = find_stops(words if supply is None else words[:-1], [city.name for city in view.cities])
    if len(cities) != 1 or supply is None:
        raise Unclear(text("steam-play-need-grow"))
    return GrowCity(cities[0], supply)


def _read_delivery(words: Sequence[str], view: SteamView) -> Deliver:
    """A delivery by its number in the ranked list."""
    ranked = ranked_deliveries(view)
    if len(words) == 1 and words[0].isdigit() and 1 <= int(words[0]) <= len(ranked):
        return ranked[int(words[0]) - 1].action
    raise Unclear(text("steam-play-need-delivery"))


# -- what to choose from and to look at -------------------------------------------------------------------------------


def list_actions(words: Sequence[str], match: Match, view: SteamView) -> ActionList:
    """What can be done of the kind that was asked for: a list to choose from, or marks on the map."""
    verb = verb_of(words[0], view) if words else ""
    kind = view.decision.kind if view.decision is not None else ""
    if verb and verb not in _ANSWERS_TO.get(kind, ()):
        return ActionList((), None, text("steam-refusal-wrong-kind", decision=kind or "over"))
    return lists.list_actions(words, match, view)


def default_marks(view: SteamView, focus: Sequence[str]) -> Marks:
    """What to point at when nothing has been asked for yet: while building, the own open ends."""
    if view.build is not None and not focus:
        ends = [link.open_hex for link in view.links if link.owner == view.build.seat and link.open_hex is not None]
        return Marks(focus=tuple(ends))
    return Marks(focus=tuple(focus))


def focus_of(events: Iterable[Any]) -> tuple[str, ...]:
    """The hex where something has just happened."""
    found = [event.hex for event in events if hasattr(event, "hex")]
    return tuple(found[-1:])


def has_secrets(_view: SteamView) -> bool:
    """Whether the seats know different things: in Steam everything is open (S1.9)."""
    return False


def free_hexes(view: SteamView) -> list[str]:
    """The hexes on which no tile lies and no city stands."""
    full = {tile.hex for tile in view.tiles} | {city.hex for city in view.cities}
    return [name for name in steam_map(view.map).board.names if name not in full]
