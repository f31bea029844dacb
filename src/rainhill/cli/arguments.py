"""Arguments that several commands share: set-ups, numbers, bots of one's own (`--bot bot.py:MyBot`)."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from rainhill.bots.outside.roster import Roster, read_own
from rainhill.kernel.refusals import SetupError
from rainhill.locales import join, text


def add_own(parser: argparse.ArgumentParser) -> None:
    """Add what brings bots along."""
    parser.add_argument("--bot", action="append", default=[], metavar="[NAME=]BOT", help=text("bot-argument-bot"))
    parser.add_argument(
        "--bot-seconds", type=positive_seconds, default=5.0, metavar="S", help=text("bot-argument-seconds")
    )
    parser.add_argument("--bot-nodes", type=positive, metavar="N", help=text("bot-argument-nodes"))


def read_roster(args: argparse.Namespace) -> Roster:
    """All bots there are, those brought along tried out; SetupError if one of them cannot play."""
    roster = Roster.of(read_own(given, args.bot_seconds, args.bot_nodes) for given in args.bot)
    roster.try_out()
    return roster


def read_names(given: str, roster: Roster) -> list[str]:
    """The bots of a list; those brought along come first if the list does not name them."""
    named = [name.strip() for name in given.split(",") if name.strip()]
    names = [*(name for name in roster.own if name not in named), *named]
    for name in names:
        roster.check(name)
    return names


def say_faults(faults: Mapping[str, int]) -> str:
    """What went wrong with a bot, and how often."""
    return join(text("bot-fault", kind=text(f"bot-fault-{kind}"), times=times) for kind, times in faults.items())


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add what settles one kind of match."""
    parser.add_argument("--game", metavar="GAME", help=text("tools-argument-game"))
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
