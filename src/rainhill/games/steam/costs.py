"""What a choice would do to the money of the seat asked: found by paying on a copy, so that no rule is told twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rainhill.games.steam.actions import ACTION_TILES, Bid, Pass, RaiseCapital, Score, SteamAction, TakeTile
from rainhill.games.steam.rules import action_tiles, auction, codes, goods, money
from rainhill.games.steam.view import MoneyView

if TYPE_CHECKING:
    from rainhill.games.steam.position import SteamPosition
    from rainhill.games.steam.rules.state import Position


Choice = Bid | Pass | RaiseCapital | TakeTile | Score
Purse = tuple[int, int, int]
"""cash, income and points of the seat asked, as they are now"""


def reckon(position: SteamPosition, bids: Sequence[int], legal: Iterable[SteamAction]) -> tuple[MoneyView, ...]:
    """An entry for each choice of the seat asked that costs or brings something; a bid has one a place.

    `bids` are the last bids of all seats, -1 for none.
    """
    flat = position.flat
    if flat.phase in (codes.BUILD, codes.GOODS):
        # The longest lists, and nothing in them is of that kind: what a lay costs stands with the lay.
        return ()
    purse = _purse(flat, flat.asked)
    found: list[MoneyView] = []
    for action in legal:
        _enter(position, bids, purse, action, found)
    return tuple(found)


def price_parts(position: SteamPosition, cell: int, lay: int, price: int) -> dict[str, int]:
    """What the price of a lay is made of: sides, a town, and the ground where it counts (S5.9, S7.2, S7.7)."""
    shape = position.tiles.lays[lay].shape
    ground = price - shape.exits - shape.is_town
    river = position.board.river[cell] if ground else 0
    parts = {"sides": shape.exits, "town": int(shape.is_town), "hills": ground - river, "river": river}
    return {name: dollars for name, dollars in parts.items() if dollars}


def _enter(
    position: SteamPosition, bids: Sequence[int], purse: Purse, action: SteamAction, found: list[MoneyView]
) -> None:
    flat = position.flat
    match action:
        case Bid(amount):
            for place in _places(flat):
                paid = amount if flat.phase == codes.AUCTION else auction.price_of_place(flat, place, amount)
                found.append(_after_paying(position, purse, action, paid, codes.FOR_PLACE, place + 1))
        case Pass() if flat.phase == codes.BIDDING and not (flat.free_left and flat.free_pass == flat.asked):
            # S12.6, S12.9: who passes takes the last place still free, and pays for it by the last bid made.
            place = flat.place - 1
            paid = auction.price_of_place(flat, place, bids[flat.asked])
            found.append(_after_paying(position, purse, action, paid, codes.FOR_PLACE, place + 1))
        case TakeTile(tile, passed):
            price = action_tiles.price(flat, flat.asked, ACTION_TILES.index(tile) + 1, int(passed))
            found.append(_after_paying(position, purse, action, price, codes.FOR_TILE, None))
        case RaiseCapital(amount):
            then = flat.copy()
            money.raise_capital(then, position.work, flat.asked, amount // 5)
            found.append(_entry(flat, then, purse, action, 0, None))
        case Score(choice):
            then = flat.copy()
            goods.score(then, position.work, 1 if choice == "income" else 0)
            found.append(_entry(flat, then, purse, action, 0, None))


def _places(flat: Position) -> Iterable[int]:
    """The places a bid may win, from 0: the one that is sold (S3.3), or all that are free (S12.6)."""
    return (flat.place,) if flat.phase == codes.AUCTION else range(flat.place)


def _purse(flat: Position, seat: int) -> Purse:
    return money.cash_of(flat, seat), money.income_of(flat, seat), money.points_of(flat, seat)


def _after_paying(
    position: SteamPosition, purse: Purse, action: Bid | Pass | TakeTile, paid: int, purpose: int, place: int | None
) -> MoneyView:
    then = position.flat.copy()
    money.pay(then, position.work, position.flat.asked, paid, purpose)
    return _entry(position.flat, then, purse, action, paid, place)


def _entry(now: Position, then: Position, purse: Purse, action: Choice, paid: int, place: int | None) -> MoneyView:
    cash, income, points = _purse(then, now.asked)
    rise, gain = income - purse[1], points - purse[2]
    return MoneyView(
        action=action,
        place=place,
        paid=paid,
        raised=cash + paid - purse[0],
        income_lost=-rise if rise < 0 else 0,
        points_lost=-gain if gain < 0 else 0,
        wasted=now.award_of(now.asked) - rise - gain if isinstance(action, Score) else 0,
        cash=cash,
        income=income,
        points=points,
    )
