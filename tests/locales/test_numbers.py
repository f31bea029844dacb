"""Numbers are written as the language writes them, in Python as in browsers (`web/test/unit/numbers.test.ts`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainhill.locales import languages, speak, text

SAMPLES: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("numbers.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    yield
    speak(None)


def test_every_language_has_samples() -> None:
    assert set(SAMPLES) == set(languages())


@pytest.mark.parametrize("name", SAMPLES)
def test_numbers_are_grouped_as_browsers_group_them(name: str) -> None:
    speak(name)
    said = {
        number: text("list-more", first=json.loads(number), next="x").removesuffix(", x") for number in SAMPLES[name]
    }
    assert said == SAMPLES[name]
