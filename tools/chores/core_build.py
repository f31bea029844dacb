"""Compile the core in the background, while the game is served in plain Python."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress

from tools.chores.environment import (
    ROOT,
    build,
    build_command,
    is_build_stale,
    is_compiled,
    is_plain_wanted,
    outdated_modules,
    say,
    warn_if_plain,
)

LOG = ROOT / "build" / "core.log"
PLAIN = "RAINHILL_PLAIN"
FEW = 6
"""So many modules are compiled while somebody waits: it takes some ten seconds."""
LOWER_PRIORITY = 5


class CoreBuild:
    """The compiler at work, at low priority; a few lines tell how far it is."""

    def __init__(self) -> None:
        LOG.parent.mkdir(exist_ok=True)
        windows = os.name == "nt"
        self._process = subprocess.Popen(
            [str(word) for word in build_command()],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            # A group of its own, compilers and all, so that it can be ended as a whole.
            start_new_session=not windows,
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        if not windows:
            os.setpriority(os.PRIO_PROCESS, self._process.pid, LOWER_PRIORITY)
        self._stopped = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Show how far it is; keep the rest, which tells what went wrong if something does."""
        assert self._process.stdout is not None
        with LOG.open("w", buffering=1, encoding="utf-8") as log, self._process.stdout as lines:
            for line in lines:
                log.write(line)
                if line.startswith("-- ") and not self._stopped:
                    print(line, end="", flush=True)

    def wait(self) -> bool:
        """Wait for the end; true when there is a compiled core now, else the reason is said."""
        self._reader.join()
        failed = self._process.wait() != 0
        if self._stopped:
            return False
        if failed:
            say(f"the core does not compile ({LOG.relative_to(ROOT)} says why): everything works, but bots are slow")
            return False
        warn_if_plain()
        return is_compiled()

    def stop(self) -> None:
        """End the compiler, if it is still at work; the next start begins anew."""
        self._stopped = True
        if self._process.poll() is None:
            if os.name == "nt":
                self._process.terminate()
            else:
                with suppress(ProcessLookupError):  # it may end just now
                    os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()


def start_core_build() -> CoreBuild | None:
    """Start compiling in the background if there is much to compile; a little is done at once, and nothing is left."""
    if not is_build_stale() or os.environ.get(PLAIN, "0") not in ("", "0"):
        return None
    if is_plain_wanted() or len(outdated_modules()) <= FEW:
        build()
        return None
    return CoreBuild()
