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

from rainhill.games.rocket.events import RocketEvent
from rainhill.games.rocket.info import INFO as ROCKET
from rainhill.games.rocket.map import list_rocket_maps, rocket_map
from rainhill.games.steam.actions import ACTION_TILES
from rainhill.games.steam.events import SteamEvent
from rainhill.games.steam.info import INFO as STEAM
from rainhill.games.steam.map import COLOURS
from rainhill.games.steam.refusals import _LAYS
from rainhill.games.steam.tiles import all_tiles
from rainhill.locales import PLACES, files_of, has_text
from rainhill.locales.words import choice_name, option_label, option_text
from rainhill.registry import find_game, list_games

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "rainhill"
ENGLISH = SOURCE / "locales" / "en"
INFOS = {info.id: info for info in (ROCKET, STEAM)}
EVENTS = {
    game: {event.key: {f.name for f in fields(event)} for event in get_args(events)}
    for game, events in (("rocket", RocketEvent), ("steam", SteamEvent))
}
# Where the code of a refusal is chosen by a condition or looked up, it is not the first argument.
CHOSEN = {
    "rocket": {"hex-has-track", "hex-has-locomotive", "target-track", "target-locomotive"},
    "steam": {"level-highest", "already-improved", "must-urbanize", "must-grow", *(word for word, _ in _LAYS.values())},
}
games = pytest.mark.parametrize("game", list(INFOS))


@cache
def messages() -> dict[str, tuple[str, set[str]]]:
    """id (or id.attribute) -> file and the variables it asks for."""
    found: dict[str, tuple[str, set[str]]] = {}
    # Names on maps are looked up by the name and not by the key (`test_places.py`).
    for file in sorted(file for file in ENGLISH.rglob("*.ftl") if file.name != PLACES):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            patterns = {entry.id.name: entry.value} if entry.value is not None else {}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                assert name not in found, f"{name} is there twice"
                found[name] = (file.relative_to(ENGLISH).as_posix(), set(_variables(pattern)))
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


def is_for_browsers(file: str) -> bool:
    """What only the browser says: it bundles these files, and its own sources, which are not Python, ask for them."""
    folder, _, name = file.partition("/")
    return folder == "web" or name in ("card.ftl", "helper.ftl", "learn.ftl", "lessons.ftl", "web.ftl")


def variables(key: str) -> set[str]:
    return messages()[key][1]


@cache
def trees() -> dict[str, ast.Module]:
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}


def coded(name: str, within: tuple[str, ...] = ()) -> dict[str, list[set[str] | None]]:
    """code -> facts, for every place where an error of this class is made; None where the facts cannot be read off.

    `within` names the packages to look at; none: all.
    """
    found: dict[str, list[set[str] | None]] = {}
    for file, tree in trees().items():
        if within and not file.startswith(tuple(f"{name}/" for name in within)):
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


@pytest.mark.slow
def test_every_file_can_be_read_to_the_end() -> None:
    for file in ENGLISH.rglob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {str(entry.content)[:80]}"


def test_every_key_stands_in_the_file_where_it_is_looked_for() -> None:
    for key, (file, _) in messages().items():
        if is_for_browsers(file):
            continue
        assert file in files_of(key), key


@games
def test_every_event_has_a_sentence_and_every_sentence_an_event(game: str) -> None:
    prefix = f"{game}-event-"
    sentences = {key.removeprefix(prefix) for key in messages() if key.startswith(prefix)}
    assert sentences == set(EVENTS[game])


@games
@pytest.mark.parametrize("family", ["event", "brief", "you", "yours"])
def test_sentences_of_events_ask_only_for_facts_of_the_event(game: str, family: str) -> None:
    for event, facts in EVENTS[game].items():
        key = f"{game}-{family}-{event}"
        if key in messages():
            assert variables(key) <= facts | {"many"}, key


@pytest.mark.slow
@games
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(game: str) -> None:
    codes = coded("Refused", within=("kernel", f"games/{game}"))
    wanted = set(codes) | CHOSEN[game]
    families = ("refusal-", f"{game}-refusal-")
    # What is pointed at is not named again (`.here`).
    sentences = {key.partition("refusal-")[2].partition(".")[0] for key in messages() if key.startswith(families)}
    assert sentences == wanted
    for code, places in codes.items():
        key = f"{game}-refusal-{code}" if has_text(f"{game}-refusal-{code}") else f"refusal-{code}"
        for facts in places:
            assert facts is None or variables(key) <= facts, key


def test_what_the_server_refuses_it_explains_with_all_that_its_sentences_ask_for() -> None:
    lacking = {
        (key, missing)
        for maker in ("Refused", "Forbidden", "Trouble")
        for code, places in coded(maker, within=("server",)).items()
        for key in (f"server-refusal-{code}", f"refusal-{code}")
        if key in messages()
        for facts in places
        for missing in (set() if facts is None else variables(key) - facts)
    }
    assert lacking == set()


# What the functions in draw/words.py add for everybody.
ADDED = {
    "RecordError": {"number", "reason", "line", "rule"},
    "SetupError": set(),
    "MapError": {"place", "company", "other", "wanted", "fewest", "most"},
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("prefix", "makers", "besides"),
    [
        ("record-", ("RecordError",), set()),
        ("setup-", ("SetupError",), set()),
        ("map-", ("MapError", "error"), {"map-where", "map-where-file"}),
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


@games
def test_what_a_game_is_made_of_has_names(game: str) -> None:
    info = INFOS[game]
    for option in info.options:
        assert option_label(game, option.id) and option_text(game, option.id)
        ignored = set(info.editions) - set(option.editions or info.editions)
        assert (f"{game}-option-{option.id}.why" in messages()) == bool(ignored)
        assert all(choice_name(game, option.id, choice) for choice in option.choices)
    for edition in info.editions:
        for family in ("edition", "money", "gain", "unit", "rules"):
            assert f"{game}-{family}-{edition}" in messages()
    assert all(has_text(f"{name}-title") and find_game(name) for name in list_games())


def named(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages() if key.startswith(prefix)}


def test_everything_on_the_table_has_a_word_and_every_word_a_thing() -> None:
    industries = {name for board in list_rocket_maps() for name in rocket_map(board).industries}
    assert named("rocket-industry-") == industries
    assert named("steam-colour-") == set(COLOURS)
    assert named("steam-tile-") == set(ACTION_TILES)
    assert named("steam-shape-") == {shape.id for shape in all_tiles().shapes}


@cache
def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string of the source that could be a key, and the patterns of those put together."""
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "game_text":
                # The words of a game, and the plain ones for a game that has none.
                family = re.escape(ast.literal_eval(node.args[1]))
                patterns.append(re.compile(rf"(?:plain|{'|'.join(INFOS)})-{family}(?:-[A-Za-z0-9_.-]+)?"))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[A-Za-z0-9_.-]+" for p in node.values
                ]
                said = "".join(str(p.value) for p in node.values if isinstance(p, ast.Constant))
                # A pattern that says next to nothing would excuse everything.
                if re.fullmatch(r"[a-z0-9.-]*-[a-z0-9.-]*", said) and len(said) > 3:
                    patterns.append(re.compile("".join(parts)))
    return exact, patterns


def test_no_message_is_unused() -> None:
    exact, patterns = used()
    keys = [key for key, (file, _) in messages().items() if not is_for_browsers(file)]
    idle = [key for key in keys if key not in exact and not any(p.fullmatch(key) for p in patterns)]
    assert idle == []


def literal_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Every text("key", fact=...) of the source whose facts can be read off."""
    for file, tree in trees().items():
        # Elsewhere `text` may be somebody else's function, such as the one for SQL.
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        if not any(node.module == "rainhill.locales" for node in imports):
            continue
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
        assert key in messages(), f"{file}: {key}"
        assert variables(key) == facts, f"{file}: {key}"
