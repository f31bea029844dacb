"""An action at the borders of the server: read once where it comes in, written where it goes out, typed in between."""

from __future__ import annotations

from typing import Any

from rainhill.kernel.game import Game
from rainhill.kernel.jsonable import action_from_plain, plain


def decode_action(game: Game, data: object) -> Any:
    """The action that the store or a worker wrote down; RecordError if it is none of this game's."""
    return action_from_plain(game.actions, data)


def decode_sent_action(game: Game, sent: dict[str, Any] | str) -> Any:
    """The action that a client sent, as an object or in notation; RecordError if it is none of this game's."""
    return game.parse_action(sent) if isinstance(sent, str) else decode_action(game, sent)


def encode_action(action: Any) -> dict[str, Any]:
    """The action as an object: as the store keeps it, workers are asked about it and clients are told it."""
    made: dict[str, Any] = plain(action)
    return made
