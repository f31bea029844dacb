"""Pieces of work done by several processes: all of them, once each, and nothing outlives whoever asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from rainhill import SetupError
from rainhill.arena.league import LeagueJob, results_of
from rainhill.arena.schedule import Schedule, challenge, complete_setting
from rainhill.arena.workers import Workers, done_by, read_workers
from rainhill.arena.workers.job import Job, single_pieces
from rainhill.bots.outside.parcel import pack
from rainhill.bots.outside.roster import Roster, read_own

SLEEPER = """
import os, pathlib, sys, time
class Sleeper:
    def choose(self, match, seat):
        pathlib.Path({folder!r}, str(os.getpid())).touch()
        while True:
            time.sleep(60)
"""
LEAGUE = """
import signal, sys
from rainhill.cli import main
# Whoever runs these tests in the background of a shell has them, and all they start, ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(["arena", "--map", "toy", "--seats", "2", "--jobs", "2", "--matches", "8", "--bots", "random",
               "--bot", sys.argv[1] + ":Sleeper", "--bot-seconds", "500"]))
"""


@dataclass
class Squares(Job[int]):
    """A job whose results are known; it counts how often it began and ended."""

    folder: Path | None = None

    def do(self, number: int) -> int:
        if number < 0:
            raise SetupError("too-few-bots", fewest=number)
        return number * number

    def begin(self) -> None:
        if self.folder is not None:
            (self.folder / "begun").touch()

    def end(self) -> None:
        if self.folder is not None:
            (self.folder / "begun").rename(self.folder / "ended")


@dataclass
class Endless(Job[int]):
    """A job of which only the first number is ever done; the others are ended, while the pool would end them, too."""

    folder: Path

    def do(self, number: int) -> int:
        while number > 0:
            (self.folder / "works").touch()
            time.sleep(0.05)
        return number

    def end(self) -> None:
        if (self.folder / "works").exists():
            os.kill(os.getpid(), signal.SIGTERM)
            (self.folder / "ended").touch()


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_number_comes_once(jobs: int) -> None:
    with done_by(Workers(jobs=jobs), Squares(), single_pieces(range(20))) as results:
        found = list(results)
    assert sorted(found) == [(n, n * n) for n in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_has_enough_may_leave(jobs: int) -> None:
    with done_by(Workers(jobs=jobs), Squares(), single_pieces(range(100_000))) as results:
        assert next(results)[1] >= 0


def test_a_process_puts_its_work_away_though_the_pool_would_end_it_at_once(tmp_path: Path) -> None:
    with done_by(Workers(jobs=2), Endless(tmp_path), single_pieces([0, 1])) as results:
        assert next(results) == (0, 0)
        _wait_for((tmp_path / "works").exists)
    assert (tmp_path / "ended").exists()


def test_a_piece_that_is_left_in_the_middle_ends(tmp_path: Path) -> None:
    with done_by(Workers(jobs=1), Squares(tmp_path), [(1, 2, 3)]) as results:
        next(results)
    assert (tmp_path / "ended").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_there_is_told_here(jobs: int) -> None:
    with (
        pytest.raises(SetupError, match="too-few-bots"),
        done_by(Workers(jobs=jobs), Squares(), [(-1,), (-2,)]) as found,
    ):
        list(found)


def test_workers_are_named_as_ray_names_them() -> None:
    assert read_workers("local", 3) == Workers("", 3)
    assert read_workers("ray://head:10001").address == "ray://head:10001"
    assert read_workers("ray").address == "ray"
    for wrong in ("ray://", "10.0.0.1:6379", ""):
        with pytest.raises(SetupError, match="unknown-workers"):
            read_workers(wrong)


def test_programs_play_block_by_block_and_others_match_by_match(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Mine:\n    def choose(self, match, seat):\n        return match.legal()[0]\n")
    roster = Roster.of([read_own(f"{file}:Mine")])
    schedule = Schedule(complete_setting("rocket", "toy", "2018", {}, 2), challenge("mine", ["random"], 2), 1)
    assert LeagueJob(schedule, roster).pieces([0, 1, 3, 4]) == [(0, 1), (3,), (4,)]
    assert LeagueJob(schedule).pieces([0, 3]) == [(0,), (3,)]


def test_a_bot_travels_with_its_files(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    (here / "taste.py").write_text("FAVOURITE = 0\n")
    (here / "bot.py").write_text(
        "from taste import FAVOURITE\n\nclass Mine:\n    def choose(self, match, seat):\n"
        "        return match.legal()[FAVOURITE]\n"
    )
    parcel = pack(read_own(f"{here / 'bot.py'}:Mine"))
    for file in here.iterdir():
        file.unlink()
    spec = parcel.unpack(there)
    assert str(here) not in " ".join(spec.command)
    schedule = Schedule(complete_setting("rocket", "toy", "2018", {}, 2), challenge("mine", ["random"], 2), 1)
    with results_of(schedule, Roster.of([spec]), [0], Workers(jobs=1)) as played:
        (result,) = played
    assert not result.failed


def test_a_bot_that_is_too_large_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rainhill.bots.outside.parcel.LARGEST", 10)
    (tmp_path / "bot.py").write_text("class Mine:\n    pass\n")
    with pytest.raises(SetupError, match="own-bot-large"):
        pack(read_own(f"{tmp_path / 'bot.py'}:Mine"))


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_league_that_is_stopped_takes_its_processes_and_programs_along(how: signal.Signals, tmp_path: Path) -> None:
    """Programs of somebody's own that never answer: whatever ends the league ends them."""
    pids = tmp_path / "pids"
    pids.mkdir()
    (tmp_path / "sleeper.py").write_text(SLEEPER.format(folder=str(pids)))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    league = subprocess.Popen(
        [sys.executable, "-c", LEAGUE, str(tmp_path / "sleeper.py")],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(lambda: len(list(pids.iterdir())) >= 2)
        league.send_signal(how)
        league.wait(60)
        _wait_for(lambda: not any(_lives(int(file.name)) for file in pids.iterdir()))
    finally:
        league.kill()
        league.wait()


def _wait_for(condition: object) -> None:
    assert callable(condition)
    until = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
