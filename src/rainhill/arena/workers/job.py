"""What is worked on: numbered pieces of one job."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

Result = TypeVar("Result")
Piece = tuple[int, ...]
"""Numbers that are done one after the other by one process."""


class Job(ABC, Generic[Result]):
    """Something that can be done number by number; it is sent to other processes and keeps nothing between pieces."""

    @abstractmethod
    def do(self, number: int) -> Result:
        """The result of one number: the same wherever and whenever it is done."""

    def begin(self) -> None:
        """Called before the first number of a piece."""

    def end(self) -> None:
        """Called after the last number of a piece, or when something went wrong."""

    def packed(self) -> Job[Result]:
        """The same for another machine, with all the files it needs."""
        return self

    def do_piece(self, piece: Piece) -> Iterator[tuple[int, Result]]:
        """All numbers of a piece."""
        self.begin()
        try:
            for number in piece:
                yield number, self.do(number)
        finally:
            self.end()


def single_pieces(numbers: Sequence[int]) -> list[Piece]:
    """Every number by itself."""
    return [(number,) for number in numbers]
