"""`make play` on the plain core while the compiled one is being built, and the way from one to the other."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.chores import core_build, environment, game_server, play
from tools.web import build as client

SERVER = """
import os, pathlib, signal, socket, sys
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
starts = pathlib.Path(sys.argv[1])
listening = socket.create_server(("127.0.0.1", int(sys.argv[2])))
with starts.open("a") as file:
    print(os.environ.get("RAINHILL_PLAIN", "0"), *sys.argv[3:], file=file)
while True:
    listening.accept()[0].close()
"""
"""What `rainhill serve` is to `make play`: it says how it was started, opens its port, and ends when told to."""
COMPILES = (
    "print('-- compiling the core: 0 of 2'); print('a word of the compiler'); print('-- compiling the core: 2 of 2')"
)
FAILS = "import sys; print('-- compiling the core: 0 of 2'); sys.exit('state.pxd:3: no such type')"
HANGS = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("--", child.pid, flush=True)
child.wait()
"""


class PretendedBuild(core_build.CoreBuild):
    """A build whose end the test decides."""

    def __init__(self) -> None:
        self.ended = threading.Event()
        self.is_good = False
        self.awaited_by: threading.Thread | None = None

    def wait(self) -> bool:
        self.awaited_by = threading.current_thread()
        self.ended.wait()
        return self.is_good

    def end(self, *, is_good: bool) -> None:
        self.is_good = is_good
        self.ended.set()


class Run:
    """A server of `make play`, run in a thread of the test."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.file = folder / "starts"
        command = [sys.executable, "-c", SERVER, str(self.file), str(self.port)]
        env = {name: value for name, value in os.environ.items() if name != core_build.PLAIN}
        self.server = game_server.GameServer(command, env, ("127.0.0.1", self.port))
        self.core = PretendedBuild()
        self.code: int | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        self.code = self.server.run(self.core)

    def starts(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []

    def is_open(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


def until(condition: Callable[[], object]) -> None:
    """Wait for a condition; the limit is for a test that fails."""
    for _ in range(1200):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to that")


@pytest.fixture
def handlers(monkeypatch: pytest.MonkeyPatch) -> dict[int, Callable[[int, None], None]]:
    """The signals somebody asked to be told of; those of the tests stay as they are."""
    kept: dict[int, Callable[[int, None], None]] = {}
    monkeypatch.setattr(signal, "signal", kept.__setitem__)
    return kept


@pytest.fixture
def run(
    tmp_path: Path, handlers: dict[int, Callable[[int, None], None]], capsys: pytest.CaptureFixture[str]
) -> Iterator[Run]:
    """A server on the plain core, its build under way; what it says is caught from its first word on."""
    made = Run(tmp_path)
    until(lambda: made.starts() and made.is_open())
    yield made
    handlers[signal.SIGTERM](signal.SIGTERM, None)
    made.thread.join()
    made.core.end(is_good=False)


def test_the_server_starts_again_with_the_compiled_core_and_opens_no_second_page(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.starts() == ["1 --open"]
    run.core.end(is_good=True)
    until(lambda: len(run.starts()) == 2 and run.is_open())
    assert run.starts() == ["1 --open", "0"]
    said = capsys.readouterr().out
    assert "plain Python, slowly, until the core is compiled" in said
    assert "connects again by itself" in said


def test_a_core_that_does_not_compile_leaves_the_server_alone(run: Run) -> None:
    until(lambda: run.core.awaited_by)
    run.core.end(is_good=False)
    assert run.core.awaited_by is not None
    run.core.awaited_by.join()
    assert run.is_open()
    assert run.starts() == ["1 --open"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_ends_the_game_gets_no_second_server(
    run: Run, handlers: dict[int, Callable[[int, None], None]], number: signal.Signals
) -> None:
    handlers[number](number, None)
    process = run.server._process
    assert process is not None
    if number == signal.SIGINT:  # which a terminal sends to the server as well
        process.terminate()
    run.core.end(is_good=True)
    run.thread.join()
    assert run.code == process.returncode
    assert run.starts() == ["1 --open"]


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], core_build.CoreBuild]:
    """A build that runs a program of the test in place of the compiler."""
    monkeypatch.setattr(core_build, "ROOT", tmp_path)
    monkeypatch.setattr(core_build, "LOG", tmp_path / "build" / "core.log")
    monkeypatch.setattr(core_build, "is_compiled", lambda: True)
    monkeypatch.setattr(core_build, "warn_if_plain", lambda: None)

    def start(source: str) -> core_build.CoreBuild:
        monkeypatch.setattr(core_build, "build_command", lambda: [sys.executable, "-c", source])
        return core_build.CoreBuild()

    return start


def test_the_build_in_the_background_tells_how_far_it_is(
    compiler: Callable[[str], core_build.CoreBuild], capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiler(COMPILES).wait() is True
    assert capsys.readouterr().out.splitlines() == [f"-- compiling the core: {count} of 2" for count in (0, 2)]


def test_a_build_that_fails_is_one_sentence(
    compiler: Callable[[str], core_build.CoreBuild], capsys: pytest.CaptureFixture[str]
) -> None:
    assert compiler(FAILS).wait() is False
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert "does not compile (build/core.log says why): everything works" in said[1]
    assert "no such type" in core_build.LOG.read_text(encoding="utf-8")


def test_the_build_ends_with_everything_it_started(compiler: Callable[[str], core_build.CoreBuild]) -> None:
    core = compiler(HANGS)
    until(lambda: core_build.LOG.exists() and core_build.LOG.read_text(encoding="utf-8").endswith("\n"))
    child = int(core_build.LOG.read_text(encoding="utf-8").split()[1])
    core.stop()
    assert core.wait() is False
    until(lambda: _is_gone(child))
    core.stop()


def _is_gone(process: int) -> bool:
    """Whether a process has ended; one that waits for its parent's attention has."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return state.stdout.strip()[:1] in ("", "Z")


@pytest.mark.parametrize(
    ("stale", "modules", "switches", "done"),
    [
        (False, 0, {}, "nothing"),
        (True, 39, {}, "in the background"),
        (True, core_build.FEW, {}, "at once"),
        (True, 39, {"RAINHILL_NO_COMPILE": "1"}, "at once"),
        (True, 39, {"RAINHILL_PLAIN": "1"}, "nothing"),
    ],
)
def test_much_is_compiled_in_the_background_and_a_little_at_once(
    monkeypatch: pytest.MonkeyPatch, stale: bool, modules: int, switches: dict[str, str], done: str
) -> None:
    for name in ("RAINHILL_PLAIN", "RAINHILL_NO_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in switches.items():
        monkeypatch.setenv(name, value)
    built: list[str] = []
    monkeypatch.setattr(core_build, "is_build_stale", lambda: stale)
    monkeypatch.setattr(core_build, "outdated_modules", lambda: ["core.py"] * modules)
    monkeypatch.setattr(core_build, "build", lambda: built.append("at once"))
    monkeypatch.setattr(core_build, "CoreBuild", lambda: built.append("in the background"))
    core_build.start_core_build()
    assert built == ([] if done == "nothing" else [done])


@pytest.mark.parametrize(
    ("options", "environ", "host", "port"),
    [
        (["--port", "4000"], {}, "127.0.0.1", 4000),
        (["--port=4000", "--host", "0.0.0.0"], {}, "127.0.0.1", 4000),
        (["--host", "::"], {}, "::1", int(play.PORT)),
        ([], {"RAINHILL_PORT": "4001", "RAINHILL_HOST": "10.0.0.1"}, "10.0.0.1", 4001),
        (["--port", "many"], {}, "127.0.0.1", int(play.PORT)),
        (["--port", "0"], {}, "127.0.0.1", 0),
        ([], {"RAINHILL_PORT": "0"}, "127.0.0.1", 0),
    ],
)
def test_the_address_is_settled_before_the_server_starts(
    monkeypatch: pytest.MonkeyPatch, options: list[str], environ: dict[str, str], host: str, port: int
) -> None:
    for name in ("RAINHILL_PORT", "RAINHILL_HOST"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    address = play._choose_address(options)
    assert address is not None
    assert address[0] == host
    assert address[1] == port or (port == 0 and address[1] > 0)


def test_play_gives_way_to_a_stranger_on_its_port_but_not_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAINHILL_PORT", raising=False)
    with socket.socket() as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.listen()
        usual = stranger.getsockname()[1]
        monkeypatch.setattr(play, "PORT", str(usual))
        monkeypatch.setattr(play, "_is_rainhill", lambda: False)
        other = play._choose_address([])
        assert other is not None and other[1] not in (0, usual)
        monkeypatch.setattr(play, "_is_rainhill", lambda: True)
        assert play._choose_address([]) is None
    assert play._choose_address([]) == ("127.0.0.1", usual)


def test_a_client_that_cannot_be_built_waits_for_the_core_before_the_terminal_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    class Core:
        def wait(self) -> bool:
            done.append("waited")
            return True

        def stop(self) -> None:
            done.append("stopped")

    def broken(*, plain: bool) -> None:
        done.append(f"plain={plain}")
        raise environment.ChoreError("it does not build")

    monkeypatch.setattr(play, "start_core_build", Core)
    monkeypatch.setattr(client, "build", broken)
    monkeypatch.setattr(client, "is_built", lambda: False)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert play.play_in_browser([]) == 1
    assert done == ["plain=True", "waited", "stopped"]
    assert "rainhill play" in capsys.readouterr().out
