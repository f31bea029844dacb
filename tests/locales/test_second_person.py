"""Somebody who sits at a table as "You" is spoken to, in every language and in every sentence of the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any, get_args

import pytest

import rainhill
from rainhill.games.rocket.events import RocketEvent, VetoPassed
from rainhill.games.steam.events import SteamEvent
from rainhill.locales import has_text, languages, speak, text
from rainhill.locales.words import ask, describe, said_facts
from tests.locales.test_messages import INFOS, messages, variables

NAMELESS = {"turn-began"}
"""Events of a seat whose sentences have no verb."""
NO_VERB = {"act"}
EVENTS: dict[str, tuple[Any, ...]] = {"rocket": get_args(RocketEvent), "steam": get_args(SteamEvent)}
games = pytest.mark.parametrize("game", list(INFOS))


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    speak(None)


@games
def test_there_is_a_sentence_for_everything_you_do_and_for_what_is_yours(game: str) -> None:
    for event in EVENTS[game]:
        names = {field.name for field in fields(event)}
        if "seat" in names or "winners" in names:
            assert has_text(f"{game}-you-{event.key}") == (event.key not in NAMELESS), event.key
        if "owner" in names:
            assert has_text(f"{game}-yours-{event.key}"), event.key
    for key in (key for key in messages() if key.startswith(f"{game}-you-")):
        assert "seat" not in variables(key), f"{key}: who is spoken to is not named"


@pytest.mark.parametrize(
    ("name", "said"),
    [("en", "You pass."), ("de", "Du passt."), ("hu", "Passzolsz."), ("it", "Tu passi."), ("ru", "Вы пасуете.")],
)
def test_whoever_types_the_word_for_a_name_is_meant(name: str, said: str) -> None:
    speak(name)
    for called in (text("seat-you"), text("seat-you").capitalize()):
        header = rainhill.new("rocket", map="toy", seats=[called, "Ben"], seed=1).header
        assert describe(VetoPassed(seat=0, company="WPR"), header) == said
        assert describe(VetoPassed(seat=1, company="WPR"), header).startswith("Ben ")


@games
def test_a_whole_match_speaks_to_you(game: str) -> None:
    """Every question and every event of the seat is put with the facts that it really has."""
    match = rainhill.new(game, map="toy", seats=["You", "Ben", "Cai"], seed=4)
    rng = Random(4)
    asked = []
    while (decision := match.decision) is not None:
        if decision.seat == 0 and decision.kind not in NO_VERB:
            asked.append(decision)
        match.play(rng.choice(match.legal()))
    events = [event for events in match.events for event in events if getattr(event, "seat", None) == 0]
    assert len(asked) > 3 and len({event.key for event in events}) > 5
    for name in languages():
        speak(name)
        header = replace(match.header, seats=(text("seat-you"), "Ben", "Cai"))
        for question in asked:
            told = text(f"{game}-you-asked-{question.kind}", **said_facts(question.facts, header))
            assert ask(question, header) == told
        for event in (event for event in events if event.key not in NAMELESS):
            assert describe(event, header) and "{" not in describe(event, header)
