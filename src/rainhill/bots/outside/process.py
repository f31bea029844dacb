"""A program that is spoken to in lines, and that can neither block us nor outlive us."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO

LONGEST = 1_000_000
"""Bytes of a line; whoever says more than that without a pause says nothing useful."""
_WAITING = 1000
"""Lines nobody has read yet; then the program has to wait."""
_FAREWELL = 0.3
_LAST_WORDS = 3.0
"""Seconds for what a program that ended said of the reason: only what it started may hold on to the pipe so long."""
_KEPT = 60
"""Lines of the error stream: the end of a traceback is what one wants to read."""


class BotGone(Exception):
    """The program has ended or does not listen any more."""


_gate = threading.Lock()
_running: weakref.WeakSet[Process] = weakref.WeakSet()
_shut = threading.Event()


def end_all() -> None:
    """End every program and start none any more: this process is about to end itself, whatever its threads are at."""
    with _gate:
        _shut.set()
        running = list(_running)
    for process in running:
        process.close()


class Process:
    """A running program. Reading and writing happen in threads, because either may block for ever."""

    def __init__(self, command: Sequence[str]) -> None:
        self._said: queue.Queue[bytes | None] = queue.Queue(_WAITING)
        self._to_say: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=_KEPT)
        with _gate:
            if _shut.is_set():
                raise BotGone
            self._process = process = _start(command)
            self._end = weakref.finalize(self, _kill, process, self._to_say)
            _running.add(self)
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._ear = threading.Thread(target=_overhear, args=(process.stderr, self._complaints), daemon=True)
        threads = (
            threading.Thread(target=_write, args=(process.stdin, self._to_say), daemon=True),
            threading.Thread(target=_read, args=(process.stdout, self._said), daemon=True),
            self._ear,
        )
        for thread in threads:
            thread.start()

    @property
    def complaint(self) -> str:
        """The last line the program wrote to its error stream."""
        return self._complaints[-1].strip() if self._complaints else ""

    @property
    def complaints(self) -> str:
        """All that is kept of its error stream."""
        return "\n".join(self._complaints)

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Say a line, as soon as the program listens."""
        self._to_say.put(line)

    def receive(self, until: float) -> bytes | None:
        """The next line the program says; None if it says none until then (a time of `time.monotonic`)."""
        try:
            line = self._said.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return None
        if line is None:
            # Its last words may still be on their way through the other pipe.
            self._ear.join(_LAST_WORDS)
            raise BotGone(self.complaint)
        return line

    def close(self, last: bytes | None = None) -> None:
        """Say a last line if there is one, wait a moment, and end the program with all it has started."""
        if last is not None and self._process.poll() is None:
            self._to_say.put(last)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL)
        self._end()


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603 - whoever sits at the keyboard has named this program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # A group of its own: what the program starts ends with it, and our Ctrl+C does not reach it.
            start_new_session=os.name == "posix",
        )
    except OSError as error:
        raise BotGone(error.strerror or str(error)) from error


def _write(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _read(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST):
            if line.strip():
                lines.put(line)
    lines.put(None)
    stream.close()


def _overhear(stream: IO[bytes], lines: deque[str]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST):
            if (said := line.decode(errors="replace").rstrip()).strip():
                lines.append(said[:200])
    stream.close()


def _kill(process: subprocess.Popen[bytes], to_say: queue.Queue[bytes | None]) -> None:
    to_say.put(None)
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(2.0)
