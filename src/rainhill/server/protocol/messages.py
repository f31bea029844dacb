"""Every message between the server and its clients, written once; docs/protocol.md explains them.

Types for other languages are generated from these (tools/generate_types.py). `type` tells messages on a socket apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rainhill.kernel.seats.colours import COLOURS

PROTOCOL = 1
"""Raised when a client of before would misunderstand."""

LARGEST_MESSAGE = 16_384
"""Bytes of one message from a client."""

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Secret = Annotated[str, Meta(min_length=16, max_length=128)]

ControlKind = Literal[
    "undo", "concede", "offer-undo", "offer-end", "agree", "decline", "withdraw", "hand-over", "take-back"
]
EntryKind = Literal[
    "action",
    "undo",
    "concede",
    "offer",
    "agree",
    "decline",
    "withdraw",
    "hand-over",
    "take-back",
    "timeout",
    "outage",
    "wait",
    "resume",
    "ended",
]


# -- from a client ----------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: as which own seat to look (null: as a spectator), and which version was seen last."""

    protocol: int = PROTOCOL
    seat: Seat | None = None
    version: Version | None = None
    token: Secret | None = None
    """A session token, for clients that keep no cookies."""


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """Look as another of one's own seats from now on; several persons on one screen."""

    seat: Seat | None


class Submit(Struct, frozen=True, tag_field="type", tag="submit"):
    """Play an action: an object as in `view.legal`, or its notation."""

    key: Key
    version: Version
    seat: Seat
    action: dict[str, Any] | Annotated[str, Meta(max_length=200)]


class Control(Struct, frozen=True, tag_field="type", tag="control"):
    """Anything else that is written into the log. `target` and `bot` belong to hand-over and take-back."""

    key: Key
    version: Version
    seat: Seat
    what: ControlKind
    target: Seat | None = None
    bot: Name | None = None


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    """Ask what an action would cause; nothing is played."""

    key: Key
    seat: Seat
    action: dict[str, Any] | Annotated[str, Meta(max_length=200)]


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    """Chat."""

    text: Words
    seat: Seat | None = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Answered by `pong`; keeps a connection awake and measures it."""

    sent: float = 0.0


class Skip(Struct, frozen=True, tag_field="type", tag="skip"):
    """Let the bots of the table play without pauses until a person is asked; whoever has a seat may."""


ClientMessage = Hello | Look | Submit | Control | Preview | Say | Ping | Skip


# -- parts ------------------------------------------------------------------------------------------------------------


class ClockPolicy(Struct, frozen=True):
    """`decision`: seconds for every decision. `match`: seconds for the match and more for every decision.

    `days`: days for every turn. `at_zero`: a bot takes the seat over, or the seat loses.
    """

    kind: Literal["none", "decision", "match", "days"] = "none"
    seconds: Annotated[float, Meta(ge=0.05, le=31_536_000)] = 300.0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    days: Annotated[float, Meta(ge=0.01, le=90)] = 3.0
    at_zero: Literal["bot", "lose"] = "bot"


class Policy(Struct, frozen=True):
    """What a table agreed on besides the rules of the game."""

    undo: Literal["free", "turn", "agreed", "none"] = "turn"
    order: Literal["fixed", "random"] = "random"
    clock: ClockPolicy = msgspec.field(default_factory=ClockPolicy)
    hand_over: Literal["anyone", "self", "no"] = "anyone"
    """Who may hand the seat of a person who is away to a bot: any other seat, only the seat itself, or nobody."""
    substitute: Name = "engineer"
    """The bot that sits in for a person."""
    visibility: Literal["public", "private"] = "public"
    chat: Literal["everyone", "seats", "off"] = "everyone"
    bot_pace: Literal["none", "short", "long"] = "none"
    """How long a move stands at least before a bot makes the next while somebody looks on."""
    advice: Literal["after", "during"] = "after"
    """Whether bots give hints and judge decisions only when the match is over, or while it is played, too."""


class SeatInfo(Struct, frozen=True):
    """A seat. `kind`: how it is or was to be filled; `played_by`: who answers for it now."""

    seat: int
    kind: Literal["person", "local", "invite", "open", "bot"]
    name: str
    taken: bool
    bot: str | None
    played_by: Literal["person", "bot", "nobody"]
    conceded: bool
    online: bool
    stand_in: Literal["no", "decision", "seat"] = "no"
    """a bot plays for its person: this one decision, because time ran out, or until the person is back"""
    missed: int = 0
    """how often in a row its time ran out; see `most_missed`"""
    colour: int | None = None
    """the number of its colour, from 0; null: that of its seat"""


class ClockInfo(Struct, frozen=True):
    """Seconds left for every seat at the time `at`; the seat asked loses one each second; `deadline` is a time."""

    left: list[float | None]
    at: float
    deadline: float | None


class OfferInfo(Struct, frozen=True):
    """An offer that waits for answers: to undo the last action, or to end the match."""

    what: Literal["undo", "end"]
    seat: int
    agreed: list[int]
    needed: list[int]


class Result(Struct, frozen=True):
    """How it ended: `played` to the end, by `conceded` seats, `time`, or `agreed` without a winner.

    `reason`, `scores` and `winners` are those of the rules if it was played to the end.
    """

    how: Literal["played", "conceded", "time", "agreed"]
    reason: str
    scores: list[int] | None
    winners: list[int]


class TableInfo(Struct, frozen=True):
    """A table, as everybody may see it. Times are epoch seconds."""

    id: str
    game: str
    map: str
    edition: str
    options: dict[str, str]
    policy: Policy
    status: Literal["open", "playing", "finished", "closed"]
    seats: list[SeatInfo]
    version: int
    asked: int | None
    clock: ClockInfo | None
    offer: OfferInfo | None
    result: Result | None
    can_undo: list[int]
    """seats that may take back the last action now"""
    creator: str
    created: float
    started: float | None
    finished: float | None
    rematch: str | None
    """the table where it goes on, if somebody asked for a rematch"""
    origin: str | None
    """the table it was branched from or is a rematch of"""
    waits: float | None = None
    """since when the match waits, because none of its people is there; no clock runs and no bot moves"""
    most_missed: int = 0
    """how often in a row somebody's time may run out before a bot has the seat; 0: where there is no such clock"""
    creator_seat: int | None = None
    """the seat of whoever set it up, if they have one: they may start it, and give empty seats to bots"""
    first: int | None = None
    """the seat that begins, where the table said so"""
    starts_itself: bool = False
    """whether the match begins as soon as every seat is taken"""
    round: int | None = None
    """the round the match is in, from 1, where its game counts rounds"""
    alone: bool = False
    """whether one person has all its seats, but for bots: nobody else minds if the table is deleted"""


class LogEntry(Struct, frozen=True):
    """One line of the log, which is the match. `number` counts from 1; `by` tells who made the entry."""

    number: int
    seat: int
    kind: EntryKind
    by: Literal["person", "bot", "clock", "rules"]
    at: float
    action: dict[str, Any] | None
    notation: str
    auto: bool
    facts: dict[str, Any]
    events: list[dict[str, Any]]


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody said; `seat` is null for a spectator."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


# -- to a client ------------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: where the match stands. `entries` is the gap since the version the client had."""

    protocol: int
    mine: list[int]
    seat: int | None
    version: int
    table: TableInfo
    view: dict[str, Any] | None
    entries: list[LogEntry]
    chat: list[ChatLine]
    watchers: int
    now: float


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What is new: log entries up to `version`, and the view after them (as the seat that the client looks as)."""

    version: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    entries: list[LogEntry]
    now: float


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Seats were taken or left, somebody came or went, a rematch began; the match itself is as it was."""

    table: TableInfo
    mine: list[int]
    watchers: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """It is written down for good; the log now has `version` entries."""

    key: str
    version: int


class Rejected(Struct, frozen=True, tag_field="type", tag="rejected"):
    """It was not done. `code` `stale`: look at `version` first. `rule` names the rule that forbids it."""

    key: str
    code: str
    rule: str | None
    facts: dict[str, Any]
    version: int


class Previewed(Struct, frozen=True, tag_field="type", tag="previewed"):
    """What an action would cause, or why it is refused."""

    key: str
    events: list[dict[str, Any]]
    code: str | None
    rule: str | None
    facts: dict[str, Any]


class Trouble(Struct, frozen=True, tag_field="type", tag="trouble"):
    """A message that was not understood or not allowed; also the body of every HTTP error.

    `text` is the sentence of the code in the language that was asked for, for people who read answers as they come.
    """

    code: str
    facts: dict[str, Any] = {}
    text: str = ""


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """The answer to `say`; the line itself comes to everybody as `chat`."""

    number: int


class Skipping(Struct, frozen=True, tag_field="type", tag="skipping"):
    """The answer to `skip`."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    sent: float
    now: float


ServerMessage = (
    Welcome | Update | TableChanged | Accepted | Rejected | Previewed | ChatLine | Said | Trouble | Pong | Skipping
)

read_message = msgspec.json.Decoder(ClientMessage).decode
write = msgspec.json.Encoder(order="deterministic").encode
