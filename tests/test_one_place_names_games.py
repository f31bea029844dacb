"""What belongs to a game stands in its folder: nothing else says its name."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from rainhill.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
SEARCHED = ("src/*", "web/src/*", "web/bundle/*", "web/index.html", "tools/*", "setup.py", "dev.py")
ALLOWED = ("src/rainhill/games/", "src/rainhill/registry.py", "src/rainhill/locales/", "web/src/games/", "tools/games/")
WORD = re.compile(rf"\b(?:{'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
# How the package introduces itself: its titles are those of the games, and its example starts a match.
TITLES = "src/rainhill/__init__.py"


def test_no_other_file_names_a_game() -> None:
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [name for name in listed.stdout.split() if not name.startswith(ALLOWED) and name != TITLES]
    assert len(files) > 200
    naming = {}
    for name in files:
        data = (ROOT / name).read_bytes()
        if b"\0" not in data and (found := WORD.findall(data.decode("utf-8"))):
            naming[name] = sorted(set(found))
    assert naming == {}


def test_folders_are_rooms_not_heaps() -> None:
    """Some twenty modules at most; a prefix shared by three files would be a folder."""
    listed = subprocess.run(["git", "ls-files", "src", "web/src"], cwd=ROOT, capture_output=True, text=True, check=True)
    rooms: dict[str, set[str]] = {}
    for name in listed.stdout.split():
        path = Path(name)
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "__init__.py":
            rooms.setdefault(str(path.parent), set()).add(path.name.split(".")[0])
    assert {room: len(names) for room, names in rooms.items() if len(names) > 22} == {}
    heaps = {
        (room, prefix)
        for room, names in rooms.items()
        if room.startswith("src/")
        for prefix in {name.partition("_")[0] for name in names if "_" in name} - {""}
        if sum(name.startswith(f"{prefix}_") for name in names) >= 3
    }
    assert heaps == set()


def test_a_class_name_has_one_meaning() -> None:
    """In the shared packages, and in each game: games may use the same words, each for its own."""
    listed = subprocess.run(["git", "ls-files", "src/*.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    places: dict[tuple[str, str], list[str]] = {}
    for name in listed.stdout.split():
        parts = Path(name).parts
        owner = parts[3] if parts[2] == "games" else ""
        for found in re.findall(r"^class ([A-Za-z]\w*)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE):
            places.setdefault((owner, found), []).append(name)
    assert len(places) > 300
    assert {key: files for key, files in places.items() if len(files) > 1} == {}
