"""What the commands of the server share: settings from the environment and the line, and troubles in words."""

from __future__ import annotations

import argparse
import contextlib
import functools
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rainhill.cli import USAGE, Failed
from rainhill.locales import text

if TYPE_CHECKING:
    from rainhill.server.settings import Settings

Run = Callable[[argparse.Namespace], int]


def add_data(parser: argparse.ArgumentParser) -> None:
    """The folder of the database."""
    parser.add_argument("--data", type=Path, metavar="DIR", help=text("serve-argument-data"))


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings in the environment, overruled by the command line."""
    from rainhill.server.settings import read_settings

    try:
        settings = read_settings()
    except ValueError as error:
        raise Failed(text("serve-bad-setting", reason=str(error)), USAGE) from error
    return settings if args.data is None else replace(settings, data=args.data)


def existing(settings: Settings) -> Settings:
    """The settings, if there is a database where they say: a command that only reads must not make one."""
    from rainhill.server.storage.store import SQLITE_FILE

    file = settings.data / SQLITE_FILE
    if settings.database is None and not file.is_file():
        raise Failed(text("serve-no-data", file=str(file)))
    if settings.database is None and not _is_ours(file):
        raise Failed(text("serve-other-data", file=str(file)))
    return settings


def _is_ours(file: Path) -> bool:
    """Whether a file is a database of ours, damaged or not. It is only read: opening it otherwise would change it."""
    with file.open("rb") as opened:
        if opened.read(16) != b"SQLite format 3\0":
            return False
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'tables'")
            return found.fetchone() is not None
    except sqlite3.Error:
        # What is wrong with it the command tells.
        return True


def served(run: Run) -> Run:
    """Let a command of the server tell its troubles in words."""

    @functools.wraps(run)
    def wrapped(args: argparse.Namespace) -> int:
        try:
            import rainhill.server.app  # noqa: F401
        except ModuleNotFoundError as error:
            if (error.name or "").startswith("rainhill"):
                raise
            raise Failed(text("serve-missing")) from error
        from sqlalchemy.exc import DBAPIError

        from rainhill.server.storage.data_folder import FolderInUse
        from rainhill.server.storage.migrate import TooNew
        from rainhill.server.storage.store import NotDurable

        try:
            return run(args)
        except NotDurable as error:
            raise Failed(text("serve-not-durable", setting=error.setting, value=error.value)) from error
        except TooNew as error:
            raise Failed(text("serve-too-new", found=error.found, known=error.known)) from error
        except FolderInUse as error:
            raise Failed(text("serve-folder-in-use", folder=str(error))) from error
        except (DBAPIError, sqlite3.Error, ConnectionError) as error:
            # The first line only: the rest of a driver's message can carry the address with its password.
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Failed(text("serve-no-database", reason=reason)) from error
        except OSError as error:
            if error.filename is None:
                raise
            raise Failed(text("serve-bad-folder", file=str(error.filename), reason=error.strerror or "")) from error

    return wrapped
