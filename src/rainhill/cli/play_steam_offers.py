"""What a seat can do in Steam as lists to choose from: each choice with its price, who scores and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from rainhill.cli.play_choices import Choice, Offer
from rainhill.cli.play_steam_words import HEX, find_colour, find_stops, plain, shortest
from rainhill.draw.terminal import Marks
from rainhill.draw.terminal_look import Look
from rainhill.draw.terminal_steam_ledger import cubes_text, dollars_of, price_of, signed
from rainhill.draw.terminal_steam_tiles import beside_each_other, sides_said, tile_picture
from rainhill.draw.words import brief, colour, gains, tile, way
from rainhill.kernel.match import Match
from rainhill.locales import join, text
from rainhill.steam.actions import (
    ACTION_TILES,
    Bid,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
)
from rainhill.steam.board import COLOURS, steam_board
from rainhill.steam.tiles import Shape, all_tiles
from rainhill.steam.view import DeliveryView, LayView, SteamView

MOST_LISTED = 12
BIDS_LISTED = 6
PICTURES = 78
"""Characters in a row of pictures: every terminal has them."""
FEW_SIDES, ALL = 2, "ALL"
STEP, LOWEST_INCOME = 5, -10
_PLAIN = Look()


def offer(words: Sequence[str], match: Match, view: SteamView) -> Offer:
    """What can be done of the kind that was asked for: a list to choose from, or marks on the map."""
    if view.decision is None or not view.legal:
        return Offer((), None, text("play-steam-nothing"))
    rest = list(words[1:]) if words and not words[0].isdigit() else []
    return _OFFERS[view.decision.kind](words[:1], rest, match, view)


def _choice(match: Match, action: SteamAction, code: str, brings: str, said: str | None = None) -> Choice:
    return Choice(action, code, match.game.format_action(action) if said is None else said, brings)


def _brief(match: Match, action: SteamAction) -> str:
    return brief(match.preview(action), match.header)


# -- money ------------------------------------------------------------------------------------------------------------


def raised_for(view: SteamView, amount: int) -> tuple[int, int, int]:
    """Dollars, income and points that paying an amount now would raise and cost the seat asked (S2.2, S2.3)."""
    assert view.decision is not None
    seat = view.seats[view.decision.seat]
    steps = max(0, -(-(amount - seat.cash) // STEP)) if view.edition == "base" else 0
    by_income = min(steps, max(0, seat.income - LOWEST_INCOME))
    return steps * STEP, by_income, 2 * (steps - by_income)


def _raising(view: SteamView, amount: int) -> str:
    dollars, income, points = raised_for(view, amount)
    if not dollars:
        return text("play-steam-from-cash")
    return text("steam-brief-money-raised", amount=dollars, income_lost=income, points_lost=points)


def _lines(lines: Sequence[tuple[str, str, str]]) -> Offer:
    """What a number by itself means here; list numbers of their own would only be in the way."""
    codes, names = (max(len(line[n]) for line in lines) for n in (0, 1))
    said = [
        text("play-steam-line", code=f"{code:>{codes}}", name=f"{name:<{names}}", brings=brings)
        for code, name, brings in lines
    ]
    return Offer((), None, "\n".join(said))


def _offer_bids(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    bids = [action for action in view.legal if isinstance(action, Bid)]
    lines = [
        (str(bid.amount), text("play-steam-bid"), text("play-steam-if-won", cost=_raising(view, bid.amount)))
        for bid in (*bids[:BIDS_LISTED], *bids[BIDS_LISTED::BIDS_LISTED][:BIDS_LISTED])
    ]
    passes = [action for action in view.legal if isinstance(action, Pass)]
    return _lines([*lines, *(("p", text("play-steam-pass"), _brief(match, action)) for action in passes)])


def _offer_capital(_first: Sequence[str], _rest: Sequence[str], _match: Match, view: SteamView) -> Offer:
    assert view.decision is not None
    seat = view.seats[view.decision.seat]
    lines = []
    for action in view.legal[:MOST_LISTED]:
        assert isinstance(action, RaiseCapital)
        steps = action.amount // STEP
        by_income = min(steps, seat.income - LOWEST_INCOME)
        after = {"cash": seat.cash + action.amount, "income": signed(seat.income - by_income)}
        brings = text("play-steam-capital", **after, points=seat.points - 2 * (steps - by_income))
        lines.append((str(action.amount), text("play-steam-raise"), brings))
    return _lines(lines)


# -- action tiles -----------------------------------------------------------------------------------------------------


def _offer_tiles(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    lines = []
    for action in view.legal:
        assert isinstance(action, TakeTile)
        number = ACTION_TILES.index(action.tile) + 1
        price = text("ledger-steam-price", price=0) if action.passed else price_of(view, view.action_tiles[number - 1])
        does = f"ledger-steam-does-{action.tile}"
        brings = text(
            "play-steam-tile",
            price=price,
            does=text("play-steam-passed") if action.passed else text(does, edition=view.edition),
            cost=_brief(match, action) or None,
        )
        name = text("ledger-steam-tile", tile=tile(view.game, action.tile), passed=action.passed)
        lines.append((text("play-steam-pass-code", number=number) if action.passed else str(number), name, brings))
    return _lines(lines)


# -- building ---------------------------------------------------------------------------------------------------------


def _offer_build(first: Sequence[str], rest: Sequence[str], match: Match, view: SteamView) -> Offer:
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
        note = text("play-steam-prices", number=len(prices))
        return Offer((), Marks(targets=tuple((name, f"${price}") for name, price in prices.items())), note)
    notes = [text("play-steam-prices-short", number=len(prices))]
    notes += [text(f"play-steam-hint-{kind}") for kind in ("city", "growth") if _is_due(view, kind)]
    lost = _ending(match, view)
    if lost is not None:
        notes.append(text("play-steam-end", lost=lost or None))
    return Offer((), None, "\n".join(notes))


def _is_due(view: SteamView, kind: str) -> bool:
    assert view.build is not None
    return (view.build.new_city if kind == "city" else view.build.growth) != "no"


def _offer_hex(hex_name: str, more: Sequence[str], match: Match, view: SteamView) -> Offer:
    """The tiles that can be laid on a hex: pictures with numbers, and below them prices and what they bring.

    Tiles with more than two sides are rare in play and many in number, so they are listed only on request.
    """
    word = more[0].upper() if more else ""
    every = [lay for lay in view.lays if lay.action.hex == hex_name]
    few = [lay for lay in every if _shape(lay).exits <= FEW_SIDES or lay.how != "new"]
    here = [lay for lay in every if lay.action.tile == word] or (every if word == ALL else few or every)
    if not here:
        return Offer((), None, text("play-steam-nothing-there", hex=hex_name))
    more_tiles = len(every) - len(here)
    note = text("play-steam-more-tiles", number=more_tiles, hex=hex_name.lower()) if more_tiles else ""
    layout = steam_board(view.map).board.layout
    tiles = all_tiles()
    lays = [tiles.lay(_shape(lay), lay.action.rotation) for lay in here]
    pictures = [tile_picture(lay, layout) for lay in lays]
    captions = [text("play-steam-caption", number=n, price=lay.price) for n, lay in enumerate(here, 1)]
    choices = tuple(
        _choice(
            match,
            lay.action,
            f"b {hex_name.lower()} {lay.action.tile.lower()} {lay.action.rotation}",
            text("play-steam-lay", price=lay.price, how=lay.how, brings=_brief(match, lay.action) or None),
            text("play-steam-shape", shape=tile(view.game, lay.action.tile), sides=sides_said(drawn, layout)),
        )
        for lay, drawn in zip(here, lays, strict=True)
    )
    return Offer(choices, None, note, tuple(beside_each_other(pictures, captions, PICTURES)))


def _shape(lay: LayView) -> Shape:
    found = all_tiles().shape(lay.action.tile)
    assert found is not None
    return found


def _ending(match: Match, view: SteamView) -> str | None:
    """What ending the build turn now would do; None if it cannot be ended yet."""
    if not any(isinstance(action, EndBuild) for action in view.legal):
        return None
    return brief([event for event in match.preview(EndBuild()) if event.key == "link-lost"], match.header)


def _spaces(view: SteamView) -> str:
    """The supply spaces that have goods, with their numbers."""
    full = [(number, cubes) for number, cubes in enumerate(view.supply, 1) if cubes]
    return join(text("play-steam-space", number=n, cubes=cubes_text(_PLAIN, cubes).plain) for n, cubes in full)


def _offer_city(rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    legal = [action for action in view.legal if isinstance(action, PlaceCity)]
    if not legal:
        return Offer((), None, text("play-steam-nothing"))
    hue = find_colour(rest[-1]) if rest else None
    towns = find_stops(rest if hue is None else rest[:-1], list(dict.fromkeys(action.town for action in legal)))
    mine = [action for action in legal if action.town in towns and action.colour == hue]
    if mine:
        names = [town.name for town in view.towns]
        return Offer(
            tuple(
                _choice(
                    match,
                    action,
                    f"n {shortest(action.town, names)} {action.colour} {action.supply}",
                    _brief(match, action),
                )
                for action in mine
            ),
            None,
            "",
        )
    hues = [colour(view.game, name) for name in COLOURS if view.new_cities[name]]
    named = list(dict.fromkeys(action.town for action in legal))
    note = text("play-steam-city", towns=towns or named, colours=hues, spaces=_spaces(view))
    return Offer((), None, note)


def _offer_growth(rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    legal = [action for action in view.legal if isinstance(action, GrowCity)]
    if not legal:
        return Offer((), None, text("play-steam-nothing"))
    cities = list(dict.fromkeys(action.city for action in legal))
    named = find_stops(rest, cities)
    if len(named) == 1:
        mine = [action for action in legal if action.city == named[0]]
        code = shortest(named[0], [city.name for city in view.cities])
        choices = tuple(_choice(match, action, f"g {code} {action.supply}", _brief(match, action)) for action in mine)
        return Offer(choices, None, "")
    return Offer((), None, text("play-steam-growth", cities=named or cities, spaces=_spaces(view)))


# -- goods ------------------------------------------------------------------------------------------------------------


def ranked_deliveries(view: SteamView) -> list[DeliveryView]:
    """The best for the seat asked first: its own points, then how far it gets ahead of the others, then short ways."""
    assert view.decision is not None
    seat = view.decision.seat

    def worth(delivery: DeliveryView) -> tuple[int, int, int]:
        points = delivery.action.points
        others = [n for other, n in enumerate(points) if other != seat]
        return -points[seat], max(others), len(delivery.links)

    return sorted(view.deliveries, key=worth)


def _offer_goods(_first: Sequence[str], rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    """Deliveries in their ranking, all or those that are named by a colour or a city, then the rest."""
    ranked = [(number, d) for number, d in enumerate(ranked_deliveries(view), 1) if _is_named(rest, d)]
    choices = [
        Choice(
            d.action,
            f"d {number}",
            text(
                "play-steam-delivery",
                cube=colour(view.game, d.action.cube),
                origin=d.action.origin,
                to=d.action.to,
            ),
            text(
                "play-steam-scores",
                points=gains(d.action.points, match.header),
                way=way(view.game, d.stops[1:-1]) if len(d.stops) > 2 else None,
            ),
        )
        for number, d in ranked[:MOST_LISTED]
    ]
    for kind, code in ((ImproveLocomotive, "i"), (Pass, "p")):
        choices += [_choice(match, a, code, _brief(match, a)) for a in view.legal if isinstance(a, kind)]
    note = text("play-steam-more-deliveries", number=len(ranked) - MOST_LISTED) if len(ranked) > MOST_LISTED else ""
    return Offer(tuple(choices), None, note)


def _is_named(words: Iterable[str], delivery: DeliveryView) -> bool:
    action = delivery.action
    return all(
        find_colour(word) == action.cube
        or any(plain(stop).startswith(plain(word)) for stop in (action.origin, action.to))
        for word in words
    )


def _offer_score(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> Offer:
    results = _results(view)
    codes = {"income": "i", "points": "v"}
    return Offer(
        tuple(
            _choice(match, action, codes[action.choice], results[action.choice])
            for action in view.legal
            if isinstance(action, Score)
        ),
        None,
        "",
    )


def _results(view: SteamView) -> dict[str, str]:
    """What each way of placing the points would lead to (S9.8)."""
    assert view.decision is not None
    assert view.scoring is not None
    seat = view.seats[view.decision.seat]
    points = view.scoring.points[seat.seat]
    limit = None if view.options["income_limit"] == "none" else int(view.options["income_limit"])
    income = seat.income + points if limit is None else min(limit, seat.income + points)
    lost = seat.income + points - income
    return {
        "income": text("play-steam-to-income", now=signed(seat.income), then=signed(income), lost=lost),
        "points": text("play-steam-to-points", now=seat.points, then=seat.points + points),
    }


# -- one line ---------------------------------------------------------------------------------------------------------


def hint(match: Match, view: SteamView) -> str:
    """What can be typed now, and what should not be overlooked."""
    if view.decision is None or not view.legal:
        return text("play-steam-hint-none")
    return _HINTS[view.decision.kind](match, view)


def _hint_auction(_match: Match, view: SteamView) -> str:
    assert view.auction is not None
    return text("play-steam-hint-auction", lowest=view.auction.lowest, cost=_raising(view, view.auction.lowest))


def _hint_tiles(_match: Match, view: SteamView) -> str:
    free = [
        text("play-steam-free-tile", number=t.number, tile=tile(view.game, t.tile), price=dollars_of(view, t))
        for t in view.action_tiles
        if any(isinstance(a, TakeTile) and a.tile == t.tile for a in view.legal)
    ]
    return text("play-steam-hint-tile", tiles=free)


def _hint_build(match: Match, view: SteamView) -> str:
    assert view.decision is not None
    parts = [text("play-steam-hint-build", can_pay=view.seats[view.decision.seat].can_pay)]
    parts += [text(f"play-steam-hint-{kind}") for kind in ("city", "growth") if _is_due(view, kind)]
    lost = _ending(match, view)
    if lost:
        parts.append(text("play-steam-hint-lost", lost=lost))
    return "\n".join(parts)


def _hint_goods(match: Match, view: SteamView) -> str:
    ranked = ranked_deliveries(view)
    best = gains(ranked[0].action.points, match.header) if ranked else None
    improve = any(isinstance(action, ImproveLocomotive) for action in view.legal)
    return text("play-steam-hint-goods", number=len(ranked), best=best, improve=improve)


_Maker = Callable[[Sequence[str], Sequence[str], Match, SteamView], Offer]
_OFFERS: Mapping[str, _Maker] = {
    "auction": _offer_bids,
    "capital": _offer_capital,
    "tile": _offer_tiles,
    "build": _offer_build,
    "goods": _offer_goods,
    "score": _offer_score,
}
_HINTS: Mapping[str, Callable[[Match, SteamView], str]] = {
    "auction": _hint_auction,
    "capital": lambda _match, _view: text("play-steam-hint-capital"),
    "tile": _hint_tiles,
    "build": _hint_build,
    "goods": _hint_goods,
    "score": lambda _match, view: text("play-steam-hint-score", **_results(view)),
}
