"""What a choice would do to the money of the seat asked: found by paying on a copy, so that no rule is told twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rainhill.steam import codes
from rainhill.steam.actions import ACTION_TILES, Bid, Pass, RaiseCapital, Score, SteamAction, TakeTile
from rainhill.steam.rules import action_tiles, auction, goods, money
from rainhill.steam.view import MoneyView

if TYPE_CHECKING:
    from rainhill.steam.position import SteamPosition
    from rainhill.steam.state import Position


def reckon(position: SteamPosition, bids: Sequence[int], legal: Iterable[SteamAction]) -> tuple[MoneyView, ...]:
    """An entry for each choice of the seat asked that costs or brings something; a bid has one a place.

    `bids` are the last bids of all seats, -1 for none.
    """
    return tuple(entry for action in legal for entry in _entries(position, bids, action))


def _entries(position: SteamPosition, bids: Sequence[int], action: SteamAction) -> Iterator[MoneyView]:
    flat = position.flat
    match action:
        case Pass() if flat.phase == codes.BIDDING and not (flat.free_left and flat.free_pass == flat.asked):
            # S12.6, S12.9: who passes takes the last place still free, and pays for it by the last bid made.
            place = flat.place - 1
            paid = auction.price_of_place(flat, place, bids[flat.asked])
            yield _after_paying(position, action, paid, codes.FOR_PLACE, place + 1)
        case Bid(amount):
            for place in _places(flat):
                paid = amount if flat.phase == codes.AUCTION else auction.price_of_place(flat, place, amount)
                yield _after_paying(position, action, paid, codes.FOR_PLACE, place + 1)
        case TakeTile(tile, passed):
            price = action_tiles.price(flat, flat.asked, ACTION_TILES.index(tile) + 1, int(passed))
            yield _after_paying(position, action, price, codes.FOR_TILE, None)
        case RaiseCapital(amount):
            then = flat.copy()
            money.raise_capital(then, position.work, flat.asked, amount // 5)
            yield _entry(flat, then, action, 0, None)
        case Score(choice):
            then = flat.copy()
            goods.score(then, position.work, 1 if choice == "income" else 0)
            yield _entry(flat, then, action, 0, None)


def _places(flat: Position) -> Iterable[int]:
    """The places a bid may win, from 0: the one that is sold (S3.3), or all that are free (S12.6)."""
    return (flat.place,) if flat.phase == codes.AUCTION else range(flat.place)


def _after_paying(
    position: SteamPosition, action: Bid | Pass | TakeTile, paid: int, purpose: int, place: int | None
) -> MoneyView:
    then = position.flat.copy()
    money.pay(then, position.work, position.flat.asked, paid, purpose)
    return _entry(position.flat, then, action, paid, place)


def _entry(
    now: Position, then: Position, action: Bid | Pass | RaiseCapital | TakeTile | Score, paid: int, place: int | None
) -> MoneyView:
    seat = now.asked
    cash, income, points = money.cash_of(then, seat), money.income_of(then, seat), money.points_of(then, seat)
    rise, gain = income - money.income_of(now, seat), points - money.points_of(now, seat)
    return MoneyView(
        action=action,
        place=place,
        paid=paid,
        raised=cash + paid - money.cash_of(now, seat),
        income_lost=max(0, -rise),
        points_lost=max(0, -gain),
        wasted=now.award_of(seat) - rise - gain if isinstance(action, Score) else 0,
        cash=cash,
        income=income,
        points=points,
    )
