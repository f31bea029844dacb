"""Several server processes on one machine behind one port; what they share is the database and Redis."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds before a process that died is started again; longer every time it dies before it was ready."""
_logger = logging.getLogger("rainhill.processes")


def reserve_port(host: str, port: int) -> socket.socket:
    """Take a port (0: any free one) that processes may then share; `AttributeError` where the system shares none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reserved = socket.socket(family, socket.SOCK_STREAM)
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    reserved.bind((host, port))
    return reserved


def end_with_parent() -> None:
    """End this process in good order when the one that started it has gone, which closes our standard input."""

    def wait() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


@dataclass
class ServerProcess:
    """One of the processes, started again when it dies."""

    command: Sequence[str]
    on_ready: Callable[[], None]
    can_serve: threading.Event
    """set once any of the processes was ready: before that one that ends is no accident"""
    is_ready: bool = False
    pause: float = PAUSE
    _process: subprocess.Popen[str] | None = None
    _stopped: threading.Event = field(default_factory=threading.Event)

    def run(self) -> int:
        """Keep it running until it is stopped, or ends though none was ever ready; the last exit code."""
        while True:
            self.is_ready = False
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True)  # noqa: S603
            if self._stopped.is_set():
                self._process.terminate()
            assert self._process.stdout is not None
            for _ in self._process.stdout:
                # It says where it is open once it is, and nothing else.
                self.is_ready = True
                self.pause = PAUSE
                self.can_serve.set()
                self.on_ready()
            code = self._process.wait()
            if self._stopped.is_set() or not self.can_serve.is_set():
                return code
            _logger.error("process died", extra={"facts": {"code": code, "pause": self.pause}})
            if self._stopped.wait(self.pause):
                return code
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    def stop(self) -> None:
        """Tell it to end in good order, and do not start it again."""
        self._stopped.set()
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()


def run_processes(commands: Sequence[Sequence[str]], tell: Callable[[], None], grace: float) -> int:
    """Run one process a command until a signal says stop; `tell` is called once all of them are ready."""
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    told, can_serve = threading.Event(), threading.Event()

    def on_ready() -> None:
        if all(each.is_ready for each in processes) and not told.is_set():
            told.set()
            tell()

    processes = [ServerProcess(command, on_ready, can_serve) for command in commands]
    codes: list[int] = []

    def keep(process: ServerProcess) -> None:
        codes.append(process.run())
        # Stopped, or it cannot start at all: then the others are no use either.
        stop.set()

    threads = [threading.Thread(target=keep, args=(process,)) for process in processes]
    for thread in threads:
        thread.start()
    # In short steps: on some systems a signal is not noticed during a wait without end.
    while not stop.wait(0.5):
        pass
    for process in processes:
        process.stop()
    until = time.monotonic() + grace
    for thread in threads:
        thread.join(max(0.0, until - time.monotonic()))
    for process in processes:
        process.kill()
    for thread in threads:
        thread.join()
    # Of those that could not start the first one tells why; the others were only told to end.
    return 0 if can_serve.is_set() else codes[0]
