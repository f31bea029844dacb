"""The messages between Rainhill and a bot that is a program of its own: one JSON object a line (docs/bots.md).

A bot is told what its seat may know and nothing else: the header, what was played in the open, and its own view.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rainhill._version import __version__
from rainhill.kernel.game import Game, Header
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.maps import is_map, read_map
from rainhill.kernel.match import Entry, Match
from rainhill.kernel.refusals import RecordError
from rainhill.registry import find_game

PROTOCOL = 1


class Garbage(ValueError):
    """Something that is no answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot chose, and how much it says it searched."""

    action: Any
    nodes: int


def write(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> dict[str, Any]:
    """A line as a message; `Garbage` if it is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Garbage("not JSON") from error
    if not isinstance(message, dict) or not isinstance(message.get("say"), str):
        raise Garbage("not a message")
    return message


# -- what Rainhill says -----------------------------------------------------------------------------------------------


def hello() -> dict[str, Any]:
    """The first line of a conversation."""
    return {"say": "hello", "protocol": PROTOCOL, "rainhill": __version__}


def new_match(header: Header, seat: int, seed: int) -> dict[str, Any]:
    """A match begins, or begins anew after something was taken back; everything told before is void."""
    told = plain(header)
    told["deal"] = {name: header.deal[name] for name in find_game(header.game).info.open_deal}
    return {"say": "match", "header": told, "seat": seat, "seed": seed, "board": _board(header)}


def _board(header: Header) -> dict[str, Any] | None:
    """The map as data; None where the game is not played on hexes."""
    if not is_map(header.game, header.map):
        return None
    board = read_map(header.game, header.map)
    return {
        "layout": plain(board.layout),
        "hexes": list(board.names),
        "neighbours": plain(board.neighbours),
        "terrain": list(board.terrain),
        "tables": plain(board.tables),
    }


def played(game: Game, entries: Sequence[Entry], version: int) -> dict[str, Any]:
    """Actions of any seat since the last time; `version` counts all actions so far."""
    return {
        "say": "played",
        "version": version,
        "entries": [
            {
                "seat": entry.seat,
                "action": plain(entry.action),
                "text": game.format_action(entry.action),
                "auto": entry.auto,
            }
            for entry in entries
        ],
    }


def go(match: Match, seat: int, number: int, seconds: float, nodes: int | None) -> dict[str, Any]:
    """The question which of the legal actions it shall be."""
    view = plain(match.view(seat))
    legal = view.pop("legal")
    texts = [match.game.format_action(action) for action in match.legal()]
    return {
        "say": "go",
        "number": number,
        "seat": seat,
        "version": match.version,
        "seconds": seconds,
        "nodes": nodes,
        "view": view,
        "legal": [{"action": action, "text": text} for action, text in zip(legal, texts, strict=True)],
    }


# -- what a bot says --------------------------------------------------------------------------------------------------


def read_answer(message: Mapping[str, Any], match: Match) -> Answer:
    """The action of a `best` message: by its number in the list, in notation, or in full."""
    nodes = message.get("nodes", 0)
    if not isinstance(nodes, int) or isinstance(nodes, bool) or nodes < 0:
        raise Garbage("nodes is not a number")
    return Answer(_action(message, match), nodes)


def _action(message: Mapping[str, Any], match: Match) -> Any:
    choice = message.get("choice")
    legal = match.legal()
    if isinstance(choice, int) and not isinstance(choice, bool):
        if not 0 <= choice < len(legal):
            raise Garbage("choice is not in the list")
        return legal[choice]
    try:
        if isinstance(message.get("text"), str):
            return match.game.parse_action(message["text"])
        return action_from_plain(match.game.actions, message.get("action"))
    except RecordError as error:
        raise Garbage(error.code) from error
