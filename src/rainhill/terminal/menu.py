"""The menu before a match: continue the last one, or choose edition, map, seats and options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from rainhill.bots import list_levels
from rainhill.bots.outside.roster import Roster
from rainhill.kernel.game import Game, GameInfo
from rainhill.kernel.maps import list_maps, read_map
from rainhill.kernel.own_maps import read_source
from rainhill.kernel.refusals import SetupError
from rainhill.kernel.seats.names import is_seat_name
from rainhill.kernel.setup import repeated
from rainhill.locales import place_name, text
from rainhill.locales.words import (
    bot_described,
    choice_name,
    edition_name,
    game_title,
    option_label,
    option_text,
    setup_trouble,
)
from rainhill.registry import find_game, list_games
from rainhill.terminal.console import read_line
from rainhill.terminal.saves import latest_unfinished
from rainhill.terminal.seats import Seat, name_seats, usual_bot


@dataclass(frozen=True, slots=True)
class MatchWish:
    """The match that is wanted: a file to take up again, or how to set up a new one."""

    game: str = ""
    map: str | None = None
    edition: str | None = None
    seats: tuple[Seat, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    file: Path | None = None


def ask_wish(args: argparse.Namespace, console: Console, roster: Roster) -> MatchWish:
    """Ask for everything that was not said on the command line; Enter takes what is offered."""
    console.print(text("play-menu-title"), style="bold")
    last = latest_unfinished()
    asked_for_new = args.game or args.map or args.edition or args.option
    if last is not None and not asked_for_new:
        chosen = _choose(
            console, text("play-menu-continue"), [text("play-menu-last", file=last.name), text("play-menu-new")]
        )
        if chosen == 0:
            return MatchWish(file=last)
    games = list_games()
    game = find_game(args.game or games[_choose(console, text("play-menu-game"), [game_title(g) for g in games])])
    info = game.info
    edition = (
        args.edition
        or info.editions[
            _choose(
                console,
                text("play-menu-edition"),
                [edition_name(info.id, e) for e in info.editions],
                info.editions.index(info.default_edition),
            )
        ]
    )
    map_id = read_source(args.map) if args.map else _choose_map(console, game)
    seats = _choose_seats(console, info, roster)
    options = dict(item.partition("=")[::2] for item in args.option) or _choose_options(console, info, edition)
    return MatchWish(info.id, map_id, edition, tuple(seats), options)


def _choose(console: Console, question: str, answers: Sequence[str], default: int = 0) -> int:
    """A number from a list; a list of one is not asked for."""
    if len(answers) == 1:
        return 0
    console.print(question)
    for number, answer in enumerate(answers, 1):
        console.print(text("play-menu-item", number=number, answer=answer))
    while True:
        line = read_line(console, text("play-menu-number", default=default + 1))
        if not line:
            return default
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(answers):
            return int(line) - 1
        console.print(text("play-menu-wrong-number", most=len(answers)))


def _choose_map(console: Console, game: Game) -> str:
    maps = list(game.maps())
    drawn = list_maps(game.info.id)
    titles = [_map_item(game.info.id, map_id) if map_id in drawn else map_id for map_id in maps]
    return maps[_choose(console, text("play-menu-map"), titles, maps.index(game.info.default_map))]


def _map_item(game: str, map_id: str) -> str:
    board = read_map(game, map_id)
    return text("play-menu-map-item", title=place_name(board.title), hexes=len(board.hexes))


def _choose_seats(console: Console, info: GameInfo, roster: Roster) -> list[Seat]:
    counts = [text("play-menu-seats-item", number=number) for number in info.seats]
    number = info.seats[_choose(console, text("play-menu-seats"), counts, len(counts) // 2)]
    offered = (*roster.own, *list_levels())
    console.print(text("play-menu-who", bots=offered))
    for bot in offered:
        console.print(f"  {bot_described(bot)}")
    best = usual_bot(roster)
    while True:
        asked = []
        for seat in range(1, number + 1):
            default = text("play-menu-player") if seat == 1 else f"bot:{best}"
            line = read_line(console, text("play-menu-seat", seat=seat, default=default))
            asked.append(_seat_asked(line, default, roster))
        try:
            seats = name_seats(asked, roster)
            _check_names(seats)
        except SetupError as error:
            console.print(setup_trouble(error))
        else:
            return seats


def _seat_asked(line: str, default: str, roster: Roster) -> str:
    words = line.split()
    if not words:
        return default
    if words[0].lower() == "bot":
        return f"bot:{words[1] if len(words) > 1 else usual_bot(roster)}"
    return f"bot:{line}" if line.lower() in roster.names else line


def _check_names(seats: Sequence[Seat]) -> None:
    names = tuple(seat.name for seat in seats)
    if len(set(names)) != len(names):
        raise SetupError("same-seat-name", names=repeated(names))
    for name in names:
        if not is_seat_name(name):
            raise SetupError("bad-seat-name", name=name)


def _choose_options(console: Console, info: GameInfo, edition: str) -> dict[str, str]:
    """The options of the table; as printed unless somebody wants them otherwise."""
    if not info.options:
        return {}
    if _choose(console, text("play-menu-options"), [text("play-menu-as-usual"), text("play-menu-other")]) == 0:
        return {}
    chosen = {}
    for option in info.options:
        if not option.matters(edition):
            continue
        console.print(option_text(info.id, option.id))
        answers = [choice_name(info.id, option.id, choice) for choice in option.choices]
        default = option.choices.index(option.default(edition))
        chosen[option.id] = option.choices[_choose(console, option_label(info.id, option.id), answers, default)]
    return chosen
