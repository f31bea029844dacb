"""Every language says everything that English says: the same messages with the same facts, in words of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rainhill.locales import ENGLISH, PLACES, join, languages, speaking, text
from rainhill.locales.functions import FUNCTIONS, ad, az, ed

FOLDER = Path(__file__).resolve().parent.parent.parent / "src" / "rainhill" / "locales"
PLURALS = {"de": {"one", "other"}, "it": {"one", "other"}, "ru": {"one", "few", "many"}, "hu": set()}
"""The classes that a choice by number has to tell apart; Hungarian has the singular after every number."""
CLASSES = {"zero", "one", "two", "few", "many"}
SAMPLES: tuple[object, ...] = (0, 1, 2, 5, 21, "Ada")
"""A number of every class, and a word."""
SAME = re.compile(r"[A-Za-z]{3,}[^A-Za-z]+[A-Za-z]{3,}[^A-Za-z]+[A-Za-z]{3,}")
"""Three words: so much English in a row is a sentence that was left behind."""
ARTICLES: list[tuple[object, str]] = json.loads(Path(__file__).with_name("articles.json").read_text(encoding="utf-8"))
"""What is said after a Hungarian article, and the article; browsers have to choose the same (`functions.test.ts`)."""
every_language = pytest.mark.parametrize("name", languages())


@cache
def entries(name: str) -> dict[str, dict[str, ftl.Pattern]]:
    """file -> message (or message.attribute) -> pattern."""
    found: dict[str, dict[str, ftl.Pattern]] = {}
    for file in sorted((FOLDER / name).rglob("*.ftl")):
        patterns = found.setdefault(file.relative_to(FOLDER / name).as_posix(), {})
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                mark = "-" if isinstance(entry, ftl.Term) else ""
                patterns |= {} if entry.value is None else {mark + entry.id.name: entry.value}
                patterns |= {f"{mark}{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def facts_of(pattern: ftl.BaseNode) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def told_facts(pattern: ftl.Pattern) -> set[str]:
    """The facts that are told, and not only decided by."""
    told = set()
    for node in nodes(pattern):
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference):
            told.add(node.expression.id.name)
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.FunctionReference):
            told |= {n.id.name for n in nodes(node.expression) if isinstance(n, ftl.VariableReference)}
    return told


def words_of(pattern: ftl.Pattern) -> str:
    return " ".join(node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement)).strip()


def faults(name: str) -> Iterator[str]:
    """All that is wrong with a language."""
    english, other = entries(ENGLISH), entries(name)
    for file in sorted(english.keys() | other.keys()):
        ours, theirs = english.get(file, {}), other.get(file, {})
        # A language names only those places otherwise that it has other names for.
        wanted = () if file.endswith(f"/{PLACES}") else ours
        yield from (f"{file}: {key} is missing" for key in wanted if key not in theirs and not key.startswith("-"))
        yield from (f"{file}: {key} is unknown" for key in theirs if key not in ours and not key.startswith("-"))
        for key in ours.keys() & theirs.keys():
            yield from (f"{file}: {key}: {fault}" for fault in _faults(name, ours[key], theirs[key]))


def _faults(name: str, ours: ftl.Pattern, theirs: ftl.Pattern) -> Iterator[str]:
    if unknown := facts_of(theirs) - facts_of(ours):
        yield f"asks for {', '.join(sorted(unknown))}, which nobody gives"
    if lost := told_facts(ours) - facts_of(theirs):
        yield f"does not tell {', '.join(sorted(lost))}"
    for node in nodes(theirs):
        if isinstance(node, ftl.FunctionReference) and node.id.name not in {*FUNCTIONS, "NUMBER", "DATETIME"}:
            yield f"there is no function {node.id.name}"
        if isinstance(node, ftl.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            wanted = PLURALS.get(name, {"one", "other"})
            if keys & CLASSES and (lacks := wanted - keys):
                asked = "".join(f"${fact} " for fact in sorted(facts_of(node.selector)))
                yield f"{asked}has no words for {', '.join(sorted(lacks))}"
    if name != ENGLISH and words_of(ours) == words_of(theirs) and SAME.search(words_of(ours)):
        yield "is still in English"


@every_language
def test_it_says_all_that_english_says(name: str) -> None:
    assert list(faults(name)) == []


@every_language
def test_the_rules_in_short_have_a_line_for_each_paragraph(name: str) -> None:
    """The terminal breaks lines at its own width; a line broken before would be broken twice."""
    found = 0
    for file in (FOLDER / name).glob("*/rules.ftl"):
        for lines in re.findall(
            r"^(?!web-)[a-z]+-rules-[a-z0-9]+ =\n((?: {4}.*\n)+)", file.read_text(encoding="utf-8"), re.M
        ):
            found += 1
            assert [line for line in lines.splitlines() if line[4] == " " or not line.endswith(".")] == []
    assert found == 4


@pytest.mark.slow
@every_language
def test_every_message_renders_with_facts_of_every_class(name: str) -> None:
    bundle = FluentBundle([name], functions=FUNCTIONS, use_isolating=False)
    for file in sorted((FOLDER / name).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for patterns in entries(name).values():
        for key in patterns:
            if key.startswith("-"):
                continue
            message_id, _, attribute = key.partition(".")
            message = bundle.get_message(message_id)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            facts = sorted(facts_of(patterns[key]))
            counted = {
                fact
                for node in nodes(patterns[key])
                if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER"
                for fact in facts_of(node)
            }
            # All alike, and each of them another way once: every class of every fact, not every combination.
            rounds = [dict.fromkeys(facts, sample) for sample in SAMPLES]
            rounds += [dict.fromkeys(facts, 5) | {fact: sample} for fact, sample in product(facts, SAMPLES)]
            for each in rounds:
                given = {fact: 5 if fact in counted and value == "Ada" else value for fact, value in each.items()}
                _, errors = bundle.format_pattern(pattern, given)
                assert errors == [], f"{key} with {given}: {errors}"


@pytest.mark.parametrize(("said", "article"), ARTICLES)
def test_the_hungarian_article_is_by_sound(said: object, article: str) -> None:
    assert az(said) == article


@pytest.mark.parametrize(
    ("said", "before", "joined"),
    [
        ("Alba", "ad", "e"), ("EAS", "a", "ed"), ("È", "a", "ed"), ("“Ada”", "ad", "e"), ("Oxford", "a", "e"),
        ("L&Y", "a", "e"), ("", "a", "e"), (8, "a", "e"), ("a8", "ad", "e"),
    ],
)  # fmt: skip
def test_italian_a_and_e_get_a_d_before_the_same_vowel(said: object, before: str, joined: str) -> None:
    assert (ad(said), ed(said)) == (before, joined)


def test_lists_and_places_are_joined_as_italians_do() -> None:
    with speaking("it"):
        assert join(["NOR", "EAS"]) == "NOR ed EAS"
        assert join(["EAS", "NOR"]) == "EAS e NOR"
        facts = {"seat": "Ada", "cube": "rosso", "origin": "Elm", "to": "Alba", "stops": "Alba", "points": "Ada +1"}
        assert text("steam-event-goods-delivered", **facts).startswith("Ada porta un cubo rosso da Elm ad Alba (")


@pytest.mark.parametrize(("spoken", "owed"), [("en", "−$1"), ("it", "−$1"), ("ru", "−$1"), ("de", "-1\u00a0$")])
def test_the_minus_of_money_stands_before_its_sign(spoken: str, owed: str) -> None:
    with speaking(spoken):
        assert text("steam-play-capital", cash=-1, income="−2", points=0).count(owed) == 1


def test_the_check_finds_what_is_wrong() -> None:
    def of(text: str) -> ftl.Pattern:
        entry = FluentParser().parse(text).body[0]
        assert isinstance(entry, ftl.Message) and entry.value is not None
        return entry.value

    ours = of("a = { $name } has { $count ->\n    [one] one share\n   *[other] { $count } shares\n }")
    assert not list(
        _faults("de", ours, of("a = { $name } hat { $count ->\n    [one] eine\n   *[other] { $count }\n }"))
    )
    assert list(_faults("ru", ours, of("a = { $name }: { $count ->\n    [one] одна\n   *[other] { $count }\n }"))) == [
        "$count has no words for few, many"
    ]
    assert list(_faults("de", ours, of("a = { $count } Aktien"))) == ["does not tell name"]
    assert list(_faults("de", ours, of("a = { $name } { $count } { $x }"))) == ["asks for x, which nobody gives"]
    assert list(_faults("hu", ours, of("a = { AZ($name) } { $name } { $count } { AN($name) }"))) == [
        "there is no function AN"
    ]
    left = of("a = Nobody is here any more")
    assert list(_faults("it", left, left)) == ["is still in English"]
