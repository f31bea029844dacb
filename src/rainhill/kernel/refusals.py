"""The two ways of saying no: a refused action (a player's mistake) and a bad record (a file's mistake).

Neither carries a sentence. Both carry a code and facts; the sentence is in the Fluent files under
`refusal-<code>` and `record-<code>`.
"""

from __future__ import annotations

from typing import Any

Fact = str | int | bool | None | tuple[str, ...] | tuple[int, ...]


def _made_again(kind: type[Exception], words: tuple[Any, ...], facts: dict[str, Fact]) -> Exception:
    """What came from another process. An exception that cannot be made again there would break the whole pool."""
    return kind(*words, **facts)


class Refused(Exception):
    """An action that the rules forbid here. Nothing was changed."""

    def __init__(self, code: str, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts: dict[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), (self.code, self.rule), self.facts)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{rule}" + (f" ({shown})" if shown else "")


class RecordError(ValueError):
    """A record or a notation that cannot be read; `line` is counted from 1 where a file has lines."""

    def __init__(self, code: str, line: int | None = None, **facts: Fact) -> None:
        super().__init__(code, line, facts)
        self.code = code
        self.line = line
        self.facts: dict[str, Fact] = facts
        self.game = ""
        """the game whose rules refused an action of the record"""

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), (self.code, self.line), self.facts)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        where = f"line {self.line}: " if self.line else ""
        return where + self.code + (f" ({shown})" if shown else "")


class SetupError(ValueError):
    """A match that cannot be set up as asked: unknown game, map or option, or a wrong number of seats."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), (self.code,), self.facts)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return self.code + (f" ({shown})" if shown else "")
