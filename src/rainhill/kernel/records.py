"""Records: a match as a text a player can read aloud (`.rail`) and as JSON. Both give back the same match.

The text has header lines (`Name: value`), an empty line, and one action a line: number, seat, notation, and
optionally `(only answer)` and a comment after a semicolon. See docs/notation.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rainhill.kernel.game import Game, Header
from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.maps import OWN
from rainhill.kernel.match import Entry, Match, one_line
from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.kernel.seats.names import LONGEST
from rainhill.kernel.setup import complete_header

FORMAT = 1
MAGIC = "Rainhill record"
AUTO = "(only answer)"
LARGEST = 4_000_000
"""Characters; a real record has some ten thousand. Anything larger is not read at all."""

LONGEST_SEED = 40
"""Digits of a seed that is read back as a number."""

FindGame = Callable[[str], Game]

_ACTION_LINE = re.compile(r"(?P<number>\d{1,6})\. (?P<told>.+)")
_ACTION = re.compile(r"(?P<action>[^;]+?)\s*(?:;\s?(?P<comment>.*))?")


def format_record(match: Match) -> str:
    """The match as text."""
    header = match.header
    lines = [
        f"{MAGIC} {FORMAT}",
        f"Game: {header.game}",
        f"Rules: {header.rules}",
        f"Map: {header.map} {header.map_hash}",
        *(f"Map {number}: |{line}" for number, line in enumerate(header.map_text.splitlines(), 1)),
        f"Edition: {header.edition}",
        *(f"Option {name}: {value}" for name, value in _told(match).items()),
        *(f"Seat {number}: {name}" for number, name in enumerate(header.seats, 1)),
        *(f"Deal {name}: {value}" for name, value in header.deal.items()),
        *(f"Tag {name}: {value}" for name, value in told_tags(match).items()),
        f"Actions: {len(match.entries)}",
        f"Hash: {match.position.digest()}",
    ]
    outcome = match.outcome
    if outcome is not None:
        lines.append(f"Result: {outcome.reason} {' '.join(str(score) for score in outcome.scores)}")
    lines.append("")
    for number, entry in enumerate(match.entries, 1):
        line = f"{number}. {header.seats[entry.seat]}: {match.game.format_action(entry.action)}"
        line += f" {AUTO}" if entry.auto else ""
        lines.append(line + (f" ; {entry.comment}" if entry.comment else ""))
    return "\n".join(lines) + "\n"


def told_tags(match: Match) -> dict[str, str]:
    """The tags as a record has them: in lines of their own, none of them empty."""
    told = {one_line(str(name)): one_line(str(value)) for name, value in match.tags.items()}
    return {name: value for name, value in told.items() if name and value and ": " not in name}


def _told(match: Match) -> dict[str, str]:
    return match.game.info.told_options(match.header.edition, match.header.options)


def format_json(match: Match) -> str:
    """The match as JSON."""
    header = match.header
    outcome = match.outcome
    data: dict[str, Any] = {
        "rainhill": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "map": header.map,
        "map_hash": header.map_hash,
        **({"map_text": header.map_text} if header.map_text else {}),
        "edition": header.edition,
        "options": _told(match),
        "seats": list(header.seats),
        "deal": dict(header.deal),
        **({"tags": tags} if (tags := told_tags(match)) else {}),
        "hash": match.position.digest(),
        "result": None if outcome is None else {"reason": outcome.reason, "scores": list(outcome.scores)},
        "actions": [_plain_entry(entry) for entry in match.entries],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _plain_entry(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": entry.seat, "action": plain(entry.action)}
    if entry.auto:
        data["auto"] = True
    if entry.comment:
        data["comment"] = entry.comment
    return data


def read_record(text: str, find_game: FindGame, most: int | None = None) -> Match:
    """The match in a text or JSON record; RecordError says what is wrong, and on which line.

    `most`: how many actions it may have; a longer one is not replayed.
    """
    if len(text) > LARGEST:
        raise RecordError("too-large", size=len(text), most=LARGEST)
    text = text.removeprefix("\ufeff")
    return (_read_json if text.lstrip().startswith("{") else _read_text)(text, find_game, most)


def read_head(text: str) -> dict[str, str]:
    """The header lines of a text by name; nothing is checked against the game."""
    facts: dict[str, str] = {}
    for line in text.splitlines()[1:]:
        name, _, value = line.partition(": ")
        if not line.strip():
            break
        if not line.startswith(";"):
            facts[name] = value.strip()
    return facts


# -- the parts of both forms ----------------------------------------------------------------------------------------


@dataclass
class _Head:
    """Header facts as they are found, with the line each was found on."""

    values: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    deal: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    map_lines: dict[int, str] = field(default_factory=dict)
    line_of: dict[str, int] = field(default_factory=dict)

    def need(self, name: str) -> str:
        if name not in self.values:
            raise RecordError("header-missing", name=name)
        return self.values[name]

    def map_text(self) -> str:
        """The text of a map of somebody's own; empty if there is none."""
        return "\n".join(self.map_lines.values()) + "\n" if self.map_lines else ""

    def number(self, name: str) -> int:
        value = self.need(name)
        if not value.isascii() or not value.isdigit() or len(value) > 6:
            raise RecordError("header-not-a-number", self.line_of.get(name), name=name, value=value)
        return int(value)


def _header(head: _Head, find_game: FindGame) -> tuple[Game, Header]:
    """Check the header against the game as it is today."""
    try:
        game = find_game(head.need("Game"))
    except SetupError as error:
        raise RecordError("unknown-game", head.line_of.get("Game"), game=head.need("Game")) from error
    rules = head.number("Rules")
    if not 1 <= rules <= game.info.rules:
        raise RecordError("future-rules", head.line_of.get("Rules"), rules=rules, known=game.info.rules)
    map_id, _, map_hash = head.need("Map").partition(" ")
    map_text = head.map_text()
    if OWN in map_id and not map_text:
        raise RecordError("map-text-missing", head.line_of.get("Map"), map=map_id)
    if sorted(head.seats) != list(range(1, len(head.seats) + 1)):
        raise RecordError("seats-not-numbered", head.line_of.get("Seat"))
    try:
        header = complete_header(
            game,
            map=map_text or map_id,
            edition=head.need("Edition"),
            options=head.options,
            seats=[head.seats[number] for number in sorted(head.seats)],
            deal=head.deal,
            rules=rules,
        )
    except SetupError as error:
        raise RecordError("bad-setup", head.line_of.get("Map"), reason=error.code, **error.facts) from error
    if map_id != header.map:
        # The text is not that which the record was played on, or is not there at all.
        raise RecordError("map-changed", head.line_of.get("Map"), map=map_id, recorded=map_id, present=header.map)
    if map_hash and map_hash != header.map_hash:
        raise RecordError(
            "map-changed", head.line_of.get("Map"), map=map_id, recorded=map_hash, present=header.map_hash
        )
    return game, header


def _replay(match: Match, entry: Entry, line: int | None, number: int) -> None:
    try:
        match.replay(entry)
    except Refused as refusal:
        error = RecordError(
            "refused", line, number=number, reason=refusal.code, rule=refusal.rule or "", **_safe(refusal.facts)
        )
        error.game = match.header.game
        raise error from refusal


def _safe(facts: Mapping[str, Any]) -> dict[str, Any]:
    taken = {"code", "line", "number", "reason", "rule"}
    return {name: value for name, value in facts.items() if name not in taken}


def _check_hash(match: Match, recorded: str | None, line: int | None) -> None:
    if recorded and recorded != match.position.digest():
        raise RecordError("hash-differs", line, recorded=recorded, replayed=match.position.digest())


# -- text -------------------------------------------------------------------------------------------------------------


def _check_length(actions: int, most: int | None) -> None:
    if most is not None and actions > most:
        raise RecordError("too-long", actions=actions, most=most)


def _read_text(text: str, find_game: FindGame, most: int | None) -> Match:
    lines = text.splitlines()
    magic = re.fullmatch(rf"{MAGIC} (\d{{1,6}})", lines[0].strip()) if lines else None
    if magic is None or int(magic[1]) < 1:
        raise RecordError("not-a-record", 1)
    if int(magic[1]) > FORMAT:
        raise RecordError("future-format", 1, format=int(magic[1]), known=FORMAT)
    head, first_action = _read_head(lines)
    _check_length(sum(line.strip()[:1].isdigit() for line in lines[first_action:]), most)
    game, header = _header(head, find_game)
    match = Match.unplayed(game, header)
    for index in range(first_action, len(lines)):
        _read_action(match, lines[index], index + 1)
    expected = head.number("Actions") if "Actions" in head.values else len(match.entries)
    if expected != len(match.entries):
        raise RecordError("truncated", len(lines), expected=expected, found=len(match.entries))
    _check_hash(match, head.values.get("Hash"), head.line_of.get("Hash"))
    match.extend_log(())
    _tag(match, head)
    return match


def _tag(match: Match, head: _Head) -> None:
    """Give a match the tags of its record."""
    match.tags = head.tags
    seed = head.tags.get("seed", "")
    if seed.isascii() and seed.isdigit() and len(seed) <= LONGEST_SEED:
        match.seed = int(seed)


def _read_head(lines: list[str]) -> tuple[_Head, int]:
    head = _Head()
    known = {"Game", "Rules", "Map", "Edition", "Actions", "Hash", "Result"}
    for index, line in enumerate(lines[1:], 1):
        if not line.strip():
            return head, index + 1
        if line.startswith(";"):
            continue
        name, colon, value = line.partition(": ")
        word, _, rest = name.partition(" ")
        if not colon or not value.strip():
            raise RecordError("header-line", index + 1, text=line[:80])
        value = value.strip()
        if word == "Seat" and rest.isascii() and rest.isdigit() and len(rest) < 3 and int(rest) not in head.seats:
            head.seats[int(rest)] = value
        elif word == "Map" and rest.isascii() and rest.isdigit() and len(rest) < 5 and value.startswith("|"):
            if int(rest) != len(head.map_lines) + 1:
                raise RecordError("header-line", index + 1, text=line[:80])
            head.map_lines[int(rest)] = value[1:]
        elif word == "Option" and rest and rest not in head.options:
            head.options[rest] = value
        elif word == "Deal" and rest and rest not in head.deal:
            head.deal[rest] = value
        elif word == "Tag" and rest and rest not in head.tags:
            head.tags[rest] = value
        elif name in known and name not in head.values:
            head.values[name] = value
        else:
            raise RecordError("header-line", index + 1, text=line[:80])
        head.line_of.setdefault(word, index + 1)
    return head, len(lines)


def _read_action(match: Match, line: str, number: int) -> None:
    if not line.strip() or line.lstrip().startswith(";"):
        return
    numbered = _ACTION_LINE.fullmatch(line.strip())
    if numbered is None:
        raise RecordError("action-line", number, text=line[:80])
    name, found = _seat_and_action(match.header.seats, numbered["told"])
    if found is None:
        raise RecordError("action-line", number, text=line[:80])
    if int(numbered["number"]) != len(match.entries) + 1:
        raise RecordError("action-number", number, expected=len(match.entries) + 1, found=int(numbered["number"]))
    if name not in match.header.seats:
        raise RecordError("unknown-seat", number, seat=name)
    notation = found["action"]
    auto = notation.endswith(AUTO)
    try:
        action = match.game.parse_action(notation.removesuffix(AUTO).rstrip())
    except RecordError as error:
        raise RecordError(error.code, number, **error.facts) from error
    entry = Entry(match.header.seats.index(name), action, auto, (found["comment"] or "").strip())
    _replay(match, entry, number, len(match.entries) + 1)


def _seat_and_action(seats: Sequence[str], told: str) -> tuple[str, re.Match[str] | None]:
    """Who acts, and what is done. Names may have colons themselves: of those that fit, the longest is meant."""
    fitting = [name for name in seats if told.startswith(f"{name}: ")]
    name = max(fitting, key=len) if fitting else told.partition(": ")[0]
    # As long as a name may be, so that a line without any is told as what it is.
    is_name = 1 <= len(name) <= LONGEST and len(name) < len(told)
    return name, _ACTION.fullmatch(told[len(name) + 2 :]) if is_name else None


# -- JSON -------------------------------------------------------------------------------------------------------------


def _read_json(text: str, find_game: FindGame, most: int | None) -> Match:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("not-json", error.lineno) from error
    except (RecursionError, ValueError) as error:
        # Nested too deeply, or a number of thousands of digits.
        raise RecordError("not-json", 1) from error
    if not isinstance(data, dict) or type(data.get("rainhill")) is not int or data["rainhill"] < 1:
        raise RecordError("not-a-record", 1)
    if data["rainhill"] > FORMAT:
        raise RecordError("future-format", 1, format=data["rainhill"], known=FORMAT)
    head = _json_head(data)
    game, header = _header(head, find_game)
    match = Match.unplayed(game, header)
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise RecordError("header-missing", name="actions")
    _check_length(len(actions), most)
    for number, item in enumerate(actions, 1):
        _replay(match, _json_entry(game, item, number), None, number)
    recorded = data.get("hash")
    _check_hash(match, recorded if isinstance(recorded, str) else None, None)
    match.extend_log(())
    _tag(match, head)
    return match


def _json_head(data: Mapping[str, Any]) -> _Head:
    head = _Head()
    for name in ("game", "rules", "map", "edition"):
        if isinstance(data.get(name), (str, int)):
            head.values[name.capitalize()] = str(data[name])
    if isinstance(data.get("map_hash"), str):
        head.values["Map"] = f"{head.need('Map')} {data['map_hash']}"
    if isinstance(data.get("map_text"), str):
        head.map_lines = dict(enumerate(data["map_text"].splitlines(), 1))
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise RecordError("header-missing", name="seats")
    head.seats = dict(enumerate(seats, 1))
    for name, target in (("options", head.options), ("deal", head.deal), ("tags", head.tags)):
        found = data.get(name, {})
        if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
            raise RecordError("header-missing", name=name)
        target.update(found)
    return head


def _json_entry(game: Game, item: object, number: int) -> Entry:
    if not isinstance(item, dict) or not isinstance(item.get("seat"), int) or isinstance(item.get("seat"), bool):
        raise RecordError("action-not-an-object", number=number)
    auto, comment = item.get("auto", False), item.get("comment", "")
    if not isinstance(auto, bool) or not isinstance(comment, str):
        raise RecordError("action-not-an-object", number=number)
    try:
        action = action_from_plain(game.actions, item.get("action"))
    except RecordError as error:
        raise RecordError(error.code, None, number=number, **error.facts) from error
    return Entry(item["seat"], action, auto, comment)
