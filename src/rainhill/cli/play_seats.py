"""Who sits at the table: persons by name, bots as `bot:greedy`.

A bot's seat is called "greedy (bot)", so that a record tells by itself which seats bots have when it is taken up again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rainhill.bots import list_bots
from rainhill.kernel.refusals import SetupError

_BOT_SEAT = re.compile(r"(?P<bot>[a-z]+)(?: \d+)? \(bot\)")


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat to be taken; `bot` is None for a person."""

    name: str
    bot: str | None


def read_seats(given: str) -> list[Seat]:
    """The seats of `--seats`: names and bots, separated by commas."""
    return name_seats([part.strip() for part in given.split(",") if part.strip()])


def name_seats(asked: Sequence[str]) -> list[Seat]:
    """Persons keep their names; bots get names nobody else has."""
    kinds = [part[4:].strip().lower() or list_bots()[-1] if part.lower().startswith("bot:") else None for part in asked]
    seats: list[Seat] = []
    for part, bot in zip(asked, kinds, strict=True):
        if bot is None:
            seats.append(Seat(part, None))
            continue
        if bot not in list_bots():
            raise SetupError("unknown-bot", bot=bot, known=list_bots())
        twins = sum(seat.bot == bot for seat in seats)
        seats.append(Seat(f"{bot} {twins + 1} (bot)" if kinds.count(bot) > 1 else f"{bot} (bot)", bot))
    return seats


def bots_in(names: Sequence[str]) -> dict[int, str]:
    """Which seats of a record belong to bots that we have."""
    found = {}
    for seat, name in enumerate(names):
        known = _BOT_SEAT.fullmatch(name)
        if known and known["bot"] in list_bots():
            found[seat] = known["bot"]
    return found
