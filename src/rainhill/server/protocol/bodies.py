"""Bodies and answers of the HTTP interface that the socket does not have."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rainhill.server.protocol.messages import Colour, LogEntry, Name, Policy, Seat, Secret, TableInfo, Version

Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
MapText = Annotated[str, Meta(min_length=1, max_length=40_000)]
Options = Annotated[dict[Word, Word], Meta(max_length=100)]
SeatBots = Annotated[dict[Word, Name], Meta(max_length=16)]
"""seat number -> bot; the other seats are on this screen"""


class SeatWish(Struct, frozen=True):
    """How a seat is to be filled: me, another person on this screen, by invitation link, by anyone, or by a bot."""

    kind: Literal["me", "local", "invite", "open", "bot"]
    name: Name | None = None
    bot: Name | None = None
    colour: Colour | None = None
    """null: that of its number, or one that is left"""


class NewTable(Struct, frozen=True):
    """A table to be set up. What is left out has the game's default."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    map: Word | None = None
    map_text: MapText | None = None
    """The text of a map of one's own, instead of `map`."""
    edition: Word | None = None
    options: Options = {}
    policy: Policy = msgspec.field(default_factory=Policy)
    name: Name | None = None
    """The name of the person who sets it up."""
    start: bool = True
    """Start at once if every seat is taken."""
    starts_itself: bool = False
    """Start later, as soon as every seat is taken, without anybody starting it."""
    first: Seat | None = None
    """The seat that begins, as numbered here, where the table decides it; null: it is drawn."""


class SeatLink(Struct, frozen=True):
    """The secret of a seat. Put it behind the `#` of a link, which browsers never send."""

    seat: int
    secret: str
    link: str


class TableMade(Struct, frozen=True):
    table: TableInfo
    mine: list[int]
    links: list[SeatLink]
    token: str | None
    """The session token, for clients that keep no cookies; null if the session was there before."""


class JoinTable(Struct, frozen=True):
    name: Name | None = None
    seat: Seat | None = None
    colour: Colour | None = None
    """null: that of the seat, or one that is left"""


class ClaimSeat(Struct, frozen=True):
    """Exchange a seat's secret for access to the seat."""

    secret: Secret
    name: Name | None = None
    colour: Colour | None = None
    """For whoever is the first to come, before the start."""


class Invitation(Struct, frozen=True):
    """Look at what the link of a seat invites to; nothing is taken."""

    secret: Secret


class InvitationInfo(Struct, frozen=True):
    """A table, for whoever has the link of one of its seats; a private one, too."""

    table: TableInfo
    seat: int
    used: bool
    """whether somebody else has the seat: the link opens it on a further device"""
    mine: bool
    """whether the asker has it"""
    map: MapSeen | None
    """the map, if it is somebody's own"""


class SeatBot(Struct, frozen=True):
    """Who takes an empty seat before the start; null: it waits for a person again."""

    bot: Name | None


class SeatColour(Struct, frozen=True):
    """The colour of a seat, chosen before the start; null: that of its number, or one that is left."""

    colour: Colour | None


class Standing(Struct, frozen=True):
    """Answers in advance, in the words of the game; `idle`: pass where nothing can change."""

    wishes: Annotated[list[Word], Meta(max_length=24)]


class Joined(Struct, frozen=True):
    table: TableInfo
    mine: list[int]
    token: str | None


class RematchInfo(Struct, frozen=True):
    """The rematch that is offered after a match, for everybody who may see that match.

    `accepted` has the seats of the match, bots' too, that are taken at it; `mine` tells whether the asker has one.
    """

    table: str
    status: Literal["open", "playing", "finished", "closed"]
    creator: str
    is_creator: bool
    accepted: list[int]
    mine: bool


class Branch(Struct, frozen=True):
    """A new private table that begins with the first `version` log entries. No bot: every seat is on this screen."""

    version: Version
    bots: SeatBots = {}


class Upload(Struct, frozen=True):
    """A record, text or JSON; becomes a private table that can be gone through and played on."""

    record: Annotated[str, Meta(max_length=400_000)]
    bots: SeatBots = {}


class TableList(Struct, frozen=True):
    tables: list[TableInfo]
    more: bool


class TableState(Struct, frozen=True):
    """A table with the view of one seat and the log entries after a version: all a slow client needs."""

    table: TableInfo
    mine: list[int]
    seat: int | None
    version: int
    view: dict[str, Any] | None
    entries: list[LogEntry]


class NewSession(Struct, frozen=True):
    name: Name


class Me(Struct, frozen=True):
    """Who this session belongs to; `login` is null for a guest."""

    id: str
    name: str
    login: str | None
    email: str | None
    webhook: str | None
    token: str | None = None
    email_pending: str | None = None
    """an address that waits for the link in its mail to be followed"""
    webhook_off: str | None = None
    """an address that was called in vain for so long that it was switched off"""
    language: str | None = None
    """what mails to this person are written in; null where nobody has told"""


class Language(Struct, frozen=True):
    """One of the languages there are, by its code."""

    language: Annotated[str, Meta(max_length=8)]


class Credentials(Struct, frozen=True):
    login: Login
    password: Password


class NewAccount(Struct, frozen=True):
    login: Login
    password: Password
    name: Name | None = None


class NewPassword(Struct, frozen=True):
    """Another password for the account of this session."""

    password: Password
    new: Password


class Notifications(Struct, frozen=True):
    """Where to be told that it is one's turn; null switches a way off."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None


class NotificationsSet(Struct, frozen=True):
    webhook: str | None
    email: str | None
    secret: str | None
    """Signs webhooks; shown only when it is made."""
    email_pending: str | None = None
    """nothing is sent there before its owner follows the link in the mail"""


class SayBody(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None


class Mute(Struct, frozen=True):
    """Do not show me what this seat says; null: what spectators say."""

    seat: Seat | None
    muted: bool = True


class OptionInfo(Struct, frozen=True):
    id: str
    choices: list[str]
    defaults: dict[str, str]
    editions: list[str]
    """The editions that heed it; the others ignore it."""
    each_seat: bool = False
    """Whether it may be chosen for every seat: a choice for each, with blanks between."""


class MapInfo(Struct, frozen=True):
    id: str
    hash: str
    hexes: int
    seats: list[int]
    """The numbers of seats it was made for; others can be played."""
    possible: list[int] = []
    """The numbers of seats for which it has room, if those are more."""


class MapUpload(Struct, frozen=True):
    """A map of one's own, to be looked at before a table is set up with it."""

    game: Word
    text: MapText


class MapSeen(Struct, frozen=True):
    """A map that can be played on, and its pictures."""

    id: str
    title: str
    hash: str
    hexes: int
    seats: list[int]
    """The numbers of seats it was made for; others can be played."""
    light: str
    """A drawing (SVG)."""
    dark: str


class GameFacts(Struct, frozen=True):
    """What a form for a new table needs to know of a game."""

    id: str
    title: str
    designer: str
    rules: int
    seats: list[int]
    editions: list[str]
    default_edition: str
    options: list[OptionInfo]
    maps: list[MapInfo]
    own_maps: bool
    """Whether it can be played on maps of people's own."""
    default_map: str
    chooses_first: bool = False
    """Whether the table may say which seat begins (`first` of a new table)."""
    first_match: dict[str, dict[str, str]] = {}
    """edition -> options for a first match; those that may be chosen for each seat are for newer players."""


class LevelInfo(Struct, frozen=True):
    """A level of bots and how many seconds it usually thinks about a decision."""

    id: str
    seconds: float


class Catalogue(Struct, frozen=True):
    games: list[GameFacts]
    bots: list[str]
    levels: list[LevelInfo]
    """The bots meant for people, weakest first; the others are for trying things out."""
    usual_bot: str
    """Who takes a seat if nobody says which bot."""
    protocol: int
    version: str
    issues: str | None = None
    """Where a mistake in a translation can be told, if the host says so."""


class ProspectInfo(Struct, frozen=True):
    """An action in notation and as data (`means`), what each seat may hope for after it, and the play expected then."""

    action: str
    means: dict[str, Any]
    chances: list[float]
    points: list[float]
    line: list[str]
    then: list[dict[str, Any]]
    brings: list[dict[str, Any]] = []
    """the events it would cause at once"""
    later: list[dict[str, Any]] = []
    """the events that give points in the play expected after it"""


class JudgedInfo(Struct, frozen=True):
    """A decision and what it was worth; `number` is its entry in the log, `cost` the chance to win it gave away."""

    number: int
    seat: int
    played: ProspectInfo
    best: list[ProspectInfo]
    cost: float
    cost_in_points: float
    is_best: bool
    nodes: int


class TurnInfo(Struct, frozen=True):
    """A turning point: the entry in the log, whose decision it was, who gained most and how far the chances moved."""

    number: int
    seat: int
    gainer: int
    swing: float


class AccountInfo(Struct, frozen=True):
    """How well a seat decided."""

    decisions: int
    best: int
    mistakes: int
    cost: float
    cost_in_points: float


class StudyInfo(Struct, frozen=True):
    """An analysis as far as it is: `judged` has the decisions in the order of the match, `total` how many there are.

    Chances and points before a decision are those of its best choice; the final ones are there when the match was
    played to its end.
    """

    state: Literal["none", "running", "stopped", "done"]
    total: int
    judged: list[JudgedInfo]
    turns: list[TurnInfo]
    accounts: list[AccountInfo]
    final_chances: list[float] | None
    final_points: list[float] | None


class AskHint(Struct, frozen=True):
    seat: Seat


class HintInfo(Struct, frozen=True):
    """The best choices of a seat at a version, the best first: those an analysis of this decision tells, too."""

    version: int
    seat: int
    choices: list[ProspectInfo]
