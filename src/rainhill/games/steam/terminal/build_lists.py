"""Building in Steam as lists to choose from: hexes with prices, tiles as pictures, New Cities and growth."""

from __future__ import annotations

from collections.abc import Sequence

from rainhill.games.steam.actions import EndBuild, GrowCity, PlaceCity, SteamAction
from rainhill.games.steam.map import COLOURS, steam_map
from rainhill.games.steam.terminal.ledger import cubes_text
from rainhill.games.steam.terminal.names import HEX, find_colour, find_stops, shortest
from rainhill.games.steam.terminal.tiles import beside_each_other, sides_said, tile_picture
from rainhill.games.steam.tiles import Shape, all_tiles
from rainhill.games.steam.view import LayView, SteamView
from rainhill.kernel.match import Match
from rainhill.locales import join, text
from rainhill.locales.words import brief, colour, tile
from rainhill.terminal.game_terminal import ActionList, ListedAction, Marks
from rainhill.terminal.screen.palette import Palette

PICTURES = 78
"""Characters in a row of pictures: every terminal has them."""
FEW_SIDES, ALL = 2, "ALL"
_PLAIN = Palette()


def made_choice(match: Match, action: SteamAction, code: str, worth: str, said: str | None = None) -> ListedAction:
    """A choice in the words of the notation, or in others where those are too many."""
    return ListedAction(action, code, match.game.format_action(action) if said is None else said, worth)


def what_it_brings(match: Match, action: SteamAction) -> str:
    """What an action would cause, in a few words."""
    return brief(match.preview(action), match.header)


def offer_build(first: Sequence[str], rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    """What can be built: the hexes with their lowest prices, or what was asked for in particular."""
    word = first[0].lower() if first else ""
    if word in ("n", "new"):
        return _offer_city(rest, match, view)
    if word in ("g", "grow"):
        return _offer_growth(rest, match, view)
    if rest and HEX.fullmatch(rest[0]):
        return _offer_hex(rest[0].upper(), rest[1:], match, view)
    prices: dict[str, int] = {}
    for lay in view.lays:
        prices[lay.action.hex] = min(prices.get(lay.action.hex, lay.price), lay.price)
    if word in ("b", "build", "lay"):
        # The example is a hex of this map that can be built on.
        note = text("steam-play-prices", number=len(prices), hex=next(iter(prices), "").lower())
        return ActionList((), Marks(targets=tuple((name, f"${price}") for name, price in prices.items())), note)
    notes = [text("steam-play-prices-short", number=len(prices))]
    notes += [text(f"steam-play-hint-{kind}") for kind in ("city", "growth") if is_due(view, kind)]
    lost = ending(match, view)
    if lost is not None:
        notes.append(text("steam-play-end", lost=lost or None))
    return ActionList((), None, "\n".join(notes))


def is_due(view: SteamView, kind: str) -> bool:
    """Whether a New City ("city") or City Growth ("growth") may or must still be done in this turn (S4.10)."""
    assert view.build is not None
    return (view.build.new_city if kind == "city" else view.build.growth) != "no"


def _offer_hex(hex_name: str, more: Sequence[str], match: Match, view: SteamView) -> ActionList:
    """The tiles that can be laid on a hex: pictures with numbers, and below them prices and what they bring.

    Tiles with more than two sides are rare in play and many in number, so they are listed only on request.
    """
    word = more[0].upper() if more else ""
    every = [lay for lay in view.lays if lay.action.hex == hex_name]
    few = [lay for lay in every if _shape(lay).exits <= FEW_SIDES or lay.how != "new"]
    here = [lay for lay in every if lay.action.tile == word] or (every if word == ALL else few or every)
    if not here:
        return ActionList((), None, text("steam-play-nothing-there", hex=hex_name))
    more_tiles = len(every) - len(here)
    note = text("steam-play-more-tiles", number=more_tiles, hex=hex_name.lower()) if more_tiles else ""
    layout = steam_map(view.map).board.layout
    tiles = all_tiles()
    lays = [tiles.lay(_shape(lay), lay.action.rotation) for lay in here]
    pictures = [tile_picture(lay, layout) for lay in lays]
    captions = [text("steam-play-caption", number=n, price=lay.price) for n, lay in enumerate(here, 1)]
    choices = tuple(
        made_choice(
            match,
            lay.action,
            f"b {hex_name.lower()} {lay.action.tile.lower()} {lay.action.rotation}",
            text("steam-play-lay", price=lay.price, how=lay.how, brings=what_it_brings(match, lay.action) or None),
            text("steam-play-shape", shape=tile(view.game, lay.action.tile), sides=sides_said(drawn, layout)),
        )
        for lay, drawn in zip(here, lays, strict=True)
    )
    return ActionList(choices, None, note, tuple(beside_each_other(pictures, captions, PICTURES)))


def _shape(lay: LayView) -> Shape:
    found = all_tiles().shape(lay.action.tile)
    assert found is not None
    return found


def ending(match: Match, view: SteamView) -> str | None:
    """What ending the build turn now would do; None if it cannot be ended yet."""
    if not any(isinstance(action, EndBuild) for action in view.legal):
        return None
    return brief([event for event in match.preview(EndBuild()) if event.key == "link-lost"], match.header)


def _spaces(view: SteamView) -> str:
    """The supply spaces that have goods, with their numbers."""
    full = [(number, cubes) for number, cubes in enumerate(view.supply, 1) if cubes]
    return join(text("steam-play-space", number=n, cubes=cubes_text(_PLAIN, cubes).plain) for n, cubes in full)


def _offer_city(rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    legal = [action for action in view.legal if isinstance(action, PlaceCity)]
    if not legal:
        return ActionList((), None, text("steam-play-nothing"))
    hue = find_colour(rest[-1]) if rest else None
    towns = find_stops(rest if hue is None else rest[:-1], list(dict.fromkeys(action.town for action in legal)))
    mine = [action for action in legal if action.town in towns and action.colour == hue]
    if mine:
        names = [town.name for town in view.towns]
        return ActionList(
            tuple(
                made_choice(
                    match,
                    action,
                    f"n {shortest(action.town, names)} {action.colour} {action.supply}",
                    what_it_brings(match, action),
                )
                for action in mine
            ),
            None,
            "",
        )
    hues = [colour(view.game, name) for name in COLOURS if view.new_cities[name]]
    named = list(dict.fromkeys(action.town for action in legal))
    note = text("steam-play-city", towns=towns or named, colours=hues, spaces=_spaces(view))
    return ActionList((), None, note)


def _offer_growth(rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    legal = [action for action in view.legal if isinstance(action, GrowCity)]
    if not legal:
        return ActionList((), None, text("steam-play-nothing"))
    cities = list(dict.fromkeys(action.city for action in legal))
    named = find_stops(rest, cities)
    if len(named) == 1:
        mine = [action for action in legal if action.city == named[0]]
        code = shortest(named[0], [city.name for city in view.cities])
        choices = tuple(
            made_choice(match, action, f"g {code} {action.supply}", what_it_brings(match, action)) for action in mine
        )
        return ActionList(choices, None, "")
    return ActionList((), None, text("steam-play-growth", cities=named or cities, spaces=_spaces(view)))
