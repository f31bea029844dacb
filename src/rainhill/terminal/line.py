"""A line at the keyboard: what Tab completes, and what Ctrl+C or a window of another size does to it.

Python's own readline does the editing. docs/decisions/0008-terminal.md says why nothing larger does.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FrameType, ModuleType
from typing import Any

AGAIN = 0.05
"""Seconds after which a signal that was not heard is given again."""
Lines = Callable[[], Iterable[str]]
"""Everything that could be typed now, as whole lines."""


class Resized(Exception):
    """The window has another size; `typed` is what stood in the line."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


def next_words(typed: str, lines: Iterable[str]) -> list[str]:
    """How a line could go on, up to the end of the next word; upper and lower case are alike."""
    start = typed.casefold()
    found: dict[str, None] = {}
    for line in lines:
        if line.casefold().startswith(start) and len(line) > len(typed):
            # The space after a word belongs to the word: one Tab a word.
            end = line.find(" ", len(typed) + (line[len(typed)] == " "))
            found[line if end < 0 else line[: end + 1]] = None
    return sorted(found)


def edit(prompt: str, lines: Lines | None, *, redraws: bool, typed: str = "") -> str:
    """One line from a terminal; `Resized` if the window changes and whoever asks can draw anew."""
    with _hearing_signals(redraws), _completing(prompt, lines, typed):
        return input(f"{prompt} ").strip()


class _Watch:
    """Hears of Ctrl+C and of the window while a line is read.

    readline looks for signals only while it waits for a key. One that comes before that, or while a key is worked on,
    would lie there until the next: so a thread, which the signal itself wakes by a pipe, calls until it was heard.
    """

    def __init__(self, redraws: bool) -> None:
        self.redraws = redraws
        self.ends = threading.Event()
        self.woken, self.waker = os.pipe()
        os.set_blocking(self.waker, False)
        self.reader = threading.get_ident()
        self.thread = threading.Thread(target=self.insist, daemon=True)

    def hear_resize(self, _signal: int, _frame: FrameType | None) -> None:
        if self.redraws and not self.ends.is_set():
            readline = _readline()
            raise Resized(readline.get_line_buffer() if readline is not None else "")

    def hear_break(self, _signal: int, _frame: FrameType | None) -> None:
        # Once: what was given again meanwhile is the same one.
        if not self.ends.is_set():
            self.ends.set()
            raise KeyboardInterrupt

    def insist(self) -> None:
        heeded = (signal.SIGINT, signal.SIGWINCH) if self.redraws else (signal.SIGINT,)
        while signals := os.read(self.woken, 64):
            for given in heeded:
                while given in signals and not self.ends.wait(AGAIN):
                    signal.pthread_kill(self.reader, given)
        os.close(self.woken)


def _readline() -> ModuleType | None:
    """Python's line editor; Windows has none."""
    try:
        import readline
    except ImportError:
        return None
    return readline


@contextlib.contextmanager
def _hearing_signals(redraws: bool) -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    watch = _Watch(redraws)
    # Before readline is imported: it hands the signal on to whoever was there first.
    resize = signal.signal(signal.SIGWINCH, watch.hear_resize)
    stop = signal.signal(signal.SIGINT, watch.hear_break)
    waker = signal.set_wakeup_fd(watch.waker, warn_on_full_buffer=False)
    watch.thread.start()
    try:
        yield
    finally:
        watch.ends.set()
        signal.set_wakeup_fd(waker)
        os.close(watch.waker)
        watch.thread.join()
        # Only now is nothing given again that whoever comes next would take for a new one.
        signal.signal(signal.SIGINT, stop if stop is not None else signal.default_int_handler)
        signal.signal(signal.SIGWINCH, resize if resize is not None else signal.SIG_DFL)


@contextlib.contextmanager
def _completing(prompt: str, lines: Lines | None, typed: str) -> Iterator[None]:
    readline: Any = _readline()
    if readline is None:
        yield
        return
    answers: list[str] = []

    def complete(text: str, state: int) -> str | None:
        if state == 0 and lines is not None:
            answers[:] = next_words(text, lines())
        return answers[state] if state < len(answers) else None

    def show(_text: str, matches: Sequence[str], _longest: int) -> None:
        # Only the words to choose from; what stands before them is in the line below.
        words = dict.fromkeys(match.rstrip().rpartition(" ")[2] for match in matches)
        sys.stdout.write("\n" + "  ".join(words) + f"\n{prompt} {readline.get_line_buffer()}")
        sys.stdout.flush()

    readline.set_completer(complete)
    # The whole line is one word to readline: names have blanks in them.
    readline.set_completer_delims("")
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
    if not is_libedit:
        readline.set_completion_display_matches_hook(None if lines is None else show)
    readline.set_pre_input_hook((lambda: (readline.insert_text(typed), readline.redisplay())) if typed else None)
    try:
        yield
    finally:
        readline.set_completer(None)
        readline.set_pre_input_hook(None)
