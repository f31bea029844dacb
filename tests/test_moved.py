"""Names that people's programs and notebooks import are found where they were, with a word about the new place."""

from __future__ import annotations

import warnings
from importlib import import_module

import pytest

import rainhill
from rainhill._moved import MOVED, new_name
from rainhill.bots.bot import finish
from rainhill.games.rocket.actions import Extend
from rainhill.games.rocket.rules import core
from rainhill.locales.words import describe


@pytest.mark.parametrize(
    ("module", "name", "meant"),
    [
        ("rainhill.rocket.actions", "Extend", Extend),
        ("rainhill.rocket.core", "legal", core.legal),
        ("rainhill.bots.play", "finish", finish),
        ("rainhill.draw.words", "describe", describe),
    ],
)
def test_an_old_name_gives_what_the_new_one_gives(module: str, name: str, meant: object) -> None:
    with pytest.warns(DeprecationWarning, match="now"):
        found = import_module(module)
    assert getattr(found, name) is meant


def test_what_a_seat_may_know_has_its_old_name() -> None:
    match = rainhill.new("rocket", map="toy", seats=2, edition="1999", seed=1)
    with pytest.warns(DeprecationWarning, match=r"rainhill\.bots\.bot"):
        seen_by = import_module("rainhill.bots.sight").seen_by
    assert seen_by(match.position, 0).digest() == match.position.known_to(0).digest()


def test_names_that_never_were_are_not_found() -> None:
    assert new_name("rainhill.rocket.nothing") is None
    assert new_name("rainhill.chess") is None
    assert new_name("elsewhere.rocket") is None
    assert all(import_module(new) for new in MOVED.values())
    with warnings.catch_warnings():
        # Its parent is an old name: it warns, if nobody has used it before.
        warnings.simplefilter("ignore")
        with pytest.raises(ModuleNotFoundError):
            import_module("rainhill.rocket.nothing")
