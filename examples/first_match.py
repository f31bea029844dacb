"""A first match: set up, look, play, take back, and write down."""

from __future__ import annotations

import rainhill
from rainhill.locales.words import describe


def main() -> None:
    """Play three actions on the teaching map."""
    match = rainhill.new("rocket", map="toy", edition="2018", seats=["Ada", "Ben"], deal={"first": "1"})
    print(f"{len(match.legal())} actions are legal, for example:")
    for action in match.legal()[:3]:
        print("  ", match.game.format_action(action))

    for notation in ("extend WPR to A5", "invest brewing in Kettleford", "station at E7"):
        for event in match.play(notation):
            print(describe(event, match.header))

    try:
        match.play("station at E7")
    except rainhill.Refused as refused:
        print("Refused:", refused)

    match.undo()
    print(match.to_text())


if __name__ == "__main__":
    main()
