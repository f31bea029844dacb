"""The data folder: nobody else may look into it, and one server at a time works in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

OURS = "rainhill."
"""How the names of everything begin that we put there."""
LOCK = "rainhill.lock"


class FolderInUse(Exception):
    """Another server works in the folder."""


def make_private_folder(folder: Path) -> None:
    """The data folder holds hashes of secrets, so only its owner may look into it.

    A folder that was there before is closed to others unless something else is kept in it, too.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if folder.stat().st_mode & 0o077 and all(name.startswith(OURS) for name in os.listdir(folder)):
        with suppress(PermissionError):
            folder.chmod(0o700)


def make_private_file(file: Path) -> None:
    """A file only its owner may read; SQLite gives those beside it the same rights."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for path in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        with suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder for one server alone; `FolderInUse` if there is another."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(folder / LOCK, "w", encoding="utf-8", opener=_only_mine) as lock:
        try:
            # Not inherited by the processes we start: they may outlive us.
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise FolderInUse(str(folder)) from error
        yield


def _only_mine(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
