"""What `rainhill maps` tells about a map of Stephenson's Rocket."""

from __future__ import annotations

from typing import Any

from rainhill.games.rocket.game import GAME
from rainhill.games.rocket.map import check_rocket_map, make_rocket_map
from rainhill.games.rocket.measure.balance import measure
from rainhill.games.rocket.measure.balance import shortfalls as find_shortfalls
from rainhill.games.rocket.measure.map_statistics import map_statistics
from rainhill.kernel.jsonable import plain
from rainhill.kernel.maps import GameMap
from rainhill.kernel.setup import complete_header
from rainhill.locales import text
from rainhill.locales.words import edition_title, industry
from rainhill.terminal.printed_table import Cell, percent, print_table

DEFAULT_SEATS = 3


def survey(board: GameMap) -> dict[str, Any]:
    """The figures of a map that obeys R1.2 and R1.3."""
    made = make_rocket_map(board)
    check_rocket_map(made)
    figures: dict[str, Any] = plain(map_statistics(made))
    return figures


def print_survey(figures: dict[str, Any]) -> None:
    """Size, distances, industries, and how far a locomotive comes from each start."""
    numbers: list[tuple[str, Cell]] = [
        (text(f"rocket-maps-figure-{name}"), figures[name])
        for name in (
            "hexes",
            "companies",
            "cities",
            "towns",
            "nearest_mean",
            "place_distance_mean",
            "start_distance_least",
            "start_distance_mean",
        )
    ]
    numbers += [
        (text("rocket-maps-figure-industry", industry=industry("rocket", name)), places)
        for name, places in figures["industries"].items()
    ]
    print_table(text("maps-figures"), (text("maps-figure"), text("maps-value")), numbers)
    moves = [reach["moves"] for reach in figures["starts"][0]["reach"]]
    heads = (
        text("rocket-maps-company"),
        text("rocket-maps-start"),
        text("rocket-maps-exits"),
        text("rocket-maps-nearest-start"),
        text("rocket-maps-nearest-place"),
        *(text("rocket-maps-reach", moves=number) for number in moves),
    )
    rows = [
        (
            start["company"],
            start["town"],
            start["exits"],
            start["nearest_start"],
            start["nearest_place"],
            *(text("rocket-maps-reached", hexes=reach["hexes"], places=reach["places"]) for reach in start["reach"]),
        )
        for start in figures["starts"]
    ]
    print_table(text("rocket-maps-starts"), heads, rows)


def misses(_board: GameMap) -> list[dict[str, Any]]:
    """Nothing is asked of a map but that it obeys the rules."""
    return []


def print_misses(_found: list[dict[str, Any]]) -> None:
    """Nothing was missed."""


def summary_heads() -> tuple[str, ...]:
    """Heads of the list of maps."""
    return text("rocket-maps-figure-companies"), text("rocket-maps-figure-cities"), text("rocket-maps-figure-towns")


def summarise(board: GameMap) -> tuple[int, ...]:
    """Numbers of the list of maps."""
    return tuple(len(board.tables.get(name, ())) for name in ("company", "city", "town"))


def balance(board: GameMap, request: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Random matches on the map: who won, what became of the companies, how the matches ended."""
    seats = request.seats if request.seats is not None else DEFAULT_SEATS
    header = complete_header(GAME, edition=request.edition, seats=[str(n) for n in range(seats)], seed=1)
    measured = measure(
        make_rocket_map(board),
        request.matches,
        request.seed,
        seats=seats,
        edition=header.edition,
        progress=lambda _done: request.advance(1),
    )
    return plain(measured), [plain(item) for item in find_shortfalls(measured)]


def print_balance(figures: dict[str, Any], shortfalls: list[dict[str, Any]]) -> None:
    """The balance as tables, and what is wrong with it."""
    facts = {name: figures[name] for name in ("matches", "seats")}
    facts["edition"] = edition_title(GAME.info.id, figures["edition"])
    print_table(
        text("rocket-maps-balance", **facts),
        tuple(text(f"rocket-maps-balance-{name}") for name in ("company", "used", "isolated", "closed", "places")),
        [
            (line["id"], *(percent(line[name]) for name in ("used", "isolated", "closed")), float(line["places"]))
            for line in figures["companies"]
        ],
    )
    print_table(
        text("maps-balance-seats"),
        tuple(text(f"maps-balance-{name}") for name in ("order", "wins", "points")),
        [
            (order, percent(wins), float(points))
            for order, (wins, points) in enumerate(zip(figures["wins"], figures["points"], strict=True), 1)
        ],
    )
    print_table(
        text("rocket-maps-balance-ends"),
        (text("rocket-maps-balance-end"), text("rocket-maps-balance-share")),
        [(text(f"rocket-end-{reason}"), percent(share)) for reason, share in figures["ends"].items()],
    )
    if shortfalls:
        print_table(
            text("maps-shortfalls"),
            (text("maps-shortfall"), text("maps-value"), text("maps-limit")),
            [
                (
                    text(f"rocket-maps-shortfall-{item['code']}", of=item["of"]),
                    percent(item["value"]),
                    percent(item["limit"]),
                )
                for item in shortfalls
            ],
        )
