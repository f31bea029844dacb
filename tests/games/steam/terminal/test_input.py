"""`rainhill play` with Steam, driven by typed lines through whole matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import rainhill
from rainhill.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Deliver,
    EndBuild,
    GrowCity,
    ImproveLocomotive,
    LayTile,
    Pass,
    PlaceCity,
    RaiseCapital,
    Score,
    TakeTile,
)
from rainhill.games.steam.events import LinkCompleted, LinkLost, MoneyRaised
from rainhill.games.steam.terminal.input import (
    default_marks,
    focus_of,
    free_hexes,
    has_secrets,
    list_actions,
    read_action,
    understands,
)
from rainhill.games.steam.terminal.ledger import signed
from rainhill.games.steam.terminal.lists import hint, money_after, ranked_deliveries
from rainhill.games.steam.terminal.names import find_colour, find_stops, find_tile, shortest
from rainhill.games.steam.view import SteamView
from rainhill.kernel.match import Match
from rainhill.terminal.game_terminal import Unclear
from tests.terminal.conftest import own_data, play
from tests.terminal.test_play import saves

__all__ = ["own_data", "play"]

Play = Callable[..., tuple[int, str, str]]
SEATS = ["Ada", "Ben", "Cai"]


def new(edition: str = "base", seed: int = 3, board: str = "toy") -> Match:
    return rainhill.new("steam", map=board, edition=edition, seats=SEATS, seed=seed)


def short_code(action: object, view: SteamView) -> str:
    """An action as a player would type it."""
    match action:
        case Bid(amount) | RaiseCapital(amount):
            return str(amount)
        case TakeTile(tile, passed):
            number = ACTION_TILES.index(tile) + 1
            return f"{number} pass" if passed else str(number)
        case LayTile(hex_name, tile, rotation):
            return f"b {hex_name.lower()} {tile.lower()} {rotation}"
        case PlaceCity(town, colour, supply):
            code = shortest(town, [t.name for t in view.towns])
            return f"n {code} {colour[0]} {supply}" if supply else f"n {code} {colour}"
        case GrowCity(city, supply):
            return f"g {shortest(city, [c.name for c in view.cities])} {supply}"
        case Deliver():
            return f"d {[d.action for d in ranked_deliveries(view)].index(action) + 1}"
        case Score(choice):
            return choice[0].replace("p", "v")
    return {EndBuild: "e", ImproveLocomotive: "i", Pass: "p"}[type(action)]


def busy(match: Match, rng: Random) -> object:
    """A legal action; building and delivering more often than chance would."""
    kinds = match.position.legal_kinds()
    wanted = [kind for kind in ("deliver", "new-city", "grow", "lay") if kind in kinds]
    kind = wanted[0] if wanted and rng.random() < 0.8 else rng.choice(kinds)
    actions = match.position.legal_of_kind(kind)
    if kind == "bid":
        return actions[0]
    if kind == "lay":
        completing = [a for a in actions if any(isinstance(e, LinkCompleted) for e in match.preview(a))]
        actions = completing or actions
    return rng.choice(actions)


def scripted(match: Match, rng: Random, *, short: bool) -> Iterator[str]:
    while match.decision is not None:
        action = busy(match, rng)
        yield short_code(action, match.view(match.decision.seat)) if short else match.game.format_action(action)
        match.play(action)


def until(match: Match, kind: str, rng: Random | None = None) -> SteamView:
    """Play on until something of that kind is asked; the view of the seat asked."""
    rng = rng or Random(7)
    while match.decision is not None and match.decision.kind != kind:
        match.play(busy(match, rng))
    assert match.decision is not None
    view = match.view(match.decision.seat)
    assert isinstance(view, SteamView)
    return view


# -- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("short", [False, True], ids=["notation", "short codes"])
@pytest.mark.parametrize("edition", ["base", "standard"])
def test_three_persons_play_a_whole_match(play: Play, own_data: Path, edition: str, short: bool) -> None:
    twin = new(edition)
    lines = list(scripted(twin, Random(5), short=short))
    arguments = ["--game", "steam", "--map", "toy", "--edition", edition, "--seats", ",".join(SEATS), "--seed", "3"]
    code, out, _ = play([*arguments, "--plain"], [*lines, "quit"])
    assert code == 0
    assert "The match is over" in out
    assert twin.outcome is not None
    assert f"{SEATS[twin.outcome.winners[0]]} wins with {twin.outcome.scores[twin.outcome.winners[0]]}\u00a0VP" in out
    assert "Complete links" in out
    saved = rainhill.load(saves(own_data)[0])
    assert saved.tags.keys() >= {"date", "seed"}
    twin.tags = saved.tags
    assert saved.to_text() == twin.to_text()


def test_a_person_and_bots_see_the_map_and_the_ledger(play: Play) -> None:
    arguments = ["--game", "steam", "--map", "toy", "--seats", "Ada,bot:random,bot:random", "--seed", "3"]
    code, out, _ = play(arguments, ["0", "p", "p", "3", "help", "rules", "c", "t", "map", "map names", "q"])
    assert code == 0
    assert "Kettle Valley" in out
    assert "in order" in out
    assert "auction: bid $5" in out
    assert "Improving and redirecting cost $1 a side" in out
    assert "Track tiles left" in out


# -- reading what is typed --------------------------------------------------------------------------------------------


def test_a_number_means_what_is_asked_for() -> None:
    assert read_action("5", until(new(), "auction")) == Bid(5)
    assert read_action("b 5", until(new(), "auction")) == Bid(5)
    assert read_action("10", until(new("standard"), "capital")) == RaiseCapital(10)
    assert read_action("3", until(new(), "tile")) == TakeTile("engineer")
    assert read_action("7 pass", until(new(), "tile")) == TakeTile("urbanization", passed=True)
    assert read_action("a first b", until(new(), "tile")) == TakeTile("first-build")
    with pytest.raises(Unclear):
        read_action("3", until(new(), "build"))
    with pytest.raises(Unclear):
        read_action("a first", until(new(), "tile"))


def test_a_letter_means_what_is_asked_for() -> None:
    assert read_action("i", until(new(), "goods")) == ImproveLocomotive()
    assert read_action("i", until(new(), "score")) == Score("income")
    assert read_action("v", until(new(), "score")) == Score("points")
    assert read_action("p", until(new(), "goods")) == Pass()
    assert understands("b")
    assert understands("12")
    assert not understands("xyzzy")


def test_tiles_can_be_named_by_hex_shape_and_rotation() -> None:
    view = until(new(), "build")
    assert read_action("b d4 22 4", view) == LayTile("D4", "22", 4)
    # A straight turned by half looks as it did.
    assert read_action("b d4 21 3", view) == LayTile("D4", "21", 0)
    here = [lay.action for lay in view.lays if lay.action.hex == "D4"]
    assert read_action("b d4 2", view) == here[1]
    assert read_action("b d4 21", view) == LayTile("D4", "21", 0)
    for unclear in ("b", "b nowhere", "b d4", "b d4 22", "b z9"):
        with pytest.raises(Unclear):
            read_action(unclear, view)


def test_names_are_found_by_their_beginnings() -> None:
    names = ["Montréal", "New York", "New Haven", "Providence"]
    assert find_stops(["mont"], names) == ["Montréal"]
    assert find_stops(["new"], names) == ["New York", "New Haven"]
    assert find_stops(["New", "york"], names) == ["New York"]
    assert find_stops([], names) == []
    assert shortest("New Haven", names) == "newh"
    assert [find_colour(word) for word in ("r", "Blue", "ye", "x")] == ["red", "blue", "yellow", None]
    assert find_tile(["8"]) is None
    assert find_tile(["loco"]) == "locomotive"


# -- offers -----------------------------------------------------------------------------------------------------------


def test_money_that_would_be_raised_is_shown_before_it_happens() -> None:
    match = new()
    view = until(match, "tile")
    for action in view.legal:
        raised = [event for event in match.preview(action) if isinstance(event, MoneyRaised)]
        (told,) = money_after(view, action)
        assert (told.raised, told.income_lost) == (sum(e.amount for e in raised), sum(e.income_lost for e in raised))
    listed = list_actions([], match, view).note
    assert "raises $10: −2 income" in listed
    assert "5 pass" in listed
    assert all(f" {number}  " in listed for number in range(1, 8))


def test_bids_tell_what_winning_would_cost() -> None:
    match = new()
    note = list_actions([], match, until(match, "auction")).note
    assert "0  bid   if it wins: from cash" in note
    assert "raises $5: −1 income" in note
    assert "p  pass" in note


def test_bids_of_standard_tell_what_each_place_would_pay() -> None:
    match = new("standard")
    while match.decision is not None and match.decision.kind == "capital":
        match.play(RaiseCapital(10))
    view = match.view(match.decision.seat if match.decision else None)
    note = list_actions([], match, view).note
    assert "3  bid   costs $3 at place 1–2 and $0 at place 3" in note
    assert "others half" in hint(match, view)


def test_capital_tells_where_it_leads() -> None:
    match = new("standard")
    note = list_actions([], match, until(match, "capital")).note
    assert "10  raise  then cash $10, income −2, 0\u00a0VP" in note


def test_prices_stand_on_the_hexes_and_tiles_have_pictures() -> None:
    match = new()
    view = until(match, "build")
    shown = list_actions(["b"], match, view)
    assert shown.marks is not None
    prices = dict(shown.marks.targets)
    assert set(prices) == {lay.action.hex for lay in view.lays}
    for name, price in prices.items():
        assert price == f"${min(lay.price for lay in view.lays if lay.action.hex == name)}"
    # Examples are hexes of this map on which something can be built.
    for said in (shown.note, hint(match, view)):
        example = re.search(r"\bb ([A-Za-z]\d+)", said)
        assert example is not None and example[1].upper() in prices
    here = list_actions(["b", "d4"], match, view)
    assert [c.action for c in here.choices] == [
        lay.action for lay in view.lays if lay.action.hex == "D4" and len(lay.action.tile) == 2 and lay.price == 2
    ]
    assert len(here.pictures) == 4
    assert "N–S" in here.choices[0].notation
    assert all(c.action.tile == "22" for c in list_actions(["b", "d4", "22"], match, view).choices)
    assert "cannot lay" in list_actions(["b", "a3"], match, view).note


def test_tiles_with_many_sides_are_listed_on_request() -> None:
    match = new(board="northeast")
    view = until(match, "build")
    hex_name = next(lay.action.hex for lay in view.lays if lay.action.tile == "42")
    few, every = list_actions(["b", hex_name], match, view), list_actions(["b", hex_name, "all"], match, view)
    assert {choice.action.tile for choice in few.choices} <= {"21", "22", "23"}
    assert len(every.choices) == sum(lay.action.hex == hex_name for lay in view.lays)
    assert str(len(every.choices) - len(few.choices)) in few.note
    assert not every.note


def test_every_code_of_a_list_is_read_as_its_action() -> None:
    match, rng, checked = new(seed=8), Random(8), set()
    while match.decision is not None and match.view(None).round < 5:
        view = match.view(match.decision.seat)
        words = {"build": [["b", lay.action.hex] for lay in view.lays[:2]], "goods": [["d"]]}
        for line in words.get(match.decision.kind, []):
            for choice in list_actions(line, match, view).choices:
                assert read_action(choice.code, view) == choice.action
                checked.add(choice.action.kind)
        for choice in list_actions([], match, view).choices:
            assert read_action(choice.code, view) == choice.action
            checked.add(choice.action.kind)
        match.play(busy(match, rng))
    assert {"lay", "deliver", "improve", "pass", "score"} <= checked


def test_deliveries_are_ranked_by_what_they_bring() -> None:
    match, rng = new(seed=5), Random(11)
    most = 0
    while match.decision is not None and most < 4:
        if match.decision.kind == "goods":
            seat = match.decision.seat
            view = match.view(seat)
            own = [d.action.points[seat] for d in ranked_deliveries(view)]
            assert own == sorted(own, reverse=True)
            shown = list_actions(["d"], match, view)
            for c in shown.choices:
                if isinstance(c.action, Deliver):
                    stops = next(d.stops for d in view.deliveries if d.action == c.action)
                    assert f"{SEATS[seat]}\u00a0+{c.action.points[seat]}" in c.brings
                    assert all(stop in c.brings for stop in stops[1:-1])
            for c in list_actions(["d", "red"], match, view).choices:
                assert not isinstance(c.action, Deliver) or c.action.cube == "red"
            most = max(most, len(own))
        match.play(busy(match, rng))
    assert most >= 4


def test_the_question_of_points_shows_both_results() -> None:
    match = new()
    view = until(match, "score")
    assert view.decision is not None
    said = hint(match, view)
    income, points = (c.brings for c in sorted(list_actions([], match, view).choices, key=lambda c: c.code))
    assert income in said
    assert points in said
    seat = view.seats[view.decision.seat]
    after = match.preview(Score("income"))[0]
    assert income.endswith(signed(after.income))
    assert view.scoring is not None
    assert points == f"{seat.points}\u00a0VP become {seat.points + view.scoring.points[seat.seat]}"


@pytest.mark.slow
def test_links_about_to_be_lost_are_told_before_the_turn_is_ended() -> None:
    told = 0
    for seed in range(6):
        match, rng = new(seed=seed), Random(seed)
        while match.decision is not None and match.view(None).round < 4:
            view = match.view(match.decision.seat)
            if match.decision.kind == "build" and EndBuild() in view.legal:
                lost = [event for event in match.preview(EndBuild()) if isinstance(event, LinkLost)]
                assert ("loses the link" in hint(match, view)) == bool(lost)
                told += bool(lost)
            match.play(busy(match, rng))
    assert told


def test_new_cities_and_growth_are_offered_step_by_step() -> None:
    seen = set()
    for seed in range(12):
        match, rng = new("standard", seed=seed), Random(seed)
        while match.decision is not None and match.view(None).round < 3:
            view = match.view(match.decision.seat)
            cities = [action for action in view.legal if isinstance(action, PlaceCity)]
            if cities:
                first = cities[0]
                assert first.town in list_actions(["n"], match, view).note
                choices = list_actions(["n", first.town, first.colour], match, view).choices
                wanted = [a for a in cities if (a.town, a.colour) == (first.town, first.colour)]
                assert [c.action for c in choices] == wanted
                assert all(read_action(c.code, view) == c.action for c in choices)
                assert "Urbanization" in hint(match, view)
                seen.add("city")
            grown = [action for action in view.legal if isinstance(action, GrowCity)]
            if grown:
                assert grown[0].city in list_actions(["g"], match, view).note
                choices = list_actions(["g", grown[0].city], match, view).choices
                assert [c.action for c in choices] == [a for a in grown if a.city == grown[0].city]
                assert all(read_action(c.code, view) == c.action for c in choices)
                seen.add("growth")
            match.play(busy(match, rng))
        if len(seen) == 2:
            break
    assert seen == {"city", "growth"}


def test_a_build_turn_is_taken_back_step_by_step(play: Play, own_data: Path) -> None:
    arguments = ["--game", "steam", "--map", "toy", "--seats", "Ada,Ben,Cai", "--seed", "3", "--plain"]
    setup = ["p", "p", "p", "1", "3", "4"]
    lay = ["b d4 22 0", "b e5 21 2"]
    _, out, _ = play(arguments, [*setup, *lay, "u", "q"])
    match = rainhill.load(saves(own_data)[-1].read_text(encoding="utf-8"))
    assert [tile.hex for tile in match.view(None).tiles] == ["D4"]
    assert "Taken back" in out


def test_refusals_are_said_in_words_with_their_rule(play: Play) -> None:
    arguments = ["--game", "steam", "--map", "toy", "--seats", "Ada,Ben,Cai", "--seed", "3", "--plain"]
    lines = ["p", "p", "p", "1", "1", "3", "4", "b a3 21 0", "b c5 21 0", "b d6 21 0", "d 1", "9", "q"]
    _, out, _ = play(arguments, lines)
    for said in (
        "has taken Turn Order already. (S4.1)",
        "A3 is a city; no track is laid on it. (S5.2)",
        "begins nowhere: it must leave a city",
        "D6 is a town: only town tiles go there. (S5.4)",
        "Build track now: lay a tile, or end your build turn.",
        "You can build on",
    ):
        assert said in " ".join(out.split())


def test_what_to_look_at() -> None:
    match = new()
    view = until(match, "build")
    assert default_marks(view, ("D4",)).focus == ("D4",)
    match.play("lay 22 turned 0 at D4")
    view = match.view(match.decision.seat if match.decision else None)
    assert default_marks(view, ()).focus == ("D4",)
    assert focus_of([event for events in match.events for event in events]) == ("D4",)
    assert not has_secrets(view)
    assert "D4" not in free_hexes(view)
    assert "E5" in free_hexes(view)
    assert "A3" not in free_hexes(view)
