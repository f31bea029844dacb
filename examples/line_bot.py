"""A bot that is a program of its own and uses nothing of Rainhill: one JSON object a line, in and out (docs/bots.md).

It knows one thing: building is better than waiting. Any language that can read and write lines can do the same.
"""

import json
import sys

LIKED = ("extend", "deliver", "lay", "invest", "score", "improve", "take", "new-city", "grow", "capital", "station")
"""Kinds of actions, the most liked first; the rest is taken if there is nothing else."""


def liking(offer: dict) -> int:
    """How much an offered action is liked: the less the better."""
    kind = offer["action"]["kind"]
    return LIKED.index(kind) if kind in LIKED else len(LIKED)


def say(**message: object) -> None:
    """Send a line; without the flush nobody would hear it."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Answer until the conversation ends."""
    for line in sys.stdin:
        message = json.loads(line)
        match message["say"]:
            case "hello":
                say(say="hello", protocol=1, name="Line bot")
            case "go":
                offers = message["legal"]
                best = min(range(len(offers)), key=lambda n: (liking(offers[n]), (n * 7919 + message["version"]) % 97))
                say(say="best", number=message["number"], choice=best)
            case "quit":
                return


if __name__ == "__main__":
    main()
