"""One match of the league, with what each seat took for it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from rainhill.arena.schedule import Pairing, Setting
from rainhill.bots import Bot
from rainhill.bots.bot import Thinker
from rainhill.bots.outside.bot import OutsideBot
from rainhill.bots.outside.roster import Roster, close
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import SetupError
from rainhill.registry import find_game, measure_of


@dataclass
class Effort:
    """What one seat took for its decisions in one match."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    nodes: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    """what went wrong with a bot from outside, and how often; each time another bot took the turn"""
    trouble: str = ""
    """what the program said the first time something went wrong: its traceback if there was one"""
    facts: dict[str, int] = field(default_factory=dict)
    """what the game counts of a seat besides points"""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A finished match."""

    number: int
    block: int
    seed: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    digest: str
    """of the last position: who repeats the match must come to the same"""
    efforts: tuple[Effort, ...]

    def wins(self) -> dict[str, float]:
        """Each bot's part of the victory."""
        parts: dict[str, float] = {}
        for seat in self.winners:
            parts[self.lineup[seat]] = parts.get(self.lineup[seat], 0.0) + 1 / len(self.winners)
        return parts

    @property
    def failed(self) -> frozenset[str]:
        """The bots that another had to stand in for: what came of it says nothing of their strength."""
        return frozenset(name for name, effort in zip(self.lineup, self.efforts, strict=True) if effort.faults)


class Players:
    """The bots of one process: programs from outside are started once a seat and go from match to match."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster
        self._programs: dict[tuple[str, int], OutsideBot] = {}

    def seat(self, name: str, seat: int, seed: int) -> Bot:
        """The bot that takes a seat."""
        known = self._programs.get((name, seat))
        if known is not None:
            known.begin(seed)
            return known
        bot = self.roster.make(name, seed)
        if isinstance(bot, OutsideBot):
            self._programs[name, seat] = bot
            # Starting is not thinking. A program that fails here is asked again, and its failure counted, in the match.
            with suppress(SetupError):
                bot.greet()
        return bot

    def faults(self) -> dict[str, dict[str, int]]:
        """What went wrong with programs from outside so far, and how often."""
        found: dict[str, Counter[str]] = {}
        for (name, _), bot in self._programs.items():
            if bot.faults:
                found.setdefault(name, Counter()).update(bot.faults)
        return {name: dict(sorted(faults.items())) for name, faults in found.items()}

    def close(self) -> None:
        """End all programs."""
        for bot in self._programs.values():
            close(bot)
        self._programs.clear()


def play(setting: Setting, pairing: Pairing, players: Players) -> PlayedMatch:
    """Play a match to its end. Bots get seeds of their own, so that twins at one table do not think alike."""
    match = Match.new(
        find_game(setting.game),
        seats=setting.seats,
        map=setting.map_text or setting.map,
        edition=setting.edition,
        options=setting.options,
        seed=pairing.seed,
    )
    seats = [players.seat(name, seat, pairing.seed * 16 + seat) for seat, name in enumerate(pairing.lineup)]
    efforts = [Effort() for _ in seats]
    while (decision := match.decision) is not None:
        action = _ask(seats[decision.seat], match, decision.seat, efforts[decision.seat])
        match.play(action, seat=decision.seat)
    outcome = match.outcome
    assert outcome is not None
    count = measure_of(setting.game).seat_facts
    facts = count(match) if count is not None else [{} for _ in efforts]
    for effort, counted in zip(efforts, facts, strict=True):
        effort.facts = dict(counted)
        effort.seconds = round(effort.seconds, 6)
        effort.slowest = round(effort.slowest, 6)
    return PlayedMatch(
        pairing.number,
        pairing.block,
        pairing.seed,
        pairing.lineup,
        outcome.winners,
        outcome.scores,
        outcome.reason,
        match.version,
        match.position.digest(),
        tuple(efforts),
    )


def _ask(bot: Bot, match: Match, seat: int, effort: Effort) -> Any:
    """A bot's action; how long it took and what it searched is noted."""
    began = time.perf_counter()
    if isinstance(bot, Thinker):
        thinking = bot.think(match, seat)
        action = thinking.action
        effort.nodes += thinking.nodes
    else:
        action = bot.choose(match, seat)
    took = time.perf_counter() - began
    effort.decisions += 1
    effort.seconds += took
    effort.slowest = max(effort.slowest, took)
    if isinstance(bot, OutsideBot):
        effort.nodes += bot.searched
        if bot.last_fault is not None:
            effort.faults = dict(Counter(effort.faults) + Counter([bot.last_fault.kind]))
            effort.trouble = effort.trouble or bot.last_fault.trace or bot.last_fault.reason
    return action


def result_to_plain(result: PlayedMatch) -> dict[str, Any]:
    """A result as it stands in a file."""
    return asdict(result)


def result_from_plain(data: Mapping[str, Any]) -> PlayedMatch:
    """A result from a file; KeyError or TypeError if it is none."""
    values = {f.name: data[f.name] for f in fields(PlayedMatch)}
    values["efforts"] = tuple(_effort(effort) for effort in values["efforts"])
    for name in ("lineup", "winners", "scores"):
        values[name] = tuple(values[name])
    return PlayedMatch(**values)


def _effort(data: Mapping[str, Any]) -> Effort:
    """An effort from a file; files of earlier versions have the one fact there was as a field of its own."""
    values = dict(data)
    if "bankrupt" in values:
        values["facts"] = {"bankruptcies": int(values.pop("bankrupt"))}
    return Effort(**values)
