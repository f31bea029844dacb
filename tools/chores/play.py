"""`make play`: build the browser client, serve it with bots and open it; or say why not, and what to do instead."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Sequence
from urllib.error import URLError
from urllib.request import urlopen

from tools.chores.core_build import CoreBuild, start_core_build
from tools.chores.environment import ROOT, ChoreError, program, run, say
from tools.chores.game_server import GameServer
from tools.web import build as client

DATA = "rainhill-data"
PORT = "8829"


def play_in_browser(options: Sequence[str]) -> int:
    """Serve the browser game until Ctrl+C; without a client that can be served, offer the game in the terminal."""
    core = start_core_build()
    try:
        return _build_and_serve(options, core)
    finally:
        if core is not None:
            core.stop()


def _build_and_serve(options: Sequence[str], core: CoreBuild | None) -> int:
    try:
        # Extensions may appear beside the source at any time now: whoever runs meanwhile keeps to the source.
        client.build(plain=core is not None)
    except ChoreError as error:
        print(f"\n{error}", file=sys.stderr)
        if not client.is_built():
            if core is not None:
                core.wait()
            return _offer_terminal()
        say("serving the client that was built before; it may be older than its source")
    address = _choose_address(options)
    if address is None:
        say(f"Rainhill is open already at {_address()}")
        return 0
    say(f"matches are kept in {_data(options)}/; the game in the terminal: {_terminal()}")
    env = os.environ | {"RAINHILL_DATA": os.environ.get("RAINHILL_DATA", str(ROOT / DATA))}
    command = [str(program("rainhill")), "serve", "--log", "warning", *options, "--port", str(address[1])]
    return GameServer(command, env, address).run(core)


def _data(options: Sequence[str]) -> str:
    """The folder `rainhill serve` will use: the one named on the line, else the environment's, else the usual one."""
    usual = os.environ.get("RAINHILL_DATA", DATA)
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--data", nargs="?", default=usual, const=usual)
    return str(parser.parse_known_args(options)[0].data).rstrip("/")


def _choose_address(options: Sequence[str]) -> tuple[str, int] | None:
    """Where to reach the server: as the line or the environment says, else the usual port, else a free one.

    None if Rainhill itself is at the usual port. The port is settled before the server starts: it starts once more when
    the core is compiled, and pages connect again to where they were.
    """
    usual = os.environ.get("RAINHILL_HOST"), os.environ.get("RAINHILL_PORT")
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--host", default=usual[0])
    parser.add_argument("--port", default=usual[1])
    wanted = parser.parse_known_args(options)[0]
    host = {None: "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(wanted.host, wanted.host)
    if wanted.port is not None and wanted.port != "0":
        # What is no number the server itself refuses, in words.
        return host, int(wanted.port if wanted.port.isdigit() else PORT)
    if wanted.port is None and (wanted.host is not None or _is_free(int(PORT))):
        return host, int(PORT)
    return None if wanted.port is None and _is_rainhill() else (host, _free_port())


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _address() -> str:
    return f"http://localhost:{PORT}"


def _is_rainhill() -> bool:
    """Whether a Rainhill answers on the usual port: two must not keep their matches in one folder."""
    try:
        with urlopen(f"{_address()}/api/catalogue", timeout=2) as answer:
            return b'"protocol"' in answer.read()
    except (URLError, OSError, ValueError):
        return False


def _terminal() -> str:
    return f"{program('rainhill').relative_to(ROOT).as_posix()} play"


def _offer_terminal() -> int:
    """The same games without a browser, at once if somebody is there to say yes."""
    print(f"\nThe game in the terminal needs no client: {_terminal()}", flush=True)
    if not sys.stdin.isatty():
        return 1
    if input("Play in the terminal now? [Y/n] ").strip().lower() not in ("", "y", "yes"):
        return 1
    return run([program("rainhill"), "play"])
