"""Build the wheel and the sdist, and prove that what they hold plays a match in an environment with nothing else."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tools.environment import (
    ROOT,
    ChoreError,
    install_locked,
    make_venv,
    need,
    outside_environment,
    program,
    say,
)

DIST = ROOT / "dist"
MATCHES = 100
QUESTION = "import rainhill; print(rainhill.COMPILED, rainhill.__file__)"


@dataclass(frozen=True)
class Proof:
    """What an installed wheel showed."""

    wheel: str
    compiled: bool
    seconds: float


def build_distributions() -> Path:
    """Build the sdist, then the wheel from the sdist, so that a file missing from either is noticed."""
    shutil.rmtree(DIST, ignore_errors=True)
    return _build_wheel(DIST, "--outdir", DIST)


def prove_distributions() -> None:
    """Install both wheels, with and without compiled core, into empty environments and play there."""
    wheel = build_distributions()
    with tempfile.TemporaryDirectory(prefix="rainhill-proof-") as name:
        folder = Path(name)
        say("the same without a C compiler")
        plain_wheel = _build_wheel(folder, "--wheel", "--outdir", folder, CC="no-such-compiler", CXX="no-such-compiler")
        if not plain_wheel.name.endswith("-py3-none-any.whl"):
            raise ChoreError(f"{plain_wheel.name} was built without a compiler and should serve every machine.")
        default = _prove(wheel, folder / "default")
        plain = _prove(plain_wheel, folder / "plain")
    if plain.compiled:
        raise ChoreError("a wheel built without a compiler claims to be compiled.")
    for proof in (default, plain):
        kind = "compiled" if proof.compiled else "plain Python"
        say(f"{proof.wheel}: {kind}, {MATCHES} matches in {proof.seconds:.2f} s")
    if default.compiled:
        factor = plain.seconds / max(default.seconds, 1e-3)
        say(f"what a missing compiler costs: matches take {factor:.0f} times as long")
    else:
        say("there is no compiler here: both wheels are plain Python")


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
    install_locked(folder, "run")
    env = outside_environment()
    pip: list[str | Path] = [program("python", folder), "-m", "pip", "--disable-pip-version-check"]
    need([*pip, "install", "-qq", "--no-deps", wheel], f"{wheel.name} could not be installed.", env=env, cwd=folder)
    need([*pip, "check"], f"{wheel.name} asks for packages that the lock files lack.", env=env, cwd=folder)
    answer = subprocess.run(
        [program("python", folder), "-c", QUESTION], env=env, cwd=folder, capture_output=True, text=True, check=True
    ).stdout.split(maxsplit=1)
    if not Path(answer[1].strip()).is_relative_to(folder.resolve()):
        raise ChoreError(f"{wheel.name} is not what ran: {answer[1].strip()}")
    one = _time_matches(folder, 1)
    many = _time_matches(folder, MATCHES)
    return Proof(wheel.name, answer[0] == "True", max(many - one, 0.0))


def _time_matches(folder: Path, matches: int) -> float:
    start = time.perf_counter()
    result = subprocess.run(
        [program("rainhill", folder), "simulate", "--matches", str(matches)],
        env=outside_environment(),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise ChoreError(f"{result.stdout}{result.stderr}\nThe installed package does not play.")
    if matches == 1:
        print(result.stdout, end="")
    return time.perf_counter() - start
