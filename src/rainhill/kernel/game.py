"""The protocol every game offers: what a match, a bot, a drawing or a server may ask of it.

A `Game` is a value made of plain functions; a `Position` is whatever the game keeps its state in, as long as it
answers these questions. Nothing here knows a rule.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rainhill.kernel.refusals import Fact

if TYPE_CHECKING:
    # With a default, so that `Match` and `Position` of any game need no brackets.
    from typing_extensions import TypeVar

    A = TypeVar("A", default=Any)
    V_co = TypeVar("V_co", covariant=True, default=Any)
else:
    from typing import TypeVar

    A = TypeVar("A")
    V_co = TypeVar("V_co", covariant=True)


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
    each_seat: bool = False
    """Whether the table may choose for every seat: a value is a choice, or one for each seat with blanks between."""
    later: bool = False
    """Whether there are records from before it, which say nothing of it: a record names it where it is no default."""

    def default(self, edition: str) -> str:
        return self.defaults.get(edition, self.defaults.get("", self.choices[0]))

    def accepts(self, value: str, seats: int) -> bool:
        """Whether a table of so many seats may choose this."""
        if value in self.choices:
            return True
        words = value.split(" ")
        return self.each_seat and len(words) == seats and all(word in self.choices for word in words)

    def choice_of(self, value: str, seat: int) -> str:
        """What was chosen for a seat."""
        return value if value in self.choices else value.split(" ")[seat]

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
    open_deal: tuple[str, ...] = ()
    """What everybody at the table sees of the deal; what is not named here is told to nobody."""
    open_options: Mapping[str, str] = field(default_factory=dict)
    """The options with which the game has no secrets."""
    first_match: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """edition -> options that make a first match milder; what may be chosen for each seat is for newer players."""

    def told_options(self, edition: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options as a record names them."""
        quiet = {option.id: option.default(edition) for option in self.options if option.later}
        return {name: value for name, value in chosen.items() if quiet.get(name) != value}


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
    map_text: str = ""
    """The text of a map of somebody's own; empty where the map comes with the game."""


class SeatSeen(Protocol):
    """What a view tells of a seat, whatever the game; `score` is None where it is secret."""

    @property
    def seat(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def score(self) -> int | None: ...


class View(Protocol):
    """What every view tells, whatever the game: enough for a client that knows no game to play by lists."""

    @property
    def game(self) -> str: ...

    @property
    def map(self) -> str: ...

    @property
    def edition(self) -> str: ...

    @property
    def options(self) -> Mapping[str, str]: ...

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""

    @property
    def seats(self) -> Sequence[SeatSeen]: ...

    @property
    def decision(self) -> Decision | None: ...

    @property
    def legal(self) -> Sequence[Any]:
        """What the viewer may do now; empty unless it is asked."""

    @property
    def outcome(self) -> Outcome | None: ...


class Position(Protocol[A, V_co]):
    """The state of a match, changed in place by `apply`."""

    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""

    def legal(self) -> Sequence[A]:
        """Every legal action, in a fixed order."""

    def legal_kinds(self) -> list[str]:
        """The kinds that have at least one legal action."""

    def legal_of_kind(self, kind: str) -> Sequence[A]:
        """The legal actions of one kind."""

    def forced(self) -> A | None:
        """The only legal action, if there is just one."""

    def sample(self, rng: Random) -> A:
        """One legal action at random, without listing them all: first a kind, then an action of it."""

    def apply(self, action: A) -> Sequence[Any]:
        """Do it and tell what happened; `Refused` (and nothing changed) if it is not legal."""

    def preview(self, action: A) -> Sequence[Any]:
        """What would happen if nobody objected; the position stays as it is."""

    def copy(self) -> Any:
        """An independent copy."""

    def known_to(self, seat: int) -> Any:
        """A copy from which everything the seat may not know is gone; bots think on such copies only."""

    def view(self, seat: int | None) -> V_co:
        """What this seat (None: a spectator) may know, as a dataclass."""

    def views(self, seats: Sequence[int | None]) -> Sequence[V_co]:
        """The views of several seats; cheaper than one by one, because what is the same in all is built once."""

    def outcome(self) -> Outcome | None:
        """The result with its reasons, when the match is over."""

    def scores(self) -> tuple[int, ...]:
        """What each seat would score if the match ended now; for programs, secret totals included."""

    def digest(self) -> str:
        """A short hash of everything that matters; equal positions have equal digests on every machine."""

    def referee(self) -> None:
        """Assert every invariant of the game; AssertionError means a bug of ours."""


IDLE = "idle"
"""The wish, of all games, to pass where an answer could change nothing; see `Game.standing_answer`."""


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
    begin: Callable[[Header, Mapping[str, str], int], Mapping[str, str]] | None = None
    """The deal with a seat that begins, where the table decides who does; None if it cannot."""
    own_maps: bool = False
    """Whether it can be played on maps of people's own: `map_hash` checks them, and `start` keeps them."""
    round_of: Callable[[Any], int] | None = None
    """The round a position is in, counted from 1; None where rounds mean nothing."""
    standing_answer: Callable[[Any, Sequence[str]], Any | None] | None = None
    """The action the seat asked has given in advance, by wishes in the game's own words; None: it has to be asked.

    What it answers depends on nothing that is hidden from the seat.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Functions are pickled by name, and so is a game: as the value `GAME` of the module where its rules begin."""
        module = self.start.__module__
        if getattr(sys.modules.get(module), "GAME", None) is not self:
            from pickle import PicklingError

            raise PicklingError(f"the game {self.info.id} is not the value GAME of {module}, where its `start` is")
        return _by_module, (module,)


def _by_module(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game
