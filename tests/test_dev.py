"""The chores: which Python they accept, what they install when, and how they report."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools.chores import environment, tasks

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with the files that set-up looks at, and a set-up that only writes down its commands."""
    for folder in ("requirements", "src/rainhill", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    for name in (
        "requirements/run.txt",
        "requirements/build.txt",
        "requirements/dev.txt",
        "pyproject.toml",
        "setup.py",
    ):
        (tmp_path / name).write_text(f"# {name}\n", encoding="utf-8")
    for name in ("_build.py", "_version.py"):
        (tmp_path / "src/rainhill" / name).write_bytes((ROOT / "src/rainhill" / name).read_bytes())
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "PACKAGE", tmp_path / "src" / "rainhill")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "stamp.json")
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "make_venv", lambda folder: None)
    monkeypatch.setenv("RAINHILL_NO_COMPILE", "")
    command = environment.program("rainhill", tmp_path / ".venv")
    command.parent.mkdir()
    command.write_text("", encoding="utf-8")
    return tmp_path


@pytest.fixture
def commands(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set-up would have run, in order."""
    done: list[str] = []

    def note(command: list[str | Path], **_: object) -> int:
        done.append(" ".join(str(word).removeprefix(f"{project}{os.sep}") for word in command[1:]))
        return 0

    monkeypatch.setattr(environment, "run", note)
    return done


def test_bytecode_is_kept_where_it_is_not_in_the_way(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it every process of a test compiles all it imports, again and again."""
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environment.keep_bytecode()
    question = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True).stdout
    assert answer.split() == ["False", str(project / "build" / "bytecode")]


def test_old_pythons_are_refused_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(dev, "is_recent", lambda name: False)
    assert dev.main() == 1
    assert "needs Python 3.11 or later; this is Python 3.9" in capsys.readouterr().err


def test_an_old_python_hands_over_to_a_recent_one(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def call(command: list[str]) -> int:
        calls.append(command)
        return 5

    monkeypatch.setattr(sys, "version_info", (2, 7, 18))
    monkeypatch.setattr(sys, "argv", ["dev.py", "check"])
    monkeypatch.setattr(dev, "is_recent", lambda name: name == "python3.12")
    monkeypatch.setattr(subprocess, "call", call)
    assert dev.main() == 5
    assert calls == [["python3.12", str(ROOT / "dev.py"), "check"]]


def test_versions_are_asked_by_running() -> None:
    assert dev.is_recent(sys.executable)
    assert not dev.is_recent("no-such-python")


def test_list_of_chores_and_unknown_chore() -> None:
    listed = subprocess.run([sys.executable, "dev.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in tasks.TASKS:
        assert f"  {name}" in listed
        assert f" {name}" in makefile.partition(".PHONY:")[2]
    assert (
        subprocess.run([sys.executable, "dev.py", "dance"], cwd=ROOT, capture_output=True, check=False).returncode == 2
    )


def test_set_up_does_each_thing_once(project: Path, commands: list[str]) -> None:
    environment.set_up("run")
    assert len(commands) == 2
    assert (
        "--require-hashes -r requirements/run.txt -r requirements/server.txt -r requirements/build.txt" in commands[0]
    )
    assert "--no-build-isolation --no-deps -e" in commands[1]
    environment.set_up("run")
    assert len(commands) == 2


def test_set_up_adds_the_developers_packages_once(project: Path, commands: list[str]) -> None:
    environment.set_up("run")
    environment.set_up("dev")
    environment.set_up("run")
    assert len(commands) == 3
    assert commands[2].endswith("--require-hashes -r requirements/dev.txt")


def test_set_up_notices_changed_locks_and_settings(project: Path, commands: list[str]) -> None:
    environment.set_up("dev")
    (project / "requirements" / "dev.txt").write_text("# other\n", encoding="utf-8")
    environment.set_up("dev")
    assert commands[2:] == [commands[0]]
    (project / "pyproject.toml").write_text("# other\n", encoding="utf-8")
    environment.set_up("dev")
    assert commands[3:] == [commands[1]]


def test_set_up_compiles_when_a_compiled_module_changed(project: Path, commands: list[str]) -> None:
    package = project / "src" / "rainhill"
    for name in ("core.py", "core.pxd"):
        (package / name).write_text("", encoding="utf-8")
    bookkeeping = environment._load_bookkeeping()
    bookkeeping.write_manifest(str(package), bookkeeping.describe_build(str(package), compiled=True, in_place=True))
    environment.set_up("run")
    environment.set_up("run")
    assert len(commands) == 2
    (package / "core.py").write_text("x = 1\n", encoding="utf-8")
    environment.set_up("run")
    assert commands[2:] == ["setup.py -q build_ext --inplace"]


@pytest.mark.parametrize(
    ("compiled", "reason", "switch", "stale"),
    [
        (True, None, "", False),
        (True, None, "1", True),
        (False, "RAINHILL_NO_COMPILE is set", "1", False),
        (False, "RAINHILL_NO_COMPILE is set", "", True),
        (False, "the C compiler failed", "", False),
    ],
)
def test_the_wish_to_compile_counts(
    project: Path, monkeypatch: pytest.MonkeyPatch, compiled: bool, reason: str | None, switch: str, stale: bool
) -> None:
    package = str(project / "src" / "rainhill")
    bookkeeping = environment._load_bookkeeping()
    manifest = bookkeeping.describe_build(package, compiled=compiled, in_place=True, reason=reason)
    bookkeeping.write_manifest(package, manifest)
    monkeypatch.setenv("RAINHILL_NO_COMPILE", switch)
    assert environment.is_build_stale() is stale


def test_a_torn_stamp_means_setting_up_again(project: Path, commands: list[str]) -> None:
    environment.set_up("run")
    environment.STAMP.write_text('{"locks": ', encoding="utf-8")
    environment.set_up("run")
    assert len(commands) == 4
    assert json.loads(environment.STAMP.read_text(encoding="utf-8"))["level"] == "run"


def test_what_a_missing_compiler_costs_is_said(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = str(project / "src" / "rainhill")
    bookkeeping = environment._load_bookkeeping()
    manifest = bookkeeping.describe_build(package, compiled=False, in_place=True, reason="the C compiler failed")
    bookkeeping.write_manifest(package, manifest)
    environment.warn_if_plain()
    said = capsys.readouterr().out
    assert "NOT compiled: the C compiler failed" in said
    assert "slow" in said
    assert "make build" in said


def test_a_python_without_venv_gets_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_succeeds", lambda *command: False)
    monkeypatch.setattr(environment, "_may_install_packages", lambda: False)
    with pytest.raises(environment.ChoreError, match="python3-venv"):
        environment.make_venv(tmp_path / "venv")


def test_debians_missing_package_is_installed_for_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def succeeds(*command: str | Path) -> bool:
        tried.append(str(command[2]))
        return "apt-get" in tried

    def note(command: list[str], **_: object) -> int:
        tried.append(command[0])
        return 0 if command[1] == "install" else 1

    monkeypatch.setattr(environment, "_succeeds", succeeds)
    monkeypatch.setattr(environment, "_may_install_packages", lambda: True)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(environment, "run", note)
    environment.make_venv(tmp_path / "venv")
    assert tried == ["venv", "apt-get", "venv"]


def test_a_failing_step_is_named_and_the_rest_still_runs(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> int:
        raise environment.ChoreError("because of this")

    failed = tasks.step("one", lambda: 3) + tasks.step("two", lambda: 0) + tasks.step("three", broken)
    # The reason is told again at the end: on the way it may have scrolled far away.
    assert failed == ["one", "three\nbecause of this\n"]
    assert tasks.report(failed) == 1
    assert tasks.report([]) == 0
    output = capsys.readouterr()
    assert "failed: one, three" in output.out
    assert "because of this" in output.err
