"""Build the browser client into src/rainhill/web_dist: types and maps from Python first, then Vite; and test it.

`python3 dev.py web` builds what is not current, `python3 dev.py web test` also runs all its tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tools.chores.environment import ROOT, ChoreError, NotRun, need, program, say
from tools.web.chromium import find_chromium
from tools.web.node import Node, find_node, node_on_path

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
INSTALLED = MODULES / ".rainhill-lock"
DIST = ROOT / "src" / "rainhill" / "web_dist"
STAMP = DIST / ".built-from"
SHARED = (
    "src/rainhill/locales",
    "src/rainhill/draw",
    "src/rainhill/games",
    "tools/web/assets.py",
    "tools/games",
    "tools/web/figures.py",
    "docs/games",
)
"""What the client is built from besides its own folder."""
OWN = (
    "src",
    "bundle",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
)
MADE = {"generated", "maps", "icon.svg", "__pycache__"}
"""Written by the build itself."""
PICTURES = ROOT / "build" / "pictures"
TOLD = ROOT / "build" / "browser.json"
"""What the last tests in the browser found."""
PLAIN = "--plain"
"""Build with the plain core: nothing is compiled first, for whoever wants a client in a wheel and nothing else."""
LONGEST = 1500
"""So much of a failure is told again at the end."""


def sources() -> Iterator[Path]:
    """Every file the client is built from, in one order on every machine."""
    for place in [*(WEB / name for name in OWN), *(ROOT / name for name in SHARED)]:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        made = MADE if place.is_relative_to(WEB) else {"__pycache__"}
        yield from (f for f in files if f.is_file() and not made.intersection(f.relative_to(ROOT).parts))


def source_hash() -> str:
    """The hash of all sources; when it is unchanged there is nothing to build."""
    made = hashlib.sha256()
    for file in sources():
        if file.suffix not in (".pyc", ".so", ".pyd", ".pxd"):
            made.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()


def is_current() -> bool:
    """Whether the built client belongs to the present source."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == source_hash()


def is_built() -> bool:
    """Whether there is a client to serve, be it an older one."""
    return (DIST / "index.html").is_file()


def build(*, force: bool = False, plain: bool = False) -> None:
    """Build the client unless it is current; with what Python writes for it on the plain core, if that is wished."""
    if is_current() and not force:
        return
    node = find_node()
    say("building the browser client")
    prepare(plain=plain)
    install_modules(node)
    before = source_hash()
    npm("run", "--silent", "build", "--", "--logLevel", "warn", advice="The browser client does not build; see above.")
    STAMP.write_text(before, encoding="utf-8")


@cache
def prepare(*, plain: bool = False) -> None:
    """Write what the client takes from Python: types, maps, derived colours."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")} | ({"RAINHILL_PLAIN": "1"} if plain else {})
    for module in ("tools.web.types", "tools.web.assets"):
        need([program("python"), "-m", module], "Rainhill could not write the client's files.", env=environment)


def install_modules(node: Node) -> None:
    """Fetch exactly what package-lock.json names, unless it is there."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    say("fetching the packages the browser client is built with (only when package-lock.json changes)")
    options = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel", "error"]
    need(
        [*node.npm, "ci", *options],
        "The packages of the browser client could not be fetched. A first build needs the network; later ones do not.",
        env=node.environment(),
        cwd=WEB,
    )
    INSTALLED.write_text(wanted, encoding="utf-8")


@contextmanager
def fetch_beside() -> Iterator[None]:
    """Fetch those packages while something else is set up, if there is a Node already; what fails is tried again."""
    node = None if is_current() else node_on_path()
    if node is None:
        yield
        return
    with ThreadPoolExecutor(1) as pool:
        fetched = pool.submit(install_modules, node)
        yield
    fetched.exception()


def check(script: str) -> int:
    """Run one of the client's scripts that only read its sources; NotRun where there is no Node."""
    try:
        node = _node()
    except ChoreError as error:
        raise NotRun(str(error)) from None
    install_modules(node)
    npm("run", "--silent", script, advice=f"npm run {script} has something to say about the browser client; see above.")
    return 0


def test() -> None:
    """Types, unit tests, then whole matches in a real browser."""
    build()
    prepare()
    install_modules(_node())
    npm("run", "--silent", "check", advice="The types of the browser client do not fit.")
    npm("run", "--silent", "test", advice="Unit tests of the browser client failed.")
    test_in_browser()


def test_in_browser(*options: str) -> None:
    """Only what runs in Chromium; NotRun where there is none."""
    build()
    chromium = str(find_chromium())
    TOLD.unlink(missing_ok=True)
    report = ("--reporter=default", "--reporter=json", f"--outputFile.json={TOLD}")
    try:
        npm("run", "--silent", "test:browser", "--", *report, *options, advice="Tests failed.", chromium=chromium)
    except ChoreError:
        raise ChoreError("Tests in the browser failed.\n" + "\n".join(failures())) from None


def failures() -> Iterator[str]:
    """What failed in the browser, for the end of a long run, where it is read."""
    files = json.loads(TOLD.read_text(encoding="utf-8"))["testResults"] if TOLD.is_file() else []
    for file in files:
        name = Path(file["name"]).name
        if file["status"] == "failed" and not file["assertionResults"]:
            yield f"{name}: {file['message'][:LONGEST]}"
        for test in file["assertionResults"]:
            if test["status"] == "failed":
                yield f"{name}: {test['title']}: {' '.join(test['failureMessages'])[:LONGEST]}"


def take_pictures() -> None:
    """Take the pictures of the main screens, light and dark, for a desk and a phone, into build/pictures.

    Those that README and the pages show are taken over, with few colours where `pngquant` is there to do it.
    """
    build()
    advice = "Not every picture could be taken."
    npm("run", "--silent", "pictures", advice=advice, chromium=str(find_chromium()))
    shrink = shutil.which("pngquant")
    for shown in sorted((ROOT / "docs" / "images" / "web").glob("*.png")):
        taken = PICTURES / shown.name
        if shrink is None:
            shutil.copy(taken, shown)
            continue
        need([shrink, "--speed", "1", "--strip", "--force", "--output", shown, "64", taken], f"{taken} is no picture.")
    if shrink is None:
        say("the pictures were taken over as they are; install pngquant to make them a quarter as large")


def make_sheets(*options: str) -> None:
    """Every page and table state in all languages side by side, into build/pictures/languages, to look at."""
    build()
    npm("run", "--silent", "sheets", "--", *options, advice="Not every sheet was made.", chromium=str(find_chromium()))


def measure_speed() -> None:
    """Tell how soon one can play and how smoothly the map moves."""
    build()
    advice = "The speed of the browser client could not be measured."
    npm("run", "--silent", "speed", advice=advice, chromium=str(find_chromium()))


def npm(*words: str, advice: str, chromium: str = "") -> None:
    """Run npm with the Node that was found; it has to succeed."""
    environment = _node().environment() | {"RAINHILL_PYTHON": str(program("python")), "RAINHILL_CHROMIUM": chromium}
    need([*_node().npm, *words], advice, env=environment, cwd=WEB)


@cache
def _node() -> Node:
    return find_node()


def main(options: Sequence[str]) -> int:
    """`dev.py web`: build; `web test`: test, `web browser` only in Chromium; `pictures`, `sheets`, `speed`."""
    if "test" in options:
        test()
    elif list(options) == ["pictures"]:
        take_pictures()
    elif options[:1] == ["sheets"]:
        make_sheets(*options[1:])
    elif list(options) == ["speed"]:
        measure_speed()
    elif options[:1] == ["browser"]:
        test_in_browser(*options[1:])
    elif set(options) <= {"--force", PLAIN}:
        build(force="--force" in options, plain=PLAIN in options)
    else:
        ways = "[--force] [--plain] | test | pictures | sheets [OPTIONS] | speed | browser [OPTIONS]"
        raise ChoreError(f"usage: python3 dev.py web {ways}")
    return 0
