"""argparse's own words are said in the language in use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rainhill.cli import main
from rainhill.locales import languages, speak

WRONG = (
    ["draw", "--width"],
    ["draw", "--theme", "pink", "england"],
    ["draw", "--width", "x", "england"],
    ["draw", "--no-such"],
    ["replay"],
)
ARGPARSE = ("usage:", "required:", "unrecognized", "argument ", "invalid", "expected one")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(None)


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_what_is_wrong_with_arguments_is_said_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in WRONG:
        speak(language)
        with pytest.raises(SystemExit):
            main(words)
        said = capsys.readouterr().err
        assert said and not [word for word in ARGPARSE if word in said], said


def test_in_english_the_line_of_usage_begins_as_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    speak("en")
    with pytest.raises(SystemExit):
        main(["draw", "--theme", "pink", "england"])
    said = capsys.readouterr().err
    assert said.startswith("usage: rainhill draw")
    assert "--theme: 'pink' is not one of 'light'" in said
