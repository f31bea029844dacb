"""Rocket's position in sentences: lines, places joined, shares, stations. The browser tells the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rainhill.games.rocket.view import CompanyView, RocketView
from rainhill.locales import join, text
from rainhill.locales.words import POUNDS, game_text, industry
from rainhill.terminal.game_terminal import PositionPart


def position_parts(view: RocketView) -> list[PositionPart]:
    """The whole position; a seat that looks hears of its own pieces, everybody else of all."""
    eyes = range(len(view.seats)) if view.seat is None else (view.seat,)
    lines = tuple(_line(view, company) for company in view.companies)
    parts = [
        PositionPart(text("position-now"), tuple(_now(view))),
        PositionPart(text("rocket-position-lines"), lines),
    ]
    for seat in eyes:
        parts += _seat_parts(view, seat)
    return parts


def _now(view: RocketView) -> Iterator[str]:
    yield text("rocket-position-turn", turn=view.turn, tiles=view.tiles_left, passengers=view.passengers_left)
    decision = view.decision
    yield text("position-over") if decision is None else text("position-asked", seat=view.seats[decision.seat].name)
    if view.veto is not None:
        yield text("rocket-position-veto", company=view.veto.company, where=text("position-at", hex=view.veto.target))
    for seat in view.seats:
        score = seat.score
        amount = (
            None if score is None else game_text(view.game, "money", view.edition, points=score, pounds=score * POUNDS)
        )
        yield text(
            "rocket-position-seat",
            seat=seat.name,
            amount=amount,
            stations=seat.stations_left,
            passengers=seat.passengers,
        )


def _line(view: RocketView, company: CompanyView) -> str:
    state = text(
        f"rocket-position-line-{company.status}",
        company=company.name,
        id=company.id,
        survivor=company.merged_into,
        place=company.joined[0] if company.joined else company.locomotive,
        where=text("position-at", hex=company.locomotive),
    )
    if company.status == "closed":
        return state
    joined = text("rocket-position-joined", number=len(company.joined), places=company.joined)
    shares = text("rocket-position-shares", holders=_holders(view, company.shares))
    stations = text("rocket-position-stations", holders=_holders(view, company.stations))
    return f"{state} {joined} {shares} {stations}"


def _holders(view: RocketView, numbers: Sequence[int]) -> str | None:
    held = [
        text("rocket-position-holder", seat=view.seats[seat].name, number=number)
        for seat, number in enumerate(numbers)
        if number
    ]
    return join(held) if held else None


def _seat_parts(view: RocketView, number: int) -> list[PositionPart]:
    seat = view.seats[number].name
    stations = [
        text("rocket-position-own-station", where=text("position-at", hex=station.hex), company=station.company)
        for station in view.stations
        if station.seat == number
    ]
    invested = []
    for city in view.cities:
        own = [industry(view.game, place.industry) for place in city.places if place.seat == number]
        if own:
            invested.append(text("rocket-position-investment", city=city.name, industries=own))
    return [
        PositionPart(
            text("rocket-position-own-stations", seat=seat),
            tuple(stations) or (text("rocket-position-no-stations"),),
        ),
        PositionPart(
            text("rocket-position-own-investments", seat=seat),
            tuple(invested) or (text("rocket-position-no-investments"),),
        ),
    ]
