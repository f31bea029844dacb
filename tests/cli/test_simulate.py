"""`rainhill simulate`: its figures, its records, its refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.arena.ratings import interval
from rainhill.cli import main
from rainhill.lab.simulation import Plan, Tally, fill_seats, play, spread, summary
from rainhill.registry import find_game

TOY = ["simulate", "--map", "toy", "--seats", "3"]


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*TOY, *words, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--matches", "12", "--bots", "greedy,random")
    assert told["matches"] == 12
    assert told["lineup"] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in told["wins_by_order"]) == pytest.approx(12)
    assert sum(row["wins"] for row in told["bots"]) == pytest.approx(12)
    assert {row["bot"]: row["chairs"] for row in told["bots"]} == {"greedy": 12, "random": 24}
    assert sum(told["ends"].values()) == pytest.approx(1)
    assert sum(told["actions"].values()) == pytest.approx(told["lengths"]["mean"])
    assert set(told["lines"]) == {"WPR", "CLR", "EQR"}
    for facts in told["lines"].values():
        assert set(facts) <= {"used", "isolated", "merged"}
        assert facts.get("isolated", 0) + facts.get("merged", 0) <= 1


def test_what_is_counted_in_steam_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "steam", "--edition", "standard", "--matches", "6"]
    told = figures(capsys, *words)
    assert told["lines"] == {}
    assert set(told["ends"]) <= {"rounds", "bankruptcy"}
    (bot,) = told["bots"]
    seats, of_match = bot["measures"], told["measures"]
    # What seats did, summed over the three of them, is what happened in the match.
    assert 3 * seats["deliveries"] == pytest.approx(of_match["deliveries"]["mean"])
    assert 3 * seats["bankrupt"] == pytest.approx(of_match["bankruptcies"]["mean"])
    assert 3 * seats["deliveries"] == pytest.approx(told["actions"].get("deliver", 0))
    assert 3 * seats["tiles"] == pytest.approx(told["actions"]["lay"])
    assert seats["raised"] == pytest.approx(5 * seats["raised_income"])
    assert seats["paid_tiles"] == 0  # in Standard action tiles are free
    assert 1 <= of_match["rounds"]["least"] <= of_match["rounds"]["most"] <= 10


def test_tables_of_steam_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TOY, "--game", "steam", "--matches", "2"]) == 0
    out = capsys.readouterr().out
    for words in ("Steam on toy, Base", "What happened in a match", "Deliveries", "Paid for track"):
        assert words in out


def test_the_winner_of_a_match_of_bankrupts_may_have_less_than_others() -> None:
    """A bankrupt seat has 0 points, and whoever is left may have fewer: still the winner's points are counted."""
    plan = Plan(find_game("steam"), "toy", "standard", {}, 3, ("random",) * 3, 1)
    tally = Tally(3)
    for n in range(3):
        match = play(plan, n)
        tally.add(match, plan.lineup(n))
        assert match.outcome is not None
        assert tally.winning[-1] == match.outcome.scores[match.outcome.winners[0]]
    assert min(tally.winning) < 0


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    told = [figures(capsys, "--matches", "4", "--seed", "9") for _ in range(2)]
    for one in told:
        del one["seconds"]
    assert told[0] == told[1]


def test_every_match_can_be_repeated_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    figures(capsys, "--matches", "3", "--seed", "5", "--out", str(tmp_path / "all"))
    figures(capsys, "--matches", "1", "--seed", "7", "--out", str(tmp_path / "one"))
    names = sorted(file.name for file in (tmp_path / "all").iterdir())
    assert names == ["match-000005.rail", "match-000006.rail", "match-000007.rail"]
    alone = (tmp_path / "one" / "match-000007.rail").read_text(encoding="utf-8")
    assert (tmp_path / "all" / "match-000007.rail").read_text(encoding="utf-8") == alone
    assert rainhill.load(alone).over


def test_bots_move_on_by_one_seat_a_match() -> None:
    plan = Plan(find_game("rocket"), "toy", "2018", {}, 3, ("greedy", "random", "random"), 1)
    assert [plan.lineup(n).index("greedy") for n in range(4)] == [0, 1, 2, 0]


def test_a_shared_victory_counts_in_parts() -> None:
    plan = Plan(find_game("rocket"), "toy", "2018", {}, 2, ("random", "random"), 1)
    tally = Tally(2)
    for n in range(40):
        match = play(plan, n)
        tally.add(match, plan.lineup(n))
    assert sum(tally.wins_by_order) == pytest.approx(40)
    assert summary(tally)["bots"][0]["share"] == pytest.approx(1)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_seats(["greedy"], 3) == ("greedy",) * 3
    assert fill_seats(["greedy", "random"], 4) == ("greedy", "random", "random", "random")


def test_the_interval_contains_the_share_and_stays_within_bounds() -> None:
    for trials in (1, 10, 1000):
        for share in (0.0, 0.3, 1.0):
            low, high = interval(share, trials)
            assert 0 <= low <= share + 1e-9
            assert share - 1e-9 <= high <= 1
    low, high = interval(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)


def test_spread() -> None:
    told = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (told.mean, told.deviation, told.least, told.most) == (5, 2, 2, 9)


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TOY, "--matches", "2", "--edition", "1999", "--option", "defence=original"]) == 0
    out = capsys.readouterr().out
    for words in ("1999 edition", "Wins by order of play", "Wins by bot", "How the matches ended", "WPR", "Isolated"):
        assert words in out


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--map", "atlantis"], 2, "no map"),
        (["--edition", "1830"], 2, "no edition"),
        (["--seats", "9"], 2, "not for 9 seats"),
        (["--bots", "stockfish"], 2, "“random”, “greedy”"),
        (["--bots", "random,random,random,random"], 2, "4 bots are named for 3 seats"),
        (["--option", "defence"], 2, "NAME=VALUE"),
        (["--option", "defence=none"], 2, "“any” and “original”"),
        (["--game", "chess"], 2, "no game"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TOY, *words]) == code
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_a_number_of_matches_must_be_above_zero(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main([*TOY, "--matches", "0"])
    assert raised.value.code == 2
    assert "above 0" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert main([*TOY, "--matches", "1", "--out", str(tmp_path / "file" / "below")]) == 1
    assert "file" in capsys.readouterr().err


def test_help_tells_the_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["simulate", "--help"])
    assert raised.value.code == 0
    out = capsys.readouterr().out
    for word in ("--matches", "--bots", "--out", "--seed", "--json"):
        assert word in out
