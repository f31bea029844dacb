"""Runs a bot written as a Python class in a process of its own: `python -m rainhill.bots.outside.host FILE CLASS`.

In a process it can be stopped when its time is up, and a crash takes nothing with it. The class gets a match rebuilt
from what its seat was told, with a position from which the secrets of the others are gone.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import sys
import traceback
from pathlib import Path
from typing import IO, Any

from rainhill.bots.bot import Budget, Thinker
from rainhill.bots.outside import protocol
from rainhill.kernel.game import Header
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.match import Match
from rainhill.registry import find_game


def load_class(file: str, name: str) -> Any:
    """The class of a file; the file's folder is where it may import from."""
    path = Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(file)
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up by its name.
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return getattr(module, name)


def make_bot(kind: Any, seed: int) -> Any:
    """A bot of the class; it gets the seed if it asks for one by that name."""
    return kind(seed=seed) if "seed" in inspect.signature(kind).parameters else kind()


class Host:
    """The bot, the match it plays, and the stream its answers go to."""

    def __init__(self, kind: Any, answers: IO[bytes]) -> None:
        self.kind = kind
        self.answers = answers
        self.bot: Any = None
        self.match: Match | None = None

    def hear(self, message: dict[str, Any]) -> None:
        """Do what a message asks for."""
        match message["say"]:
            case "hello":
                self._say({"say": "hello", "protocol": protocol.PROTOCOL, "name": self.kind.__name__})
            case "match":
                header = Header(**(message["header"] | {"seats": tuple(message["header"]["seats"])}))
                self.match = Match(find_game(header.game), header)
                self.bot = make_bot(self.kind, message["seed"])
            case "played":
                self._play(message["entries"])
            case "go":
                try:
                    self._say({"say": "best", "number": message["number"], **self._choose(message)})
                except Exception as error:
                    traceback.print_exc()
                    self._say(
                        {
                            "say": "trouble",
                            "number": message["number"],
                            "text": f"{type(error).__name__}: {error}",
                            "trace": traceback.format_exc(),
                        }
                    )

    def _play(self, entries: list[dict[str, Any]]) -> None:
        assert self.match is not None
        for entry in entries:
            # Forced answers follow by themselves.
            if not entry["auto"]:
                self.match.play(action_from_plain(self.match.game.actions, entry["action"]), seat=entry["seat"])

    def _choose(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.match is not None
        seat = message["seat"]
        known = self.match.copy()
        known.position = known.position.known_to(seat)
        if isinstance(self.bot, Thinker):
            thinking = self.bot.think(known, seat, Budget(message["nodes"], message["seconds"]))
            return {"action": plain(thinking.action), "nodes": thinking.nodes}
        return {"action": plain(self.bot.choose(known, seat))}

    def _say(self, message: dict[str, Any]) -> None:
        self.answers.write(protocol.write(message))
        self.answers.flush()


def main(file: str, name: str) -> None:
    """Answer until there is nobody left who asks."""
    # What the bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    host = Host(load_class(file, name), answers)
    for line in sys.stdin.buffer:
        message = protocol.read(line)
        if message["say"] == "quit":
            return
        host.hear(message)


if __name__ == "__main__":
    main(*sys.argv[1:])
