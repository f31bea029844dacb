"""Bots: how to make one by name, and what a bot is. Importing this loads no bot.

A bot answers one question: which action does this seat take now? It keeps nothing between two answers, so undoing,
replaying and branching a match never confuse it, and it decides from what its seat may know alone (see `sight`).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import SystemRandom
from typing import Any, Protocol

from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError

_MODULES: Mapping[str, str] = {
    "random": "rainhill.bots.random_bot",
    "greedy": "rainhill.bots.greedy",
}


class Bot(Protocol):
    """Something that can be asked for an action."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    def choose(self, match: Match, seat: int) -> Any:
        """A legal action for the seat whose decision it is."""


def list_bots() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(_MODULES)


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of that name; with the same seed it takes the same actions in the same match."""
    if name not in _MODULES:
        raise SetupError("unknown-bot", bot=name, known=list_bots())
    made: Bot = import_module(_MODULES[name]).make(SystemRandom().getrandbits(32) if seed is None else seed)
    return made
