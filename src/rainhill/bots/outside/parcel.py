"""Bots brought along, packed for another machine: their files travel with them."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from rainhill.bots.outside.bot import OutsideSpec
from rainhill.bots.outside.roster import Roster
from rainhill.kernel.refusals import SetupError

LARGEST = 20_000_000
"""Bytes of all files of a bot; what is larger is better installed on every machine."""
PYTHON = "{python}"
"""Stands for the interpreter of the machine a bot has come to."""
_FILE = "{file}"


@dataclass(frozen=True, slots=True)
class Parcel:
    """The command of a bot with the files it names: `{file}NAME` is one of them, `{python}` the interpreter there."""

    spec: OutsideSpec
    files: tuple[tuple[str, bytes, bool], ...]
    """name, content, whether it can be run"""

    def unpack(self, folder: Path) -> OutsideSpec:
        """The bot as it is called on this machine, its files in a folder."""
        place = folder / self.spec.name
        place.mkdir()
        for name, content, runs in self.files:
            (place / name).write_bytes(content)
            if runs:
                (place / name).chmod(0o755)
        command = (
            sys.executable
            if word == PYTHON
            else str(place / word.removeprefix(_FILE))
            if word.startswith(_FILE)
            else word
            for word in self.spec.command
        )
        return replace(self.spec, command=tuple(command))


def pack(spec: OutsideSpec) -> Parcel:
    """A bot with every file its command names; of a Python file also the modules beside it, which it may import."""
    files: dict[str, tuple[bytes, bool]] = {}
    words: list[str] = []
    for n, word in enumerate(spec.command):
        path = Path(word)
        if word == sys.executable:
            words.append(PYTHON)
        elif path.is_file() and (n > 0 or os.sep in word):
            words.append(_FILE + path.name)
            _add(files, path)
            if path.suffix == ".py":
                for beside in sorted(path.resolve().parent.glob("*.py")):
                    _add(files, beside)
        else:
            words.append(word)
    size = sum(len(content) for content, _ in files.values())
    if size > LARGEST:
        raise SetupError("own-bot-large", bot=spec.name, size=size // 1_000_000, most=LARGEST // 1_000_000)
    return Parcel(
        replace(spec, command=tuple(words)), tuple((name, content, runs) for name, (content, runs) in files.items())
    )


def _add(files: dict[str, tuple[bytes, bool]], path: Path) -> None:
    files.setdefault(path.name, (path.read_bytes(), os.access(path, os.X_OK)))


@dataclass(frozen=True, slots=True)
class PackedRoster:
    """The bots of a roster, packed."""

    parcels: tuple[Parcel, ...]

    def unpack(self) -> tuple[Roster, Path]:
        """The roster on this machine, and the folder its files are in, which is to be removed in the end."""
        folder = Path(tempfile.mkdtemp(prefix="rainhill-bots-"))
        try:
            return Roster.of(parcel.unpack(folder) for parcel in self.parcels), folder
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise


def pack_roster(roster: Roster) -> PackedRoster:
    """Everything another machine needs to let the bots of a roster play."""
    return PackedRoster(tuple(pack(spec) for spec in roster.own.values()))
