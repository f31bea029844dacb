"""What is kept of a line in the chat."""

from __future__ import annotations

import pytest

from rainhill.kernel.refusals import Refused
from rainhill.server.tables.chat import clean

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize("said", [FAMILY, WALES, "\u2764\ufe0f", "\u0645\u06cc\u200c\u0631\u0648\u0645", "good luck"])
def test_joined_characters_stay_whole(said: str) -> None:
    assert clean(said) == said


def test_controls_are_taken_out() -> None:
    assert clean("a\x00b\u202ec \n d") == "a b c d"
    assert clean(f"\u200d hello {FAMILY}\u200d") == f"hello {FAMILY}"


@pytest.mark.parametrize("said", ["", " \n", "\u200d", "\u200d\u200c \u200d", "\u202e"])
def test_a_line_that_nobody_could_see_is_none(said: str) -> None:
    with pytest.raises(Refused, match="chat-empty"):
        clean(said)
