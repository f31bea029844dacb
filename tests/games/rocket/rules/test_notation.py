"""Rocket's notation, docs/notation.md, and real records with something wrong in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rainhill
from rainhill.games.rocket.actions import (
    ACTIONS,
    Bid,
    Extend,
    Invest,
    LoseTurn,
    MoveStation,
    Pass,
    PlaceStation,
    RocketAction,
    format_action,
    parse_action,
)
from rainhill.games.steam import actions as steam_actions
from rainhill.kernel.refusals import RecordError
from tests.games.rocket.golden.golden import DATA

DOCS = Path(__file__).resolve().parents[4] / "docs" / "notation.md"
EXAMPLES: list[tuple[str, RocketAction]] = [
    ("invest steel in London", Invest("London", "steel")),
    ("invest leather in Tanner's Cross", Invest("Tanner's Cross", "leather")),
    ("invest manufactured-goods in New York", Invest("New York", "manufactured-goods")),
    ("station at H9", PlaceStation("H9")),
    ("station from H9 to K13", MoveStation("H9", "K13")),
    ("extend GWR to H9", Extend("GWR", "H9")),
    ("extend L&Y to A1", Extend("L&Y", "A1")),
    ("bid 2 for G10", Bid(2, "G10")),
    ("pass", Pass()),
    ("lose turn", LoseTurn()),
]


@pytest.mark.parametrize(("notation", "action"), EXAMPLES)
def test_notation_and_action(notation: str, action: RocketAction) -> None:
    assert parse_action(notation) == action
    assert format_action(action) == notation
    assert parse_action(f"  {notation.replace(' ', '   ')} ") == action


def test_every_kind_has_an_example_here_and_in_the_docs() -> None:
    assert {action.kind for _, action in EXAMPLES} == set(ACTIONS)
    assert {parse_action(notation).kind for notation in documented("Stephenson's Rocket")} == set(ACTIONS)


def test_steam_has_an_example_of_every_kind_in_the_docs() -> None:
    shown = documented("Steam")
    assert {steam_actions.parse_action(notation).kind for notation in shown} == set(steam_actions.ACTIONS)
    assert [steam_actions.format_action(steam_actions.parse_action(notation)) for notation in shown] == shown


def documented(title: str) -> list[str]:
    """The last column of the table of actions under a heading of the page."""
    section = DOCS.read_text(encoding="utf-8").split(f"### {title}\n")[1].split("\n### ")[0]
    return re.findall(r"\| `([^`|]+)` \|$", section, re.MULTILINE)


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "castle",
        "Pass",
        "extend GWR",
        "extend GWR to",
        "extend GWR to h9",
        "extend GWR to H123",
        "extend G W R to H9",
        "station H9",
        "station at 9H",
        "station from H9",
        "bid two for H9",
        "bid -1 for H9",
        "bid 1000 for H9",
        "bid 1.5 for H9",
        "invest steel",
        "invest in London",
        "lose turns",
        "pass; extend GWR to H9",
        "x" * 1000,
    ],
)
def test_unreadable_notation(notation: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_action(notation)
    assert error.value.code == "action-unreadable"
    assert len(str(error.value.facts["text"])) <= 80


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except RecordError as error:
        code = error.code
    else:
        assert parse_action(format_action(action)) == action
        return
    assert code == "action-unreadable"


def test_the_record_in_the_docs_can_be_read() -> None:
    text = DOCS.read_text(encoding="utf-8")
    (record,) = re.findall(r"```text\n(Rainhill record.*?)```", text, re.DOTALL)
    match = rainhill.load(record)
    assert match.version == 6
    assert match.entries[0].comment == "westwards, he said"
    assert match.view(0).companies[0].locomotive == "C9"


def test_every_error_of_the_docs_exists_and_the_other_way_round() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("## What is wrong")[2]
    documented = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", text))
    sources = ["kernel/records.py", "kernel/jsonable.py", "kernel/record_files.py", "games/rocket/actions.py"]
    package = Path(rainhill.__file__).parent
    raised = {
        code
        for source in sources
        for code in re.findall(r'RecordError\(\s*"([a-z-]+)"', (package / source).read_text(encoding="utf-8"))
    }
    assert documented == raised


# -- real records with something wrong in them ------------------------------------------------------------------------

RECORD = (DATA / "toy-1999-companies.rail").read_text(encoding="utf-8")
LINES = RECORD.splitlines()
FIRST = LINES.index("") + 1


def line_of(pattern: str) -> int:
    return next(n for n, line in enumerate(LINES) if re.search(pattern, line))


def with_line(number: int, new: str) -> str:
    return "\n".join([*LINES[:number], new, *LINES[number + 1 :]]) + "\n"


def test_the_record_itself_is_good() -> None:
    assert rainhill.load(RECORD).to_text() == RECORD


@pytest.mark.parametrize("cut", [0, 1, 5, FIRST - 1, FIRST, FIRST + 3, len(LINES) - 1])
def test_a_record_cut_short_is_noticed(cut: int) -> None:
    with pytest.raises(RecordError) as error:
        rainhill.load("\n".join(LINES[:cut]))
    assert error.value.code in {"not-a-record", "header-missing", "bad-setup", "truncated"}


def test_a_forbidden_action_is_refused_with_its_line_and_rule() -> None:
    number = line_of("extend EQR")
    seat = LINES[number].split(":")[0]
    with pytest.raises(RecordError) as error:
        rainhill.load(with_line(number, f"{seat}: extend EQR to A5"))
    assert (error.value.code, error.value.line) == ("refused", number + 1)
    assert error.value.facts["reason"] == "not-a-neighbour"
    assert error.value.facts["rule"] == "R5.1"


def test_the_wrong_player_is_refused_with_his_line() -> None:
    number = FIRST
    other = next(name for name in ("Ada", "Ben", "Cyd") if name not in LINES[number])
    with pytest.raises(RecordError) as error:
        rainhill.load(with_line(number, re.sub(r" \w+:", f" {other}:", LINES[number], count=1)))
    assert (error.value.code, error.value.line) == ("refused", number + 1)
    assert error.value.facts["reason"] == "not-your-decision"


def test_a_changed_action_changes_the_hash() -> None:
    number = line_of("station at")
    changed = [
        with_line(number, re.sub(r"station at \w+", f"station at {at}", LINES[number]))
        for at in ("B4", "H2", "J4", "C13")
    ]
    codes = set()
    for text in changed:
        try:
            rainhill.load(text)
        except RecordError as error:
            codes.add(error.code)
    assert codes <= {"hash-differs", "refused"}
    assert codes


def never_a_traceback(text: str) -> None:
    try:
        match = rainhill.load(text)
    except RecordError as error:
        line = error.line
    else:
        match.position.referee()
        return
    assert line is None or 1 <= line <= len(text.splitlines()) + 1


WORDS = st.sampled_from(
    ["extend", "WPR", "H9", "bid", "7", "pass", "(only answer)", ":", ";", "\n", " ", "Ada", "lose turn"]
)


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_mutated_records_never_cause_a_traceback(data: st.DataObject) -> None:
    text = RECORD
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 10)))
        text = text[:start] + data.draw(WORDS | st.text(max_size=4)) + text[end:]
    never_a_traceback(text)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_mutated_json_never_causes_a_traceback(data: st.DataObject) -> None:
    text = rainhill.load(RECORD).to_json()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 10)))
    never_a_traceback(text[:start] + data.draw(WORDS | st.text(max_size=4)) + text[end:])
