"""Everybody who can be given a seat: the bots that come with Rainhill and those that somebody brought along."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rainhill import bots
from rainhill.bots import Bot
from rainhill.bots.outside.bot import OutsideBot, OutsideSpec
from rainhill.bots.own_bot import OwnBot, as_bot
from rainhill.kernel.refusals import SetupError

_NAMED = re.compile(r"(?P<name>[a-z][a-z0-9_-]{0,23})=(?P<rest>.+)", re.DOTALL)
_CLASS = re.compile(r"(?P<file>.+\.py):(?P<kind>[^\W\d]\w*)")


def read_own(given: str, seconds: float = 5.0, nodes: int | None = None) -> OutsideSpec:
    """A bot as it is named on a command line: `[NAME=]FILE.py:CLASS` or `[NAME=]COMMAND`."""
    named = _NAMED.fullmatch(given.strip())
    rest = named["rest"].strip() if named else given.strip()
    python = _CLASS.fullmatch(rest)
    if python:
        if not Path(python["file"]).is_file():
            raise SetupError("own-bot-missing", file=python["file"])
        command: tuple[str, ...] = (sys.executable, "-m", "rainhill.bots.outside.host", python["file"], python["kind"])
        usual = python["kind"]
    else:
        command = _command(rest)
        usual = next((Path(word).stem for word in reversed(command) if Path(word).is_file()), Path(command[0]).stem)
    name = named["name"] if named else re.sub(r"[^a-z0-9_-]", "", usual.lower())[:24]
    if not name or not name[0].isalpha() or name in bots.list_bots():
        raise SetupError("own-bot-name", bot=name)
    return OutsideSpec(name, command, seconds, nodes)


def _command(rest: str) -> tuple[str, ...]:
    try:
        words = shlex.split(rest)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise SetupError("own-bot-missing", file=words[0] if words else rest)
    return tuple(words)


@dataclass(frozen=True)
class Roster:
    """Bots by name. It can be sent to another process, which then starts programs of its own."""

    own: Mapping[str, OutsideSpec] = field(default_factory=dict)
    inside: Mapping[str, OwnBot] = field(default_factory=dict)
    """Objects, classes and functions that choose in the same process; what they raise ends the match."""

    @classmethod
    def of(cls, own: Iterable[OutsideSpec]) -> Roster:
        """A roster with bots brought along."""
        found: dict[str, OutsideSpec] = {}
        for one in own:
            if one.name in found:
                raise SetupError("same-bot-twice", names=(one.name,))
            found[one.name] = one
        return cls(found)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, the bots brought along last."""
        return (*bots.list_bots(), *self.own, *self.inside)

    def check(self, name: str) -> None:
        """Refuse (SetupError) a name nobody has."""
        if name not in self.own and name not in self.inside:
            bots.check(name, self.names)

    def make(self, name: str, seed: int | None = None) -> Bot:
        """The bot of that name. What was brought along should be closed after use (`close`)."""
        if name in self.own:
            return OutsideBot(self.own[name], bots.settle_seed(seed))
        self.check(name)
        return as_bot(self.inside[name], seed, name) if name in self.inside else bots.make(name, seed)

    def try_out(self) -> None:
        """Start every program once, so that a bot that cannot play is noticed before the match."""
        for own in self.own.values():
            bot = OutsideBot(own, 0)
            try:
                bot.greet()
            finally:
                bot.close()


BUILT_IN = Roster()
"""The bots of the house alone."""


def close(bot: Bot) -> None:
    """End the program of a bot that has one."""
    if isinstance(bot, OutsideBot):
        bot.close()
