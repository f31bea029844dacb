"""A league as a job: its matches by number, for whoever works on it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from rainhill.arena.match import PlayedMatch, Players, play
from rainhill.arena.schedule import Schedule
from rainhill.arena.workers import Workers, done_by
from rainhill.arena.workers.job import Job, Piece, single_pieces
from rainhill.bots.outside.parcel import PackedRoster, pack_roster
from rainhill.bots.outside.roster import BUILT_IN, Roster


@dataclass
class LeagueJob(Job[PlayedMatch]):
    """The matches of a schedule. Programs brought along are started for a piece and end with it."""

    schedule: Schedule
    roster: Roster = BUILT_IN
    parcels: PackedRoster | None = None
    """the bots of the roster, where it has come to another machine"""
    _players: Players | None = field(default=None, init=False, repr=False)
    _folder: Path | None = field(default=None, init=False, repr=False)

    def begin(self) -> None:
        roster = self.roster
        if self.parcels is not None:
            roster, self._folder = self.parcels.unpack()
        self._players = Players(roster)

    def do(self, number: int) -> PlayedMatch:
        assert self._players is not None
        return play(self.schedule.setting, self.schedule.match(number), self._players)

    def end(self) -> None:
        players, self._players = self._players, None
        if players is not None:
            players.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def packed(self) -> Job[PlayedMatch]:
        return LeagueJob(self.schedule, parcels=pack_roster(self.roster)) if self.roster.own else self

    def pieces(self, numbers: Sequence[int]) -> list[Piece]:
        """Match by match; block by block where programs have to be started, which takes its time.

        A program keeps what it likes between two matches. Blocks begin with fresh ones, so that what it remembers does
        not depend on who else works.
        """
        if not self.roster.own and self.parcels is None:
            return single_pieces(numbers)
        blocks = groupby(sorted(numbers), key=lambda number: self.schedule.match(number).block)
        return [tuple(block) for _, block in blocks]


@contextmanager
def results_of(
    schedule: Schedule, roster: Roster, numbers: Sequence[int], workers: Workers
) -> Iterator[Iterator[PlayedMatch]]:
    """The results of some matches as they come."""
    job = LeagueJob(schedule, roster)
    with done_by(workers, job, job.pieces(numbers)) as results:
        yield (result for _, result in results)
