"""Bots of one's own on the command line: `--bot bot.py:MyBot`, `--bot "mybot=./program --fast"`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rainhill.bots.roster import Roster, read_own
from rainhill.cli.setup_arguments import positive, positive_seconds
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
