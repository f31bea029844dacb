"""Many matches at once: processes that play, and one that collects."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType

from rainhill.arena.match import PlayedMatch, Players, play
from rainhill.arena.schedule import Schedule
from rainhill.bots.outside.roster import Roster

_schedule: Schedule
_players: Players


def usual_jobs() -> int:
    """As many processes as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def results_of(
    schedule: Schedule, roster: Roster, numbers: Iterable[int], jobs: int
) -> Iterator[Iterator[PlayedMatch]]:
    """The results of some matches as they come; with one job in this process, otherwise in any order."""
    if jobs == 1:
        players = Players(roster)
        try:
            yield (play(schedule.setting, schedule.match(number), players) for number in numbers)
        finally:
            players.close()
        return
    # A fresh interpreter each, on every system alike.
    context = multiprocessing.get_context("spawn")
    pool = context.Pool(jobs, _prepare, (schedule, roster))
    try:
        yield pool.imap_unordered(_play, numbers)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _prepare(schedule: Schedule, roster: Roster) -> None:
    global _schedule, _players
    _schedule, _players = schedule, Players(roster)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """Take the programs from outside along."""
    _players.close()
    os._exit(0)


def _follow_parent() -> None:
    """Whoever collects may be killed and tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _players.close()
        os._exit(0)


def _play(number: int) -> PlayedMatch:
    return play(_schedule.setting, _schedule.match(number), _players)
