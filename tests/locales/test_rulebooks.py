"""Rules pages and quick references: complete, built alike in every language, with numbers the engine tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from rainhill.bots import list_levels
from rainhill.kernel.maps import list_maps
from rainhill.locales import ENGLISH, has_text, languages
from rainhill.registry import find_game, list_games
from tests.locales.rulebooks import BadRulebook, Chapter, read_rulebook

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src" / "rainhill" / "locales"
KINDS = ("rulebook", "reference")
ENGLISH_WORDS = re.compile(r"[A-Za-z]{2,}(?:[^A-Za-z]+[A-Za-z]{2,}){4}")
"""Five words in a row that English has, too: a sentence that was left behind."""
BOOKS = [(game, kind) for game in list_games() for kind in KINDS]
books = pytest.mark.parametrize(("game", "kind"), BOOKS)


@cache
def book(language: str, game: str, kind: str) -> list[Chapter]:
    return read_rulebook((FOLDER / language / game / f"{kind}.md").read_text(encoding="utf-8"))


@cache
def facts(game: str) -> dict[str, int]:
    told: dict[str, int] = import_module(f"tools.games.{game}.facts").facts()
    return told


def rules_of(chapters: list[Chapter]) -> list[str]:
    return [part[5:] for chapter in chapters for part in chapter.parts if part.startswith("rule ") and part != "rule -"]


def marks_of(chapters: list[Chapter]) -> set[str]:
    return {part[5:] for chapter in chapters for part in chapter.parts if part.startswith("when ")}


@pytest.mark.parametrize("game", list_games())
def test_the_rulebook_has_every_rule_in_its_place(game: str) -> None:
    page = (ROOT / "docs" / "games" / game / "rules.md").read_text(encoding="utf-8")
    assert rules_of(book(ENGLISH, game, "rulebook")) == re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", page, re.MULTILINE)
    for chapter in book(ENGLISH, game, "rulebook"):
        assert all(rule.startswith(f"{chapter.id}.") for rule in rules_of([chapter]))


@pytest.mark.parametrize("game", list_games())
def test_every_rule_that_a_refusal_names_can_be_read(game: str) -> None:
    chapters = book(ENGLISH, game, "rulebook")
    letter = chapters[2].id[0]
    source = (ROOT / "src" / "rainhill" / "games" / game / "refusals.py").read_text(encoding="utf-8")
    named = set(re.findall(rf'"({letter}\d+\.\d+)"', source))
    assert len(named) > 10 and named <= set(rules_of(chapters))


@pytest.mark.parametrize("game", list_games())
def test_every_map_and_every_level_of_bots_has_its_words(game: str) -> None:
    assert all(has_text(f"{game}-card-map-{name}") for name in list_maps(game))
    assert all(has_text(f"bot-level-{level}.{part}") for level in list_levels() for part in ("text", "time"))


@books
def test_every_rule_that_is_cited_exists(game: str, kind: str) -> None:
    chapters = book(ENGLISH, game, "rulebook")
    known = {chapter.id for chapter in chapters} | set(rules_of(chapters))
    letter = chapters[2].id[0]
    for chapter in book(ENGLISH, game, kind):
        assert {rule for rule in chapter.cited if rule[0] == letter and rule[1:2].isdigit()} <= known, chapter.id


@pytest.mark.parametrize("game", list_games())
def test_every_choice_of_every_option_and_every_edition_is_told(game: str) -> None:
    info = find_game(game).info
    choices = {f"{option.id}={choice}" for option in info.options for choice in option.choices}
    seats = {f"seats={number}" for number in info.seats}
    marks = marks_of(book(ENGLISH, game, "rulebook"))
    assert choices | set(info.editions) <= marks
    for kind in KINDS:
        assert marks_of(book(ENGLISH, game, kind)) <= choices | seats | set(info.editions)


@books
def test_what_differs_is_told_for_all_sides_at_once(game: str, kind: str) -> None:
    info = find_game(game).info
    wanted = {"seats": {str(number) for number in info.seats}, **{o.id: set(o.choices) for o in info.options}}
    for chapter in book(ENGLISH, game, kind):
        groups: list[tuple[str, set[str]]] = []
        for part in [*chapter.parts, "text"]:
            if not part.startswith("when ") or "=" not in part:
                groups.append(("", set()))
                continue
            name, _, value = part[5:].partition("=")
            if groups and groups[-1][0] == name:
                groups[-1][1].add(value)
            else:
                groups.append((name, {value}))
        for name, values in groups:
            assert not name or values == wanted[name], f"{chapter.id}: {name}"


@books
def test_numbers_are_those_of_the_engine(game: str, kind: str) -> None:
    named = {fact for chapter in book(ENGLISH, game, kind) for fact in chapter.facts}
    assert named <= facts(game).keys()
    if kind == "rulebook":
        assert facts(game).keys() <= named


@pytest.mark.parametrize("game", list_games())
def test_every_picture_is_drawn(game: str) -> None:
    drawn = import_module(f"tools.games.{game}.figures").FIGURES
    parts = [part for chapter in book(ENGLISH, game, "rulebook") for part in chapter.parts]
    pictures = [part[8:] for part in parts if part.startswith("picture ")]
    assert len(pictures) > 4 and set(pictures) <= drawn.keys()


def faults(english: list[Chapter], other: list[Chapter]) -> Iterator[str]:
    """All in which a translation differs from English."""
    ours = {chapter.id: chapter for chapter in english}
    if [chapter.id for chapter in other] != list(ours):
        yield f"chapters: {[chapter.id for chapter in other]}, wanted {list(ours)}"
    for chapter in other:
        wanted = ours.get(chapter.id)
        if wanted is None:
            continue
        if chapter.parts != wanted.parts:
            odd = next((n for n, (a, b) in enumerate(zip(chapter.parts, wanted.parts, strict=False)) if a != b), -1)
            yield f"{chapter.id}: part {odd + 1}: {chapter.parts[odd:][:3]}, wanted {wanted.parts[odd:][:3]}"
        if sorted(chapter.facts) != sorted(wanted.facts):
            yield f"{chapter.id}: numbers {sorted(chapter.facts)}, wanted {sorted(wanted.facts)}"
        if chapter.rulings != wanted.rulings:
            yield f"{chapter.id}: {chapter.rulings} rulings, wanted {wanted.rulings}"
        if chapter.cited != wanted.cited:
            yield f"{chapter.id}: cites {sorted(chapter.cited ^ wanted.cited)} on one side only"
        if not chapter.title.strip():
            yield f"{chapter.id}: no title"
        for said in set(chapter.words) & set(wanted.words):
            if ENGLISH_WORDS.search(said):
                yield f"{chapter.id}: still in English: {said}"


@books
def test_a_translation_is_built_like_the_english_book(game: str, kind: str) -> None:
    """What a language has not yet is read in English; what it has is whole."""
    there = [language for language in languages() if (FOLDER / language / game / f"{kind}.md").is_file()]
    assert ENGLISH in there
    for language in set(there) - {ENGLISH}:
        assert list(faults(book(ENGLISH, game, kind), book(language, game, kind))) == [], language


def test_the_check_finds_what_is_wrong() -> None:
    ours = read_rulebook(
        "# T\n\n## R1 One\n\n- **R1.1** A b c d {$x} (R1.2). {ruling}\n  - {1999} All of the others stay here.\n"
        "\n| a | b |\n|---|---|\n"
    )
    assert ours[1].parts == ["rule R1.1", "when 1999", "table 2x2"]
    assert list(faults(ours, ours)) == ["R1: still in English: All of the others stay here."]
    theirs = read_rulebook("# T\n\n## R1 Eins\n\n- **R1.1** A.\n  - {2018} Alle.\n")
    assert [fault.partition(":")[2].split()[0] for fault in faults(ours, theirs)] == ["part", "numbers", "0", "cites"]
    assert next(iter(faults(ours, ours[:1]))).startswith("chapters")
    with pytest.raises(BadRulebook):
        read_rulebook("## No number\n")
    with pytest.raises(BadRulebook):
        read_rulebook("  - {1999 no bracket\n")
