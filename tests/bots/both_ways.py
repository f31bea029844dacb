"""The compiled and the plain core side by side: the same program is run with each."""

from __future__ import annotations

import os
import subprocess
import sys


def run_both_ways(program: str) -> tuple[str, str]:
    """What a Python program prints with the compiled core, then what it prints with the plain one."""
    path = os.pathsep.join(place for place in sys.path if place)
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "RAINHILL_PLAIN": switch, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    )
    return compiled, plain
