"""The compiled core: what is compiled, when it counts as stale, and how to run without it."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from rainhill import _build

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    "__init__.py": "from rainhill._build import prepare\nCOMPILED = prepare()\n",
    "rocket/__init__.py": "",
    "rocket/rules/__init__.py": "",
    "rocket/rules/codes.py": "STEP = 3\n",
    "rocket/table.py": "def add(a: int, b: int) -> int:\n    return a + b\n",
    "rocket/table.pxd": "cdef int add(int a, int b) noexcept nogil\n",
    "rocket/core.py": (
        "from rainhill.rocket import table\nfrom rainhill.rocket.rules import codes\n\n\n"
        "def total(n: int) -> int:\n    return table.add(n, codes.STEP)\n"
    ),
    "rocket/core.pxd": (
        "from rainhill.rocket cimport table\nfrom rainhill.rocket.rules cimport codes\n\ncpdef int total(int n)\n"
    ),
    "rocket/plain.py": "",
}
SHOW = "import rainhill, rainhill.rocket.core as core; print(rainhill.COMPILED, core.__file__, core.total(4))"


@pytest.fixture(autouse=True)
def _usual_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge builds as usual even when the tests themselves run on the plain core."""
    for name in ("RAINHILL_PLAIN", "RAINHILL_NO_COMPILE", "RAINHILL_REQUIRE_COMPILE", "RAINHILL_REQUIRE_CLIENT"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return lay_out(tmp_path)


def lay_out(tmp_path: Path) -> Path:
    """A small source tree with the real build files around an invented package."""
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "README.md").write_text("A tree for tests.\n", encoding="utf-8")
    page = tmp_path / "tools" / "chores" / "front_page.py"
    page.parent.mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "chores" / "front_page.py", page)
    package = tmp_path / "src" / "rainhill"
    (package / "rocket" / "rules").mkdir(parents=True)
    for name, text in FILES.items():
        (package / name).write_text(text, encoding="utf-8")
    for name in ("_build.py", "_version.py"):
        shutil.copy(ROOT / "src" / "rainhill" / name, package)
    return tmp_path


@pytest.fixture(scope="module")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Such a tree built in place, and what the build said meanwhile."""
    folder = lay_out(tmp_path_factory.mktemp("built"))
    result = python(folder, "setup.py", "-q", "build_ext", "--inplace")
    assert result.returncode == 0, result.stderr
    return folder, result.stdout


@pytest.fixture
def built(built_once: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of it, time stamps and all."""
    return shutil.copytree(built_once[0], tmp_path, dirs_exist_ok=True)


def python(tree: Path, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("RAINHILL_")}
    env |= {"PYTHONPATH": str(tree / "src"), **changes}
    return subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=300
    )


def build(tree: Path, **changes: str) -> str:
    result = python(tree, "setup.py", "-q", "build_ext", "--inplace", **changes)
    assert result.returncode == 0, result.stderr
    return result.stderr


def pretend_build(tree: Path, *, in_place: bool = True) -> Path:
    """Leave what a build leaves, with a file in place of the extension that can never be loaded."""
    package = tree / "src" / "rainhill"
    (package / "rocket" / f"core{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    _build.write_manifest(str(package), _build.describe_build(str(package), compiled=True, in_place=in_place))
    return package


def edit(source: Path, line: str = "# edited\n") -> None:
    source.write_text(source.read_text(encoding="utf-8") + line, encoding="utf-8")


def has_compiler() -> bool:
    compiler = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    return compiler is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def test_a_module_is_compiled_when_a_declaration_lies_beside_it(tree: Path) -> None:
    package = str(tree / "src" / "rainhill")
    assert _build.compiled_modules(package) == ["rocket/core.py", "rocket/table.py"]
    assert _build.declarations(package) == ["rocket/core.pxd", "rocket/rules/codes.py", "rocket/table.pxd"]
    _build.write_codes(package)
    assert _build.compiled_modules(package) == ["rocket/core.py", "rocket/table.py"]
    assert _build.declarations(package) == ["rocket/core.pxd", "rocket/rules/codes.py", "rocket/table.pxd"]


def test_the_numbers_of_a_game_are_declared_in_their_order(tree: Path) -> None:
    package = tree / "src" / "rainhill"
    source = package / "rocket" / "rules" / "codes.py"
    source.write_text(
        '"""Numbers."""\n\nfrom __future__ import annotations\n\nCELLS = 225\n"""All of them."""\n'
        "SIDES = CELLS * 6\nFREE = -1\nname = 4\nNAMES = ('a', 'b')\n",
        encoding="utf-8",
    )
    _build.write_codes(str(package))
    declared = source.with_suffix(".pxd").read_text(encoding="utf-8")
    assert declared.splitlines()[1:] == ["cdef enum:", "    CELLS = 225", "    SIDES = 1350", "    FREE = -1"]


def test_numbers_that_are_declared_already_are_not_written_again(tree: Path) -> None:
    package = tree / "src" / "rainhill"
    _build.write_codes(str(package))
    declared = package / "rocket" / "rules" / "codes.pxd"
    os.utime(declared, ns=(1, 1))
    _build.write_codes(str(package))
    assert declared.stat().st_mtime_ns == 1
    (package / "rocket" / "rules" / "codes.py").write_text("STEP = 4\n", encoding="utf-8")
    _build.write_codes(str(package))
    assert "    STEP = 4\n" in declared.read_text(encoding="utf-8")


def test_the_numbers_of_every_game_of_ours_are_declared() -> None:
    package = ROOT / "src" / "rainhill"
    games = sorted(package.glob("games/*/rules/codes.py"))
    assert games
    for source in games:
        path = source.relative_to(package).as_posix()
        assert path in _build.declarations(str(package))
        declared = re.findall(r"^    ([A-Z_0-9]+) = (-?\d+)$", _build.declare_codes(str(package), path), re.MULTILINE)
        module = importlib.import_module(f"rainhill.{path.removesuffix('.py').replace('/', '.')}")
        numbers = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
        assert {name: int(number) for name, number in declared} == numbers


def test_only_what_depends_on_a_change_is_outdated(tree: Path) -> None:
    package = pretend_build(tree)
    manifest = _build.describe_build(str(package), compiled=True, in_place=True) | {"recipe": "this"}
    assert _build.outdated_modules(str(package), manifest, "this") == []
    assert _build.outdated_modules(str(package), manifest, "other") == ["rocket/core.py", "rocket/table.py"]
    assert _build.outdated_modules(str(package), None, "this") == ["rocket/core.py", "rocket/table.py"]
    (package / "rocket" / "rules" / "codes.py").write_text("STEP = 4\n", encoding="utf-8")
    assert _build.outdated_modules(str(package), manifest, "this") == ["rocket/core.py"]


def test_a_module_depends_on_the_declarations_it_uses_and_those_they_use(tmp_path: Path) -> None:
    files = {
        "ground.pxd": "cdef int near",
        "state.pxd": "from rainhill.game cimport ground",
        "core.pxd": "from libc.math cimport exp\nfrom rainhill.game.state cimport Position, Work",
        "other.pxd": "cdef int nothing",
    }
    (tmp_path / "game").mkdir()
    for name, content in files.items():
        (tmp_path / "game" / name).write_text(content + "\n", encoding="utf-8")
    used = _build.used_declarations(str(tmp_path), "game/core.py")
    assert used == {"game/core.pxd", "game/state.pxd", "game/ground.pxd"}
    assert _build.used_declarations(str(tmp_path), "game/other.py") == {"game/other.pxd"}


def test_a_tree_that_was_never_built_runs_plain(tree: Path) -> None:
    result = python(tree, "-c", SHOW)
    assert result.stdout.split() == ["False", str(tree / "src/rainhill/rocket/core.py"), "7"]


def test_an_untouched_build_is_accepted(tree: Path) -> None:
    assert _build.prepare(str(pretend_build(tree))) is True


def test_a_touched_but_equal_source_is_accepted(tree: Path) -> None:
    package = pretend_build(tree)
    os.utime(package / "rocket" / "core.py", ns=(1, 1))
    assert _build.prepare(str(package)) is True


@pytest.mark.parametrize("name", ["rocket/core.py", "rocket/core.pxd", "rocket/rules/codes.py"])
def test_an_edited_source_is_refused_by_name(tree: Path, name: str) -> None:
    package = pretend_build(tree)
    edit(package / name, "EDITED = 1\n")
    with pytest.raises(ImportError, match=rf"{name} changed .*make build.*RAINHILL_PLAIN=1"):
        _build.prepare(str(package))


def test_an_edit_of_equal_length_is_refused(tree: Path) -> None:
    package = pretend_build(tree)
    source = package / "rocket" / "table.py"
    source.write_text(FILES["rocket/table.py"].replace("+", "-"), encoding="utf-8")
    os.utime(source, ns=(1, 1))
    with pytest.raises(ImportError, match=r"rocket/table\.py changed"):
        _build.prepare(str(package))


def test_an_edit_of_an_uncompiled_module_is_accepted(tree: Path) -> None:
    package = pretend_build(tree)
    (package / "rocket" / "plain.py").write_text("CHANGED = True\n", encoding="utf-8")
    (package / "rocket" / "rules" / "codes.py").write_text("STEP = 3  # as before\n", encoding="utf-8")
    assert _build.prepare(str(package)) is True


def test_a_removed_source_is_refused(tree: Path) -> None:
    package = pretend_build(tree)
    (package / "rocket" / "table.py").unlink()
    with pytest.raises(ImportError, match=r"rocket/table\.py changed"):
        _build.prepare(str(package))


def test_an_extension_without_manifest_is_refused(tree: Path) -> None:
    package = pretend_build(tree)
    (package / _build.MANIFEST).unlink()
    with pytest.raises(ImportError, match="other means"):
        _build.prepare(str(package))


def test_an_installed_wheel_is_not_compared(tree: Path) -> None:
    package = pretend_build(tree, in_place=False)
    (package / "rocket" / "core.py").write_text("", encoding="utf-8")
    assert _build.prepare(str(package)) is True


def test_plain_switch_takes_the_source_beside_an_extension(tree: Path) -> None:
    pretend_build(tree)
    broken = python(tree, "-c", SHOW)
    assert broken.returncode == 1
    assert "ImportError" in broken.stderr
    plain = python(tree, "-c", SHOW, RAINHILL_PLAIN="1")
    assert plain.stdout.split() == ["False", str(tree / "src/rainhill/rocket/core.py"), "7"]
    assert python(tree, "-c", SHOW, RAINHILL_PLAIN="0").returncode == 1


def test_plain_switch_ignores_a_stale_build(tree: Path) -> None:
    package = pretend_build(tree)
    (package / "rocket" / "rules" / "codes.py").write_text("STEP = 3\nMORE = 4\n", encoding="utf-8")
    assert python(tree, "-c", SHOW, RAINHILL_PLAIN="1").stdout.split()[-1] == "7"


def test_plain_finder_leaves_other_packages_alone() -> None:
    finder = _build.SourceOnlyFinder("rainhill")
    assert finder.find_spec("json.decoder", [str(ROOT)]) is None
    assert finder.find_spec("rainhill", None) is None


def test_preparing_reads_no_source_that_was_not_touched(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps `import rainhill` quick: sizes and times of the files are compared, and nothing is hashed."""
    package = pretend_build(tree)
    hashed: list[str] = []
    whole = _build.file_hash

    def note(package: str, path: str) -> str:
        hashed.append(path)
        return whole(package, path)

    monkeypatch.setattr(_build, "file_hash", note)
    assert _build.prepare(str(package)) is True
    assert hashed == []
    os.utime(package / "rocket" / "table.py", ns=(1, 1))
    assert _build.prepare(str(package)) is True
    assert hashed == ["rocket/table.py"]


@pytest.mark.slow
def test_build_refuse_rebuild(built: Path) -> None:
    """Build in place, edit, be refused, build again, with or without a compiler on this machine."""
    tree = built
    manifest = json.loads((tree / "src/rainhill" / _build.MANIFEST).read_text(encoding="utf-8"))
    assert manifest["compiled"] is has_compiler()
    first = python(tree, "-c", SHOW).stdout.split()
    assert first[0] == str(has_compiler())
    assert first[2] == "7"
    assert first[1].endswith(".py") is not has_compiler()
    assert not list((tree / "src").rglob("*.c"))
    core = tree / "src/rainhill/rocket/core.py"
    core.write_text(core.read_text(encoding="utf-8").replace("(n,", "(n + 1,"), encoding="utf-8")
    edited = python(tree, "-c", SHOW)
    assert (edited.returncode == 1) is has_compiler()
    build(tree)
    assert python(tree, "-c", SHOW).stdout.split()[-1] == "8"


@pytest.mark.slow
def test_the_build_counts_its_modules_or_leaves_them_for_later(tree: Path, built_once: tuple[Path, str]) -> None:
    words = ("setup.py", "-q", "build_ext", "--inplace")
    assert python(tree, *words, RAINHILL_COMPILE_LATER="1").stdout == ""
    assert _build.read_manifest(str(tree / "src/rainhill")) is None
    said = built_once[1].splitlines()
    counts = ["0 of 2", "1 of 2", "2 of 2"]
    expected = [f"-- compiling the core: {count}" for count in counts]
    assert said == expected if has_compiler() else said == expected[: len(said)]


@pytest.mark.slow
def test_only_what_changed_is_built_again(built: Path) -> None:
    tree = built
    extensions = {path.name: path for path in (tree / "src").rglob("*.so")}
    before = {name: path.stat().st_mtime_ns for name, path in extensions.items()}
    edit(tree / "src/rainhill/rocket/core.py")
    build(tree)
    changed = {name.partition(".")[0] for name, path in extensions.items() if path.stat().st_mtime_ns != before[name]}
    assert changed == ({"core"} if extensions else set())
    assert bool(extensions) is has_compiler()


@pytest.mark.slow
@pytest.mark.parametrize("changes", [{"CC": "no-such-compiler"}, {"CC": "false"}, {"RAINHILL_NO_COMPILE": "1"}])
def test_without_compiler_old_extensions_go_and_the_cost_is_said(built: Path, changes: dict[str, str]) -> None:
    tree = built
    edit(tree / "src/rainhill/rocket/core.py")
    said = build(tree, **changes)
    assert "will be slow" in said
    assert not list((tree / "src").rglob("*.so"))
    assert python(tree, "-c", SHOW).stdout.split()[::2] == ["False", "7"]


@pytest.mark.slow
@pytest.mark.parametrize("compiler", [None, "no-such-compiler"])
def test_the_wheel_is_tagged_by_what_is_in_it(tree: Path, compiler: str | None) -> None:
    changes = {} if compiler is None else {"CC": compiler}
    pretend_build(tree)  # the manifest and extension of an in-place build have no place in a wheel
    result = python(tree, "setup.py", "-q", "bdist_wheel", **changes)
    assert result.returncode == 0, result.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    compiled = compiler is None and has_compiler()
    assert ("-cp311-abi3-" in wheel.name) is compiled
    assert wheel.name.endswith("-py3-none-any.whl") is not compiled
    site = tree / "site"
    shutil.unpack_archive(wheel, site, "zip")
    manifest = json.loads((site / "rainhill" / _build.MANIFEST).read_text(encoding="utf-8"))
    assert (manifest["compiled"], manifest["in_place"]) == (compiled, False)
    assert (site / "rainhill/rocket/core.pxd").exists()
    assert (site / "rainhill/rocket/rules/codes.pxd").exists()
    assert python(tree, "-c", SHOW, PYTHONPATH=str(site)).stdout.split()[::2] == [str(compiled), "7"]


@pytest.mark.slow
def test_a_wheel_takes_what_was_compiled_from_the_same_sources_and_compiles_the_rest(built: Path) -> None:
    tree = built
    if not has_compiler():
        # Nothing is compiled, so there is nothing to take.
        return
    copy = tree.with_name("copy")
    shutil.copytree(tree / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", _build.MANIFEST))
    shutil.copytree(tree / "tools", copy / "tools")
    for name in ("setup.py", "pyproject.toml", "README.md"):
        shutil.copy(tree / name, copy / name)
    edit(copy / "src/rainhill/rocket/core.py", "EDITED = 'so that the result differs, too'\n")
    said = python(copy, "setup.py", "-q", "build", RAINHILL_BUILT=str(tree / "src/rainhill")).stdout
    assert said.splitlines()[-1] == "-- compiling the core: 1 of 1"
    made = {path.name.partition(".")[0]: path.read_bytes() for path in (copy / "build").rglob("rainhill/**/*.so")}
    had = {path.name.partition(".")[0]: path.read_bytes() for path in (tree / "src").rglob("*.so")}
    assert set(made) == set(had) and {name for name in had if made[name] == had[name]} == set(had) - {"core"}


def test_a_build_can_be_told_to_fail_without_a_compiler(tree: Path) -> None:
    made = python(tree, "setup.py", "-q", "build_ext", "--inplace", CC="no-such-compiler", RAINHILL_REQUIRE_COMPILE="1")
    assert made.returncode != 0
    assert "without its compiled core" in made.stderr
    assert "RAINHILL_REQUIRE_COMPILE is set" in made.stderr


@pytest.mark.parametrize("kind", ["bdist_wheel", "sdist"])
def test_a_build_without_the_client_says_so_and_can_be_told_to_fail(tree: Path, kind: str) -> None:
    switches = {"RAINHILL_NO_COMPILE": "1", "RAINHILL_REQUIRE_CLIENT": "1"}
    made = python(tree, "setup.py", "-q", kind, **switches)
    assert made.returncode != 0
    assert "WITHOUT the browser client" in made.stderr
    assert not list(tree.glob("dist/*"))
    page = tree / "src/rainhill/web_dist/index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    made = python(tree, "setup.py", "-q", kind, **switches)
    assert made.returncode == 0, made.stderr
    assert len(list(tree.glob("dist/*"))) == 1


def test_the_front_page_is_read_elsewhere() -> None:
    from tools.chores.front_page import page_elsewhere, project_urls

    page = (ROOT / "README.md").read_text(encoding="utf-8")
    plain = page_elsewhere(page, "")
    assert "](docs/" not in plain
    assert "<picture>" not in plain
    assert "docs/howto/play.md" in plain
    at_home = page_elsewhere(page, "https://example.org/rainhill")
    assert "](docs/" not in at_home
    assert "![A match of Stephenson's Rocket" in at_home
    for path in re.findall(r"\]\(https://example\.org/rainhill/(?:blob|raw)/main/([^)#]+)", at_home):
        assert (ROOT / path).exists(), path
    assert project_urls("") == {}
    assert project_urls("https://example.org/rainhill")["Source"] == "https://example.org/rainhill"
