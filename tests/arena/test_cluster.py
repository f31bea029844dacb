"""A real cluster of two machines, one of which is lost in the middle: nothing is lost, nothing counts twice."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rainhill.arena.league import LeagueJob
from rainhill.arena.match import PlayedMatch, result_to_plain
from rainhill.arena.results import Results
from rainhill.arena.schedule import Schedule, challenge, complete_setting
from rainhill.arena.workers import Workers, done_by
from rainhill.arena.workers.cluster import connect
from rainhill.arena.workers.job import single_pieces
from rainhill.bots.outside.roster import Roster, read_own
from rainhill.cli import main

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
SCHEDULE = Schedule(complete_setting("rocket", "toy", "2018", {}, 2), challenge("search:nodes=20", ["greedy"], 2), 1)
MATCHES = 12
TRIES = 4
FEW: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "include_log_monitor": False, "no_monitor": True}


@dataclass
class Watched(LeagueJob):
    """A league that writes down who plays what, and on a machine that is doomed never comes to an end."""

    folder: Path = Path()

    def do(self, number: int) -> PlayedMatch:
        import ray

        node = ray.get_runtime_context().get_node_id()
        (self.folder / f"{number}-{node}").touch()
        doomed = (self.folder / "doomed").read_text()
        # Nobody comes to an end before the other machine has begun.
        while node == doomed or not started_on(doomed, self.folder):
            time.sleep(0.02)
        return super().do(number)


@dataclass
class TwoMachines:
    """The cluster: its address for clients, and the machine that can be lost."""

    address: str
    head: str
    doomed: str
    lose: Callable[[], None]


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(scope="module")
def machines() -> Iterator[TwoMachines]:
    settings = {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_agent_register_timeout_ms": "300000",
        "RAY_worker_register_timeout_seconds": "300",
        "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setenv(name, value)
        import ray
        import ray._private.node

        patch.setattr(ray._private.node, "time", Patient)
        patch.setattr("ray.util.client.logsclient.LogstreamClient.close", close_soon)
        cluster, doomed, port = started()
    try:
        yield TwoMachines(
            f"ray://127.0.0.1:{port}",
            cluster.head_node.node_id,
            doomed.node_id,
            lambda: cluster.remove_node(doomed, allow_graceful=False),
        )
    finally:
        ray.shutdown()
        cluster.shutdown()


def started() -> tuple[Any, Any, int]:
    """A cluster of two, with as few processes beside the two raylets as Ray allows; a busy machine may try again."""
    import ray
    from ray.cluster_utils import Cluster

    for left in reversed(range(TRIES)):
        port = free_port()
        cluster: Any = Cluster()
        try:
            cluster.add_node(**FEW, ray_client_server_port=port)
            doomed = cluster.add_node(**FEW)
            # One connection for all tests: who has one already keeps it.
            connect(ray, f"ray://127.0.0.1:{port}")
            return cluster, doomed, port
        except Exception:
            cluster.shutdown()
            if not left:
                raise
    raise AssertionError


def close_soon(logs: Any) -> None:
    """Ray waits for ever for the log of a server that died while it was forked, as it does now and then."""
    logs.request_queue.put(None)
    logs.log_thread.join(5)


class Patient:
    """The time as Ray's start sees it: its half a minute, which cannot be set, is a minute and a half here."""

    sleep, time = staticmethod(time.sleep), staticmethod(time.time)

    @staticmethod
    def monotonic() -> float:
        return time.monotonic() / 3


def bare(result: PlayedMatch) -> dict[str, Any]:
    """A result without its times, which differ."""
    told = result_to_plain(result)
    for effort in told["efforts"]:
        del effort["seconds"], effort["slowest"]
    return told


def test_a_machine_is_lost_in_the_middle(machines: TwoMachines, tmp_path: Path) -> None:
    (tmp_path / "doomed").write_text(machines.doomed)
    job = Watched(SCHEDULE, folder=tmp_path)
    results = Results(SCHEDULE, tmp_path / "league.jsonl")
    lost: set[int] = set()
    with done_by(Workers(machines.address), job, single_pieces(range(MATCHES))) as found:
        for number, result in found:
            assert number not in results.found
            results.add(result)
            if not lost:
                # Only now does the other machine go, with a match that it has begun and cannot end.
                lost = until(lambda: started_on(machines.doomed, tmp_path))
                machines.lose()
    assert lost
    assert lost <= started_on(machines.head, tmp_path)
    assert results.missing(MATCHES) == []
    lines = (tmp_path / "league.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(MATCHES))
    with done_by(Workers(jobs=1), LeagueJob(SCHEDULE), single_pieces(range(MATCHES))) as here:
        assert {n: bare(result) for n, result in here} == {n: bare(result) for n, result in results.found.items()}


def test_the_command_sends_a_bot_along_and_goes_on_where_it_was(
    machines: TwoMachines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot's file is packed here: on the other machine it is somewhere else."""
    (tmp_path / "mine.py").write_text(
        "import pathlib\nclass Mine:\n    def choose(self, match, seat):\n"
        f"        assert not __file__.startswith({str(tmp_path)!r})\n        return match.legal()[-1]\n"
    )
    own = ["--bot", f"{tmp_path / 'mine.py'}:Mine", "--bot-seconds", "300", "--bots", "random"]
    words = ["arena", "--map", "toy", "--seats", "2", *own, "--out", str(tmp_path / "league.jsonl"), "--json"]
    told = []
    for matches in ("2", "6"):
        assert main([*words, "--matches", matches, "--workers", machines.address]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[1]["matches"] == told[1]["rated"] == 6
    assert told[1]["troubles"] == []
    schedule = Schedule(SCHEDULE.setting, (("mine", "random"),), 1)
    kept = Results(schedule, tmp_path / "league.jsonl").found
    # The same bot at home, without what it asserts about its place.
    (tmp_path / "mine.py").write_text(
        "class Mine:\n    def choose(self, match, seat):\n        return match.legal()[-1]\n"
    )
    job = LeagueJob(schedule, Roster.of([read_own(f"{tmp_path / 'mine.py'}:Mine")]))
    with done_by(Workers(jobs=1), job, job.pieces(range(6))) as here:
        assert {n: bare(result) for n, result in here} == {n: bare(result) for n, result in kept.items()}


def test_tuning_and_training_find_the_same_on_a_cluster(machines: TwoMachines) -> None:
    from tools.games.rocket import train
    from tools.games.steam import tune

    there, here = Workers(machines.address), Workers(jobs=1)
    assert tune.trial("base", {"haste": 3}, 4, 1000, there) == tune.trial("base", {"haste": 3}, 4, 1000, here)
    played = [train.play_matches("2018", 2, 3, ("greedy",), workers) for workers in (there, here)]
    assert played[0].shape == played[1].shape
    assert (played[0] == played[1]).all()


def test_workers_that_are_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--map", "toy", "--seats", "2", "--bots", "random,greedy", "--matches", "2"]
    assert main([*words, "--workers", "elsewhere"]) == 2
    assert "ray://HOST:PORT" in capsys.readouterr().err


def until(condition: Callable[[], set[int]]) -> set[int]:
    """What a condition gives as soon as it gives something."""
    last = time.monotonic() + 120
    while not (found := condition()):
        assert time.monotonic() < last
        time.sleep(0.02)
    return found


def started_on(node: str, folder: Path) -> set[int]:
    return {int(file.name.partition("-")[0]) for file in folder.glob(f"*-{node}")}
