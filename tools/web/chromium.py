"""A Chromium to test the browser client in: one that is there, else one of Debian's packages, else none."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.chores.environment import NotRun, run, say

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
PACKAGES = ("chromium-headless-shell", "chromium")
"""The first is the same browser without windows, which starts faster and takes half of the processor's time."""
PLACES = ("/usr/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def find_chromium() -> Path:
    """A browser, installed if need be and if we may; NotRun if there is none to be had."""
    found = _present()
    if found is None and _install():
        found = _present()
    if found is None:
        raise NotRun(
            "The tests in the browser were NOT RUN: there is no Chromium on this machine and none could be installed.\n"
            "Install Chromium or Chrome, or name one: RAINHILL_CHROMIUM=path/to/chromium make test"
        )
    return found


def _present() -> Path | None:
    named = os.environ.get("RAINHILL_CHROMIUM")
    candidates = [named] if named else [*(shutil.which(name) for name in NAMES), *PLACES]
    return next((Path(place) for place in candidates if place and Path(place).is_file()), None)


def _install() -> bool:
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None
    if not may or os.environ.get("RAINHILL_CHROMIUM"):
        return False
    say("installing Debian's package of Chromium, to test the browser client in")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    return run([*install, PACKAGES[0]], env=quiet) == 0 or (
        run(["apt-get", "update", "-qq"], env=quiet) == 0
        and any(run([*install, package], env=quiet) == 0 for package in PACKAGES)
    )
