"""Find the map a command was given: by the id of one that comes with the game, or by the name of a file."""

from __future__ import annotations

from pathlib import Path

from rainhill.cli import Failed
from rainhill.kernel.boards import Board, list_boards, load_board, read_board
from rainhill.locales import text


def find_board(game: str, source: str) -> Board:
    """The map of that id or in that file."""
    if source in list_boards(game):
        return read_board(game, source)
    file = Path(source)
    if not file.is_file():
        raise Failed(text("draw-no-such-source", source=source, known=list_boards(game)))
    return load_board(file)
