"""Names on the maps in the player's language; records and maps keep their own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from rainhill.games.rocket.events import CityScored
from rainhill.games.rocket.map import rocket_map
from rainhill.games.rocket.terminal.input import _cities
from rainhill.games.steam.terminal.names import find_stops
from rainhill.kernel.maps import GameMap, list_maps, read_map
from rainhill.kernel.match import Match
from rainhill.locales import ENGLISH, PLACES, join, languages, place_name, speak, text
from rainhill.locales.words import describe, map_title, way
from rainhill.registry import find_game, list_games
from tests.locales.test_languages import entries, words_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(None)


def names_on(board: GameMap) -> set[str]:
    """Everything on a map that has a name; companies are called by their own everywhere."""
    tables = [(kind, row) for kind, rows in board.tables.items() for row in rows]
    named = {row["name"] for kind, row in tables if kind != "company" and "name" in row}
    return {board.title} | named | {row["start"] for kind, row in tables if kind == "company"}


def names_in(language: str, game: str) -> dict[str, str]:
    return {key: words_of(pattern) for key, pattern in entries(language).get(f"{game}/{PLACES}", {}).items()}


@pytest.mark.parametrize("game", list_games())
def test_english_has_every_name_of_every_map_and_no_other(game: str) -> None:
    boards = [read_map(game, name) for name in list_maps(game)]
    assert set(names_in(ENGLISH, game).values()) == set().union(*(names_on(board) for board in boards))


@pytest.mark.parametrize("game", list_games())
def test_lessons_and_rules_in_russian_have_the_russian_names_of_the_small_map(game: str) -> None:
    board = read_map(game, "toy")
    # A company may be called like its starting town, and keeps its name.
    places = names_on(board) - {row["name"] for row in board.tables.get("company", ())}
    folder = files("rainhill.locales") / "ru" / game
    said = "".join((folder / name).read_text(encoding="utf-8") for name in ("learn.ftl", "lessons.ftl", "rulebook.md"))
    said = said.replace("West Pennyland", "")
    assert [name for name in places if name in said or name.replace("'", "’") in said] == []


@pytest.mark.parametrize("language", languages())
def test_a_place_has_one_name_in_every_game(language: str) -> None:
    found: dict[str, str] = {}
    for game in list_games():
        english = names_in(ENGLISH, game)
        for key, name in names_in(language, game).items():
            assert found.setdefault(english[key], name) == name, key
    if language != ENGLISH:
        assert len(found) > 25
        assert not [name for name, said in found.items() if name == said]


def test_russian_has_its_own_letters_for_all_of_them() -> None:
    for game in list_games():
        theirs = names_in("ru", game)
        assert theirs.keys() == names_in(ENGLISH, game).keys()
        assert not [name for name in theirs.values() if any("a" <= letter.lower() <= "z" for letter in name)]


@pytest.mark.parametrize(
    ("language", "city", "title"),
    [
        ("en", "London", "England"),
        ("it", "Londra", "Inghilterra"),
        ("ru", "Лондон", "Англия"),
        ("hu", "London", "Anglia"),
    ],
)
def test_sentences_and_titles_have_the_name_of_the_language(language: str, city: str, title: str) -> None:
    match = Match.new(find_game("rocket"), map="england", seats=("London", "York"), seed=1)
    speak(language)
    said = describe(CityScored("London", "GWR", (2, 1)), match.header)
    # Who is called like a place keeps the name.
    assert said.count(city) >= 1 and "York" in said and "London" in said
    assert map_title("rocket", "england") == title
    assert place_name("London") == city
    assert place_name("Nowhere") == "Nowhere"


def test_a_way_has_them_too_and_lists_of_people_do_not() -> None:
    speak("it")
    assert way("steam", ("London", "Dublin")) == "Londra – Dublino"
    assert join(("London", "York")) == "London e York"
    assert "Londra" in text("steam-drawing-link", owner=None, a="London", b="Dublin")


def test_what_is_typed_may_be_either_name() -> None:
    speak("ru")
    made = rocket_map("england")
    assert _cities(["лонд"], made) == _cities(["lond"], made) == ["London"]
    speak("it")
    assert find_stops(["colonia"], ["Köln", "Bonn"]) == find_stops(["koln"], ["Köln", "Bonn"]) == ["Köln"]


def test_a_match_is_written_down_with_the_names_of_the_map() -> None:
    match = Match.new(find_game("rocket"), map="england", seats=("Ada", "Ben"), seed=1)
    invest = next(action for action in match.position.legal() if action.kind == "invest")
    speak("ru")
    match.play(invest)
    assert not [letter for letter in match.to_text() if "а" <= letter.lower() <= "я"]
