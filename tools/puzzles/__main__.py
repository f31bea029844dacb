"""The puzzles of a game: finds them and writes the file that is shipped.

    python -m tools.puzzles GAME --matches 100    look into so many more matches, then write
    python -m tools.puzzles GAME                  write from what was found before

What was found is kept in build/puzzles/, a line a match, so that it can be stopped and goes on; the same seeds find the
same puzzles. What is shipped already stays where it is, and what was found comes after it, up to MOST puzzles, as many
of every grade as there are, up to a share each. Where nothing is kept, `--first` names a seed nobody has looked at yet.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from rainhill.puzzles.collection import FORMAT
from rainhill.registry import list_games
from tools.puzzles.find import puzzles_of

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "puzzles"
MOST = 300
GRADES = 5


def search(game: str, matches: int, first: int) -> None:
    """Look into more matches."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{game}.jsonl"
    looked = first + (len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0)
    for seed in range(looked, looked + matches):
        found = list(puzzles_of(game, seed))
        record = found[-1].match.branch(found[-1].entry).to_text().splitlines() if found else []
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"record": record, "puzzles": [each.data for each in found]}) + "\n")
        print(f"{game} {seed}: {len(found)}", flush=True)


def write(game: str) -> None:
    """The file that is shipped."""
    target = ROOT / "src" / "rainhill" / "games" / game / "puzzles.json"
    kept = KEPT / f"{game}.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    items = _once([*_shipped(target), *(json.loads(line) for line in lines)])
    room = _room(Counter(puzzle["grade"] for item in items for puzzle in item["puzzles"]))
    matches: list[list[str]] = []
    puzzles: list[dict[str, Any]] = []
    for item in items:
        taken = []
        for puzzle in item["puzzles"]:
            if room[puzzle["grade"]] > 0:
                room[puzzle["grade"]] -= 1
                taken.append({**puzzle, "match": len(matches)})
        if taken:
            matches.append(item["record"])
            puzzles += taken
    target.write_text(_text(matches, puzzles), encoding="utf-8")
    print(f"{game}: {len(puzzles)} puzzles from {len(matches)} matches, by grade {_grades(puzzles)}")


def _shipped(file: Path) -> list[dict[str, Any]]:
    """What is in the file already, a match each: whoever has answered a puzzle finds it again."""
    if not file.exists():
        return []
    data = json.loads(file.read_text(encoding="utf-8"))
    return [
        {"record": record, "puzzles": [puzzle for puzzle in data["puzzles"] if puzzle["match"] == number]}
        for number, record in enumerate(data["matches"])
    ]


def _once(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every puzzle once, although the same match may have been looked into twice."""
    known: set[str] = set()
    for item in items:
        item["puzzles"] = [puzzle for puzzle in item["puzzles"] if puzzle["id"] not in known]
        known.update(puzzle["id"] for puzzle in item["puzzles"])
    return items


def _room(there_are: Counter[int]) -> dict[int, int]:
    """How many of each grade: an equal share, and what one grade leaves goes to the others."""
    room = dict.fromkeys(range(1, GRADES + 1), 0)
    left = MOST
    while left and any(room[grade] < there_are[grade] for grade in room):
        for grade in room:
            if left and room[grade] < there_are[grade]:
                room[grade] += 1
                left -= 1
    return room


def _grades(puzzles: list[dict[str, Any]]) -> list[int]:
    return [sum(puzzle["grade"] == grade for puzzle in puzzles) for grade in range(1, GRADES + 1)]


def _text(matches: list[list[str]], puzzles: list[dict[str, Any]]) -> str:
    """JSON with a line a match and a line a puzzle: small, and a change can be read."""
    told = ",\n".join(json.dumps(record, ensure_ascii=False) for record in matches)
    asked = ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles)
    return f'{{"format": {FORMAT},\n"matches": [\n{told}\n],\n"puzzles": [\n{asked}\n]}}\n'


def main() -> None:
    """Read the arguments and do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list_games())
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    if asked.matches:
        search(asked.game, asked.matches, asked.first)
    write(asked.game)


if __name__ == "__main__":
    main()
