"""Records: both forms give back the match; anything else is refused with a line number, never with a traceback."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.nim.game import GAME as NIM
from examples.nim.game import Take
from rainhill.kernel.game import Game
from rainhill.kernel.match import Match
from rainhill.kernel.records import LARGEST, format_json, format_record, read_record
from rainhill.kernel.refusals import RecordError, SetupError

GOOD = """\
Rainhill record 1
Game: nim
Rules: 2
Map: heap hash-of-heap
Edition: long
Option extra: no
Seat 1: Ada
Seat 2: Ben
Deal first: 2
Actions: 4
Hash: 0000304

1. Ben: take 2 ; a strong opening
2. Ada: take 2
3. Ben: take 2
4. Ada: take 1 (only answer)
"""


def find_nim(game_id: str) -> Game:
    if game_id != "nim":
        raise SetupError("unknown-game", game=game_id, known=("nim",))
    return NIM


def good_match() -> Match:
    match = Match.new(NIM, seats=["Ada", "Ben"], deal={"first": "2"})
    match.play(Take(2), comment="a strong opening")
    match.play(Take(2))
    match.play(Take(2))
    return match


def good_json() -> dict[str, Any]:
    data = json.loads(format_json(good_match()))
    assert isinstance(data, dict)
    return data


def same(a: Match, b: Match) -> bool:
    return (a.header, a.entries, a.events, a.position.digest()) == (b.header, b.entries, b.events, b.position.digest())


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_record(text, find_nim)
    return error.value


def edited(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


# -- what is written can be read --------------------------------------------------------------------------------------


def test_the_text_is_exactly_this() -> None:
    head, _, body = format_record(good_match()).partition("\n\n")
    assert head.splitlines()[:10] == GOOD.splitlines()[:10]
    assert head.splitlines()[-1] == "Result: empty 1 0"
    assert body == GOOD.partition("\n\n")[2]


def test_text_and_json_give_back_the_match() -> None:
    match = good_match()
    assert same(read_record(format_record(match), find_nim), match)
    assert same(read_record(format_json(match), find_nim), match)


@pytest.mark.parametrize("played", range(3))
def test_an_unfinished_match_can_be_read_and_played_on(played: int) -> None:
    match = Match.new(NIM, seats=3, edition="quick", options={"extra": "yes"}, seed=4)
    match.play_randomly(Random(4), limit=played)
    for form in (format_record(match), format_json(match)):
        again = read_record(form, find_nim)
        assert same(again, match)
        again.play_randomly(Random(1))
        assert again.over


def test_a_match_whose_first_answer_was_forced() -> None:
    match = Match.new(NIM, seats=2, map="pebble", deal={"first": "1"})
    assert same(read_record(format_record(match), find_nim), match)
    assert same(read_record(format_json(match), find_nim), match)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        edited("Hash: 0000304\n", ""),
        edited("Actions: 4\n", ""),
        edited("Map: heap hash-of-heap", "Map: heap"),
        edited("Option extra: no\n", ""),
        edited("Game: nim", "; a note of the club\nGame: nim"),
        edited("2. Ada", "; here it could still be saved\n\n2. Ada"),
        GOOD + "\n\n",
        GOOD.rstrip("\n"),
    ],
    ids=[
        "crlf",
        "bom",
        "no hash",
        "no count",
        "no map hash",
        "default option",
        "note in head",
        "note",
        "blank",
        "no end",
    ],
)
def test_what_a_person_may_change(text: str) -> None:
    assert read_record(text, find_nim).position.digest() == "0000304"


def test_a_record_that_stops_before_a_forced_answer_gets_it() -> None:
    text = edited("4. Ada: take 1 (only answer)\n", "").replace("Actions: 4\n", "").replace("Hash: 0000304\n", "")
    assert read_record(text, find_nim).entries[-1].auto


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_comment_survives_as_one_line(comment: str) -> None:
    match = Match.new(NIM, seats=2, deal={"first": "1"})
    match.play(Take(1), comment=comment)
    match.play(Take(1), comment="after")
    again = read_record(format_record(match), find_nim)
    assert [entry.action for entry in again.entries] == [Take(1), Take(1)]
    # A comment is one line of text; white space may be gathered, nothing readable is lost.
    assert again.entries[0].comment.split() == comment.split()
    assert again.entries[1].comment == "after"
    assert same(read_record(format_record(again), find_nim), again)
    assert read_record(format_json(again), find_nim).entries == again.entries


# -- what is wrong is named, with its line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not-a-record", 1),
        ("\n", "not-a-record", 1),
        ("PK\x03\x04 something", "not-a-record", 1),
        ("1. e4 e5", "not-a-record", 1),
        (edited("record 1", "record 2"), "future-format", 1),
        (edited("record 1", "record one"), "not-a-record", 1),
        (edited("record 1", "record 0"), "not-a-record", 1),
        (edited("Game: nim", "Game: chess"), "unknown-game", 2),
        (edited("Game: nim\n", ""), "header-missing", None),
        (edited("Rules: 2", "Rules: 3"), "future-rules", 3),
        (edited("Rules: 2", "Rules: 0"), "future-rules", 3),
        (edited("Rules: 2", "Rules: two"), "header-not-a-number", 3),
        (edited("Rules: 2", "Rules: ²"), "header-not-a-number", 3),
        (edited("Rules: 2", "Rules: 2000000"), "header-not-a-number", 3),
        (edited("Map: heap hash-of-heap", "Map: moon"), "bad-setup", 4),
        (edited("hash-of-heap", "hash-of-hill"), "map-changed", 4),
        (edited("Edition: long", "Edition: short"), "bad-setup", 4),
        (edited("Edition: long\n", ""), "header-missing", None),
        (edited("Option extra: no", "Option extra: maybe"), "bad-setup", 4),
        (edited("Option extra: no", "Option colour: red"), "bad-setup", 4),
        (edited("Option extra: no", "Option extra no"), "header-line", 6),
        (edited("Option extra: no", "Option extra: "), "header-line", 6),
        (edited("Option extra: no", "Weather: fine"), "header-line", 6),
        (edited("Seat 2: Ben", "Seat 2: Ada"), "bad-setup", 4),
        (edited("Seat 2: Ben", "Seat 3: Ben"), "seats-not-numbered", 7),
        (edited("Seat 2: Ben", "Seat 1: Ben"), "header-line", 8),
        (edited("Seat 2: Ben\n", ""), "bad-setup", 4),
        (edited("Deal first: 2", "Deal first: 3"), "bad-setup", 4),
        (edited("Deal first: 2", "Deal last: 2"), "bad-setup", 4),
        (edited("Deal first: 2\n", ""), "bad-setup", 4),
        (edited("Edition: long", "Edition: long\nEdition: quick"), "header-line", 6),
        (edited("Actions: 4", "Actions: 5"), "truncated", 16),
        (edited("Actions: 4", "Actions: many"), "header-not-a-number", 10),
        (edited("Hash: 0000304", "Hash: 0000403"), "hash-differs", 11),
        (edited("4. Ada: take 1 (only answer)\n", ""), "truncated", 15),
        (GOOD[: GOOD.index("2. Ada")], "truncated", 13),
        (GOOD[: GOOD.index("Deal")], "bad-setup", 4),
        (edited("2. Ada: take 2", "2. Ada: ta"), "action-unreadable", 14),
        (edited("2. Ada: take 2", "Ada: take 2"), "action-line", 14),
        (edited("2. Ada: take 2", "2. Ada take 2"), "action-line", 14),
        (edited("2. Ada: take 2", "3. Ada: take 2"), "action-number", 14),
        (edited("2. Ada: take 2", "2. Eve: take 2"), "unknown-seat", 14),
        (edited("2. Ada: take 2", "2. Ben: take 2"), "refused", 14),
        (edited("2. Ada: take 2", "2. Ada: take 7"), "refused", 14),
        (edited("2. Ada: take 2", "2. Ada: take 2 (only answer)"), "refused", 14),
        (GOOD + "5. Ben: take 1\n", "refused", 17),
    ],
)
def test_a_bad_text_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    error = refused(text)
    assert (error.code, error.line) == (code, line)
    assert code in str(error)
    assert line is None or f"line {line}" in str(error)


def test_a_refused_action_tells_why() -> None:
    error = refused(edited("2. Ada: take 2", "2. Ada: take 7"))
    assert error.facts == {"number": 2, "reason": "too-many", "rule": "N1", "stones": 7, "left": 5}


def test_a_giant_is_not_even_read() -> None:
    assert refused(GOOD + "; " + "x" * LARGEST).code == "too-large"


def with_json(**changed: Any) -> str:
    return json.dumps(good_json() | changed)


def without_json(name: str) -> str:
    return json.dumps({key: value for key, value in good_json().items() if key != name})


ACTION = {"seat": 1, "action": {"kind": "take", "stones": 2}}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "not-json"),
        ('{"rainhill": 1,\n"game" "nim"}', "not-json"),
        ('{"a":' * 100_000, "not-json"),
        ('{"rainhill": 1, "rules": ' + "9" * 5000 + "}", "not-json"),
        ("{}", "not-a-record"),
        (with_json(rainhill="1"), "not-a-record"),
        (with_json(rainhill=True), "not-a-record"),
        (with_json(rainhill=2), "future-format"),
        (with_json(rainhill=0), "not-a-record"),
        (with_json(game="chess"), "unknown-game"),
        (with_json(game=None), "header-missing"),
        (with_json(rules=3), "future-rules"),
        (with_json(rules=-1), "header-not-a-number"),
        (with_json(map="moon"), "bad-setup"),
        (with_json(map_hash="x"), "map-changed"),
        (with_json(map=None), "header-missing"),
        (with_json(edition=5), "bad-setup"),
        (with_json(options=[]), "header-missing"),
        (with_json(options={"extra": 1}), "header-missing"),
        (with_json(seats="Ada"), "header-missing"),
        (with_json(seats=["Ada", 5]), "header-missing"),
        (with_json(seats=[]), "bad-setup"),
        (with_json(deal=None), "header-missing"),
        (with_json(hash="0"), "hash-differs"),
        (without_json("actions"), "header-missing"),
        (without_json("seats"), "header-missing"),
        (with_json(actions={}), "header-missing"),
        (with_json(actions=[5]), "action-not-an-object"),
        (with_json(actions=[{**ACTION, "seat": "1"}]), "action-not-an-object"),
        (with_json(actions=[{**ACTION, "seat": True}]), "action-not-an-object"),
        (with_json(actions=[{**ACTION, "seat": -1}]), "refused"),
        (with_json(actions=[{**ACTION, "auto": 1}]), "action-not-an-object"),
        (with_json(actions=[{**ACTION, "auto": True}]), "refused"),
        (with_json(actions=[{**ACTION, "comment": 1}]), "action-not-an-object"),
        (with_json(actions=[{"seat": 1}]), "action-not-an-object"),
        (with_json(actions=[{"seat": 1, "action": {"kind": "grab"}}]), "action-unknown-kind"),
        (with_json(actions=[{"seat": 1, "action": {"kind": "take"}}]), "action-bad-field"),
        (with_json(actions=[{"seat": 1, "action": {"kind": "take", "stones": "2"}}]), "action-bad-field"),
        (with_json(actions=[{"seat": 1, "action": {"kind": "take", "stones": 2, "x": 1}}]), "action-unknown-field"),
        (with_json(actions=[{"seat": 1, "action": {"kind": "take", "stones": 3}}]), "refused"),
    ],
)
def test_a_bad_json_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_broken_json_tells_the_line() -> None:
    assert refused('{"rainhill": 1,\n"game" "nim"}').line == 2


# -- anything at all --------------------------------------------------------------------------------------------------


def never_a_traceback(text: str) -> None:
    """A record is read, or refused by RecordError; anything else is a bug."""
    try:
        match = read_record(text, find_nim)
    except RecordError as refusal:
        error = refusal
    else:
        assert same(read_record(format_record(match), find_nim), match)
        return
    assert error.code
    assert error.line is None or 1 <= error.line <= len(text.splitlines()) + 1


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_mutated_texts_never_cause_a_traceback(data: st.DataObject) -> None:
    text = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(st.text(max_size=6)) + text[end:]
    never_a_traceback(text)


@settings(max_examples=100, deadline=None)
@given(st.permutations(GOOD.splitlines()), st.integers(0, 20))
def test_shuffled_lines_never_cause_a_traceback(lines: list[str], kept: int) -> None:
    never_a_traceback("\n".join(lines[:kept]))
    never_a_traceback("\n".join([GOOD.splitlines()[0], *lines[:kept]]))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(good_json())), VALUES)
def test_mutated_json_never_causes_a_traceback(name: str, value: Any) -> None:
    never_a_traceback(json.dumps(good_json() | {name: value}))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2000), st.integers(0, 20), st.text(max_size=5))
def test_cut_json_never_causes_a_traceback(at: int, length: int, text: str) -> None:
    form = format_json(good_match())
    never_a_traceback(form[:at] + text + form[at + length :])


@pytest.mark.parametrize("name", ["Ada: the first", "a;b", "\U0001f469\u200d\U0001f680", "क्\u200dष", "Ben: take 1"])
def test_a_name_with_a_colon_or_a_joined_sign_stands_in_a_record(name: str) -> None:
    match = Match.new(NIM, seats=[name, "Ben"], deal={"first": "2"})
    for number in (2, 2, 2):
        match.play(Take(number))
    again = read_record(format_record(match), find_nim)
    assert again.header.seats == (name, "Ben") and same(again, match)
