"""The loader: languages, fall-back to English, lists, numbers and plural forms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rainhill import locales
from rainhill.locales import MissingText, has_text, join, language, languages, speak, text


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small world with English and a second language that knows only some of the words."""
    for name, files in {
        "en": {
            "common/kernel": "hello = Hello { $name }!\nonly = Only here\n",
            "cli/play": "play-go = Go\n    .now = Go now\n",
            "chess/rules": "chess-title = Chess\n",
            "chess/web": "chess-board = only the browser asks\n",
        },
        "de": {"common/kernel": "hello = Hallo { $name }!\n"},
        "empty": {},
    }.items():
        (tmp_path / name).mkdir()
        for file, content in files.items():
            path = tmp_path / name / f"{file}.ftl"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
    monkeypatch.setattr(locales, "_folder", lambda: tmp_path)
    caches = (locales.languages, locales._bundle, locales._named_by)
    for cached in caches:
        cached.cache_clear()
    yield
    speak(None)
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


def test_only_languages_that_exist_are_offered(two_languages: None) -> None:
    assert languages() == ("en", "de")
    with pytest.raises(ValueError, match="fr"):
        speak("fr")


def test_a_game_has_a_folder_of_its_own(two_languages: None) -> None:
    assert text("chess-title") == "Chess"
    assert not has_text("chess-board")


def test_what_a_language_lacks_is_said_in_english(two_languages: None) -> None:
    speak("de")
    assert text("hello", name="Ada") == "Hallo Ada!"
    assert text("only") == "Only here"
    assert text("play-go.now") == "Go now"


@pytest.mark.parametrize(
    ("variables", "chosen"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "RAINHILL_LANG": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"RAINHILL_LANG": "de-CH"}, "de"),
        ({"RAINHILL_LANG": "xx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    two_languages: None, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], chosen: str
) -> None:
    for name in ("RAINHILL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == chosen


def test_a_key_without_a_sentence_is_our_mistake() -> None:
    assert not has_text("play-no-such-key")
    with pytest.raises(MissingText, match="play-no-such-key"):
        text("play-no-such-key")


def test_a_sentence_that_lacks_a_fact_is_our_mistake() -> None:
    with pytest.raises(MissingText, match="rocket-event-invested"):
        text("rocket-event-invested", seat="Ada", city="London")


def test_lists_are_joined_as_in_a_sentence() -> None:
    assert [join(names) for names in ([], ["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cai"])] == [
        "nobody",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cai",
    ]
    assert text("setup-unknown-map", map="x", game="rocket", known=("a", "b", "c")).endswith("Known: a, b and c.")


def test_numbers_and_plural_forms_follow_the_language() -> None:
    assert text("rocket-money-1999", points=3, pounds=3000) == "£3,000"
    assert text("rocket-money-2018", points=1, pounds=1000) == "1 point"
    assert text("rocket-money-2018", points=0, pounds=0) == "0 points"


def test_yes_no_and_nothing_choose_variants() -> None:
    moved = {"seat": "Ada", "origin": "H9", "to": "K10"}
    assert "off the GWR" in text("rocket-event-station-moved", **moved, company="GWR")
    assert text("rocket-event-station-moved", **moved, company=None) == "Ada moves a station from H9 to K10."
    assert "compiled core" in text("cli-version", version="1", compiled=True)
    assert "plain Python" in text("cli-version", version="1", compiled=False)
