"""`rainhill serve`: run the table server."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rainhill.cli import USAGE, Failed, add_command
from rainhill.cli.arguments import positive
from rainhill.cli.server_settings import add_data, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


STOPPING = 9.0
"""Seconds in which several processes have to end before they are killed; each ends by itself in fewer."""


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "serve")
    parser.add_argument("--host", metavar="HOST", help=text("serve-argument-host"))
    parser.add_argument("--port", type=int, metavar="PORT", help=text("serve-argument-port"))
    add_data(parser)
    parser.add_argument("--bots", type=int, metavar="N", help=text("serve-argument-bots"))
    parser.add_argument("--bots-only", action="store_true", help=text("serve-argument-bots-only"))
    parser.add_argument("--processes", type=positive, default=1, metavar="N", help=text("serve-argument-processes"))
    # Said by a process with several to each of them: the port is shared.
    parser.add_argument("--shared-port", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--neighbours", help=argparse.SUPPRESS)
    parser.add_argument("--open", action="store_true", help=text("serve-argument-open"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", choices=levels, default="info", metavar="LEVEL", help=text("serve-argument-log"))


@served
def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from rainhill.server.logs import set_up_logs
    from rainhill.server.storage.store import sync_address

    settings = settings_of(args)
    chosen = {"host": args.host, "port": args.port, "bot_workers": args.bots}
    settings = replace(settings, **{name: value for name, value in chosen.items() if value is not None})
    if settings.redis is None and (args.bots_only or settings.bot_workers < 1):
        raise Failed(text("serve-bots-need-redis"), USAGE)
    try:
        sync_address(settings)
    except ValueError as error:
        raise Failed(text("serve-bad-database", scheme=str(error)), USAGE) from error
    set_up_logs(args.log)
    if args.bots_only:
        asyncio.run(_answer_for_bots(settings))
        return 0
    if args.processes > 1:
        return _serve_in_processes(settings, args)
    return _serve(settings, show=args.open, is_shared=args.shared_port, neighbours=args.neighbours)


def _serve_in_processes(settings: Settings, args: argparse.Namespace) -> int:
    """Each process is this command again, for one process."""
    from rainhill.server.processes import reserve_port, run_processes

    if settings.database is None or settings.redis is None:
        raise Failed(text("serve-processes-need-both"), USAGE)
    try:
        reserved = reserve_port(settings.host, settings.port)
    except AttributeError as error:
        raise Failed(text("serve-no-shared-port")) from error
    except OSError as error:
        raise _port_taken(settings, error) from error
    port = reserved.getsockname()[1]
    words = ["--host", settings.host, "--port", str(port), "--data", str(settings.data), "--log", args.log]
    command = [sys.executable, "-m", "rainhill.cli", "serve", "--shared-port", *words]
    # Bot work is shared through Redis, so it does not matter which of them has how many workers.
    shares = [(settings.bot_workers + number) // args.processes for number in range(args.processes)]
    shown = _shown_address(settings, settings.host, port)

    def tell() -> None:
        sys.stdout.write(text("serve-open", address=shown) + "\n")
        sys.stdout.flush()
        if args.open:
            _show(shown)

    with reserved, tempfile.TemporaryDirectory(prefix="rainhill-") as folder:
        commands = [[*command, "--bots", str(share)] for share in shares]
        if sys.platform == "linux":
            for number, words in enumerate(commands):
                words += ["--neighbours", f"{number}:{len(shares)}:{folder}"]
        return run_processes(commands, tell, STOPPING)


def _shown_address(settings: Settings, host: str, port: int) -> str:
    """The address people type."""
    return settings.address or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"  # noqa: S104


async def _prepare(settings: Settings) -> None:
    """Bring the database into shape and look at it, while troubles can still be told in a sentence."""
    from rainhill.server.storage.migrate import migrate
    from rainhill.server.storage.store import opened

    async with opened(settings) as store:
        await migrate(store)
        await store.check_durable()


def _serve(settings: Settings, *, show: bool, is_shared: bool, neighbours: str | None) -> int:
    from rainhill.server.storage.data_folder import held, make_private_folder

    with ExitStack() as stack:
        if settings.database is None:
            make_private_folder(settings.data)
            stack.enter_context(held(settings.data))
        asyncio.run(_prepare(settings))
        return _listen_and_serve(settings, show=show, is_shared=is_shared, neighbours=neighbours)


def _listen_and_serve(settings: Settings, *, show: bool, is_shared: bool, neighbours: str | None) -> int:
    from rainhill.server.app import make_app
    from rainhill.server.connections.neighbours import read_neighbours
    from rainhill.server.connections.server import make_server
    from rainhill.server.processes import end_with_parent

    listening = _listen(settings, is_shared=is_shared)
    shown = _shown_address(settings, *listening.getsockname()[:2])
    others = None if neighbours is None else read_neighbours(neighbours)
    server = make_server(make_app(settings), settings, others)
    original = server.startup

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await original(sockets)
        if server.started:
            # Only now can somebody follow the address.
            sys.stdout.write(text("serve-open", address=shown) + "\n")
            sys.stdout.flush()
            if show:
                _show(shown)

    server.startup = startup  # type: ignore[method-assign]
    if is_shared:
        end_with_parent()
    # The thread that writes takes turns with the one that serves at every statement; the usual 5 ms each add up.
    sys.setswitchinterval(0.001)
    # uvloop where it is installed.
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run_server(server, listening))
    return 0 if server.started else 1


def _show(address: str) -> threading.Thread | None:
    """Open the address in the system's browser if there is a screen to open it on; the server never waits for it."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        # Without a screen Python would find a browser of text, which would take the terminal for itself.
        return None
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


async def _run_server(server: Any, listening: socket.socket) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops in good order and then raises the signal again; by then there is nothing left to stop.
        signal.signal(number, lambda *_: None)
    await server.serve(sockets=[listening])


def _listen(settings: Settings, *, is_shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT if is_shared else socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise _port_taken(settings, error) from error
    return listening


def _port_taken(settings: Settings, error: OSError) -> Failed:
    return Failed(text("serve-port-taken", host=settings.host, port=settings.port, reason=error.strerror or ""))


async def _answer_for_bots(settings: Settings) -> None:
    from rainhill.server.workers.pool import WorkerPool
    from rainhill.server.workers.queue import BotQueue

    assert settings.redis is not None
    count = max(1, settings.bot_workers)
    workers = WorkerPool(count)
    queue = BotQueue(settings.redis, workers, count)
    await queue.open()
    sys.stdout.write(text("serve-bots-open", count=count) + "\n")
    sys.stdout.flush()
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()
    await queue.close()
    workers.close()
