"""Verdicts kept in a file: a study that was broken off goes on where it was, and one that was made is at hand.

One line a verdict, each complete in itself; a line that was cut off by a crash is ignored and judged anew.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from rainhill.analysis.verdict import Verdict, verdict_from_plain
from rainhill.kernel.match import Match


def key_of(match: Match, thinker: str) -> str:
    """The name of a study: the same match judged in the same way."""
    entries = [match.game.format_action(entry.action) for entry in match.entries]
    facts = json.dumps([asdict(match.header), entries, thinker], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(facts.encode()).hexdigest()[:32]


class Kept:
    """The verdicts of one study, as far as they are known."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.verdicts: dict[int, Verdict] = {}
        if file is not None and file.is_file():
            for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
                try:
                    verdict = verdict_from_plain(json.loads(line))
                except (ValueError, KeyError, TypeError):
                    continue
                self.verdicts[verdict.entry] = verdict

    def add(self, verdict: Verdict) -> None:
        """Keep a verdict."""
        self.verdicts[verdict.entry] = verdict
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8") as lines:
                # The line end comes first: what a crash cut off before must not swallow this verdict, too.
                lines.write("\n" + json.dumps(asdict(verdict), ensure_ascii=False))

    def in_order(self) -> list[Verdict]:
        """All verdicts by the order of the match."""
        return [self.verdicts[entry] for entry in sorted(self.verdicts)]
