"""`make play`: build the browser client, serve it with bots and open it; or say why not, and what to do instead."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from collections.abc import Sequence
from urllib.error import URLError
from urllib.request import urlopen

from tools import web
from tools.environment import ROOT, ChoreError, program, run, say

DATA = "rainhill-data"
PORT = "8829"


def play_in_browser(options: Sequence[str]) -> int:
    """Serve the browser game until Ctrl+C; without a client that can be served, offer the game in the terminal."""
    try:
        web.build()
    except ChoreError as error:
        print(f"\n{error}", file=sys.stderr)
        if not web.is_built():
            return _offer_terminal()
        say("serving the client that was built before; it may be older than its source")
    chosen = [] if _names_port(options) else _choose_port()
    if chosen is None:
        say(f"Rainhill is open already at {_address()}")
        return 0
    say(f"matches are kept in {_data(options)}/; the game in the terminal: {_terminal()}")
    env = os.environ | {"RAINHILL_DATA": os.environ.get("RAINHILL_DATA", str(ROOT / DATA))}
    # Ctrl+C reaches the server as well; it ends in good order, and this process waits for it.
    signal.signal(signal.SIGINT, lambda *_: None)
    return run([program("rainhill"), "serve", "--open", "--log", "warning", *chosen, *options], env=env)


def _data(options: Sequence[str]) -> str:
    """The folder `rainhill serve` will use: the one named on the line, else the environment's, else the usual one."""
    usual = os.environ.get("RAINHILL_DATA", DATA)
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--data", nargs="?", default=usual, const=usual)
    return str(parser.parse_known_args(options)[0].data).rstrip("/")


def _names_port(options: Sequence[str]) -> bool:
    return "RAINHILL_PORT" in os.environ or any(word.startswith(("--port", "--host", "-h")) for word in options)


def _choose_port() -> list[str] | None:
    """Nothing if the usual port is free, another if a stranger has it, None if Rainhill itself is there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", int(PORT)))
        except OSError:
            return None if _is_rainhill() else ["--port", "0"]
    return []


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
