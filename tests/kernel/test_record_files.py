"""Tags of records, and many records in files and folders."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rainhill
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError
from rainhill.registry import list_games


def played(game: str, seed: int) -> Match:
    match = rainhill.new(game, map="toy", seats=["Ada", "Ben", "Cyd"], seed=seed)
    match.play_randomly(Random(seed))
    match.tags |= {"date": "2026-11-17", "bot 2": "greedy (0.1.0)", "table": "north: by the door"}
    return match


@pytest.mark.parametrize("game", list_games())
def test_tags_are_kept_in_both_forms(game: str) -> None:
    match = played(game, 7)
    text = match.to_text()
    assert "Tag seed: 7\nTag date: 2026-11-17\nTag bot 2: greedy (0.1.0)\nTag table: north: by the door\n" in text
    for form in (text, match.to_json()):
        again = rainhill.load(form)
        assert again.tags == match.tags and again.seed == 7
        assert (again.to_text(), again.to_json()) == (text, match.to_json())
    assert match.copy().tags == match.tags and match.copy().tags is not match.tags


def test_a_tag_is_a_line_or_nothing() -> None:
    match = played("rocket", 1)
    match.tags = {"date": "", "note": " two\nlines ", "": "nobody", "a: b": "c", "seed": "many"}
    again = rainhill.load(match.to_text())
    assert again.tags == {"note": "two lines", "seed": "many"} and again.seed is None
    match.tags = {}
    assert "Tag" not in match.to_text() and "tags" not in match.to_json()


def test_a_tag_twice_or_without_a_name_is_refused() -> None:
    text = played("rocket", 1).to_text()
    for line in ("Tag seed: 2\n", "Tag : 2\n", "Tag note:\n"):
        with pytest.raises(RecordError) as error:
            rainhill.load(text.replace("Actions:", line + "Actions:", 1))
        assert error.value.code == "header-line"


def test_many_records_one_after_the_other(tmp_path: Path) -> None:
    matches = [played(game, seed) for game in list_games() for seed in (1, 2, 3)]
    (tmp_path / "below").mkdir()
    (tmp_path / "all.rail").write_text("\n".join(match.to_text() for match in matches), encoding="utf-8")
    lines = [match.to_json().replace("\n", " ") if n % 2 else match.to_json() for n, match in enumerate(matches)]
    (tmp_path / "below" / "all.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "below" / "one.json").write_text(matches[0].to_json(), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("nothing of ours", encoding="utf-8")
    found = list(rainhill.read_records(tmp_path))
    assert [(stored.path.name, stored.number) for stored in found] == [
        *(("all.rail", n) for n in range(6)),
        *(("all.jsonl", n) for n in range(6)),
        ("one.json", 0),
    ]
    for stored, match in zip(found, [*matches, *matches, matches[0]], strict=True):
        assert match.outcome is not None
        assert (stored.tags, stored.seats, stored.scores) == (match.tags, match.header.seats, match.outcome.scores)
        assert stored.facts["Actions"] == str(match.version)
        assert stored.match().position == match.position
    again = rainhill.read_records([tmp_path / "all.rail", str(tmp_path / "below" / "one.json")])
    assert [stored.facts["Game"] for stored in again] == [*(match.header.game for match in matches), "rocket"]


def test_a_file_is_read_on_as_it_is_asked(tmp_path: Path) -> None:
    """A record that is no good does not keep those before it from being read."""
    good = played("rocket", 1).to_text()
    (tmp_path / "mixed.rail").write_text(good + good.replace("Edition: 2018", "Edition: 2099"), encoding="utf-8")
    one, other = rainhill.read_records(tmp_path / "mixed.rail")
    assert one.match().over
    with pytest.raises(RecordError) as error:
        other.match()
    assert error.value.code == "bad-setup"
    with pytest.raises(FileNotFoundError):
        next(rainhill.read_records(tmp_path / "nowhere.rail"))
