"""`rainhill serve`: run the table server."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rainhill.cli import USAGE, Failed, add_command
from rainhill.cli.server_settings import add_data, served, settings_of
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings


def add(subparsers: Any) -> None:
    """Add the command and its arguments."""
    parser = add_command(subparsers, "serve")
    parser.add_argument("--host", metavar="HOST", help=text("serve-argument-host"))
    parser.add_argument("--port", type=int, metavar="PORT", help=text("serve-argument-port"))
    add_data(parser)
    parser.add_argument("--bots", type=int, metavar="N", help=text("serve-argument-bots"))
    parser.add_argument("--bots-only", action="store_true", help=text("serve-argument-bots-only"))
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
    return _serve(settings, show=args.open)


async def _prepare(settings: Settings) -> None:
    """Bring the database into shape and look at it, while troubles can still be told in a sentence."""
    from rainhill.server.storage.migrate import migrate
    from rainhill.server.storage.store import opened

    async with opened(settings) as store:
        await migrate(store)
        await store.check_durable()


def _serve(settings: Settings, *, show: bool) -> int:
    from rainhill.server.storage.data_folder import held, make_private_folder

    with ExitStack() as stack:
        if settings.database is None:
            make_private_folder(settings.data)
            stack.enter_context(held(settings.data))
        asyncio.run(_prepare(settings))
        return _listen_and_serve(settings, show=show)


def _listen_and_serve(settings: Settings, *, show: bool) -> int:
    from rainhill.server.app import make_app
    from rainhill.server.connections.server import make_server

    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    shown = settings.address or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"  # noqa: S104
    server = make_server(make_app(settings), settings)
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


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise Failed(
            text("serve-port-taken", host=settings.host, port=settings.port, reason=error.strerror or "")
        ) from error
    return listening


async def _answer_for_bots(settings: Settings) -> None:
    from rainhill.server.workers.pool import Workers
    from rainhill.server.workers.queue import BotQueue

    assert settings.redis is not None
    count = max(1, settings.bot_workers)
    workers = Workers(count)
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
