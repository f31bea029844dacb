"""A study on several cores: every decision is judged by itself, and each verdict is kept as soon as it is there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

from rainhill import bots
from rainhill.analysis.verdict import Verdict, is_decision, judge
from rainhill.analysis.verdict_file import Kept
from rainhill.bots.bot import Budget, Thinker
from rainhill.kernel.match import Match
from rainhill.kernel.records import read_record
from rainhill.kernel.refusals import SetupError
from rainhill.registry import find_game


@dataclass(frozen=True, slots=True)
class Judge:
    """Who judges, and how long each decision is thought about."""

    bot: str
    budget: Budget
    seed: int = 0

    def describe(self) -> str:
        """What makes two studies the same."""
        return f"{self.bot} {self.budget} {self.seed}"


def thinker(name: str, seed: int) -> Thinker:
    """A bot that can say why; SetupError if it cannot."""
    bot = bots.make(name, seed)
    if not isinstance(bot, Thinker):
        raise SetupError("bot-cannot-explain", bot=name)
    return bot


def run_study(match: Match, judge_by: Judge, kept: Kept, jobs: int, done: Callable[[Verdict], None]) -> None:
    """Judge every decision that is not judged yet; `done` hears of each new verdict."""
    thinker(judge_by.bot, judge_by.seed)
    wanted = [n for n in range(match.version) if is_decision(match, n) and n not in kept.verdicts]

    def keep(verdict: Verdict) -> None:
        kept.add(verdict)
        done(verdict)

    if jobs <= 1 or len(wanted) <= 1:
        mind = thinker(judge_by.bot, judge_by.seed)
        for entry in wanted:
            keep(judge(match, entry, mind, judge_by.budget))
        return
    record = match.to_text()
    context = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(wanted)), mp_context=context, initializer=_ignore_interrupt) as pool:
        waiting: set[Future[Verdict]] = {pool.submit(_judge_alone, record, entry, judge_by) for entry in wanted}
        try:
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    keep(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def cores() -> int:
    """How many processes can think at the same time."""
    return os.cpu_count() or 1


def _ignore_interrupt() -> None:
    """The process that was asked for the study decides when it is broken off."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge_alone(record: str, entry: int, judge_by: Judge) -> Verdict:
    return judge(_read(record), entry, thinker(judge_by.bot, judge_by.seed), judge_by.budget)


@cache
def _read(record: str) -> Match:
    return read_record(record, find_game)
