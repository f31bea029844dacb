"""Numbered blocks of matches for the tools that tune and train: on this machine or a cluster, kept and resumed."""

from __future__ import annotations

import argparse
import base64
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from rainhill.arena.workers import Job, Workers, done_by, read_workers
from rainhill.cli.output import progress

Result = TypeVar("Result")
BLOCK = 4
"""Matches of a block: what a machine is given at a time, and what is done again when it is lost."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add who works, and where finished blocks are kept."""
    parser.add_argument("--jobs", type=int, help="how many at the same time; unless told, one a processor")
    parser.add_argument("--workers", default="local", help="local, or a cluster: ray://HOST:PORT")
    parser.add_argument("--keep", type=Path, help="folder for finished matches, to go on where it was left off")


def workers_asked(asked: argparse.Namespace) -> Workers:
    """Who works, as asked."""
    return read_workers(asked.workers, asked.jobs)


class Kept:
    """Finished matches of one job in a file, one a line; half a line, of whoever was stopped there, is done again."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.found: dict[int, Any] = {}
        if file is None or not file.exists():
            return
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            os.truncate(file, sum(len(line) for line in lines[:-1]))
            lines.pop()
        for line in lines:
            number, result = json.loads(line)
            self.found.setdefault(number, base64.b64decode(result) if isinstance(result, str) else result)

    def add(self, number: int, result: Any) -> None:
        """Keep a result; it is on disk when this returns."""
        if number in self.found:
            return
        self.found[number] = result
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            told = base64.b64encode(result).decode() if isinstance(result, bytes) else result
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps([number, told]) + "\n")
                stream.flush()
                os.fsync(stream.fileno())


def done_matches(job: Job[Result], matches: int, workers: Workers, file: Path | None, title: str) -> list[Result]:
    """The results of the matches of a job by number, from 0 on: those kept, and whatever is missing."""
    kept = Kept(file)
    missing = [number for number in range(matches) if number not in kept.found]
    with progress(title, matches) as advance:
        advance(matches - len(missing))
        if missing:
            with done_by(workers, job, _blocks(missing)) as results:
                for number, result in results:
                    kept.add(number, result)
                    advance(1)
    return [kept.found[number] for number in range(matches)]


def _blocks(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(numbers[n : n + BLOCK]) for n in range(0, len(numbers), BLOCK)]
