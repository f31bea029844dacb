"""Results in a file: a league that was stopped goes on, whatever state the file is in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rainhill import SetupError
from rainhill.arena.gate import block_shares
from rainhill.arena.league import results_of
from rainhill.arena.match import PlayedMatch, Players, play, result_from_plain, result_to_plain
from rainhill.arena.report import report
from rainhill.arena.results import Results
from rainhill.arena.schedule import Schedule, challenge, complete_setting, round_robin
from rainhill.arena.workers import Workers
from rainhill.bots.outside.roster import BUILT_IN

SETTING = complete_setting("rocket", "toy", "2018", {}, 2)
SCHEDULE = Schedule(SETTING, challenge("greedy", ["random"], 2), 1)


def one(number: int) -> PlayedMatch:
    return play(SETTING, SCHEDULE.match(number), Players(BUILT_IN))


def bare(result: PlayedMatch) -> dict[str, object]:
    """A result without its times, which differ."""
    told = result_to_plain(result)
    for effort in told["efforts"]:
        del effort["seconds"], effort["slowest"]
    return told


def test_a_match_can_be_repeated_alone_to_the_same_position() -> None:
    assert bare(one(3)) == bare(one(3))
    assert one(3).digest != one(5).digest


def test_a_result_survives_the_file() -> None:
    result = one(0)
    told = json.loads(json.dumps(result_to_plain(result)))
    assert result_to_plain(result_from_plain(told)) == result_to_plain(result)


def test_a_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "league.jsonl"
    first = Results(SCHEDULE, file)
    for number in (0, 2):
        first.add(one(number))
    again = Results(SCHEDULE, file)
    assert again.missing(4) == [1, 3]
    again.add(one(1))
    assert [bare(result) for result in Results(SCHEDULE, file).in_order()] == [bare(one(n)) for n in (0, 1, 2)]
    assert len(Results(SCHEDULE, file).in_order(2)) == 2


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    results = Results(SCHEDULE, file)
    results.add(one(0))
    results.add(one(1))
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = Results(SCHEDULE, file)
    assert again.missing(2) == [1]
    again.add(one(1))
    assert Results(SCHEDULE, file).missing(2) == []


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    Results(SCHEDULE, file).add(one(0))
    with pytest.raises(SetupError) as raised:
        Results(Schedule(SETTING, SCHEDULE.lineups, 2), file)
    assert raised.value.code == "arena-other"
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\nall is well.\n")
    with pytest.raises(SetupError) as raised:
        Results(SCHEDULE, letter)
    assert raised.value.code == "arena-file"
    assert letter.read_text().startswith("Dear Ada")


@pytest.mark.slow
def test_several_processes_play_the_same_matches() -> None:
    with results_of(SCHEDULE, BUILT_IN, range(4), Workers(jobs=2)) as played:
        found = {result.number: bare(result) for result in played}
    assert found == {number: bare(one(number)) for number in range(4)}


@pytest.mark.slow
def test_the_report_adds_up() -> None:
    schedule = Schedule(complete_setting("steam", "toy", "base", {}, 3), round_robin(["random", "clerk"], 3), 1)
    players = Players(BUILT_IN)
    told = report(schedule, [play(schedule.setting, schedule.match(n), players) for n in range(6)])
    rows = {row["bot"]: row for row in told["bots"]}
    assert told["matches"] == 6
    assert sum(row["wins"] for row in rows.values()) == pytest.approx(6)
    assert rows["clerk"]["seats"] + rows["random"]["seats"] == 18
    assert rows["clerk"]["rating"] > rows["random"]["rating"]
    assert rows["clerk"]["rating"] + rows["random"]["rating"] == pytest.approx(0)
    assert told["bots"][0]["bot"] == "clerk"
    assert rows["clerk"]["even"] + rows["random"]["even"] == pytest.approx(1)
    assert sum(told["ends"].values()) == 6
    assert {row["matches"] for row in told["lineups"]} == {3}
    assert json.loads(json.dumps(told)) == told


def test_blocks_count_in_order_and_only_when_finished() -> None:
    results = {number: one(number) for number in (0, 1, 4, 5)}
    shares = list(block_shares(results, "greedy", 2))
    assert shares == [sum(results[n].wins().get("greedy", 0.0) for n in (0, 1)) / 2]
