"""What simulations of Steam count of each match and of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rainhill.games.steam.events import GoodsDelivered, MoneyRaised, Paid, TrackLaid, WentBankrupt
from rainhill.games.steam.view import SeatView, SteamView
from rainhill.kernel.match import Match

PAYMENTS = {"place": "paid_places", "tile": "paid_tiles", "track": "paid_track", "expenses": "paid_expenses"}
COUNTED = ("tiles", "deliveries", "delivered_links", "raised", "raised_income", *PAYMENTS.values())


def count_match(match: Match) -> Mapping[str, int]:
    """How far the match came and what was left on the map."""
    view: SteamView = match.view(None)
    events = [event for told in match.events for event in told]
    deliveries = [event for event in events if isinstance(event, GoodsDelivered)]
    return {
        "rounds": view.round,
        "tiles": len(view.tiles),
        "links": sum(link.status == "complete" for link in view.links),
        "ownerless": sum(link.owner is None and link.status != "void" for link in view.links),
        "new_cities": sum(city.new for city in view.cities),
        "deliveries": len(deliveries),
        "longest": max((sum(event.points) for event in deliveries), default=0),
        "cubes_left": sum(len(city.cubes) for city in view.cities),
        "bankruptcies": sum(isinstance(event, WentBankrupt) for event in events),
    }


def count_seats(match: Match) -> Sequence[Mapping[str, int]]:
    """What each seat had in the end, and what it did and paid for that."""
    view: SteamView = match.view(None)
    counted = [dict.fromkeys(COUNTED, 0) for _ in view.seats]
    for told in match.events:
        for event in told:
            match event:
                case TrackLaid():
                    counted[event.seat]["tiles"] += 1
                case GoodsDelivered():
                    counted[event.seat]["deliveries"] += 1
                    for seat, links in enumerate(event.points):
                        counted[seat]["delivered_links"] += links
                case MoneyRaised():
                    counted[event.seat]["raised"] += event.amount
                    counted[event.seat]["raised_income"] += event.income_lost
                case Paid():
                    counted[event.seat][PAYMENTS[event.purpose]] += event.amount
    return [_had(seat) | counts for seat, counts in zip(view.seats, counted, strict=True)]


def seat_facts(match: Match) -> Sequence[Mapping[str, int]]:
    """Who went bankrupt."""
    view: SteamView = match.view(None)
    return [{"bankruptcies": int(seat.bankrupt)} for seat in view.seats]


def _had(seat: SeatView) -> dict[str, int]:
    return {
        "points": seat.points,
        "income": seat.income,
        "links": seat.links,
        "locomotive": seat.locomotive,
        "cash": seat.cash,
        "bankrupt": int(seat.bankrupt),
    }
