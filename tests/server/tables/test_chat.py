"""What is kept of a line in the chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from rainhill.kernel.refusals import Refused
from rainhill.server.settings import Settings
from rainhill.server.tables import chat
from rainhill.server.tables.chat import clean
from tests.server.running_server import app_in_process

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


@pytest.mark.slow
def test_who_talks_without_end_fills_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 4)
    wish = {"game": "rocket", "map": "toy", "seats": [{"kind": "me"}, {"kind": "local"}]}
    with app_in_process(Settings(data=tmp_path, rates=False)) as http:
        at = f"/api/tables/{http.post('/api/tables', json=wish).json()['table']['id']}/chat"
        numbers = [http.post(at, json={"text": f"line {n}"}).json()["number"] for n in range(7)]
        assert numbers == [1, 2, 3, 4, 5, 6, 7]
        assert [line["text"] for line in http.get(at).json()] == ["line 3", "line 4", "line 5", "line 6"]
