"""What is read from the verdicts of a whole match, and how they are kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rainhill
from rainhill.analysis.open_match import open_match
from rainhill.analysis.study import account_of, course_of, turning_points
from rainhill.analysis.verdict import Prospect, Verdict, is_decision, judge
from rainhill.analysis.verdict_file import Kept, key_of
from rainhill.kernel.match import Match
from tests.analysis.fixed_bots import Scripted


def verdict(entry: int, seat: int, *chances: float, played: float | None = None) -> Verdict:
    """A verdict in which the best choice gives these chances and the played one `played` to the seat."""
    best = Prospect("best", chances, tuple(100 * chance for chance in chances))
    if played is None:
        return Verdict(entry, seat, best, (best,), 1)
    worse = tuple(played if s == seat else chance for s, chance in enumerate(chances))
    return Verdict(entry, seat, Prospect("other", worse, tuple(100 * chance for chance in worse)), (best,), 1)


@pytest.fixture(scope="module")
def finished() -> Match:
    match = rainhill.new("rocket", map="toy", edition="1999", seats=2, seed=5)
    match.play_randomly(Random(5))
    return match


def test_a_course_ends_with_the_result(finished: Match) -> None:
    course = course_of(finished, [verdict(0, 0, 0.5, 0.5)])
    outcome = finished.outcome
    assert outcome is not None
    assert course.entries == (0, finished.version)
    assert course.points[-1] == tuple(float(score) for score in outcome.scores)
    assert sum(course.chances[-1]) == pytest.approx(1)


def test_turning_points_are_the_largest_swings_in_order() -> None:
    match = rainhill.new("rocket", map="toy", edition="2018", seats=2, seed=5)
    verdicts = [
        verdict(0, 0, 0.50, 0.50),
        verdict(1, 1, 0.52, 0.48),
        verdict(2, 0, 0.80, 0.20),
        verdict(3, 1, 0.30, 0.70),
        verdict(4, 0, 0.31, 0.69),
    ]
    turns = turning_points(course_of(match, verdicts), verdicts)
    assert [(turn.entry, turn.gainer, round(turn.swing, 2)) for turn in turns] == [(1, 0, 0.28), (2, 1, 0.5)]
    assert turning_points(course_of(match, verdicts), verdicts, most=1) == turns[1:]


def test_an_account_counts_mistakes_of_its_seat_only() -> None:
    verdicts = [verdict(0, 0, 0.5, 0.5), verdict(1, 1, 0.5, 0.5, played=0.2), verdict(2, 0, 0.6, 0.4, played=0.58)]
    first, second = account_of(verdicts, 0), account_of(verdicts, 1)
    assert (first.decisions, first.best, first.mistakes) == (2, 1, 0)
    assert (second.decisions, second.best, second.mistakes) == (1, 0, 1)
    assert first.cost == pytest.approx(0.01) and second.cost_in_points == pytest.approx(30)


def test_verdicts_are_kept_and_a_cut_off_line_is_ignored(tmp_path: Path, finished: Match) -> None:
    file = tmp_path / "deep" / "study.jsonl"
    kept = Kept(file)
    entries = [n for n in range(finished.version) if is_decision(finished, n)][:3]
    for entry in entries[:2]:
        kept.add(judge(finished, entry, Scripted({})))
    content = file.read_text(encoding="utf-8")
    file.write_text(content[:-20], encoding="utf-8")
    again = Kept(file)
    assert list(again.verdicts) == entries[:1]
    again.add(judge(finished, entries[2], Scripted({})))
    assert sorted(Kept(file).verdicts) == [entries[0], entries[2]]
    assert Kept(file).in_order()[0] == kept.in_order()[0]


def test_the_key_knows_match_and_judge(finished: Match) -> None:
    assert key_of(finished, "a") == key_of(finished.copy(), "a")
    assert key_of(finished, "a") != key_of(finished, "b")
    assert key_of(finished, "a") != key_of(finished.branch(finished.version - 1), "a")


def test_an_opened_match_is_the_same_match_without_secrets(finished: Match) -> None:
    assert finished.header.options["open_scores"] == "no"
    bare = open_match(finished)
    assert bare.header.options["open_scores"] == "yes"
    assert [entry.action for entry in bare.entries] == [entry.action for entry in finished.entries]
    assert bare.outcome == finished.outcome
    assert finished.header.options["open_scores"] == "no"
