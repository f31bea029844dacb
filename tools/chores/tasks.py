"""The chores by name; `python3 dev.py` lists them."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from tools.chores import wheels
from tools.chores.beside import beside, chore_beside
from tools.chores.environment import ROOT, VENV, ChoreError, NotRun, keep_bytecode, program, run, say, set_up
from tools.chores.play import play_in_browser
from tools.web import build as client

Task = Callable[[Sequence[str]], int]
DOCS = ("docs", "docs/_build/html")
WORTH_TELLING = 5
"""A step that took so many seconds says how many, so that what slows the proof is seen."""
LEDGER = ROOT / "docs" / "endurance.tsv"
"""What long runs have shown; commit what they add."""
FLOODS = ("--tables", "40", "--every", "1", "--seconds", "20")
RUBBISH = (
    "build",
    "dist",
    "docs/_build",
    "src/rainhill/web_dist",
    "web/node_modules",
    "web/src/generated",
    "web/public",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".import_linter_cache",
    ".hypothesis",
)


def setup(_: Sequence[str]) -> int:
    """Set up everything a developer needs."""
    set_up("dev")
    return 0


def play(options: Sequence[str]) -> int:
    """Set up what playing needs, serve the browser game and open it; options are those of `rainhill serve`."""
    with client.fetch_beside():
        set_up("run", compile_now=False)
    return play_in_browser(options)


def test(options: Sequence[str]) -> int:
    """Check everything: format, lint, types, imports, docs, wheels, the browser client, and all tests."""
    with client.fetch_beside():
        set_up("dev")
    with ExitStack() as stack:
        # All of these wait now and then, for disks, servers or pages: side by side they keep every processor busy.
        wait_for_docs = stack.enter_context(chore_beside("docs"))
        build_client()
        wait_for_tests = stack.enter_context(beside(pytest_command(*options)))
        wait_for_wheels = stack.enter_context(chore_beside("prove"))
        failed = static_checks()
        failed += step("browser client", test_client)
        failed += step("docs", wait_for_docs)
        failed += step("wheel and sdist", wait_for_wheels)
        # Last, so that the count of tests is the closing line of a good run.
        failed += step("tests", wait_for_tests)
    return report(failed)


def check(options: Sequence[str]) -> int:
    """Check in about a minute: format, lint, types, imports and the quick tests."""
    set_up("dev")
    # A plug-in that only slow tests use takes seconds to load.
    quick = ("-m", "not slow", "-p", "no:schemathesis")
    with beside(pytest_command(*quick, *options)) as wait_for_tests:
        failed = static_checks()
        failed += step("quick tests", wait_for_tests)
    return report(failed)


def build_core(_: Sequence[str]) -> int:
    """Compile the core anew where its source changed."""
    set_up("run", rebuild=True)
    return 0


def bench(options: Sequence[str]) -> int:
    """Measure the speed of the engine."""
    set_up("run")
    return run([program("rainhill"), "bench", *options])


def fuzz(options: Sequence[str]) -> int:
    """Play random matches under the eyes of the referee."""
    set_up("run")
    return run([program("rainhill"), "fuzz", *options])


def load(options: Sequence[str]) -> int:
    """Measure the table server under load: 500 tables, two sockets each, on a server of its own."""
    set_up("run")
    return run([program("rainhill"), "load", *options])


def serve(options: Sequence[str]) -> int:
    """Run the table server as a host would: nothing is opened, everything is logged."""
    set_up("run")
    build_client()
    return run([program("rainhill"), "serve", *options])


def web(options: Sequence[str]) -> int:
    """Build the browser client; `web test` tests it (`web browser`: in Chromium); `pictures`, `sheets`, `speed`."""
    # Sheets show what was refused while the engine's own tests ran.
    set_up("dev" if "sheets" in options else "run", compile_now=client.PLAIN not in options)
    return client.main(options)


def endure(options: Sequence[str]) -> int:
    """All tests in their long form, the table server's twenty times as long: kills, restarts, fuzzing; then floods."""
    set_up("dev")
    env = {"RAINHILL_ROUNDS": "20", "RAINHILL_LEDGER": str(LEDGER)} | os.environ
    code = run([program("python"), "-m", "pytest", "-q", "-n", "auto", *(options or ["tests"])], env=env)
    return code if code or options else run([program("rainhill"), "load", "--floods", *FLOODS])


def build_docs(_: Sequence[str]) -> int:
    """Build the documentation site, warnings being errors."""
    set_up("dev")
    return run([program("python"), "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", *DOCS])


def build_wheel(_: Sequence[str]) -> int:
    """Build the wheel and the sdist into dist/."""
    set_up("dev")
    build_client()
    say(f"built {wheels.build_distributions().relative_to(ROOT)}")
    return 0


def prove_wheels(_: Sequence[str]) -> int:
    """Build the sdist and both kinds of wheel, install them in empty environments and play there."""
    set_up("dev")
    build_client()
    wheels.prove_distributions()
    return 0


def format_code(_: Sequence[str]) -> int:
    """Put the code into the house format and mend what ruff can mend."""
    set_up("dev")
    code = run([program("ruff"), "check", "-q", "--fix-only", "."]) or run([program("ruff"), "format", "-q", "."])
    try:
        return code or client.check("format:write")
    except ChoreError as error:
        # Without Node there is nothing of the client's to mend here.
        say(str(error))
        return code


def lock(_: Sequence[str]) -> int:
    """Resolve requirements/*.in anew into lock files that serve every platform; needs `uv` on the search path."""
    uv = shutil.which("uv")
    if uv is None:
        raise ChoreError("Locking needs uv, which nothing else here does: python3 -m pip install uv, then try again.")
    options = ["--universal", "--python-version", "3.11", "--fork-strategy", "fewest", "--generate-hashes", "--upgrade"]
    silence = ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "-q"]
    header = ["--custom-compile-command", "python3 dev.py lock"]
    for name in ("run", "server", "build", "dev", "node"):
        files = [f"{name}.in", "-o", f"{name}.txt"]
        if code := run([uv, "pip", "compile", *options, *silence, *header, *files], cwd=ROOT / "requirements"):
            return code
    return 0


def clean(_: Sequence[str]) -> int:
    """Remove everything that was built, the virtual environment included."""
    for name in RUBBISH:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    shutil.rmtree(VENV, ignore_errors=True)
    for pattern in ("*.so", "*.pyd", "_compiled.json", "codes.pxd"):
        for file in (ROOT / "src").rglob(pattern):
            file.unlink()
    for folder in [*(ROOT / "src").rglob("__pycache__"), *(ROOT / "src").glob("*.egg-info")]:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


TASKS: dict[str, Task] = {
    "play": play,
    "test": test,
    "check": check,
    "build": build_core,
    "bench": bench,
    "fuzz": fuzz,
    "serve": serve,
    "web": web,
    "load": load,
    "endure": endure,
    "docs": build_docs,
    "wheel": build_wheel,
    "prove": prove_wheels,
    "format": format_code,
    "setup": setup,
    "lock": lock,
    "clean": clean,
}


def static_checks() -> list[str]:
    """Run the checks that read the code without running it, all of them, and name those that failed."""
    commands: dict[str, list[str]] = {
        "format (mend: make format)": ["ruff", "format", "--check", "-q", "."],
        "lint": ["ruff", "check", "-q", "--output-format", "concise", "."],
        "import contracts": ["lint-imports", "--no-logo"],
    }
    # Types take longest and one processor: they are checked beside the others.
    with beside([program("mypy")]) as wait_for_types:
        failed = [
            failure
            for name, (tool, *options) in commands.items()
            for failure in step(name, partial(run, [program(tool), *options]))
        ]
        failed += step("client format (mend: make format)", partial(client.check, "format"))
        failed += step("client lint", partial(client.check, "lint"))
        failed += step("types", wait_for_types)
    return failed


def pytest_command(*options: str) -> list[str | Path]:
    """The tests as the settings in pyproject.toml say, by one process more than there are processors: many wait."""
    processes = (os.cpu_count() or 1) + 1
    return [program("python"), "-m", "pytest", "-q", "-n", str(processes), *options]


def build_client() -> bool:
    """Build the browser client where that is possible, and say so where it is not."""
    try:
        client.build()
    except ChoreError as error:
        say(str(error))
        return False
    return True


def test_client() -> int:
    """Types, unit tests and tests in Chromium of the browser client."""
    client.test()
    return 0


def step(name: str, action: Callable[[], int]) -> list[str]:
    """Run one step of a check; if it failed give its name back, with the reason, which may have scrolled far away."""
    say(name)
    start = time.perf_counter()
    reason = ""
    try:
        code = action()
    except NotRun as error:
        print(error, file=sys.stderr)
        return [f"{name} (NOT RUN: {str(error).splitlines()[0]})"]
    except ChoreError as error:
        print(error, file=sys.stderr)
        code, reason = 1, f"\n{error}\n"
    seconds = time.perf_counter() - start
    if code:
        say(f"{name}: FAILED after {seconds:.0f} s")
        return [name + reason]
    if seconds >= WORTH_TELLING:
        say(f"{name}: {seconds:.0f} s")
    return []


def report(failed: Sequence[str]) -> int:
    """Name what failed; say nothing more when all is well."""
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def run_task(name: str, options: Sequence[str]) -> int:
    """Run one chore by name."""
    keep_bytecode()
    try:
        return TASKS[name](options)
    except ChoreError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run_dev(arguments: Sequence[str]) -> int:
    """Read the command line of dev.py."""
    if not arguments or arguments[0] not in TASKS:
        print("usage: python3 dev.py CHORE [OPTIONS...]\n")
        for name, task in TASKS.items():
            print(f"  {name:8}{(task.__doc__ or '').strip()}")
        return 0 if arguments[:1] in ([], ["--help"], ["-h"], ["help"]) else 2
    return run_task(arguments[0], arguments[1:])
