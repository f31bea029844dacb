"""The page about strength says what was found."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools.strength.__main__ import LEAGUES, read_found, rounded
from tools.strength.page import BEGINS, ENDS, draw, first_of, is_ladder, ladder, tables, write_tables

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_page_and_its_pictures_are_those_of_the_figures() -> None:
    found = read_found()
    assert found
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert page.partition(BEGINS)[2].partition(ENDS)[0].strip() == tables(found)
    drawn = draw(found)
    assert (ROOT / "docs" / "images" / "bots.svg").read_text(encoding="utf-8") == drawn
    ET.fromstring(drawn)


def test_every_row_can_be_played() -> None:
    assert len({row.name for row in LEAGUES}) == len(LEAGUES)
    for row in LEAGUES:
        schedule = row.schedule()
        assert set(schedule.match(0).lineup) <= set(row.bots)


def test_tables_are_written_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n{BEGINS}\nold\n{ENDS}\nAfter.\n")
    write_tables(page, read_found())
    text = page.read_text()
    assert text.startswith("Before.\n")
    assert text.endswith(f"{ENDS}\nAfter.\n")
    assert "old" not in text


def test_figures_keep_the_digits_that_mean_something() -> None:
    assert rounded({"a": [0.123456, 7], "b": "x"}) == {"a": [0.1235, 7], "b": "x"}


def test_a_row_is_about_its_first_bot() -> None:
    for figures in read_found():
        row = next(row for row in LEAGUES if row.name == figures["row"])
        assert is_ladder(figures) == row.robin
        if not row.robin:
            assert first_of(figures)["bot"] == row.bots[0]
        assert figures["matches"] % figures["setting"]["seats"] == 0
        assert figures["wanted"] == pytest.approx(row.wanted)


def test_a_ladder_has_the_strongest_on_top() -> None:
    bots = [
        {
            "bot": name,
            "rating": rating,
            "rating_interval": [rating - 9, rating + 9],
            "share": 0.2,
            "interval": [0.1, 0.3],
        }
        | {"points": 40.0, "seconds": 0.001}
        for name, rating in (("novice", -120.0), ("baron", 150.0), ("clerk", -30.0))
    ]
    setting = {"game": "rocket", "edition": "2018", "seats": 4}
    told = ladder({"setting": setting, "matches": 80, "bots": bots, "ladder": True})
    assert [line.split("|")[1].strip() for line in told.splitlines()[4:]] == ["baron", "clerk", "novice"]
