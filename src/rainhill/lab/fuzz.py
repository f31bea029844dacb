"""Random matches under every check we have; a broken promise becomes a Fault with the match that led to it.

No rule of a game is repeated here: actions that are not listed are put together from the words of actions that were.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from rainhill.kernel.game import Game, Outcome, Position
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.match import Match
from rainhill.kernel.records import format_json, format_record, read_record
from rainhill.kernel.refusals import Refused, SetupError
from rainhill.registry import find_game, measure_of

STRANGE_WORDS = ("", "A0", "Z99", "nowhere", "ő")
STRANGE_NUMBERS = (-1, 0, 1, 2, 16, 17, 127, 128, 999)
DRAWS = 50


@dataclass(frozen=True, slots=True)
class FuzzLimits:
    """What cases may be drawn from; empty means everything the game offers."""

    game: str
    maps: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


@dataclass
class Case:
    """One match under test: the seed decides everything about it."""

    seed: int
    match: Match
    rng: Random
    words: dict[str, dict[str, list[Any]]]
    """kind -> field -> values seen in legal actions, for building actions that are not listed"""
    trying: str = ""
    refused: int = 0
    listed: int = 0


class FuzzFault(Exception):
    """A promise was broken; `case` holds the match and what was being tried, `__cause__` the error."""

    def __init__(self, case: Case, record: str, reason: str) -> None:
        super().__init__(reason)
        self.case = case
        self.record = record
        self.reason = reason


def draw_case(limits: FuzzLimits, seed: int) -> Case:
    """The match to be tested for a seed: map, edition, seats, options and what chance deals."""
    game = find_game(limits.game)
    rng = Random(seed)
    # Not every map is for every number of seats; a mixture that cannot be set up is drawn anew.
    draws = 0
    while True:
        draws += 1
        try:
            return Case(seed, _draw_match(game, limits, rng), rng, {kind: {} for kind in game.actions})
        except SetupError:
            if draws == DRAWS:
                raise


def _draw_match(game: Game, limits: FuzzLimits, rng: Random) -> Match:
    info = game.info
    return Match.new(
        game,
        seats=rng.choice(limits.seats or info.seats),
        map=rng.choice(limits.maps or tuple(game.maps())),
        edition=rng.choice(limits.editions or info.editions),
        options={option.id: rng.choice(option.choices) for option in info.options},
        seed=rng.getrandbits(32),
    )


def run_case(limits: FuzzLimits, seed: int) -> Case:
    """Play a case to its end under all checks; Fault if one fails."""
    case = draw_case(limits, seed)
    try:
        case.match.position.referee()
        while case.match.decision is not None:
            _test_decision(case)
        _test_end(case)
    except Exception as error:
        raise FuzzFault(case, _record(case), _reason(error)) from error
    return case


def _test_decision(case: Case) -> None:
    match, rng = case.match, case.rng
    chosen = match.position.sample(rng)
    case.trying = match.game.format_action(chosen)
    digest = match.position.digest()
    # Listing is dear; the cheap checks run at every decision, these at some.
    if rng.random() < 0.2:
        _test_listing(case, chosen)
    if rng.random() < 0.03:
        _test_views(match)
    if rng.random() < 0.02:
        _test_records(match)
    assert match.position.digest() == digest, "asking changed the position"
    version = match.version
    match.play(chosen)
    for n in range(version, match.version):
        after = match.position_at(n + 1)
        after.referee()
        check_step(match, n, after)
    if rng.random() < 0.05:
        led_to = match.position.digest()
        match.undo()
        assert match.position.digest() == digest, "undo did not restore the position"
        match.play(chosen)
        assert match.position.digest() == led_to, "the same action led to another position"


def check_step(match: Match, n: int, after: Any) -> None:
    """Let the game's referee compare the positions before and after entry n, where it has one for that."""
    referee = measure_of(match.game.info.id).check_step
    if referee is not None:
        referee(match.position_at(n), match.entries[n].action, after, match.events[n])


def _test_listing(case: Case, chosen: Any) -> None:
    """Everything listed is legal, everything else is refused and changes nothing."""
    match, rng = case.match, case.rng
    position = match.position
    legal = position.legal()
    listed = set(legal)
    assert len(listed) == len(legal), "an action is listed twice"
    assert chosen in listed, "an action was sampled that is not listed"
    kinds = position.legal_kinds()
    by_kind = [action for kind in kinds for action in position.legal_of_kind(kind)]
    assert len(by_kind) == len(legal) and set(by_kind) == listed, "listing by kind gives other actions"
    assert (position.forced() is not None) == (len(legal) == 1), "forced disagrees with the list"
    _learn(case, legal)
    for action in rng.sample(legal, min(3, len(legal))):
        _test_listed(case, position, action)
    for _ in range(6):
        unlisted = _unlisted_action(case)
        if unlisted is not None and unlisted not in listed:
            _test_unlisted(case, position, unlisted)


def _test_listed(case: Case, position: Position, action: Any) -> None:
    game = case.match.game
    case.trying = game.format_action(action)
    assert game.parse_action(case.trying) == action, "the notation gives another action"
    assert action_from_plain(game.actions, json.loads(json.dumps(plain(action)))) == action, "JSON gives another action"
    position.preview(action)
    copy = position.copy()
    copy.apply(action)
    copy.referee()
    case.listed += 1


def _test_unlisted(case: Case, position: Position, action: Any) -> None:
    case.trying = repr(action)
    copy = position.copy()
    try:
        copy.apply(action)
    except Refused:
        assert copy.digest() == position.digest(), "a refused action changed the position"
        case.refused += 1
        return
    raise AssertionError("an action that is not listed was applied")


def _learn(case: Case, legal: Sequence[Any]) -> None:
    for action in case.rng.sample(legal, min(12, len(legal))):
        for field in fields(action):
            values = case.words[action.kind].setdefault(field.name, [])
            value = getattr(action, field.name)
            if value not in values:
                values.append(value)


def _unlisted_action(case: Case) -> Any | None:
    """An action put together from words heard before, now and then with one that was never heard."""
    game, rng = case.match.game, case.rng
    kind = rng.choice(sorted(game.actions))
    values: dict[str, Any] = {}
    for field in fields(game.actions[kind]):
        heard = case.words[kind].get(field.name, [])
        strange = STRANGE_NUMBERS if field.type == "int" else STRANGE_WORDS
        if field.type not in ("int", "str"):
            if not heard:
                return None
            values[field.name] = rng.choice(heard)
        else:
            values[field.name] = rng.choice(strange) if not heard or rng.random() < 0.1 else rng.choice(heard)
    return game.actions[kind](**values)


def _test_views(match: Match) -> None:
    """Every view can be sent as JSON, and only the seat that is asked sees actions to choose from."""
    asked = match.decision
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        json.dumps(plain(view))
        assert bool(view.legal) == (asked is not None and seat == asked.seat), "a view lists actions of another seat"


def _test_records(match: Match) -> None:
    """A record gives the same match back, as text and as JSON."""
    for written in (format_record(match), format_json(match)):
        read = read_record(written, find_game)
        assert read.position.digest() == match.position.digest(), "a record led to another position"
        assert read.entries == match.entries, "a record gave other entries"
        assert read.header == match.header, "a record gave another header"


def _test_end(case: Case) -> None:
    match = case.match
    case.trying = ""
    outcome = match.outcome
    assert outcome is not None, "the match ended without an outcome"
    assert len(outcome.scores) == match.seats, "a seat has no score"
    check_ranking(outcome, {seat.seat for seat in match.view(None).seats if getattr(seat, "bankrupt", False)})
    sums = [sum(row.points[seat] for row in outcome.breakdown) for seat in range(match.seats)]
    assert sums == list(outcome.scores), "the final scoring does not add up"
    _test_views(match)
    _test_records(match)


def check_ranking(outcome: Outcome, bankrupt: set[int]) -> None:
    """More points are a better place, for those who were not thrown out; a game may break ties or leave them."""
    ranked = [seat for place in outcome.ranking for seat in place]
    assert sorted(ranked) == list(range(len(outcome.scores))), "a seat has no place or two"
    assert outcome.winners == outcome.ranking[0], "the winners are not in the first place"
    left = [outcome.scores[seat] for seat in ranked if seat not in bankrupt]
    assert left == sorted(left, reverse=True), "wrong winners"
    assert all(len({outcome.scores[seat] for seat in place}) == 1 for place in outcome.ranking), "a place is shared"
    # Whoever has the points of a shared place has a share in it.
    shared = {outcome.scores[place[0]] for place in outcome.ranking if len(place) > 1}
    assert all(len(place) > 1 for place in outcome.ranking if outcome.scores[place[0]] in shared), "a tie was broken"


def _record(case: Case) -> str:
    """The record of the match so far; even where the digest itself is what fails, the actions are worth having."""
    try:
        return format_record(case.match)
    except Exception:
        game: Game = case.match.game
        return "\n".join(game.format_action(entry.action) for entry in case.match.entries) + "\n"


def _reason(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" ({trace.tb_frame.f_code.co_name}, line {trace.tb_lineno})"
    return f"{type(error).__name__}: {error}{where}"
