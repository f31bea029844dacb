"""The glossary of each language: whole rows, every word of the games, and translations that keep to it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rainhill.locales import ENGLISH, languages
from tests.locales.test_languages import FOLDER, entries, words_of

PAGES = Path(__file__).resolve().parents[2] / "docs" / "glossary"
CORE = (
    *(
        "share",
        "veto",
        "station",
        "passenger",
        "merge",
        "isolated",
        "starting town",
        "railway town",
        "industr",
        "invest",
    ),
    *("link", "goods", "income", "capital", "Turn Order", "First Move", "Engineer", "First Build", "City Growth"),
    *("Locomotive", "Urbanization", "New City", "victory points", "upkeep", "supply"),
    *("hex", "track", "tile", "bid", "pass", "auction", "edition", "match", "seat", "table", "undo", "bot"),
)
"""What nobody can play without."""
NAMED = re.compile(r"^(steam-tile|steam-colour|rocket-industry)-")
"""Messages that are a term and nothing else."""
others = pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])


@cache
def rows(language: str) -> list[list[str]]:
    found = []
    for line in (PAGES / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not re.fullmatch(r"\|[-| ]+\|", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if cells[0].lower() != "term":
                found.append(cells)
    return found


@cache
def texts(language: str) -> str:
    """All that is said in a language, rules pages included."""
    files = [file for file in sorted((FOLDER / language).rglob("*.*")) if file.suffix in (".ftl", ".md")]
    return " ".join(file.read_text(encoding="utf-8").casefold() for file in files)


def stems(cell: str) -> list[str]:
    """The beginnings of the words of a term; endings change with the sentence."""
    words = re.findall(r"[^\W\d_]+", re.sub(r"\(.*?\)", "", cell).casefold())
    return [word[: 3 if len(word) == 4 else 4] for word in words if len(word) > 3] or words


@others
def test_every_row_has_term_word_source_and_place(language: str) -> None:
    assert len(rows(language)) > 100
    assert [row for row in rows(language) if len(row) != 4 or not all(row)] == []


@others
def test_every_word_of_the_games_is_there(language: str) -> None:
    terms = " | ".join(row[0] for row in rows(language)).casefold()
    assert [word for word in CORE if word.casefold() not in terms] == []


@others
def test_the_words_of_the_glossary_are_those_that_are_used(language: str) -> None:
    said = texts(language)
    assert [row[:2] for row in rows(language) if not any(stem in said for stem in stems(row[1]))] == []


@others
def test_tiles_colours_and_industries_are_called_as_the_glossary_has_them(language: str) -> None:
    words = " | ".join(row[1] for row in rows(language)).casefold()
    names = {key: words_of(pattern) for file in entries(language).values() for key, pattern in file.items()}
    terms = {key: name for key, name in names.items() if NAMED.match(key) and "." not in key}
    assert len(terms) > 20
    assert [f"{key} = {name}" for key, name in terms.items() if name.casefold() not in words] == []
