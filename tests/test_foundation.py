"""Habits of the whole tree that no other tool watches."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import rainhill
from rainhill import _build, _version

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "rainhill"
ENGINE = ("kernel", "registry.py", "__init__.py", "_build.py", "_version.py")
SOURCE_SUFFIXES = {".py", ".pxd", ".ts", ".svelte"}
LONGEST_FILE = 450
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
# Spelled in pieces, because this file is searched as well.
REGISTRY_HOSTS = ("pypi" + ".org", "python" + "hosted", "npm" + "js.", "deb." + "debian", "conda" + ".org")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|tmp|home/\w+)/")
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|NotImplementedError)\b")


@cache
def tracked_files() -> tuple[Path, ...]:
    """Everything under version control, or everything unpacked from an sdist."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        files = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        files = [file for folder in ("src", "tests", "docs", "tools") for file in (ROOT / folder).rglob("*")]
    return tuple(file for file in files if file.is_file())


def texts() -> list[tuple[str, str]]:
    """The tracked files that are text, with their names."""
    found = []
    for file in tracked_files():
        data = file.read_bytes()
        if b"\0" not in data:
            found.append((str(file.relative_to(ROOT)), data.decode("utf-8")))
    return found


def imported_modules(source: Path) -> set[str]:
    """The top-level names a file imports when it runs, at its head or inside functions."""
    names: set[str] = set()
    tree = ast.parse(source.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


def test_there_is_something_to_look_at() -> None:
    names = {name for name, _ in texts()}
    assert {"README.md", "pyproject.toml", "src/rainhill/_build.py", "tests/test_foundation.py"} <= names


def test_version_is_stated_once() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in settings["project"]
    assert settings["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "rainhill._version.__version__"}
    assert rainhill.__version__ == _version.__version__
    stating = [
        name for name, text in texts() if name.endswith(".py") and re.search(r'^__version__ *(?::.*)?= *"', text, re.M)
    ]
    assert stating == ["src/rainhill/_version.py"]
    assert f"## {_version.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_compiled_flag_tells_what_was_loaded() -> None:
    from rainhill.games.rocket.rules import core

    assert rainhill.COMPILED is _build.is_extension(core)


def test_no_machine_path_in_the_tree() -> None:
    found = [(name, match.group()) for name, text in texts() if (match := MACHINE_PATH.search(text))]
    assert found == []


def test_no_registry_host_in_the_tree() -> None:
    assert [(name, host) for name, text in texts() for host in REGISTRY_HOSTS if host in text] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_is_pinned_and_hashed(lock: Path) -> None:
    entries = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE))
    lines = [line for line in entries.splitlines() if line.strip()]
    assert lines
    for line in lines:
        assert re.match(r"[a-z0-9-]+==\S+ ", line), line
        assert "--hash=sha256:" in line, line


def test_lock_files_agree_and_cover_what_the_package_asks_for() -> None:
    pins = {
        lock.stem: dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.M)) for lock in LOCKS
    }
    assert set(pins) == {"run", "server", "build", "dev", "node"}
    assert pins["run"].items() | pins["server"].items() | pins["build"].items() <= pins["dev"].items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=~ ]", entry)[0].replace(".", "-") for entry in project["dependencies"]}
    assert wanted <= pins["run"].keys()
    server = {re.split(r"[<>=~; \[]", entry)[0] for entry in project["optional-dependencies"]["server"]}
    assert server <= pins["server"].keys()


def test_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first_section = readme.partition("\n## ")[0]
    block = re.search(r"```\w*\n(.*?)```", first_section, re.DOTALL)
    assert block is not None
    assert block.group(1).splitlines() == ["make play", "make test"]
    assert "not affiliated" in readme


def test_ci_runs_what_the_readme_says() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_no_file_is_too_long() -> None:
    lengths = {name: text.count("\n") for name, text in texts() if Path(name).suffix in SOURCE_SUFFIXES}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_nothing_is_left_undone_in_the_source() -> None:
    assert [name for name, text in texts() if name.startswith("src/") and UNFINISHED.search(text)] == []


def test_no_test_is_skipped() -> None:
    pattern = re.compile(r"pytest\.(?:mark\.)?(?:skip|xfail|importor" + r"skip)|unittest\.skip")
    assert [name for name, text in texts() if name.startswith("tests/") and pattern.search(text)] == []


def test_the_engine_imports_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"rainhill"}
    sources = [
        source
        for name in ENGINE
        for source in ([PACKAGE / name] if name.endswith(".py") else (PACKAGE / name).rglob("*.py"))
    ]
    assert len(sources) > len(ENGINE)
    foreign = {str(source.relative_to(PACKAGE)): imported_modules(source) - allowed for source in sources}
    assert {name: modules for name, modules in foreign.items() if modules} == {}


def test_importing_rainhill_loads_nothing_that_had_to_be_installed() -> None:
    question = (
        "import sys; before = set(sys.modules); import rainhill; "
        "print(sorted({name.partition('.')[0] for name in set(sys.modules) - before}"
        " - sys.stdlib_module_names - {'rainhill'}))"
    )
    result = subprocess.run(
        [sys.executable, "-c", question], cwd=ROOT / "src", capture_output=True, text=True, check=True
    )
    # Cython's extensions share small modules of their own making; they belong to the extensions.
    loaded = [name for name in ast.literal_eval(result.stdout) if not name.startswith(("_cython_", "cython_runtime"))]
    assert loaded == []


def test_compiled_modules_exist_and_are_typed_in_a_declaration() -> None:
    modules = _build.compiled_modules(str(PACKAGE))
    assert "games/rocket/rules/core.py" in modules
    assert set(_build.declarations(str(PACKAGE))) >= {module.replace(".py", ".pxd") for module in modules}
