"""Run a program beside others, and keep what it says until somebody waits for it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

from tools.chores.environment import ROOT

LISTEN_EVERY = 0.2
"""Seconds; who waits hears it as it is said."""


@contextmanager
def beside(command: Sequence[str | Path]) -> Iterator[Callable[[], int]]:
    """Start a program and give a function that repeats what it said, waits for its end, and gives its exit code.

    If nobody has waited for it when the context is left, it is ended.
    """
    with tempfile.NamedTemporaryFile() as said:
        process = subprocess.Popen([str(word) for word in command], cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)

        def wait() -> int:
            with open(said.name, encoding="utf-8", errors="replace") as heard:
                while process.poll() is None:
                    print(heard.read(), end="", flush=True)
                    with suppress(subprocess.TimeoutExpired):
                        process.wait(LISTEN_EVERY)
                print(heard.read(), end="", flush=True)
            return process.returncode

        try:
            yield wait
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()


def chore_beside(name: str) -> AbstractContextManager[Callable[[], int]]:
    """Start another chore of dev.py."""
    return beside([sys.executable, ROOT / "dev.py", name])
