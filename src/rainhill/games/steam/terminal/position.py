"""Steam's position in sentences: who has what, own links, open ends, goods in reach. The browser tells the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rainhill.games.steam.map import steam_map
from rainhill.games.steam.terminal.ledger import signed
from rainhill.games.steam.view import SteamView
from rainhill.kernel.hexes import COMPASS
from rainhill.locales import text
from rainhill.locales.words import colour
from rainhill.terminal.game_terminal import PositionPart


def position_parts(view: SteamView) -> list[PositionPart]:
    """The whole position; a seat that looks hears of its own links, everybody else of all."""
    eyes = range(len(view.seats)) if view.seat is None else (view.seat,)
    parts = [PositionPart(text("position-now"), tuple(_now(view)))]
    for seat in eyes:
        parts += _seat_parts(view, seat)
    cities = (
        text(
            "steam-position-city",
            city=city.name,
            colour=colour(view.game, city.colour),
            number=len(city.cubes),
            cubes=[colour(view.game, cube) for cube in city.cubes],
        )
        for city in view.cities
    )
    return [*parts, PositionPart(text("steam-position-cities"), tuple(cities))]


def _now(view: SteamView) -> Iterator[str]:
    yield text(
        "steam-position-round",
        round=view.round,
        rounds=view.rounds,
        phase=view.phase,
        goods_round=view.goods_round,
    )
    decision = view.decision
    yield text("position-over") if decision is None else text("position-asked", seat=view.seats[decision.seat].name)
    for seat in view.seats:
        yield text(
            "steam-position-seat",
            seat=seat.name,
            cash=seat.cash,
            income=signed(seat.income),
            points=seat.points,
            level=seat.locomotive,
            links=seat.links,
        )


def _seat_parts(view: SteamView, number: int) -> list[PositionPart]:
    seat = view.seats[number].name
    sides = [text(f"steam-side-{name}") for name in COMPASS[steam_map(view.map).board.layout]]
    own = [link for link in view.links if link.owner == number]
    links = [
        text("steam-position-link", a=link.a, b=link.b)
        for link in own
        if link.status == "complete" and link.b is not None
    ]
    loose = [
        text(
            "steam-position-open-end",
            a=link.a,
            where=text("position-at", hex=link.open_hex),
            side="" if link.open_side is None else sides[link.open_side],
            expires=link.expires,
        )
        for link in own
        if link.open_hex is not None
    ]
    asked = view.decision is not None and view.decision.seat == number and bool(view.deliveries)
    goods: Iterable[tuple[str, str, str, int]] = (
        [(each.action.cube, each.action.origin, each.action.to, len(each.links)) for each in view.deliveries]
        if asked
        else in_reach(view, number)
    )
    told = dict.fromkeys(
        text("steam-position-delivery", cube=colour(view.game, cube), origin=origin, to=to, links=way)
        for cube, origin, to, way in goods
    )
    return [
        PositionPart(text("steam-position-links", seat=seat), _some(links, "steam-position-no-links")),
        PositionPart(text("steam-position-open", seat=seat), _some(loose, "steam-position-no-open")),
        PositionPart(
            text("steam-position-deliveries" if asked else "steam-position-reach", seat=seat),
            _some(list(told), "steam-position-no-reach"),
        ),
    ]


def _some(lines: Sequence[str], otherwise: str) -> tuple[str, ...]:
    return tuple(lines) or (text(otherwise),)


def in_reach(view: SteamView, seat: int) -> Iterator[tuple[str, str, str, int]]:
    """Cube, origin, nearest city of its colour and links to it, over own links as far as the locomotive goes."""
    beside: dict[str, list[str]] = {}
    for link in view.links:
        if link.owner == seat and link.status == "complete" and link.b is not None:
            beside.setdefault(link.a, []).append(link.b)
            beside.setdefault(link.b, []).append(link.a)
    colours = {city.name: city.colour for city in view.cities}
    for city in view.cities:
        for cube in dict.fromkeys(city.cubes):
            seen, edge = {city.name}, [city.name]
            for links in range(1, view.seats[seat].locomotive + 1):
                edge = [
                    stop for stop in dict.fromkeys(s for at in edge for s in beside.get(at, ())) if stop not in seen
                ]
                found = next((stop for stop in edge if colours.get(stop) == cube), None)
                if found is not None:
                    yield cube, city.name, found, links
                    break
                seen.update(edge)
