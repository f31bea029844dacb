"""Matches: playing, forced answers, undo, copies, branches (on a game without railways)."""

from __future__ import annotations

from random import Random

import pytest

from examples.nim.game import GAME as NIM
from examples.nim.game import Take, Taken
from rainhill.kernel.game import Decision
from rainhill.kernel.match import Entry, Match
from rainhill.kernel.refusals import RecordError, Refused, SetupError


def new(first: str = "1", **asked: object) -> Match:
    return Match.new(NIM, seats=2, deal={"first": first}, **asked)  # type: ignore[arg-type]


def test_a_new_match_fills_in_every_default() -> None:
    header = new().header
    assert header.game == "nim"
    assert header.rules == 2
    assert (header.map, header.map_hash, header.edition) == ("heap", "hash-of-heap", "long")
    assert header.options == {"extra": "no"}
    assert header.seats == ("Seat 1", "Seat 2")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"map": "moon"}, "unknown-map"),
        ({"edition": "endless"}, "unknown-edition"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"extra": "perhaps"}}, "unknown-choice"),
        ({"seats": 1}, "wrong-seats"),
        ({"seats": 4}, "wrong-seats"),
        ({"seats": ["Ada", "Ada"]}, "same-seat-name"),
        ({"seats": ["Ada", ""]}, "bad-seat-name"),
        ({"seats": ["Ada", " Ben"]}, "bad-seat-name"),
        ({"seats": ["Ada", "Ben\u200d"]}, "bad-seat-name"),
        ({"seats": ["Ada", "B\u200den"]}, "bad-seat-name"),
        ({"seats": ["Ada", "B\nen"]}, "bad-seat-name"),
        ({"seats": ["Ada", "B" * 41]}, "bad-seat-name"),
        ({"seats": ["Ada", "\u3164"]}, "bad-seat-name"),
        ({"seats": ["Ada", "A\u034fda"]}, "bad-seat-name"),
        ({"seats": ["Ada", "Ada\ufe0f"]}, "bad-seat-name"),
        ({"seats": ["Ada", "Ada\U000e0100"]}, "bad-seat-name"),
        ({"deal": {"first": "3"}}, "bad-deal"),
    ],
)
def test_a_match_that_cannot_be_set_up(asked: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as error:
        Match.new(NIM, **{"seats": 2, **asked})  # type: ignore[arg-type]
    assert error.value.code == code
    assert code in str(error.value)


def test_a_name_given_twice_is_told_once() -> None:
    with pytest.raises(SetupError) as error:
        Match.new(NIM, seats=["Ada", "Ada"])
    assert error.value.facts["names"] == ("Ada",)


@pytest.mark.parametrize("name", ["B" * 40, "Zoë", "Ждана", "葛飾", "❤️\u200d🔥", "1️⃣", "नेहा", "🏴\u200d☠️", "A\u0301da"])
def test_names_are_written_in_any_script_and_in_signs(name: str) -> None:
    assert Match.new(NIM, seats=["Ada", name]).header.seats[1] == name


def test_the_same_seed_deals_the_same() -> None:
    deals = [Match.new(NIM, seats=3, seed=seed).header.deal for seed in (5, 5, 6, 7, 8, 9)]
    assert deals[0] == deals[1]
    assert len({deal["first"] for deal in deals}) > 1


def test_play_takes_actions_and_notation() -> None:
    match = new()
    assert match.play(Take(2)) == (Taken(0, 2),)
    assert match.play("take 1") == (Taken(1, 1),)
    assert match.version == 2
    assert match.decision == Decision(0, "take", {"stones": 4})
    assert match.entries == [Entry(0, Take(2)), Entry(1, Take(1))]


def test_an_unreadable_notation_changes_nothing() -> None:
    match = new()
    with pytest.raises(RecordError):
        match.play("grab 1")
    assert match.version == 0


def test_the_seat_is_checked_when_given() -> None:
    match = new()
    with pytest.raises(Refused) as refusal:
        match.play(Take(1), seat=1)
    assert (refusal.value.code, refusal.value.facts) == ("not-your-decision", {"seat": 1, "asked": 0})
    match.play(Take(1), seat=0)
    assert match.version == 1


def test_a_refused_action_changes_nothing() -> None:
    match = new(edition="quick")
    before = match.position.digest()
    with pytest.raises(Refused) as refusal:
        match.play(Take(9))
    assert refusal.value.rule == "N1"
    assert str(refusal.value) == "too-many [N1] (stones=9, left=3)"
    assert (match.version, match.events, match.position.digest()) == (0, [], before)


def test_a_forced_answer_is_given_and_marked() -> None:
    match = new(edition="quick")
    events = match.play(Take(2), comment="greedy")
    assert events == (Taken(0, 2), Taken(1, 1))
    assert match.entries == [Entry(0, Take(2), False, "greedy"), Entry(1, Take(1), True)]
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_even_the_first_answer_may_be_forced() -> None:
    match = new(map="pebble")
    assert match.entries == [Entry(0, Take(1), True)]
    assert match.over
    assert match.undo() is None


def test_nothing_can_be_played_after_the_end() -> None:
    match = new(edition="quick")
    match.play(Take(2))
    with pytest.raises(Refused) as refusal:
        match.play(Take(1))
    assert refusal.value.code == "match-over"


def test_undo_takes_back_what_somebody_chose_with_the_forced_answers_after_it() -> None:
    match = new(edition="quick")
    digests = [match.position.digest()]
    match.play(Take(1))
    digests.append(match.position.digest())
    match.play(Take(1))
    assert [entry.auto for entry in match.entries] == [False, False, True]
    assert match.undo() == Entry(1, Take(1))
    assert match.position.digest() == digests[1]
    assert len(match.events) == match.version == 1
    assert match.undo() == Entry(0, Take(1))
    assert match.position.digest() == digests[0]
    assert match.undo() is None


def test_a_copy_is_independent() -> None:
    match = new()
    match.play(Take(2))
    other = match.copy()
    other.play(Take(2))
    match.play(Take(1))
    assert match.entries != other.entries
    assert (match.position.digest(), other.position.digest()) == ("04" + "0" + "0201", "03" + "0" + "0202")
    other.undo()
    other.undo()
    assert other.version == 0
    assert match.version == 2


def test_a_branch_shares_the_past_only() -> None:
    match = new()
    match.play(Take(2))
    match.play(Take(2))
    branch = match.branch(1)
    assert branch.entries == match.entries[:1]
    branch.play(Take(1))
    assert match.position.digest() == "03" + "0" + "0202"
    assert branch.position.digest() == "04" + "0" + "0201"
    for version in (-1, 3):
        with pytest.raises(IndexError):
            match.branch(version)
        with pytest.raises(IndexError):
            match.position_at(version)


def test_position_at_gives_every_past_position() -> None:
    match = new()
    digests = [match.position.digest()]
    for stones in (2, 1, 2):
        match.play(Take(stones))
        digests.append(match.position.digest())
    assert [match.position_at(n).digest() for n in range(4)] == digests
    match.position_at(1).apply(Take(1))
    assert match.position_at(1).digest() == digests[1]


def test_preview_changes_nothing() -> None:
    match = new()
    before = match.position.digest()
    assert match.preview("take 2") == (Taken(0, 2),)
    assert match.position.digest() == before


def test_replay_accepts_an_only_answer_only_where_it_was_one() -> None:
    match = new()
    with pytest.raises(Refused) as refusal:
        match.replay(Entry(0, Take(1), auto=True))
    assert refusal.value.code == "not-forced"
    assert match.version == 0


def test_extend_log_replays_and_goes_on_to_the_next_question() -> None:
    match = new(edition="quick")
    match.extend_log([Entry(0, Take(2))])
    assert [entry.auto for entry in match.entries] == [False, True]


@pytest.mark.parametrize("seed", range(5))
def test_random_play_ends(seed: int) -> None:
    match = Match.new(NIM, seats=3, seed=seed)
    match.play_randomly(Random(seed))
    assert match.over
    assert match.legal() == []


def test_random_play_stops_at_the_limit() -> None:
    match = new()
    match.play_randomly(Random(1), limit=2)
    assert match.version == 2
