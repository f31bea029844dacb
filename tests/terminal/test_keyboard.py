"""The terminal as a person has it: a real one, with keys, a window that changes its size, and Ctrl+C."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainhill.terminal.line import next_words

_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def test_tab_goes_on_word_by_word() -> None:
    lines = ["extend GWR to H9", "extend GWR to H10", "extend L&Y to E11", "invest steel in New York", "list", "log"]
    assert next_words("ex", lines) == ["extend "]
    assert next_words("extend ", lines) == ["extend GWR ", "extend L&Y "]
    assert next_words("EXTEND gwr to H1", lines) == ["extend GWR to H10"]
    assert next_words("invest steel in ", lines) == ["invest steel in New "]
    assert next_words("l", lines) == ["list", "log"]
    assert next_words("list", lines) == []


class Terminal:
    """A program in a terminal of its own; what it shows is read until it shows what is waited for."""

    def __init__(self, folder: Path, *words: str, program: tuple[str, ...] = ("-m", "rainhill.cli", "play")) -> None:
        self.ours, theirs = pty.openpty()
        self.resize(100, 40)
        path = os.pathsep.join(entry for entry in sys.path if entry)
        environment = {
            name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        self.program = subprocess.Popen(
            [sys.executable, *program, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment
            | {"PYTHONPATH": path, "RAINHILL_DATA": str(folder), "TERM": "xterm", "RAINHILL_LANG": "en"},
            preexec_fn=_take_terminal,  # noqa: PLW1509 - there are no threads here
        )
        os.close(theirs)
        self.said = ""

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def wait_for(self, words: str) -> str:
        """What was shown up to these words, and forget it."""
        until = time.monotonic() + 120
        while words not in self.said:
            assert time.monotonic() < until, self.said[-2000:]
            if select.select([self.ours], [], [], 1.0)[0]:
                try:
                    piece = os.read(self.ours, 65536)
                except OSError:
                    pytest.fail(f"it has ended: {self.said[-2000:]}")
                self.said += _CODES.sub("", piece.decode(errors="replace"))
        found, _, self.said = self.said.partition(words)
        return found

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.ours)


def _take_terminal() -> None:
    """In the program, before it starts: the terminal is its own, so that Ctrl+C there reaches it."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    one = Terminal(tmp_path, "--map", "toy", "--seats", "You,bot:clerk", "--seed", "1", "--first", "1")
    yield one
    one.close()


BUSY = """
import os, signal
from rainhill.terminal.line import Resized, edit

def lines():
    os.kill(os.getpid(), signal.SIGWINCH)
    return ["invest steel", "invest steam"]

try:
    edit("You>", lines, redraws=True)
except Resized as resized:
    print("drawn anew, with", repr(resized.typed), flush=True)
print("then", edit("You>", None, redraws=True), flush=True)
"""


# The signal has come when readline begins to wait for a key, and nothing wakes it.
UNHEARD = """
import _thread, readline
from rainhill.terminal.line import edit

readline.set_startup_hook(_thread.interrupt_main)
try:
    edit("Enter goes on.", None, redraws=False)
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


def test_a_break_that_comes_before_a_key_is_waited_for_is_heard(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, program=("-c", UNHEARD))
    try:
        terminal.wait_for("stopped")
        assert terminal.program.wait(60) == 0
    finally:
        terminal.close()


def test_a_window_that_changes_while_a_key_is_worked_on_is_heard_of(tmp_path: Path) -> None:
    """The signal comes in the middle of what Tab does, where readline does not look for it, and never again."""
    terminal = Terminal(tmp_path, program=("-c", BUSY))
    try:
        terminal.wait_for("You>")
        terminal.type("inv\t")
        terminal.wait_for("drawn anew, with 'inv")
        terminal.wait_for("You>")
        terminal.type("log\n")
        terminal.wait_for("then log")
        assert terminal.program.wait(60) == 0
    finally:
        terminal.close()


@pytest.mark.slow
def test_a_match_at_the_keyboard(terminal: Terminal) -> None:
    terminal.wait_for("You>")
    terminal.type("inv\t")
    terminal.wait_for("invest ")
    # Half a line stands there when the window changes: the screen is drawn anew, and the line is still there.
    terminal.resize(95, 24)
    terminal.wait_for("first action of two")
    terminal.wait_for("You> invest ")
    terminal.type("\x15help\n")
    terminal.wait_for("Enter goes on.")
    terminal.type("\x03")
    # Out of the pager, not out of the match.
    terminal.wait_for("You>")
    terminal.type("log\n")
    terminal.wait_for("Enter goes on.")
    terminal.type("\x03")
    terminal.wait_for("You>")
    terminal.type("\x03")
    terminal.wait_for("The match is kept.")
    assert terminal.program.wait(60) == 128 + signal.SIGINT
