"""The protocol every game offers: what a match, a bot, a drawing or a server may ask of it.

A `Game` is a value made of plain functions; a `Position` is whatever the game keeps its state in, as long as it
answers these questions. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Protocol

from rainhill.kernel.refusals import Fact, SetupError


class Action(Protocol):
    """What a seat chose: a frozen dataclass of names, never of things."""

    kind: ClassVar[str]


class Event(Protocol):
    """What happened: a frozen dataclass; its sentence is `event-<key>` in the Fluent files."""

    key: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Decision:
    """What is being asked, and of whom."""

    seat: int
    kind: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the final scoring: its sentence is `score-<key>`; `points` has one number a seat."""

    key: str
    points: tuple[int, ...]
    holdings: tuple[int, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: why, who won, and where every point came from."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    breakdown: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the table. `defaults` maps an edition to its default; the key "" is the default of all others."""

    id: str
    choices: tuple[str, ...]
    defaults: Mapping[str, str]
    editions: tuple[str, ...] = ()
    """The editions in which the choice means something; empty: all. The others ignore it."""

    def default(self, edition: str) -> str:
        return self.defaults.get(edition, self.defaults.get("", self.choices[0]))

    def matters(self, edition: str) -> bool:
        return not self.editions or edition in self.editions


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a lobby shows of a game; light to import."""

    id: str
    title: str
    designer: str
    rules: int
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    default_edition: str
    options: tuple[Option, ...]
    default_map: str


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that was settled before the first action; with the actions it is the whole match."""

    game: str
    rules: int
    map: str
    map_hash: str
    edition: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    deal: Mapping[str, str]
    """Outcomes of chance at set-up, so that replaying needs no generator."""


class Position(Protocol):
    """The state of a match, changed in place by `apply`."""

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""

    def legal(self) -> list[Any]:
        """Every legal action, in a fixed order."""

    def legal_kinds(self) -> list[str]:
        """The kinds that have at least one legal action."""

    def legal_of_kind(self, kind: str) -> list[Any]:
        """The legal actions of one kind."""

    def forced(self) -> Any | None:
        """The only legal action, if there is just one."""

    def sample(self, rng: Random) -> Any:
        """One legal action at random, without listing them all: first a kind, then an action of it."""

    def apply(self, action: Any) -> tuple[Any, ...]:
        """Do it and tell what happened; `Refused` (and nothing changed) if it is not legal."""

    def preview(self, action: Any) -> tuple[Any, ...]:
        """What would happen if nobody objected; the position stays as it is."""

    def copy(self) -> Any:
        """An independent copy."""

    def view(self, seat: int | None) -> Any:
        """What this seat (None: a spectator) may know, as a dataclass."""

    def views(self, seats: Sequence[int | None]) -> Sequence[Any]:
        """The views of several seats; cheaper than one by one, because what is the same in all is built once."""

    def outcome(self) -> Outcome | None:
        """The result with its reasons, when the match is over."""

    def digest(self) -> str:
        """A short hash of everything that matters; equal positions have equal digests on every machine."""

    def referee(self) -> None:
        """Assert every invariant of the game; AssertionError means a bug of ours."""


@dataclass(frozen=True)
class Game:
    """A rule set, as functions."""

    info: GameInfo
    maps: Callable[[], Sequence[str]]
    map_hash: Callable[[str], str]
    deal: Callable[[Header, Random], Mapping[str, str]]
    """Draw what chance decides at set-up."""
    check_deal: Callable[[Header], None]
    """Refuse (SetupError) a header whose deal is impossible."""
    start: Callable[[Header], Position]
    actions: Mapping[str, type[Any]]
    """kind -> dataclass"""
    format_action: Callable[[Any], str]
    parse_action: Callable[[str], Any]
    """Notation to action; RecordError if it cannot be read."""


def complete_header(
    game: Game,
    *,
    map: str | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    seats: Sequence[str],
    deal: Mapping[str, str] | None = None,
    seed: int | None = None,
    rules: int | None = None,
) -> Header:
    """Fill in every default and check it; what chance decides is drawn with `seed` unless `deal` says it."""
    info = game.info
    map_id = map or info.default_map
    if map_id not in game.maps():
        raise SetupError("unknown-map", game=info.id, map=map_id, known=tuple(game.maps()))
    chosen_edition = edition or info.default_edition
    if chosen_edition not in info.editions:
        raise SetupError("unknown-edition", game=info.id, edition=chosen_edition, known=info.editions)
    header = Header(
        game=info.id,
        rules=rules or info.rules,
        map=map_id,
        map_hash=game.map_hash(map_id),
        edition=chosen_edition,
        options=_complete_options(info, chosen_edition, options or {}),
        seats=_check_seats(info, seats),
        deal=dict(deal or {}),
    )
    if deal is None:
        drawn = game.deal(header, Random(seed))
        header = Header(
            header.game, header.rules, header.map, header.map_hash, header.edition, header.options, header.seats, drawn
        )
    game.check_deal(header)
    return header


def _complete_options(info: GameInfo, edition: str, asked: Mapping[str, str]) -> dict[str, str]:
    known = {option.id: option for option in info.options}
    for name, value in asked.items():
        if name not in known:
            raise SetupError("unknown-option", game=info.id, option=name, known=tuple(known))
        if value not in known[name].choices:
            raise SetupError("unknown-choice", option=name, value=str(value), known=known[name].choices)
    return {name: asked.get(name, option.default(edition)) for name, option in known.items()}


def _check_seats(info: GameInfo, seats: Sequence[str]) -> tuple[str, ...]:
    if len(seats) not in info.seats:
        raise SetupError("wrong-seats", game=info.id, seats=len(seats), known=info.seats)
    names = tuple(seats)
    for name in names:
        # A name stands before a colon in a record and after it on a header line.
        if (
            not 1 <= len(name) <= 40
            or name != name.strip()
            or any(c in ":;\n\r\t" or not c.isprintable() for c in name)
        ):
            raise SetupError("bad-seat-name", name=name)
    if len(set(names)) != len(names):
        raise SetupError("same-seat-name", names=names)
    return names
