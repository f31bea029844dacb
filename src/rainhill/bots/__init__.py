"""Bots: how to make one by name, and what a bot is. Importing this loads no bot.

A bot answers one question: which action does this seat take now? It keeps nothing between two answers, so undoing,
replaying and branching a match never confuse it, and it decides from what its seat may know alone.

A name is that of a level (`baron`) or of a kind of bot (`greedy`), and may say how much is searched:
`search:nodes=800`, `search:seconds=1.5`, or both; and how often it takes less than the best: `greedy:temperature=0.5`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import SystemRandom

from rainhill.bots.bot import Bot, Budget
from rainhill.bots.levels import LEVELS, SearchLevel
from rainhill.kernel.refusals import SetupError

__all__ = ["USUAL", "Bot", "check", "list_bots", "list_levels", "make", "settle_seed"]

_MODULES: Mapping[str, str] = {
    "random": "rainhill.bots.random_bot",
    "greedy": "rainhill.bots.greedy",
    "search": "rainhill.bots.search",
}

WARMTH = "temperature="
HOTTEST = 1000.0

USUAL = "engineer"
"""Who takes a seat if nobody says which bot."""


def list_levels() -> tuple[str, ...]:
    """The levels for people to choose from, weakest first."""
    return tuple(LEVELS)


def list_bots() -> tuple[str, ...]:
    """The names of all bots: kinds first, then levels, each weakest first."""
    return (*_MODULES, *LEVELS)


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of that name; with the same seed it takes the same actions in the same match."""
    kind, budget = check(name)
    warmth = temperature_of(name)
    if warmth:
        from rainhill.bots.temperature import warm

        return warm(make(_cold(name), settle_seed(seed)), warmth, name)
    chosen = settle_seed(seed)
    if kind in LEVELS and LEVELS[kind].mind == "search":
        return SearchLevel(chosen, LEVELS[kind], budget, name)
    made: Bot
    if kind in LEVELS:
        made = import_module(f"rainhill.bots.{LEVELS[kind].mind}").make(chosen, name)
    elif budget is not None:
        made = import_module(_MODULES[kind]).SearchBot(chosen, budget, name)
    else:
        made = import_module(_MODULES[kind]).make(chosen)
    return made


def check(name: str, known: Sequence[str] | None = None) -> tuple[str, Budget | None]:
    """The bot or level of a name and the budget it states; SetupError if there is no such bot."""
    kind, *limits = name.split(":")
    if kind not in list_bots():
        raise SetupError("unknown-bot", bot=name, known=tuple(known or list_bots()))
    if not limits:
        return kind, None
    mind = LEVELS[kind].mind if kind in LEVELS else kind
    cold = [limit for limit in limits if not limit.startswith(WARMTH)]
    if mind not in ("greedy", "search") or (len(cold) < len(limits) and temperature_of(name) is None):
        raise SetupError("bad-bot-budget", bot=name)
    if not cold:
        return kind, None
    budget = _read_limits(cold)
    if mind != "search" or budget is None:
        raise SetupError("bad-bot-budget", bot=name)
    return kind, budget


def temperature_of(name: str) -> float | None:
    """The temperature a name states, 0 if it states none; None if it is no temperature."""
    stated = [part.removeprefix(WARMTH) for part in name.split(":")[1:] if part.startswith(WARMTH)]
    if not stated:
        return 0.0
    try:
        (warmth,) = map(float, stated)
    except ValueError:
        return None
    return warmth if 0 <= warmth <= HOTTEST else None


def _cold(name: str) -> str:
    return ":".join(part for part in name.split(":") if not part.startswith(WARMTH))


def settle_seed(seed: int | None) -> int:
    """The seed given, or one by chance."""
    return SystemRandom().getrandbits(32) if seed is None else seed


def _read_limits(limits: Sequence[str]) -> Budget | None:
    """A budget written as `nodes=800`, `seconds=1.5` or both; None if it is neither."""
    found: dict[str, str] = dict(part.partition("=")[::2] for part in limits)
    if not set(found) <= {"nodes", "seconds"} or len(found) != len(limits):
        return None
    try:
        nodes = int(found["nodes"]) if "nodes" in found else None
        seconds = float(found["seconds"]) if "seconds" in found else None
    except ValueError:
        return None
    if (nodes is not None and nodes < 1) or (seconds is not None and not 0 < seconds < 1e6):
        return None
    return Budget(nodes, seconds)
