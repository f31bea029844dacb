"""Finished matches in a file, one a line, only ever added to: a league that was stopped goes on where it stopped."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rainhill.arena.match import PlayedMatch, result_from_plain, result_to_plain
from rainhill.arena.schedule import Schedule
from rainhill.kernel.refusals import SetupError

FORMAT = 1


def describe(schedule: Schedule) -> dict[str, Any]:
    """What a file of results is about; the number of matches is not part of it, so that more can be played later."""
    return {
        "rainhill-arena": FORMAT,
        "setting": schedule.setting.facts(),
        "lineups": [list(lineup) for lineup in schedule.lineups],
        "seed": schedule.seed,
    }


class Results:
    """The results of a schedule; kept in a file if there is one."""

    def __init__(self, schedule: Schedule, file: Path | None = None) -> None:
        self.schedule = schedule
        self.file = file
        self.found: dict[int, PlayedMatch] = {}
        self._troubled: set[str] = set()
        if file is not None:
            self._open(file)

    def add(self, result: PlayedMatch) -> None:
        """Keep a result; it is on disk when this returns. A match that is known counts once."""
        if result.number in self.found:
            return
        self._shorten(result)
        self.found[result.number] = result
        if self.file is not None:
            self._append(self.file, result_to_plain(result))

    def in_order(self, matches: int | None = None) -> list[PlayedMatch]:
        """The results by number, of the first matches only if told."""
        return [self.found[n] for n in sorted(self.found) if matches is None or n < matches]

    def missing(self, matches: int) -> list[int]:
        """Which of the first matches are still to be played."""
        return [n for n in range(matches) if n not in self.found]

    def _shorten(self, result: PlayedMatch) -> None:
        """Keep the first traceback of every bot; a thousand of them would be no clearer."""
        for name, effort in zip(result.lineup, result.efforts, strict=True):
            if effort.trouble and name in self._troubled:
                effort.trouble = ""
            elif effort.trouble:
                self._troubled.add(name)

    # -- the file -----------------------------------------------------------------------------------------------------

    def _open(self, file: Path) -> None:
        if not file.exists() or file.stat().st_size == 0:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._append(file, describe(self.schedule))
            return
        lines = file.read_bytes().splitlines(keepends=True)
        if not lines[-1].endswith(b"\n"):
            # Whoever wrote it was stopped in the middle of a line. That match is played again.
            whole = sum(len(line) for line in lines[:-1])
            os.truncate(file, whole)
            lines.pop()
        try:
            head = json.loads(lines[0]) if lines else None
            results = [result_from_plain(json.loads(line)) for line in lines[1:]]
        except (ValueError, KeyError, TypeError):
            raise SetupError("arena-file", file=str(file)) from None
        if head is None:
            self._append(file, describe(self.schedule))
        elif head != describe(self.schedule):
            raise SetupError("arena-other", file=str(file))
        for result in results:
            self._shorten(result)
            self.found.setdefault(result.number, result)

    def _append(self, file: Path, data: dict[str, Any]) -> None:
        with file.open("ab") as stream:
            stream.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
