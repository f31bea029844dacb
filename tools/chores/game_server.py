"""The server of `make play`: plain Python at once, the compiled core as soon as there is one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from types import FrameType

from tools.chores.core_build import PLAIN, CoreBuild
from tools.chores.environment import ROOT, say


class GameServer:
    """`rainhill serve` until somebody ends it; started once more when the core was compiled meanwhile.

    A server that is told to stop writes down everything and says goodbye; pages connect again by themselves, and a bot
    that was thinking is asked again. So nothing is lost on the way from one core to the other.
    """

    def __init__(self, command: Sequence[str], env: Mapping[str, str], address: tuple[str, int]) -> None:
        self.address = address
        self.command = list(command)
        self.env = dict(env)
        self._process: subprocess.Popen[bytes] | None = None
        self._renewed = False
        self._ended = False

    def run(self, core: CoreBuild | None) -> int:
        """Serve until Ctrl+C; with a core that is being compiled, first in plain Python."""
        # Ctrl+C reaches the server as well; it ends in good order, and this process waits for it.
        signal.signal(signal.SIGINT, self._note_end)
        signal.signal(signal.SIGTERM, self._pass_on_end)
        if core is None:
            return self._start("--open").wait()
        say("the bots think in plain Python, slowly, until the core is compiled: one or two minutes")
        process = self._start("--open", plain=True)
        threading.Thread(target=self._await_core, args=[core, process], daemon=True).start()
        code = process.wait()
        if self._renewed and not self._ended:
            code = self._start().wait()
        return code

    def _start(self, *options: str, plain: bool = False) -> subprocess.Popen[bytes]:
        env = self.env | {PLAIN: "1"} if plain else self.env
        process = self._process = subprocess.Popen([*self.command, *options], env=env, cwd=ROOT)
        if self._ended:
            process.terminate()
        return process

    def _is_open(self) -> bool:
        try:
            socket.create_connection(self.address, timeout=1).close()
        except OSError:
            return False
        return True

    def _await_core(self, core: CoreBuild, process: subprocess.Popen[bytes]) -> None:
        """Have the server start again once there is a compiled core, but not before it has opened its page."""
        if not core.wait() or self._ended:
            return
        if os.name == "nt":
            say("the core is compiled: the next `make play` will use it")
            return
        while process.poll() is None and not self._is_open():
            time.sleep(0.2)
        if process.poll() is None and not self._ended:
            say("the core is compiled: the server starts again with it, and the page connects again by itself")
            self._renewed = True
            process.terminate()

    def end(self) -> None:
        """Tell the server to stop; `run` comes to its end, and no other server is started."""
        self._ended = True
        if self._process is not None:
            self._process.terminate()

    def _note_end(self, _number: int, _frame: FrameType | None) -> None:
        self._ended = True

    def _pass_on_end(self, _number: int, _frame: FrameType | None) -> None:
        self.end()
