"""Many records, one after the other: in folders, in files of one record, and in files of many."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any, TextIO

from rainhill.kernel.match import Match
from rainhill.kernel.records import LARGEST, MAGIC, FindGame, read_head, read_record
from rainhill.kernel.refusals import RecordError

ENDINGS = (".rail", ".json", ".jsonl")
"""How the files of a folder end that are looked into."""

Place = str | PathLike[str]


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A record as it was found. Nothing was replayed yet, and whether it can be is not known."""

    path: Path
    number: int
    """how many records come before it in the file"""
    text: str
    facts: Mapping[str, str]
    """the head of the record by name: Game, Map, Edition, Result, Seat 1, Tag seed ..."""
    find_game: FindGame

    @property
    def tags(self) -> dict[str, str]:
        """Date, seed, table, bots and whatever else was noted."""
        return {name.removeprefix("Tag "): value for name, value in self.facts.items() if name.startswith("Tag ")}

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(value for name, value in self.facts.items() if name.startswith("Seat "))

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points at the end as the record says them; None if it does not."""
        _, *scores = self.facts.get("Result", "").split(" ")
        return tuple(map(int, scores)) if scores and all(score.lstrip("-").isdigit() for score in scores) else None

    def match(self) -> Match:
        """Replay it; RecordError says what is wrong and where."""
        return read_record(self.text, self.find_game)


def text_of(record: object) -> str:
    """The text of a record: as it is, or read from a Path."""
    if isinstance(record, PathLike):
        return Path(record).read_text(encoding="utf-8")
    if not isinstance(record, str):
        raise TypeError(f"a record is a text or a pathlib.Path, not {type(record).__name__}")
    if "\n" not in record and record.endswith(ENDINGS):
        raise RecordError("is-a-path", path=record[:80])
    return record


def stored_records(where: Place | Iterable[Place], find_game: FindGame) -> Iterator[StoredRecord]:
    """The records in files and folders; a file is read on as its records are asked for."""
    places = [where] if isinstance(where, (str, PathLike)) else where
    for place in places:
        path = Path(fspath(place))
        found = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS) if path.is_dir() else [path]
        for file in found:
            with file.open(encoding="utf-8") as opened:
                for number, text in enumerate(_cut(opened)):
                    yield StoredRecord(file, number, text, _facts(text), find_game)


def _cut(file: TextIO) -> Iterator[str]:
    """The records of a file: each begins with the first line of a text, or with a brace that opens a line."""
    lines: list[str] = []
    size = 0
    for line in file:
        bare = line.removeprefix("\ufeff")
        begins = bare.startswith((MAGIC, "{"))
        if begins and lines:
            yield "".join(lines)
            lines, size = [], 0
        if lines or bare.strip():
            lines.append(bare)
            size += len(bare)
        if size > LARGEST:
            raise RecordError("too-large", size=size, most=LARGEST)
    if lines:
        yield "".join(lines)


def _facts(text: str) -> dict[str, str]:
    if not text.lstrip().startswith("{"):
        return read_head(text)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise RecordError("not-json", 1) from error
    return _json_facts(data)


def _json_facts(data: Mapping[str, Any]) -> dict[str, str]:
    facts = {name.capitalize(): str(data[name]) for name in ("game", "rules", "map", "edition") if name in data}
    for name, word in (("options", "Option"), ("deal", "Deal"), ("tags", "Tag")):
        facts |= {f"{word} {key}": str(value) for key, value in data.get(name, {}).items()}
    facts |= {f"Seat {number}": str(name) for number, name in enumerate(data.get("seats", ()), 1)}
    facts["Actions"] = str(len(data.get("actions", ())))
    result = data.get("result")
    if result:
        facts["Result"] = " ".join([result["reason"], *map(str, result["scores"])])
    return facts
