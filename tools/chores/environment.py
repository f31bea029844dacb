"""Set up the virtual environment: locked packages, the project itself, its compiled core."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Literal

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "rainhill"
VENV = ROOT / ".venv"
STAMP = VENV / "rainhill-setup.json"
COMPILE_LATER = "RAINHILL_COMPILE_LATER"
Level = Literal["run", "dev"]
LOCKS: dict[Level, tuple[str, ...]] = {"run": ("run.txt", "server.txt", "build.txt"), "dev": ("dev.txt",)}


class ChoreError(Exception):
    """A chore cannot go on; the text says what to do."""


class NotRun(ChoreError):
    """A check lacks what it needs on this machine: it has neither passed nor failed."""


def program(name: str, venv: Path | None = None) -> Path:
    """Name a program inside a virtual environment, the project's own unless told otherwise."""
    return (venv or VENV) / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def run(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> int:
    """Run a command with its output in view and give its exit code."""
    sys.stdout.flush()
    return subprocess.run([str(word) for word in command], env=dict(env or os.environ), cwd=cwd, check=False).returncode


def need(command: Sequence[str | Path], advice: str, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command that has to succeed."""
    if run(command, env=env, cwd=cwd):
        raise ChoreError(advice)


def keep_bytecode() -> None:
    """Let every process of a chore find what an earlier one compiled, instead of compiling all it imports again.

    Who wants no bytecode beside the sources has it in build/.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "bytecode"))


def set_up(level: Level, *, rebuild: bool = False, compile_now: bool = True) -> None:
    """Bring the environment to a level, `run` to play or `dev` to test; quick when nothing changed."""
    make_venv(VENV)
    stamp = _read_stamp()
    locks = _digest(sorted((ROOT / "requirements").glob("*.txt")))
    if stamp.get("locks") != locks or stamp.get("level") not in (level, "dev"):
        say(f"installing the packages to {'play' if level == 'run' else 'test'} (only when the lock files change)")
        install_locked(VENV, *LOCKS[level])
        stamp |= {"locks": locks, "level": level}
        _write_stamp(stamp)
    project = _digest([ROOT / "pyproject.toml", ROOT / "setup.py", PACKAGE / "_version.py"])
    if stamp.get("project") != project or not program("rainhill").exists():
        say("installing Rainhill itself")
        pip: list[str | Path] = [program("python"), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        need(
            [*pip, "--no-build-isolation", "--no-deps", "-e", ROOT],
            "Rainhill could not be installed; the lines above say why.",
            # pip would keep the compiler's progress to itself; `build` shows it.
            env=os.environ | {COMPILE_LATER: "1"},
        )
        _write_stamp(stamp | {"project": project})
    if compile_now and (rebuild or is_build_stale()):
        build()


def build() -> None:
    """Compile what changed, beside the sources."""
    need(build_command(), "The core does not compile; see above.")
    warn_if_plain()


def build_command() -> list[str | Path]:
    """The command that compiles what changed, and shows how far it is."""
    return [program("python"), "setup.py", "-q", "build_ext", "--inplace"]


def outdated_modules() -> list[str]:
    """List the modules the compiler has to work on."""
    bookkeeping = _load_bookkeeping()
    recipe = bookkeeping.file_hash(str(ROOT), "setup.py")
    manifest = bookkeeping.read_manifest(str(PACKAGE))
    modules: list[str] = bookkeeping.outdated_modules(str(PACKAGE), manifest, recipe)
    return modules


def is_compiled() -> bool:
    """Tell whether the last build left a compiled core."""
    manifest = _load_bookkeeping().read_manifest(str(PACKAGE))
    return manifest is not None and bool(manifest["compiled"])


def is_plain_wanted() -> bool:
    """Tell whether somebody asked for no compiled core."""
    return os.environ.get("RAINHILL_NO_COMPILE", "0") not in ("", "0")


def is_build_stale() -> bool:
    """Tell whether the sources differ from what the last build saw, or the wish to compile differs."""
    bookkeeping = _load_bookkeeping()
    manifest = bookkeeping.read_manifest(str(PACKAGE))
    sources = bookkeeping.sources(str(PACKAGE))
    if manifest is None:
        return bool(sources)
    wants_plain = is_plain_wanted()
    was_told_plain = "RAINHILL_NO_COMPILE" in (manifest["reason"] or "")
    return (
        (wants_plain and manifest["compiled"])
        or (was_told_plain and not wants_plain)
        or set(sources) != set(manifest["sources"])
        or bool(bookkeeping.changed_sources(str(PACKAGE), manifest))
    )


def warn_if_plain() -> None:
    """Say what a missing compiler costs, and what mends it."""
    manifest = _load_bookkeeping().read_manifest(str(PACKAGE))
    if manifest is not None and not manifest["compiled"]:
        say(f"the core is NOT compiled: {manifest['reason']}")
        say("everything works, but bots and simulations are slow (docs/speed.md has the figures)")
        if "RAINHILL_NO_COMPILE" not in manifest["reason"]:
            say("a C compiler and Python's headers mend that (Debian: apt-get install gcc python3-dev): make build")


def make_venv(folder: Path) -> None:
    """Create a virtual environment unless a working one is there."""
    python = program("python", folder)
    if python.exists() and _succeeds(python, "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"):
        return
    say(f"creating a virtual environment in {folder.name}/ with Python {'.'.join(map(str, sys.version_info[:3]))}")
    if _succeeds(sys.executable, "-m", "venv", "--clear", folder):
        return
    shutil.rmtree(folder, ignore_errors=True)
    if importlib.util.find_spec("virtualenv") and _succeeds(sys.executable, "-m", "virtualenv", "-q", folder):
        return
    if (
        _may_install_packages()
        and _install_venv_package()
        and _succeeds(sys.executable, "-m", "venv", "--clear", folder)
    ):
        return
    shutil.rmtree(folder, ignore_errors=True)
    raise ChoreError(
        f"{sys.executable} cannot create virtual environments.\n"
        "On Debian or Ubuntu: apt-get install python3-venv. Elsewhere: python3 -m pip install --user virtualenv.\n"
        "Or name another Python: make test PYTHON=path/to/python"
    )


def install_locked(venv: Path, *locks: str) -> None:
    """Install exactly what the lock files name, checked by hash."""
    files = [word for name in locks for word in ("-r", ROOT / "requirements" / name)]
    pip: list[str | Path] = [program("python", venv), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    need(
        # Python compiles what it imports, when it does; compiling every module now takes longer than installing it.
        [*pip, "--no-compile", "--require-hashes", *files],
        "The packages could not be installed. A first set-up needs the network; later ones do not.",
    )


def outside_environment(**changes: str) -> dict[str, str]:
    """Give an environment in which nothing points into the source tree."""
    ours = ("PYTHONPATH", "PYTHONPYCACHEPREFIX", "RAINHILL_PLAIN")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return kept | changes


def say(text: str) -> None:
    """Report progress to the person who waits."""
    # In one piece: two steps of a set-up may speak at the same time.
    print(f"-- {text}\n", end="", flush=True)


def _succeeds(*command: str | Path) -> bool:
    return subprocess.run([str(word) for word in command], capture_output=True, check=False).returncode == 0


def _may_install_packages() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None and sys.executable.startswith("/usr/bin/")


def _install_venv_package() -> bool:
    say("installing Debian's package python3-venv, which this Python lacks")
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", package]
    return run(install, env=quiet) == 0 or (
        run(["apt-get", "update", "-qq"], env=quiet) == 0 and run(install, env=quiet) == 0
    )


def _digest(files: Sequence[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _read_stamp() -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return stamp


def _write_stamp(stamp: Mapping[str, str]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def _load_bookkeeping() -> ModuleType:
    """Load rainhill/_build.py alone: the package itself may refuse to be imported while its build is stale."""
    spec = importlib.util.spec_from_file_location("rainhill_build", PACKAGE / "_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
