"""The arguments with which commands set up matches: game, map, edition, seats and options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rainhill.games import list_games
from rainhill.kernel.refusals import SetupError
from rainhill.locales import text


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add what settles one kind of match."""
    parser.add_argument("--game", default=list_games()[0], metavar="GAME", help=text("tools-argument-game"))
    parser.add_argument("--map", metavar="MAP", help=text("tools-argument-map"))
    parser.add_argument("--edition", metavar="EDITION", help=text("tools-argument-edition"))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=text("tools-argument-seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=text("tools-argument-option")
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the switch for output that programs read."""
    parser.add_argument("--json", action="store_true", help=text("cli-json-help"))


def read_options(given: Sequence[str]) -> dict[str, str]:
    """The options of `--option name=value`; whether the game knows them is asked when the match is set up."""
    options: dict[str, str] = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not (name and sign and value):
            raise SetupError("option-without-value", option=item)
        options[name] = value
    return options


def positive(value: str) -> int:
    """A whole number from 1 on, for argparse."""
    number = int(value) if value.isascii() and value.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(text("tools-not-positive", value=value))
    return number


def positive_seconds(value: str) -> float:
    """A time above 0, for argparse."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0.0 < number < 1e6:
        raise argparse.ArgumentTypeError(text("tools-not-positive", value=value))
    return number
