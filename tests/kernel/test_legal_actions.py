"""Legal actions over the core's numbers: a sequence like any other, whose typed actions are made when looked at."""

from __future__ import annotations

from random import Random

import pytest

import rainhill
from rainhill.kernel.legal_actions import MOST_KNOWN, KnownActions, LegalActions
from rainhill.registry import list_games


def test_typed_actions_are_made_when_looked_at_and_only_once() -> None:
    made: list[int] = []

    def name(number: int) -> str:
        made.append(number)
        return f"action {number}"

    known = KnownActions(name)
    actions: LegalActions[str] = LegalActions(known, [7, 3, 5])
    assert len(actions) == 3
    assert made == []
    assert actions[1] == "action 3"
    assert actions[-1] == "action 5"
    assert made == [3, 5]
    assert list(actions) == ["action 7", "action 3", "action 5"]
    assert actions[:2] == ["action 7", "action 3"]
    assert made == [3, 5, 7]
    assert LegalActions(known, [3])[0] is actions[1]


def test_what_is_kept_is_bounded() -> None:
    known = KnownActions(str)
    assert list(LegalActions(known, range(MOST_KNOWN + 10)))[-1] == str(MOST_KNOWN + 9)
    assert len(known.typed) <= MOST_KNOWN


def test_it_is_a_sequence_like_a_list() -> None:
    known = KnownActions(str)
    actions: LegalActions[str] = LegalActions(known, [1, 2, 3])
    assert "2" in actions
    assert "4" not in actions
    assert actions.index("3") == 2
    assert actions == ["1", "2", "3"] == actions
    assert actions == ("1", "2", "3")
    assert actions == LegalActions(KnownActions(str), [1, 2, 3])
    assert actions != LegalActions(known, [1, 2])
    assert actions != 3
    assert actions + ["4"] == ["1", "2", "3", "4"]  # noqa: RUF005
    assert repr(actions) == "['1', '2', '3']"
    assert list(reversed(actions)) == ["3", "2", "1"]
    with pytest.raises(IndexError):
        actions[3]
    with pytest.raises(TypeError, match="unhashable"):
        hash(actions)


@pytest.mark.parametrize("game", list_games())
def test_a_list_stays_as_it_was_when_the_match_goes_on(game: str) -> None:
    rng = Random(4)
    match = rainhill.new(game, map="toy", seats=3, seed=9)
    for _ in range(60):
        if match.over:
            break
        listed = match.legal()
        before = [match.game.format_action(action) for action in listed]
        match.play(match.position.sample(rng))
        # Looked at for the first time only now, some of them.
        assert [match.game.format_action(action) for action in listed] == before
