"""`rainhill` in processes of its own that begin with everything imported: a start is a fork, not seconds of imports.

The program is the same and ends as any process does, by a signal or by itself. Where there is no fork, or another core
than ours is asked for, the command is run as a person would.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import warnings
from contextlib import suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path

PRELOADED = [
    "rainhill.cli",
    "rainhill.cli.commands.serve",
    "rainhill.server.app",
    "rainhill.server.workers.queue",
    "rainhill.registry",
    "alembic.command",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.dialects.postgresql",
    "aiosqlite",
    "asyncpg",
    "redis.asyncio",
    "uvicorn",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "tests.server.forked",
]


def start(words: list[str], environment: dict[str, str], log: Path) -> Started:
    """Run `rainhill` with these words; what it says goes to the end of a file."""
    plain = "RAINHILL_PLAIN"
    if sys.platform != "linux" or environment.get(plain) != os.environ.get(plain):
        line = [sys.executable, "-m", "rainhill.cli", *words]
        with log.open("ab") as file:
            return subprocess.Popen(line, env=environment, stdout=subprocess.DEVNULL, stderr=file)
    return Forked(words, environment, log)


class Forked:
    """A process as `subprocess.Popen` has it, as far as the tests need it."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        self._process: ForkServerProcess = context.Process(target=_run, args=(words, environment, str(log)))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("rainhill", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        # As in `subprocess`: nothing is sent to one that has ended.
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


Started = subprocess.Popen[bytes] | Forked


def _run(words: list[str], environment: dict[str, str], log: str) -> None:
    from rainhill.cli import main

    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("ignore")
    # At the level of files, so that what its own children say goes there, too.
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(said, 2)
    sys.exit(main(words))
