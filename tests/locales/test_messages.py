"""Every event, refusal, score and error has its sentence; no sentence asks for what it is not given; none is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rainhill.games import find_game, list_games
from rainhill.locales import has_text
from rainhill.rocket.board import list_rocket_boards, rocket_board
from rainhill.rocket.events import RocketEvent
from rainhill.rocket.info import INFO

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "rainhill"
ENGLISH = SOURCE / "locales" / "en"
EVENTS = {event.key: {f.name for f in fields(event)} for event in get_args(RocketEvent)}


@cache
def messages() -> dict[str, tuple[str, set[str]]]:
    """id (or id.attribute) -> file and the variables it asks for."""
    found: dict[str, tuple[str, set[str]]] = {}
    for file in sorted(ENGLISH.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            patterns = {entry.id.name: entry.value} if entry.value is not None else {}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                assert name not in found, f"{name} is there twice"
                found[name] = (file.stem, set(_variables(pattern)))
    return found


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for item in node:
            yield from _variables(item)
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)


def variables(key: str) -> set[str]:
    return messages()[key][1]


@cache
def trees() -> dict[str, ast.Module]:
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}


def is_unborn(word: str) -> bool:
    """Whether this is a game that is not in the registry yet, so that it has nobody to speak to."""
    return (SOURCE / word / "info.py").exists() and word not in list_games()


def coded(name: str) -> dict[str, list[set[str] | None]]:
    """code -> facts, for every place where an error of this class is made; None where the facts cannot be read off."""
    found: dict[str, list[set[str] | None]] = {}
    for file, tree in trees().items():
        if is_unborn(file.partition("/")[0]):
            continue
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                continue
            called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if called == name and isinstance(call.args[0].value, str):
                names = {keyword.arg for keyword in call.keywords}
                facts = None if None in names else {str(keyword) for keyword in names}
                found.setdefault(call.args[0].value, []).append(facts)
    return found


def test_every_file_can_be_read_to_the_end() -> None:
    for file in ENGLISH.glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {str(entry.content)[:80]}"


def test_every_key_stands_in_the_file_where_it_is_looked_for() -> None:
    files = {file.stem for file in ENGLISH.glob("*.ftl")}
    for key, (file, _) in messages().items():
        word = key.partition("-")[0]
        assert file == (word if word in files else "kernel"), key


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    sentences = {key.removeprefix("rocket-event-") for key in messages() if key.startswith("rocket-event-")}
    assert sentences == set(EVENTS)


@pytest.mark.parametrize("family", ["event", "brief"])
def test_sentences_of_events_ask_only_for_facts_of_the_event(family: str) -> None:
    for event, facts in EVENTS.items():
        key = f"rocket-{family}-{event}"
        if key in messages():
            assert variables(key) <= facts | {"many"}, key


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    codes = coded("Refused")
    # In two places the code is chosen by a condition, so it is not the first argument.
    chosen = {"hex-has-track", "hex-has-locomotive", "target-track", "target-locomotive"}
    wanted = set(codes) | chosen
    sentences = {key.partition("refusal-")[2] for key in messages() if "refusal-" in key}
    assert sentences == wanted
    for code, places in codes.items():
        key = f"rocket-refusal-{code}" if has_text(f"rocket-refusal-{code}") else f"refusal-{code}"
        for facts in places:
            assert facts is None or variables(key) <= facts, key


# What the functions in draw/words.py add for everybody.
ADDED = {"RecordError": {"number", "reason", "line", "rule"}, "SetupError": set(), "BoardError": {"place"}}


@pytest.mark.parametrize(
    ("prefix", "makers", "besides"),
    [
        ("record-", ("RecordError",), set()),
        ("setup-", ("SetupError",), set()),
        ("map-", ("BoardError", "error"), {"map-where", "map-where-file"}),
    ],
)
def test_every_trouble_has_a_sentence_and_every_sentence_a_trouble(
    prefix: str, makers: tuple[str, ...], besides: set[str]
) -> None:
    codes = {code: places for maker in makers for code, places in coded(maker).items()}
    # `error` is also the name of argparse's method, which takes a sentence.
    codes = {code: places for code, places in codes.items() if re.fullmatch(r"[a-z-]+", code)}
    found = {key for key in messages() if key.startswith(prefix)} - besides
    assert {key.removeprefix(prefix) for key in found} == set(codes)
    for code, places in codes.items():
        for facts in places:
            assert facts is None or variables(prefix + code) <= facts | ADDED[makers[0]], code


def test_what_a_game_is_made_of_has_names() -> None:
    for option in INFO.options:
        key = f"rocket-option-{option.id}"
        assert {f"{key}.label", *(f"{key}.{choice}" for choice in option.choices)} <= set(messages())
    for edition in INFO.editions:
        for family in ("edition", "money", "gain", "unit", "rules"):
            assert f"rocket-{family}-{edition}" in messages()
    industries = {name for board in list_rocket_boards() for name in rocket_board(board).industries}
    named = {key.removeprefix("rocket-industry-") for key in messages() if key.startswith("rocket-industry-")}
    assert named == industries
    assert all(has_text(f"{game}-title") and find_game(game) for game in list_games())


@cache
def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string of the source that could be a key, and the patterns of those put together."""
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9_.-]+" for p in node.values
                ]
                said = "".join(str(p.value) for p in node.values if isinstance(p, ast.Constant))
                # A pattern that says next to nothing would excuse everything.
                if re.fullmatch(r"[a-z0-9.-]*-[a-z0-9.-]*", said) and len(said) > 3:
                    patterns.append(re.compile("".join(parts)))
    return exact, patterns


def test_no_message_is_unused() -> None:
    exact, patterns = used()
    idle = [key for key in messages() if key not in exact and not any(p.fullmatch(key) for p in patterns)]
    assert idle == []


def literal_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Every text("key", fact=...) of the source whose facts can be read off."""
    for file, tree in trees().items():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "text" or not call.args:
                continue
            names = {keyword.arg for keyword in call.keywords}
            if isinstance(call.args[0], ast.Constant) and None not in names:
                yield file, str(call.args[0].value), {str(name) for name in names}


def test_every_key_in_the_source_exists_and_gets_exactly_its_facts() -> None:
    calls = list(literal_calls())
    assert len(calls) > 100
    for file, key, facts in calls:
        if is_unborn(key.partition("-")[0]):
            continue
        assert key in messages(), f"{file}: {key}"
        assert variables(key) == facts, f"{file}: {key}"
