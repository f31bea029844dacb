"""`rainhill fuzz`: finds nothing in sound rules, and finds what we break on purpose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rainhill
from rainhill.cli import main
from rainhill.games.rocket.actions import PlaceStation
from rainhill.games.rocket.position import RocketPosition
from rainhill.games.steam.position import SteamPosition
from rainhill.kernel import match as match_module
from rainhill.kernel.game import Outcome
from rainhill.lab.fuzz import FuzzFault, FuzzLimits, check_ranking, draw_case, run_case
from tests.kernel.test_own_maps import own_text
from tests.rounds import amount

TOY = FuzzLimits("rocket", maps=("toy",))


@pytest.mark.slow
def test_sound_rules_have_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--map", "toy", "--matches", "4", "--seed", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"]
    assert told["matches"] == 4
    assert told["listed"] > 0
    assert told["refused"] > 0


@pytest.mark.slow
def test_sound_rules_of_steam_have_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--game", "steam", "--map", "toy", "--matches", "2", "--seed", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"]
    assert told["listed"] > 0
    assert told["refused"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", rainhill.list_games())
@pytest.mark.parametrize("seed", range(4))
def test_sound_rules_have_no_fault_anywhere(game: str, seed: int) -> None:
    for n in range(amount(3, 1)):
        run_case(FuzzLimits(game), 1000 * seed + n)


def test_a_time_limit_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--map", "toy", "--seconds", "0.01"]) == 0
    assert "No fault" in capsys.readouterr().out


def test_cases_cover_editions_seats_and_options() -> None:
    headers = [draw_case(FuzzLimits("rocket"), seed).match.header for seed in range(120)]
    assert {header.map for header in headers} == set(rainhill.find_game("rocket").maps())
    assert {header.edition for header in headers} == {"1999", "2018"}
    assert {len(header.seats) for header in headers} == {2, 3, 4}
    assert {header.options["defence"] for header in headers} == {"any", "original"}
    assert {header.options["open_scores"] for header in headers} == {"yes", "no"}


def test_a_mixture_that_cannot_be_set_up_is_drawn_anew_but_not_for_ever() -> None:
    """Some games have maps for some numbers of seats only; here 9 seats are for none."""
    assert len(draw_case(FuzzLimits("rocket", seats=(2, 9)), 5).match.header.seats) == 2
    with pytest.raises(rainhill.SetupError):
        draw_case(FuzzLimits("rocket", seats=(9,)), 5)


def test_the_seed_decides_everything() -> None:
    first, second = run_case(TOY, 42), run_case(TOY, 42)
    assert first.match.entries == second.match.entries
    assert (first.listed, first.refused) == (second.listed, second.refused)


def hide_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break the listing: actions that are applied are missing from it."""
    whole = RocketPosition.legal

    def legal(self: RocketPosition) -> list[Any]:
        return [action for action in whole(self) if not isinstance(action, PlaceStation)]

    monkeypatch.setattr(RocketPosition, "legal", legal)


def test_a_hidden_action_is_found_written_down_and_can_be_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hide_one_action(monkeypatch)
    assert main(["fuzz", "--map", "toy", "--seed", "1", "--matches", "20", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr()
    (file,) = tmp_path.iterdir()
    seed = file.stem.partition("-")[2]
    assert f"rainhill fuzz --game rocket --map toy --seed {seed} --matches 1" in told.err
    assert str(file) in told.err
    assert main(["fuzz", "--map", "toy", "--seed", seed, "--matches", "1", "--out", str(tmp_path), "--json"]) == 1
    fault = json.loads(capsys.readouterr().out)
    assert not fault["ok"]
    assert fault["seed"] == int(seed)
    monkeypatch.undo()
    assert not rainhill.load(file.read_text(encoding="utf-8")).over


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def referee(self: RocketPosition) -> None:
        assert self.flat.tiles_left > 58, "tiles vanish"

    monkeypatch.setattr(RocketPosition, "referee", referee)
    with pytest.raises(FuzzFault, match="tiles vanish"):
        run_case(TOY, 3)


def test_a_step_that_breaks_a_promise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that no event tells of: each position is sound by itself, only the step is not."""
    sound = RocketPosition.apply

    def apply(self: RocketPosition, action: Any) -> Any:
        events = sound(self, action)
        dump = self.flat.dump()
        dump["score"][0] += 1
        self.flat.restore(dump)
        return events

    monkeypatch.setattr(RocketPosition, "apply", apply)
    with pytest.raises(FuzzFault, match="check_points"):
        run_case(TOY, 3)


def test_money_in_steam_that_no_event_tells_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = SteamPosition.apply

    def apply(self: SteamPosition, action: Any) -> Any:
        events = sound(self, action)
        dump = self.flat.dump()
        dump["cash"][0] += 1
        self.flat.restore(dump)
        return events

    monkeypatch.setattr(SteamPosition, "apply", apply)
    with pytest.raises(FuzzFault, match="cash=1,"):
        run_case(FuzzLimits("steam", maps=("toy",)), 3)


@pytest.mark.parametrize(
    ("scores", "ranking", "bankrupt", "said"),
    [
        ((5, 3, 3), ((0,), (1, 2)), set(), None),
        ((5, 3, 3), ((0,), (2,), (1,)), set(), None),
        ((-4, 0, 0), ((0,), (2,), (1,)), {1, 2}, None),
        ((5, 3, 3), ((1,), (0,), (2,)), set(), "wrong winners"),
        ((-4, 0, 0), ((0,), (2,), (1,)), {1}, "wrong winners"),
        ((5, 3, 3), ((0,), (1,)), set(), "no place or two"),
        ((5, 3, 2), ((0,), (1, 2)), set(), "a place is shared"),
        ((3, 3, 3), ((0, 2), (1,)), set(), "a tie was broken"),
    ],
)
def test_a_ranking_must_follow_the_points(
    scores: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], bankrupt: set[int], said: str | None
) -> None:
    outcome = Outcome("rounds", scores, ranking[0], ranking, ())
    if said is None:
        check_ranking(outcome, bankrupt)
    else:
        with pytest.raises(AssertionError, match=said):
            check_ranking(outcome, bankrupt)


def test_a_broken_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo(self: match_module.Match) -> None:
        del self.entries[-1]

    monkeypatch.setattr(match_module.Match, "undo", undo)
    with pytest.raises(FuzzFault, match="undo"):
        run_cases(20)


def run_cases(number: int) -> None:
    for seed in range(number):
        run_case(TOY, seed)


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = RocketPosition.apply

    def apply(self: RocketPosition, action: Any) -> Any:
        try:
            return sound(self, action)
        except rainhill.Refused:
            self.flat.turn += 1
            raise

    monkeypatch.setattr(RocketPosition, "apply", apply)
    with pytest.raises(FuzzFault, match="a refused action changed the position"):
        run_case(TOY, 1)


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--map", "atlantis"], "no map"), (["--edition", "1830"], "no edition"), (["--seats", "7"], "not for 7 seats")],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_without_a_name_every_game_is_played_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--matches", "2", "--seed", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == list(rainhill.list_games())


@pytest.mark.parametrize("game", rainhill.list_games())
def test_maps_of_ones_own_are_tested_too(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(own_text(game), encoding="utf-8")
    words = ["fuzz", "--map", str(file), "--matches", "1", "--seed", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == [game] and told["listed"] > 0 and told["refused"] > 0
    file.write_text("format = 1\n", encoding="utf-8")
    assert main(words) == 1 and capsys.readouterr().err
    assert main(["fuzz", "--map", "atlantis"]) == 2
