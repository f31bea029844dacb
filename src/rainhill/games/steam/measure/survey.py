"""What `rainhill maps` tells about a map of Steam."""

from __future__ import annotations

from typing import Any

from rainhill.games.steam.game import GAME
from rainhill.games.steam.map import check_steam_map, make_steam_map
from rainhill.games.steam.measure.map_statistics import find_misses, map_statistics
from rainhill.kernel.jsonable import plain
from rainhill.kernel.maps import GameMap, list_maps, read_map
from rainhill.kernel.setup import complete_header
from rainhill.locales import text
from rainhill.locales.words import edition_title
from rainhill.terminal.errors import USAGE, Failed
from rainhill.terminal.printed_table import Cell, number, percent, print_table

SHARES = frozenset({"river", "hill"})
USUAL_SEATS = 4
BOT = "greedy"
MOST_BANKRUPT = 0.05
LEAST_WINNING, MOST_WINNING = 30.0, 60.0
"""Points with which matches among people are won, as they are reported."""
MOST_ABOVE_FAIR = 0.05


def survey(board: GameMap) -> dict[str, Any]:
    """The figures of a map that obeys S1.8."""
    made = make_steam_map(board)
    check_steam_map(made)
    figures: dict[str, Any] = plain(map_statistics(made))
    return figures


def misses(board: GameMap) -> list[dict[str, Any]]:
    """Figures outside the bounds in which the maps of the game lie."""
    return [plain(miss) for miss in find_misses(make_steam_map(board))]


def print_survey(figures: dict[str, Any]) -> None:
    """Size, stops, cubes, terrain and distances."""
    numbers: list[tuple[str, Cell]] = [
        (text(f"steam-maps-{name}"), _shown(name, figures[name]))
        for name in (
            *("hexes", "cities", "towns", "cubes", "river", "hill", "black_edges"),
            *("nearest_city", "nearest_stop", "farthest_hex"),
        )
    ]
    numbers.insert(0, (text("steam-maps-seats"), text("steam-maps-seats-listed", seats=figures["seats"])))
    numbers += [
        (text("steam-maps-colour", colour=text(f"steam-colour-{colour}")), cities)
        for colour, cities in figures["colours"].items()
    ]
    numbers += [(text("steam-maps-bag", seats=int(seats)), cubes) for seats, cubes in figures["bag"].items()]
    print_table(text("maps-figures"), (text("maps-figure"), text("maps-value")), numbers)


def print_misses(found: list[dict[str, Any]]) -> None:
    """The figures that lie outside their bounds."""
    print_table(
        text("maps-misses"),
        (text("maps-figure"), text("maps-value"), text("maps-least"), text("maps-most")),
        [
            (
                text(f"steam-maps-{miss['figure']}"),
                *(_shown(miss["figure"], miss[name]) for name in ("value", "least", "most")),
            )
            for miss in found
        ],
    )


def _shown(name: str, value: float) -> str:
    return percent(value) if name in SHARES else number(value)


def summary_heads() -> tuple[str, ...]:
    """Heads of the list of maps."""
    return text("steam-maps-cities"), text("steam-maps-towns"), text("steam-maps-cubes"), text("steam-maps-seats")


def summarise(board: GameMap) -> tuple[Cell, ...]:
    """What the list of maps tells."""
    figures = map_statistics(make_steam_map(board))
    seats = text("steam-maps-seats-listed", seats=figures.seats)
    return figures.cities, figures.towns, figures.cubes, seats


def balance(board: GameMap, request: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Matches between greedy bots: random seats build nothing worth the name, so their matches would tell nothing."""
    if board.id not in list_maps(GAME.info.id) or read_map(GAME.info.id, board.id).hash != board.hash:
        raise Failed(text("steam-maps-no-balance", file=board.file), USAGE)
    made_for = make_steam_map(board).seats
    seats = request.seats if request.seats is not None else USUAL_SEATS if USUAL_SEATS in made_for else max(made_for)
    names = [str(n) for n in range(seats)]
    header = complete_header(GAME, map=board.id, edition=request.edition, seats=names, seed=1)
    counted = request.simulate(GAME, board.id, header.edition, seats, BOT)
    (bot,) = counted["bots"]
    figures = {
        "matches": request.matches,
        "seats": seats,
        "edition": header.edition,
        "bot": BOT,
        "wins": [row["share"] for row in counted["wins_by_order"]],
        "surely_won": [row["interval"][0] for row in counted["wins_by_order"]],
        "ends": counted["ends"],
        "winning_points": counted["winning_scores"]["mean"],
        "points": bot["points"],
        "bankrupt": bot["measures"]["bankrupt"],
        "deliveries": counted["measures"]["deliveries"]["mean"],
        "links": counted["measures"]["links"]["mean"],
    }
    return figures, find_shortfalls(figures)


def find_shortfalls(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """What people would complain about; a seat is favoured only if chance alone hardly explains its wins."""
    found: list[dict[str, Any]] = []

    def miss(code: str, value: float, limit: float, of: str = "") -> None:
        found.append({"code": code, "of": of, "value": value, "limit": limit})

    if figures["bankrupt"] > MOST_BANKRUPT:
        miss("bankrupt", figures["bankrupt"], MOST_BANKRUPT)
    if figures["winning_points"] < LEAST_WINNING:
        miss("winning-low", figures["winning_points"], LEAST_WINNING)
    if figures["winning_points"] > MOST_WINNING:
        miss("winning-high", figures["winning_points"], MOST_WINNING)
    fair = 1 / figures["seats"] + MOST_ABOVE_FAIR
    for order, (share, surely) in enumerate(zip(figures["wins"], figures["surely_won"], strict=True), 1):
        if surely > fair:
            miss("seat-favoured", share, fair, str(order))
    return found


def print_balance(figures: dict[str, Any], shortfalls: list[dict[str, Any]]) -> None:
    """The balance as tables, and what is wrong with it."""
    facts = {name: figures[name] for name in ("matches", "seats", "bot")}
    facts["edition"] = edition_title(GAME.info.id, figures["edition"])
    rows: list[tuple[str, Cell]] = [
        (text(f"steam-maps-balance-{name}"), float(figures[name]))
        for name in ("winning_points", "points", "links", "deliveries")
    ]
    rows.append((text("steam-maps-balance-bankrupt"), percent(figures["bankrupt"])))
    rows += [(text(f"steam-maps-balance-end-{reason}"), percent(share)) for reason, share in figures["ends"].items()]
    print_table(text("steam-maps-balance", **facts), (text("maps-figure"), text("maps-value")), rows)
    print_table(
        text("maps-balance-seats"),
        (text("maps-balance-order"), text("maps-balance-wins")),
        [(order, percent(share)) for order, share in enumerate(figures["wins"], 1)],
    )
    if shortfalls:
        print_table(
            text("maps-shortfalls"),
            (text("maps-shortfall"), text("maps-value"), text("maps-limit")),
            [
                (text(f"steam-maps-shortfall-{item['code']}", of=item["of"]), *_limits(item, "value", "limit"))
                for item in shortfalls
            ],
        )


def _limits(item: dict[str, Any], *names: str) -> list[str]:
    form = number if item["code"].startswith("winning") else percent
    return [form(item[name]) for name in names]
