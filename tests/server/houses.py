"""Table servers in processes of their own, as a host runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.services import free_port, wait_open

ROUNDS = int(os.environ.get("RAINHILL_ROUNDS", "1"))
"""How many times the usual number of rounds; `python3 dev.py endure` asks for many."""


def environment(data: Path, **changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAINHILL_") or "PLAIN" in name}
    return kept | {"RAINHILL_DATA": str(data), "RAINHILL_RATES": "off", "PYTHONWARNINGS": "ignore"} | changes


def command(data: Path, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `rainhill` to its end."""
    line = [sys.executable, "-m", "rainhill.cli", *words]
    return subprocess.run(
        line, env=environment(data, **changes), capture_output=True, text=True, check=False, timeout=180
    )


def verified(data: Path, **changes: str) -> dict[str, Any]:
    """What `rainhill verify` says."""
    done = command(data, "verify", "--json", **changes)
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@dataclass
class RunningHouse:
    """A server on a fixed port, so that it can be killed and started again."""

    data: Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    words: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        line = [
            sys.executable,
            "-m",
            "rainhill.cli",
            "serve",
            "--port",
            str(self.port),
            "--log",
            "warning",
            *self.words,
        ]
        self.log = open(self.data / f"server-{self.port}.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            line, env=environment(self.data, **self.settings), stdout=subprocess.DEVNULL, stderr=self.log
        )
        wait_open(self.port, 60)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None
        self.log.close()

    def stop(self) -> int:
        """As a host would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=30)
        self.process = None
        self.log.close()
        return code

    def logged(self) -> str:
        return (self.data / f"server-{self.port}.log").read_text(encoding="utf-8")


@contextmanager
def house(data: Path | None = None, *words: str, **settings: str) -> Iterator[RunningHouse]:
    with tempfile.TemporaryDirectory(prefix="rainhill-house-") as folder:
        running = RunningHouse(data or Path(folder), settings, words=words)
        running.start()
        try:
            yield running
        finally:
            if running.process is not None:
                running.stop()
            # Pools of bots end a moment after their server.
            time.sleep(0.05)
