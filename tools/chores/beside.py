"""Run a program beside others, and keep what it says until somebody waits for it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tools.chores.environment import ROOT


@contextmanager
def beside(command: Sequence[str | Path]) -> Iterator[Callable[[], int]]:
    """Start a program and give a function that waits for it, repeats what it said, and gives its exit code.

    If nobody has waited for it when the context is left, it is ended.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen([str(word) for word in command], cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)

        def wait() -> int:
            code = process.wait()
            said.seek(0)
            print(said.read(), end="", flush=True)
            return code

        try:
            yield wait
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()


def chore_beside(name: str) -> AbstractContextManager[Callable[[], int]]:
    """Start another chore of dev.py."""
    return beside([sys.executable, ROOT / "dev.py", name])
