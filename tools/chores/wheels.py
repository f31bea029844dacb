"""Build the wheel and the sdist, and prove that what they hold plays a match in an environment with nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tools.chores.environment import (
    PACKAGE,
    ROOT,
    ChoreError,
    install_locked,
    make_venv,
    need,
    outside_environment,
    program,
    say,
)
from tools.web import build as client

DIST = ROOT / "dist"
ONE_MATCH = ("simulate", "--matches", "1")
BOT_MATCHES = ("simulate", "--map", "toy", "--seats", "2", "--bots", "greedy", "--matches", "4", "--json")
PROMISED = (11, 12, 13)
"""Python 3.11 to 3.13: those that are on this machine are tried."""
QUESTION = "import rainhill; print(rainhill.COMPILED, rainhill.__file__)"


@dataclass(frozen=True)
class Proof:
    """What an installed wheel showed."""

    wheel: str
    compiled: bool
    results: dict[str, Any]
    seconds: float


def build_distributions() -> Path:
    """Build the sdist, then the wheel from the sdist, so that a file missing from either is noticed."""
    shutil.rmtree(DIST, ignore_errors=True)
    # What is compiled in place serves the wheel, too, where it was made from the very files of the sdist.
    return _build_wheel(DIST, "--outdir", DIST, RAINHILL_BUILT=str(PACKAGE), **_no_second_try())


def prove_distributions() -> None:
    """Install both wheels, with and without compiled core, into empty environments and play there."""
    wheel = build_distributions()
    with tempfile.TemporaryDirectory(prefix="rainhill-proof-") as name:
        folder = Path(name)
        say("the same without a C compiler")
        without = {"CC": "no-such-compiler", "CXX": "no-such-compiler"} | _no_second_try()
        plain_wheel = _build_wheel(folder, "--wheel", "--outdir", folder, **without)
        if not plain_wheel.name.endswith("-py3-none-any.whl"):
            raise ChoreError(f"{plain_wheel.name} was built without a compiler and should serve every machine.")
        for each in (wheel, plain_wheel):
            check_client(each)
        default = _prove(wheel, folder / "default")
        plain = _prove(plain_wheel, folder / "plain")
        if client.is_built():
            _prove_server(folder / "default")
        elsewhere = {name: _results_with(python, wheel, folder / name) for name, python in other_pythons().items()}
    if plain.compiled:
        raise ChoreError("a wheel built without a compiler claims to be compiled.")
    if plain.results != default.results:
        raise ChoreError("the compiled and the plain core play the same seeds differently.")
    if strange := [name for name, results in elsewhere.items() if results != default.results]:
        raise ChoreError(f"the same wheel plays the same seeds differently in {', '.join(strange)}.")
    say(f"the same wheel plays the same matches in {', '.join(elsewhere) or 'no other Python: none is here'}")
    for proof in (default, plain):
        kind = "compiled" if proof.compiled else "plain Python"
        say(f"{proof.wheel}: {kind}, four small bot matches in {proof.seconds:.2f} s")
    if default.compiled:
        factor = plain.seconds / max(default.seconds, 1e-3)
        say(f"what a missing compiler costs: bots take some {factor:.0f} times as long; the results are the same")
    else:
        say("there is no working C compiler here: both wheels are plain Python")


def other_pythons() -> dict[str, Path]:
    """Other Pythons on this machine that we promise to run in: on the search path, or kept by pyenv."""
    found: dict[str, Path] = {}
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in PROMISED:
        on_path = shutil.which(f"python3.{minor}")
        places = [*([Path(on_path)] if on_path else []), *sorted(kept.glob(f"3.{minor}.*/bin/python3"), reverse=True)]
        for python in places:
            # pyenv leaves names on the search path behind which there is nothing.
            asked: list[str | Path] = [python, "-c", "import sys, venv; print(*sys.version_info[:2], sep='.')"]
            told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
            if told == f"3.{minor}" != ".".join(map(str, sys.version_info[:2])):
                found[f"Python {told}"] = python
                break
    return found


def _results_with(python: Path, wheel: Path, folder: Path) -> Any:
    """Install the wheel for another Python, and play the same matches there."""
    need([python, "-m", "venv", "--without-pip", folder], f"{python} makes no environment.", env=outside_environment())
    # Our own pip serves that environment, too; putting one into it would take longer than all the rest.
    pip: list[str | Path] = [program("python"), "-m", "pip", "--disable-pip-version-check"]
    pip += ["--python", program("python", folder), "install", "-qq", "--no-compile"]
    lock = ROOT / "requirements" / "run.txt"
    need([*pip, "--require-hashes", "-r", lock], f"{lock.name} does not serve {folder.name}.", cwd=folder)
    need([*pip, "--no-deps", wheel], f"{wheel.name} could not be installed in {folder.name}.", cwd=folder)
    results = json.loads(_play(folder, *BOT_MATCHES))
    del results["seconds"]
    return results


def check_client(wheel: Path) -> None:
    """The wheel holds the browser client file by file, if one was built; it says so if it has none."""
    with zipfile.ZipFile(wheel) as archive:
        packed = {name.removeprefix("rainhill/web_dist/") for name in archive.namelist() if "/web_dist/" in name}
    built = {file.relative_to(client.DIST).as_posix() for file in client.DIST.rglob("*") if file.is_file()}
    if missing := sorted(built - packed - {client.STAMP.name}):
        raise ChoreError(f"{wheel.name} lacks {len(missing)} files of the browser client, first {missing[0]}.")
    if not built:
        say(f"{wheel.name} holds NO browser client: there was no Node to build it with")


def _no_second_try() -> dict[str, str]:
    """Where the client could not be built a moment ago, a wheel need not try again."""
    return {} if client.is_built() else {"RAINHILL_NO_CLIENT": "1"}


def _prove_server(folder: Path) -> None:
    """`rainhill serve`, installed with what its extra names, serves the browser client and everything on its page."""
    install_locked(folder, "run.txt", "server.txt")
    command = [
        str(program("rainhill", folder)),
        "serve",
        "--port",
        "0",
        "--data",
        str(folder / "data"),
        "--log",
        "error",
    ]
    with subprocess.Popen(command, env=outside_environment(), cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            if address is None:
                raise ChoreError("the installed server did not start.")
            page = _fetch(address.group()).decode("utf-8")
            files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            if not files or not all(_fetch(address.group() + name) for name in files):
                raise ChoreError("the installed server does not serve the browser client.")
        finally:
            server.terminate()
    say(f"the installed server serves the browser client: a page and {len(files)} files it names")


def _fetch(address: str) -> bytes:
    with urlopen(address, timeout=10) as answer:
        return bytes(answer.read())


def _build_wheel(folder: Path, *options: str | Path, **changes: str) -> Path:
    command = [program("python"), "-m", "build", "--no-isolation", *options]
    log = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=outside_environment(**changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if log.returncode:
        raise ChoreError(f"{log.stdout}\nThe wheel could not be built; the lines above say why.")
    for line in log.stdout.splitlines():
        if line.startswith("rainhill:"):
            print(line)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _prove(wheel: Path, folder: Path) -> Proof:
    """Install one wheel into an empty environment, play there, and time a number of matches."""
    make_venv(folder)
    install_locked(folder, "run.txt")
    env = outside_environment()
    pip: list[str | Path] = [program("python", folder), "-m", "pip", "--disable-pip-version-check"]
    need([*pip, "install", "-qq", "--no-deps", wheel], f"{wheel.name} could not be installed.", env=env, cwd=folder)
    need([*pip, "check"], f"{wheel.name} asks for packages that the lock files lack.", env=env, cwd=folder)
    answer = subprocess.run(
        [program("python", folder), "-c", QUESTION], env=env, cwd=folder, capture_output=True, text=True, check=True
    ).stdout.split(maxsplit=1)
    if not Path(answer[1].strip()).is_relative_to(folder.resolve()):
        raise ChoreError(f"{wheel.name} is not what ran: {answer[1].strip()}")
    say(f"{wheel.name} in an empty environment: {_play(folder, *ONE_MATCH).splitlines()[0]}")
    results = json.loads(_play(folder, *BOT_MATCHES))
    seconds = results.pop("seconds")
    return Proof(wheel.name, answer[0] == "True", results, seconds)


def _play(folder: Path, *arguments: str) -> str:
    """Run the installed command and give what it printed."""
    result = subprocess.run(
        [program("rainhill", folder), *arguments],
        env=outside_environment(),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode or not result.stdout.strip():
        raise ChoreError(f"{result.stdout}{result.stderr}\nThe installed package does not play.")
    return result.stdout
