"""Table servers in processes of their own, as a host runs them; the application in ours; and a host's commands."""

from __future__ import annotations

import gc
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient

from rainhill.cli import main
from rainhill.server.app import make_app
from rainhill.server.settings import Settings
from tests.server.databases import free_port, wait_open
from tests.server.forked import Started, start

ROUNDS = int(os.environ.get("RAINHILL_ROUNDS", "1"))
"""How many times the usual number of rounds; `python3 dev.py endure` asks for many."""
PATIENCE = 300.0
"""Seconds after which a test gives up waiting; far more than anything takes, even on a busy machine."""


def environment(data: Path, **changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAINHILL_") or "PLAIN" in name}
    return kept | {"RAINHILL_DATA": str(data), "RAINHILL_RATES": "off", "PYTHONWARNINGS": "ignore"} | changes


@dataclass(frozen=True, slots=True)
class Done:
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def command(data: Path, *words: str, **changes: str) -> Done:
    """Run a command of `rainhill` to its end, in this process: starting another costs more than most of them do."""
    out, err = io.StringIO(), io.StringIO()
    with ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, environment(data, **changes), clear=True))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        try:
            code = main(list(words))
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return Done(code, out.getvalue(), err.getvalue())


def process(data: Path, *words: str, **changes: str) -> Done:
    """Run a command of `rainhill` to its end, in a process of its own."""
    line = [sys.executable, "-m", "rainhill.cli", *words]
    done = subprocess.run(
        line, env=environment(data, **changes), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    return Done(done.returncode, done.stdout, done.stderr)


def verified(data: Path, **changes: str) -> dict[str, Any]:
    """What `rainhill verify` says."""
    done = command(data, "verify", "--json", **changes)
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@dataclass
class RunningServer:
    """A server on a fixed port, so that it can be killed and started again."""

    data: Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    words: tuple[str, ...] = ()
    process: Started | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--log", "warning", *self.words]
        self.process = start(words, environment(self.data, **self.settings), self._log)
        wait_open(self.port, PATIENCE, self.process)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """As a host would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=PATIENCE)
        self.process = None
        return code

    @property
    def _log(self) -> Path:
        return self.data / f"server-{self.port}.log"

    def logged(self) -> str:
        return self._log.read_text(encoding="utf-8")


@contextmanager
def running_server(data: Path | None = None, *words: str, **settings: str) -> Iterator[RunningServer]:
    with tempfile.TemporaryDirectory(prefix="rainhill-server-") as folder:
        running = RunningServer(data or Path(folder), settings, words=words)
        running.start()
        try:
            yield running
        finally:
            if running.process is not None:
                running.stop()


@contextmanager
def application(settings: Settings) -> Iterator[Any]:
    """The whole application; what it does to the garbage collector is undone."""
    threshold = gc.get_threshold()
    try:
        with warnings.catch_warnings():
            # How handlers name what they need is a question for a later version of Litestar.
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            app = make_app(settings)
        yield app
    finally:
        gc.set_threshold(*threshold)
        gc.unfreeze()


@contextmanager
def app_in_process(settings: Settings) -> Iterator[TestClient[Any]]:
    """The application inside this process, without a server round it."""
    with application(settings) as app, TestClient(app) as client:
        yield client
