"""What `rainhill maps` tells about a map of any game, where no module of the game's own tells more."""

from __future__ import annotations

import argparse
from typing import Any

from rainhill.cli import USAGE, Failed
from rainhill.cli.tables import print_table
from rainhill.kernel.boards import Board
from rainhill.locales import text


def survey(board: Board) -> dict[str, Any]:
    """The size of a map; that it could be read shows that it is in order."""
    return {"id": board.id, "hash": board.hash, "layout": board.layout, "hexes": len(board.hexes)}


def print_survey(figures: dict[str, Any]) -> None:
    """The size as a table."""
    rows = [(text("maps-figure-hexes"), figures["hexes"])]
    print_table(text("maps-figures"), (text("maps-figure"), text("maps-value")), rows)


def misses(_board: Board) -> list[dict[str, Any]]:
    """Nothing is asked of a map but that it obeys the rules."""
    return []


def print_misses(_found: list[dict[str, Any]]) -> None:
    """Nothing was missed."""


def summary_heads() -> tuple[str, ...]:
    """No columns beyond those every map has."""
    return ()


def summarise(_board: Board) -> tuple[int, ...]:
    """No numbers beyond those every map has."""
    return ()


def balance(board: Board, _args: argparse.Namespace, _advance: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What balance means is for a game to say."""
    raise Failed(text("maps-no-balance", game=board.game), USAGE)


def print_balance(_figures: dict[str, Any], _shortfalls: list[dict[str, Any]]) -> None:
    """Nothing was measured."""
