"""What `rainhill maps` tells about a map of Steam."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from rainhill.arena.shares import interval
from rainhill.cli import USAGE, Failed
from rainhill.cli.simulation import Plan, Tally, play, summary
from rainhill.cli.tables import Cell, number, percent, print_table
from rainhill.kernel.boards import Board, list_boards, read_board
from rainhill.kernel.game import complete_header
from rainhill.kernel.plain import plain
from rainhill.locales import text
from rainhill.steam.board import check_steam_board, make_steam_board
from rainhill.steam.game import GAME
from rainhill.steam.map_statistics import find_misses, map_statistics

SHARES = frozenset({"river", "hill"})
USUAL_SEATS = 4
BOT = "greedy"
MOST_BANKRUPT = 0.05
LEAST_WINNING, MOST_WINNING = 30.0, 60.0
"""Points with which matches among people are won, as they are reported."""
MOST_ABOVE_FAIR = 0.05


def survey(board: Board) -> dict[str, Any]:
    """The figures of a map that obeys S1.8."""
    made = make_steam_board(board)
    check_steam_board(made)
    figures: dict[str, Any] = plain(map_statistics(made))
    return figures


def misses(board: Board) -> list[dict[str, Any]]:
    """Figures outside the bounds in which the maps of the game lie."""
    return [plain(miss) for miss in find_misses(make_steam_board(board))]


def print_survey(figures: dict[str, Any]) -> None:
    """Size, stops, cubes, terrain and distances."""
    numbers: list[tuple[str, Cell]] = [
        (text(f"maps-steam-{name}"), _shown(name, figures[name]))
        for name in (
            *("hexes", "cities", "towns", "cubes", "river", "hill", "black_edges"),
            *("nearest_city", "nearest_stop", "farthest_hex"),
        )
    ]
    numbers.insert(0, (text("maps-steam-seats"), text("maps-steam-seats-listed", seats=figures["seats"])))
    numbers += [
        (text("maps-steam-colour", colour=text(f"steam-colour-{colour}")), cities)
        for colour, cities in figures["colours"].items()
    ]
    numbers += [(text("maps-steam-bag", seats=int(seats)), cubes) for seats, cubes in figures["bag"].items()]
    print_table(text("maps-figures"), (text("maps-figure"), text("maps-value")), numbers)


def print_misses(found: list[dict[str, Any]]) -> None:
    """The figures that lie outside their bounds."""
    print_table(
        text("maps-misses"),
        (text("maps-figure"), text("maps-value"), text("maps-least"), text("maps-most")),
        [
            (
                text(f"maps-steam-{miss['figure']}"),
                *(_shown(miss["figure"], miss[name]) for name in ("value", "least", "most")),
            )
            for miss in found
        ],
    )


def _shown(name: str, value: float) -> str:
    return percent(value) if name in SHARES else number(value)


def summary_heads() -> tuple[str, ...]:
    """Heads of the list of maps."""
    return text("maps-steam-cities"), text("maps-steam-towns"), text("maps-steam-cubes"), text("maps-steam-seats")


def summarise(board: Board) -> tuple[Cell, ...]:
    """What the list of maps tells."""
    figures = map_statistics(make_steam_board(board))
    seats = text("maps-steam-seats-listed", seats=figures.seats)
    return figures.cities, figures.towns, figures.cubes, seats


def balance(
    board: Board, args: argparse.Namespace, advance: Callable[[float], None]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Matches between greedy bots: random seats build nothing worth the name, so their matches would tell nothing."""
    if board.id not in list_boards(GAME.info.id) or read_board(GAME.info.id, board.id).hash != board.hash:
        raise Failed(text("maps-steam-no-balance", file=board.file), USAGE)
    made_for = make_steam_board(board).seats
    seats = args.seats if args.seats is not None else USUAL_SEATS if USUAL_SEATS in made_for else max(made_for)
    names = [str(n) for n in range(seats)]
    header = complete_header(GAME, map=board.id, edition=args.edition, seats=names, seed=1)
    plan = Plan(GAME, board.id, header.edition, header.options, seats, (BOT,) * seats, args.seed)
    tally = Tally(seats)
    for n in range(args.balance):
        tally.add(play(plan, n), plan.lineup(n))
        advance(1)
    counted = summary(tally)
    (bot,) = counted["bots"]
    figures = {
        "matches": args.balance,
        "seats": seats,
        "edition": header.edition,
        "bot": BOT,
        "wins": [row["share"] for row in counted["wins_by_order"]],
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
    for order, share in enumerate(figures["wins"], 1):
        if interval(share, figures["matches"])[0] > fair:
            miss("seat-favoured", share, fair, str(order))
    return found


def print_balance(figures: dict[str, Any], shortfalls: list[dict[str, Any]]) -> None:
    """The balance as tables, and what is wrong with it."""
    facts = {name: figures[name] for name in ("matches", "seats", "edition", "bot")}
    rows: list[tuple[str, Cell]] = [
        (text(f"maps-steam-balance-{name}"), float(figures[name]))
        for name in ("winning_points", "points", "links", "deliveries")
    ]
    rows.append((text("maps-steam-balance-bankrupt"), percent(figures["bankrupt"])))
    rows += [(text(f"maps-steam-balance-end-{reason}"), percent(share)) for reason, share in figures["ends"].items()]
    print_table(text("maps-steam-balance", **facts), (text("maps-figure"), text("maps-value")), rows)
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
                (text(f"maps-steam-shortfall-{item['code']}", of=item["of"]), *_limits(item, "value", "limit"))
                for item in shortfalls
            ],
        )


def _limits(item: dict[str, Any], *names: str) -> list[str]:
    form = number if item["code"].startswith("winning") else percent
    return [form(item[name]) for name in names]
