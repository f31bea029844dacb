"""What is wrong with a file or a set-up, told in words of the language: games by title, tokens in quotes."""

from __future__ import annotations

import pytest

from rainhill.kernel.jsonable import action_from_plain
from rainhill.kernel.maps import MapError, parse_map
from rainhill.kernel.refusals import RecordError, SetupError
from rainhill.locales import languages, speaking
from rainhill.locales.words import map_trouble, record_trouble, setup_trouble

QUOTES = {"en": "“{}”", "hu": "„{}”", "de": "„{}“", "ru": "«{}»", "it": "«{}»"}


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_game_is_named_by_its_title(language: str) -> None:
    with speaking(language):
        told = [
            setup_trouble(SetupError("unknown-map", game="rocket", map="moon", known=("toy", "usa"))),
            setup_trouble(SetupError("no-own-maps", game="rocket")),
            setup_trouble(SetupError("wrong-seats", game="rocket", seats=9, known=(2, 3, 4))),
            map_trouble(MapError("other-game", game="rocket")),
        ]
    assert [sentence for sentence in told if "Stephenson’s Rocket" not in sentence] == []


def test_a_game_that_there_is_not_stays_as_it_was_typed(language: str) -> None:
    with speaking(language):
        assert "chess" in map_trouble(MapError("other-game", game="chess"))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (MapError("unknown-colour", colour="x", known=("red", "blue")), ("x", "red", "blue")),
        (MapError("same-industry", industries=("steel", "coal")), ("steel", "coal")),
        (MapError("same-id", id="GWR"), ("GWR",)),
        (MapError("company-twice", key="colour", value="red"), ("colour", "red")),
        (MapError("industry-sum", industry="coal", number=2, wanted=4), ("coal",)),
        (MapError("colour-missing", colour="yellow"), ("yellow",)),
    ],
)
def test_words_of_a_map_file_stand_in_quotes(error: MapError, words: tuple[str, ...], language: str) -> None:
    with speaking(language):
        told = map_trouble(error)
    assert [word for word in words if QUOTES[language].format(word) not in told] == []


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (SetupError("same-bot-twice", names=("greedy",)), ("greedy",)),
        (SetupError("own-bot-silent", bot="mybot", reason="ModuleNotFoundError"), ("mybot",)),
        (SetupError("own-bot-large", bot="mybot", size=120, most=20), ("mybot",)),
        (SetupError("arena-file", file="league.jsonl"), ("rainhill arena",)),
        (SetupError("bot-cannot-explain", bot="greedy"), ("greedy",)),
        (RecordError("map-changed", map="england", recorded="1a", present="2b"), ("england",)),
    ],
)
def test_words_that_were_typed_stand_in_quotes(
    error: SetupError | RecordError, words: tuple[str, ...], language: str
) -> None:
    with speaking(language):
        told = setup_trouble(error) if isinstance(error, SetupError) else record_trouble(error)
    assert [word for word in words if told.count(QUOTES[language].format(word)) != told.count(word)] == []


@pytest.mark.parametrize(
    "error",
    [
        SetupError("own-bot-silent", bot="mybot", reason="ModuleNotFoundError"),
        SetupError("workers-silent", workers="ray://cluster:10001", reason="ConnectionError"),
        SetupError("workers-lost", reason="ConnectionError"),
    ],
)
def test_a_sentence_with_a_reason_ends_like_a_sentence(error: SetupError, language: str) -> None:
    with speaking(language):
        told = setup_trouble(error)
    assert f"({error.facts['reason']})." in told
    assert told.endswith(".")


def test_an_action_without_a_kind_is_told_as_such(language: str) -> None:
    told = []
    for number in (0, 3):
        with pytest.raises(RecordError) as refused:
            action_from_plain({}, {"hex": "A1"})
        refused.value.facts["number"] = number
        with speaking(language):
            told.append(record_trouble(refused.value))
    assert [sentence for sentence in told if QUOTES[language].format("kind") not in sentence] == []
    assert "none" not in " ".join(told).lower()
    assert "3" in told[1]


def test_what_is_no_toml_is_told_with_its_column_and_the_readers_words_in_quotes(language: str) -> None:
    with pytest.raises(MapError) as refused:
        parse_map("format = 1\ntitle = \n", "fens.toml")
    assert (refused.value.line, refused.value.facts["column"]) == (2, 9)
    with speaking(language):
        told = map_trouble(refused.value)
    assert QUOTES[language].format("Invalid value") in told
    assert "at line" not in told
    assert "9" in told


def test_a_refusal_in_a_record_names_things_though_nobody_has_a_name() -> None:
    error = RecordError("refused", number=3, reason="tile-taken", rule="S4.1", seat=2, tile="engineer")
    error.game = "steam"
    with speaking("it"):
        assert "Il posto 3 ha già preso Ingegnere" in record_trouble(error)
    station = RecordError("refused", number=3, reason="hex-has-station", rule="R4.2", seat=0, hex="A1")
    station.game = "rocket"
    with speaking("it"):
        assert "Su A1 il posto 1 ha già una stazione" in record_trouble(station)
    with speaking("ru"):
        assert "станция игрока на месте 1" in record_trouble(station)
