"""What a seat can do in Steam as lists to choose from: each choice with its price, who scores and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

from rainhill.games.steam.actions import (
    ACTION_TILES,
    Bid,
    ImproveLocomotive,
    Pass,
    RaiseCapital,
    Score,
    SteamAction,
    TakeTile,
)
from rainhill.games.steam.terminal.build_lists import ending, is_due, made_choice, offer_build, what_it_brings
from rainhill.games.steam.terminal.ledger import dollars_of, price_of, signed
from rainhill.games.steam.terminal.names import find_colour, plain
from rainhill.games.steam.view import DeliveryView, MoneyView, SteamView
from rainhill.kernel.match import Match
from rainhill.locales import text
from rainhill.locales.words import colour, gains, tile, way
from rainhill.terminal.game_terminal import ActionList, ListedAction

MOST_LISTED = 12
BIDS_LISTED = 6


def list_actions(words: Sequence[str], match: Match, view: SteamView) -> ActionList:
    """What can be done of the kind that was asked for: a list to choose from, or marks on the map."""
    if view.decision is None or not view.legal:
        return ActionList((), None, text("steam-play-nothing"))
    rest = list(words[1:]) if words and not words[0].isdigit() else []
    return _OFFERS[view.decision.kind](words[:1], rest, match, view)


# -- money ------------------------------------------------------------------------------------------------------------


def money_after(view: SteamView, action: SteamAction) -> list[MoneyView]:
    """What an action would do to the money of the seat asked; for a bid, at each place it may win."""
    return [entry for entry in view.money if entry.action == action]


def _raising(entry: MoneyView) -> str:
    if not entry.raised:
        return text("steam-play-from-cash")
    facts = {"income_lost": entry.income_lost, "points_lost": entry.points_lost}
    return text("steam-brief-money-raised", amount=entry.raised, **facts)


def _lines(lines: Sequence[tuple[str, str, str]]) -> ActionList:
    """What a number by itself means here; list numbers of their own would only be in the way."""
    codes, names = (max(len(line[n]) for line in lines) for n in (0, 1))
    said = [
        text("steam-play-line", code=f"{code:>{codes}}", name=f"{name:<{names}}", brings=worth)
        for code, name, worth in lines
    ]
    return ActionList((), None, "\n".join(said))


def _offer_bids(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    bids = [action for action in view.legal if isinstance(action, Bid)]
    lines = [
        (str(bid.amount), text("steam-play-bid"), _cost(view, bid))
        for bid in (*bids[:BIDS_LISTED], *bids[BIDS_LISTED::BIDS_LISTED][:BIDS_LISTED])
    ]
    passes = [action for action in view.legal if isinstance(action, Pass)]
    return _lines([*lines, *(("p", text("steam-play-pass"), what_it_brings(match, action)) for action in passes)])


def _cost(view: SteamView, bid: Bid) -> str:
    """What a bid would cost if it won (S3.3); in Standard every place pays its share of its own bid (S12.9)."""
    entries = money_after(view, bid)
    if view.edition == "base":
        return text("steam-play-if-won", cost=_raising(entries[0]))
    shares = [
        text("steam-play-share", places=_places(list(group)), paid=paid)
        for paid, group in groupby(entries, key=lambda entry: entry.paid)
    ]
    return text("steam-play-shares", shares=shares)


def _places(entries: Sequence[MoneyView]) -> str:
    first, last = entries[0].place, entries[-1].place
    return str(first) if first == last else text("steam-play-places", first=first, last=last)


def _offer_capital(_first: Sequence[str], _rest: Sequence[str], _match: Match, view: SteamView) -> ActionList:
    lines = []
    for action in view.legal[:MOST_LISTED]:
        assert isinstance(action, RaiseCapital)
        (then,) = money_after(view, action)
        worth = text("steam-play-capital", cash=then.cash, income=signed(then.income), points=then.points)
        lines.append((str(action.amount), text("steam-play-raise"), worth))
    return _lines(lines)


# -- action tiles -----------------------------------------------------------------------------------------------------


def _offer_tiles(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    lines = []
    for action in view.legal:
        assert isinstance(action, TakeTile)
        number = ACTION_TILES.index(action.tile) + 1
        price = text("steam-ledger-price", price=0) if action.passed else price_of(view, view.action_tiles[number - 1])
        does = f"steam-ledger-does-{action.tile}"
        worth = text(
            "steam-play-tile",
            price=price,
            does=text("steam-play-passed") if action.passed else text(does, edition=view.edition),
            cost=what_it_brings(match, action) or None,
        )
        name = text("steam-ledger-tile", tile=tile(view.game, action.tile), passed=action.passed)
        lines.append((text("steam-play-pass-code", number=number) if action.passed else str(number), name, worth))
    return _lines(lines)


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


def _offer_goods(_first: Sequence[str], rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    """Deliveries in their ranking, all or those that are named by a colour or a city, then the rest."""
    ranked = [(number, d) for number, d in enumerate(ranked_deliveries(view), 1) if _is_named(rest, d)]
    choices = [
        ListedAction(
            d.action,
            f"d {number}",
            text(
                "steam-play-delivery",
                cube=colour(view.game, d.action.cube),
                origin=d.action.origin,
                to=d.action.to,
            ),
            text(
                "steam-play-scores",
                points=gains(d.action.points, match.header),
                way=way(view.game, d.stops[1:-1]) if len(d.stops) > 2 else None,
            ),
        )
        for number, d in ranked[:MOST_LISTED]
    ]
    for kind, code in ((ImproveLocomotive, "i"), (Pass, "p")):
        choices += [made_choice(match, a, code, what_it_brings(match, a)) for a in view.legal if isinstance(a, kind)]
    note = text("steam-play-more-deliveries", number=len(ranked) - MOST_LISTED) if len(ranked) > MOST_LISTED else ""
    return ActionList(tuple(choices), None, note)


def _is_named(words: Iterable[str], delivery: DeliveryView) -> bool:
    action = delivery.action
    return all(
        find_colour(word) == action.cube
        or any(plain(stop).startswith(plain(word)) for stop in (action.origin, action.to))
        for word in words
    )


def _offer_score(_first: Sequence[str], _rest: Sequence[str], match: Match, view: SteamView) -> ActionList:
    results = _results(view)
    codes = {"income": "i", "points": "v"}
    return ActionList(
        tuple(
            made_choice(match, action, codes[action.choice], results[action.choice])
            for action in view.legal
            if isinstance(action, Score)
        ),
        None,
        "",
    )


def _results(view: SteamView) -> dict[str, str]:
    """What each way of placing the points would lead to (S9.8)."""
    assert view.decision is not None
    seat = view.seats[view.decision.seat]
    (income,) = money_after(view, Score("income"))
    (points,) = money_after(view, Score("points"))
    then = {"now": signed(seat.income), "then": signed(income.income), "lost": income.wasted}
    return {
        "income": text("steam-play-to-income", **then),
        "points": text("steam-play-to-points", now=seat.points, then=points.points),
    }


# -- one line ---------------------------------------------------------------------------------------------------------


def hint(match: Match, view: SteamView) -> str:
    """What can be typed now, and what should not be overlooked."""
    if view.decision is None or not view.legal:
        return text("steam-play-hint-none")
    return _HINTS[view.decision.kind](match, view)


def _hint_auction(_match: Match, view: SteamView) -> str:
    assert view.auction is not None
    if view.edition == "standard":
        return text("steam-play-hint-auction-standard")
    entries = money_after(view, Bid(view.auction.lowest))
    cost = _raising(entries[0]) if entries else None
    return text("steam-play-hint-auction", lowest=view.auction.lowest, cost=cost)


def _hint_tiles(_match: Match, view: SteamView) -> str:
    free = [
        text("steam-play-free-tile", number=t.number, tile=tile(view.game, t.tile), price=dollars_of(view, t))
        for t in view.action_tiles
        if any(isinstance(a, TakeTile) and a.tile == t.tile for a in view.legal)
    ]
    return text("steam-play-hint-tile", tiles=free)


def _hint_build(match: Match, view: SteamView) -> str:
    assert view.decision is not None
    example = view.lays[0].action.hex if view.lays else None
    parts = [text("steam-play-hint-build", hex=example, can_pay=view.seats[view.decision.seat].can_pay)]
    parts += [text(f"steam-play-hint-{kind}") for kind in ("city", "growth") if is_due(view, kind)]
    lost = ending(match, view)
    if lost:
        parts.append(text("steam-play-hint-lost", lost=lost))
    return "\n".join(parts)


def _hint_goods(match: Match, view: SteamView) -> str:
    ranked = ranked_deliveries(view)
    best = gains(ranked[0].action.points, match.header) if ranked else None
    improve = any(isinstance(action, ImproveLocomotive) for action in view.legal)
    return text("steam-play-hint-goods", number=len(ranked), best=best, improve=improve)


_Maker = Callable[[Sequence[str], Sequence[str], Match, SteamView], ActionList]
_OFFERS: Mapping[str, _Maker] = {
    "auction": _offer_bids,
    "capital": _offer_capital,
    "tile": _offer_tiles,
    "build": offer_build,
    "goods": _offer_goods,
    "score": _offer_score,
}
_HINTS: Mapping[str, Callable[[Match, SteamView], str]] = {
    "auction": _hint_auction,
    "capital": lambda _match, _view: text("steam-play-hint-capital"),
    "tile": _hint_tiles,
    "build": _hint_build,
    "goods": _hint_goods,
    "score": lambda _match, view: text("steam-play-hint-score", **_results(view)),
}
