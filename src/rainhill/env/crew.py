"""Threads that work beside the caller, again and again; woken by a lock, because a step is short."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

Work = Callable[[], object]
NAME = "rainhill-lanes"
"""What these threads are called."""


class Helper:
    """A thread that waits for work."""

    def __init__(self) -> None:
        self.begins, self.ends = threading.Lock(), threading.Lock()
        self.begins.acquire()
        self.ends.acquire()
        self.work: Work | None = None
        self.trouble: BaseException | None = None
        threading.Thread(target=self.serve, daemon=True, name=NAME).start()

    def serve(self) -> None:
        """Work until there is a turn without any."""
        while True:
            self.begins.acquire()
            if self.work is None:
                return
            try:
                self.work()
            except BaseException as error:
                self.trouble = error
            self.work = None
            self.ends.release()

    def begin(self, work: Work) -> None:
        self.work = work
        self.begins.release()

    def wait(self) -> BaseException | None:
        """Wait for the end of the work; tell what it raised."""
        interrupted: KeyboardInterrupt | None = None
        while True:
            try:
                self.ends.acquire()
                break
            except KeyboardInterrupt as error:
                # Who leaves now would find the end of this work where the next one's is expected.
                interrupted = error
        trouble, self.trouble = self.trouble, None
        return interrupted or trouble

    def leave(self) -> None:
        """End the thread."""
        self.work = None
        self.begins.release()


class Crew:
    """Some helpers; the caller does the first of several works itself."""

    def __init__(self, count: int) -> None:
        self.helpers = [Helper() for _ in range(count)]
        self.dismissed = False

    def run(self, works: Sequence[Work]) -> None:
        """Do all of them, one a thread."""
        if self.dismissed and self.helpers:
            raise RuntimeError("this was closed, and its threads have ended")
        for helper, work in zip(self.helpers, works[1:], strict=True):
            helper.begin(work)
        trouble: BaseException | None = None
        try:
            works[0]()
        except BaseException as error:
            trouble = error
        # Nobody leaves before all have come to their end, whatever happened.
        for helper in self.helpers:
            trouble = helper.wait() or trouble
        if trouble is not None:
            raise trouble

    def dismiss(self) -> None:
        """End the threads."""
        if not self.dismissed:
            self.dismissed = True
            for helper in self.helpers:
                helper.leave()
