"""Every rule of docs/games/*/rules.md is implemented somewhere that says so, and tested somewhere that says so."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "rainhill"
PAGES = sorted((ROOT / "docs" / "games").glob("*/rules.md"))
# A rule is defined where its id opens a line: as a heading, a list item, bold, or the first cell of a table row.
DEFINITION = re.compile(r"^(?:#+ |[-*] |\| *)?\**([A-Z]\d+\.\d+[a-z]?)\b", re.MULTILINE)
CITATION = re.compile(r"\b([A-Z]\d+\.\d+[a-z]?)\b")
RANGE = re.compile(r"\b([A-Z]\d+)\.(\d+)(?: to |-|–)(?:\1\.)?(\d+)\b")
NAMED_TEST = re.compile(r"_([a-z])(\d+)_(\d+)(?=_|\b)")
ROCKET_CHAPTERS = {1: 6, 2: 3, 3: 1, 4: 4, 5: 10, 6: 4, 7: 6, 8: 4, 9: 2, 10: 2, 11: 5, 12: 3}


def defined_ids(text: str) -> list[str]:
    """The ids a rules page defines, in its order."""
    return DEFINITION.findall(text)


def cited_ids(text: str) -> set[str]:
    """The ids a source file cites, "R5.1 to R5.4" meaning all four."""
    spans = {
        f"{chapter}.{number}"
        for chapter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return spans | set(CITATION.findall(text))


def ids_under_test(text: str) -> set[str]:
    """The ids a test file cites one by one, in words or in the name of a test (test_r5_8_...)."""
    named = {f"{letter.upper()}{chapter}.{number}" for letter, chapter, number in NAMED_TEST.findall(text)}
    return named | set(CITATION.findall(text))


@cache
def cited_in_code() -> set[str]:
    sources = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pxd")]
    return set().union(*(cited_ids(source.read_text(encoding="utf-8")) for source in sources))


@cache
def cited_in_tests() -> set[str]:
    tests = [file for file in (ROOT / "tests").rglob("*.py") if file.resolve() != Path(__file__).resolve()]
    return set().union(*(ids_under_test(file.read_text(encoding="utf-8")) for file in tests))


def test_every_game_has_a_page_of_rules() -> None:
    games = {info.parent.name for info in (PACKAGE / "games").glob("*/info.py")}
    assert "rocket" in games
    assert {page.parent.name for page in PAGES} == games


def test_rocket_has_all_its_rules() -> None:
    expected = [f"R{chapter}.{n}" for chapter, last in ROCKET_CHAPTERS.items() for n in range(1, last + 1)]
    assert defined_ids((ROOT / "docs" / "games" / "rocket" / "rules.md").read_text(encoding="utf-8")) == expected


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_ids_are_unique_and_without_gaps(page: Path) -> None:
    ids = defined_ids(page.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    whole = [name for name in ids if name[-1].isdigit()]
    chapters = []
    for chapter, names in groupby(whole, key=lambda name: name.partition(".")[0]):
        numbers = [int(name.partition(".")[2]) for name in names]
        assert numbers == list(range(1, len(numbers) + 1)), chapter
        chapters.append(int(chapter[1:]))
    assert chapters == list(range(1, len(chapters) + 1))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_rule_is_cited_by_code(page: Path) -> None:
    missing = [name for name in defined_ids(page.read_text(encoding="utf-8")) if name not in cited_in_code()]
    assert not missing, f"no code cites {' '.join(missing)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_rule_is_cited_by_a_test(page: Path) -> None:
    missing = [name for name in defined_ids(page.read_text(encoding="utf-8")) if name not in cited_in_tests()]
    assert not missing, f"no test cites {' '.join(missing)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_cited_rule_exists(page: Path) -> None:
    ids = defined_ids(page.read_text(encoding="utf-8"))
    letter = ids[0][0]
    unknown = {name for name in cited_in_code() | cited_in_tests() if name[0] == letter} - set(ids)
    assert not unknown, f"no page defines {' '.join(sorted(unknown))}"


def test_ids_are_read_from_pages_and_sources() -> None:
    page = "## Q1 Words\n- Q1.1 one\n- **Q1.2** two, see Q9.9\n### Q1.3 three\n| Q1.4 | four |\n**Q1.5a** five\n"
    assert defined_ids(page) == ["Q1.1", "Q1.2", "Q1.3", "Q1.4", "Q1.5a"]
    assert cited_ids("Lay track (Q2.1 to Q2.3, Q4.1-2; Q7.12).") == {
        "Q2.1", "Q2.2", "Q2.3", "Q4.1", "Q4.2", "Q7.12",
    }  # fmt: skip
    assert ids_under_test("def test_q3_10_places(): ...  # Q2.1 to Q2.3") == {"Q3.10", "Q2.1", "Q2.3"}
