"""Events, refusals, decisions, scores and errors in words: facts become names and amounts, Fluent makes the sentence.

Keys are `<game>-event-<key>`, `<game>-refusal-<code>` and so on, so that any game speaks through the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from rainhill.kernel.game import Decision, Header, Row
from rainhill.kernel.maps import OWN, MapError, is_map, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError, Refused, SetupError
from rainhill.locales import has_text, join, place_name, text
from rainhill.registry import find_game, list_games

_SEAT_FACTS = ("seat", "owner", "asked")
POUNDS = 1000
"""What one point is worth where an edition counts in pounds."""


# -- words of a game, or plain ones -----------------------------------------------------------------------------------


def game_text(game: str, family: str, name: str = "", **facts: Any) -> str:
    """What a game says: its own sentence, or a plain one where it brings none."""
    own = f"{game}-{family}-{name}" if name else f"{game}-{family}"
    if has_text(own):
        return text(own, **facts)
    plain = f"plain-{family}-{name}" if has_text(f"plain-{family}-{name}") else f"plain-{family}"
    listed = join(text("plain-fact", name=fact, value=value) for fact, value in facts.items()) if facts else None
    return text(plain, **{"name": name.replace("-", " "), "facts": listed, **facts})


def game_title(game: str) -> str:
    """The name of a game."""
    return text(f"{game}-title") if has_text(f"{game}-title") else find_game(game).info.title


def edition_name(game: str, edition: str) -> str:
    """The name of an edition."""
    key = f"{game}-edition-{edition}"
    return text(key) if has_text(key) else edition


def edition_title(game: str, edition: str) -> str:
    """The name of an edition as it stands in a heading, without what it is about."""
    key = f"{game}-edition-{edition}.title"
    return text(key) if has_text(key) else edition


def map_title(game: str, map_id: str) -> str:
    """The name of a map; the id, where a game is not played on hexes or a map of somebody's own is not in play here."""
    return place_name(read_map(game, map_id).title) if is_map(game, map_id) else map_id.partition(OWN)[0]


def map_name(game: str, map_id: str) -> str:
    """What commands call a map: its id as they take it; the title of a map of somebody's own, whose id says little."""
    return map_title(game, map_id) if OWN in map_id else map_id


# -- amounts and names ------------------------------------------------------------------------------------------------


def money(points: int, header: Header) -> str:
    """An amount in the edition's unit."""
    return game_text(header.game, "money", header.edition, points=points, pounds=points * POUNDS)


def gains(points: Sequence[int], header: Header) -> str:
    """Who scores what: "Ada +3 and Ben +1"."""
    if not any(points):
        return game_text(header.game, "gain", "nobody")
    return join(
        game_text(header.game, "gain", header.edition, seat=header.seats[seat], points=won, pounds=won * POUNDS)
        for seat, won in enumerate(points)
        if won
    )


def totals(scores: Sequence[int], header: Header) -> str:
    """Everybody's total: "Ada £72,000 and Ben £65,000"."""
    return join(
        game_text(header.game, "total", seat=header.seats[seat], amount=money(score, header))
        for seat, score in enumerate(scores)
    )


def industry(game: str, industry_id: str) -> str:
    """The name of an industry; a map of somebody's own may have one we have no word for."""
    key = f"{game}-industry-{industry_id}"
    return text(key) if has_text(key) else industry_id


def colour(game: str, colour_id: str) -> str:
    """The word for a colour of goods."""
    key = f"{game}-colour-{colour_id}"
    return text(key) if has_text(key) else colour_id


def tile(game: str, tile_id: str) -> str:
    """The name of an action tile or of a shape of track."""
    for key in (f"{game}-tile-{tile_id}", f"{game}-shape-{tile_id}"):
        if has_text(key):
            return text(key)
    return tile_id


def way(game: str, stops: Sequence[str]) -> str:
    """Stops in the order in which they are passed."""
    said = place_name(stops[0])
    for stop in stops[1:]:
        said = game_text(game, "way", "more", first=said, next=place_name(stop))
    return said


def option_label(game: str, option: str) -> str:
    """What an option of the table is about."""
    key = f"{game}-option-{option}.label"
    return text(key) if has_text(key) else option


def option_text(game: str, option: str) -> str:
    """What hangs on an option, in a sentence."""
    key = f"{game}-option-{option}.text"
    return text(key) if has_text(key) else ""


def choice_name(game: str, option: str, choice: str) -> str:
    """A choice of an option in words, or those for each seat; Fluent wants names that begin with a letter."""
    if " " in choice:
        return join(choice_name(game, option, word) for word in choice.split(" "))
    name = choice if choice[0].isalpha() else f"n{choice}"
    key = f"{game}-option-{option}.{name}"
    return text(key) if has_text(key) else choice


def bot_described(bot: str) -> str:
    """A bot that can be chosen, how it plays and how long it thinks; one without a description by its bare name."""
    if not has_text(f"bot-level-{bot}"):
        return bot
    return text("bot-described", bot=bot, play=text(f"bot-level-{bot}.text"), time=text(f"bot-level-{bot}.time"))


# -- what happened ----------------------------------------------------------------------------------------------------


def describe(event: Any, header: Header) -> str:
    """An event as a sentence; somebody who sits there as "You" is spoken to."""
    facts = _event_facts(event, header)
    told = _told_to_you(event, header)
    return text(told, **facts) if told is not None else game_text(header.game, "event", event.key, **facts)


def is_you(seat: int | None, header: Header) -> bool:
    """Whether a seat is called "You", in the language in use: a person alone at a table often types this for a name."""
    return seat is not None and header.seats[seat].casefold() == text("seat-you")


def _told_to_you(event: Any, header: Header) -> str | None:
    """The sentence about what you do or win, or what happens to what is yours; None: it is not about you."""
    winners: Sequence[int] = getattr(event, "winners", ())
    told = None
    if is_you(getattr(event, "seat", None), header) or (len(winners) == 1 and is_you(winners[0], header)):
        told = f"{header.game}-you-{event.key}"
    elif is_you(getattr(event, "owner", None), header):
        told = f"{header.game}-yours-{event.key}"
    return told if told is not None and has_text(told) else None


def describe_entry(match: Match, number: int) -> list[str]:
    """Everything that one entry of the log caused, a sentence each."""
    return [describe(event, match.header) for event in match.events[number]]


def brief(events: Iterable[Any], header: Header) -> str:
    """What an action would bring, in a few words; events that go without saying are left out."""
    game = header.game
    # A game with words of its own has chosen which events are worth a word.
    chooses = has_text(f"{game}-brief-nothing")
    parts = [
        game_text(game, "brief", event.key, **_event_facts(event, header))
        for event in events
        if (has_text(f"{game}-brief-{event.key}") or not chooses) and any(getattr(event, "points", (1,)))
    ]
    if not parts:
        return game_text(game, "brief", "nothing")
    said = parts[0]
    for part in parts[1:]:
        said = game_text(game, "brief", "more", first=said, next=part)
    return said


def _event_facts(event: Any, header: Header) -> dict[str, Any]:
    facts = {f.name: getattr(event, f.name) for f in fields(event)}
    if "winners" in facts:
        facts["many"] = len(facts["winners"])
    return said_facts(facts, header)


def said_facts(facts: Mapping[str, Any], header: Header) -> dict[str, Any]:
    """Facts as they are said: seats by name, amounts in the edition's unit, lists joined."""
    return {name: _said(name, value, header) for name, value in facts.items()}


def _said(name: str, value: Any, header: Header) -> Any:
    if name in _SEAT_FACTS and isinstance(value, int):
        return header.seats[value]
    if name == "points" and isinstance(value, tuple):
        return gains(value, header)
    if name == "scores":
        return totals(value, header)
    if name in ("winners", "order"):
        return join(header.seats[seat] for seat in value)
    return _named(name, value, header.game)


def _said_of_nobody(name: str, value: Any, game: str) -> Any:
    """A fact where nobody has a name yet, as in a record that cannot be read."""
    if name in _SEAT_FACTS and isinstance(value, int):
        return text("seat-number", number=value + 1)
    return _named(name, value, game)


def _named(name: str, value: Any, game: str) -> Any:
    named = _NAMED.get(name)
    return value if named is None or value is None else named(game, value)


def _colours(game: str, colour_ids: Sequence[str]) -> str:
    return join(colour(game, colour_id) for colour_id in colour_ids)


_NAMED: Mapping[str, Callable[[str, Any], str]] = {
    "industry": industry,
    "colour": colour,
    "cube": colour,
    "cubes": _colours,
    "tile": tile,
    "replaced": tile,
    "stops": way,
}
"""Facts that are ids, and how each is said."""


# -- what is asked, refused and counted -------------------------------------------------------------------------------


def ask(decision: Decision, header: Header) -> str:
    """What is being asked, and of whom."""
    facts = said_facts(decision.facts, header)
    own = f"{header.game}-you-asked-{decision.kind}"
    if is_you(decision.seat, header) and has_text(own):
        return text(own, **facts)
    return game_text(header.game, "decision", decision.kind, seat=header.seats[decision.seat], **facts)


def refuse(refusal: Refused, header: Header) -> str:
    """Why an action is not possible, with the rule it breaks."""
    return _refusal(refusal.code, refusal.rule, refusal.facts, header.game, header)


def _refusal(code: str, rule: str | None, facts: Mapping[str, Any], game: str, header: Header | None) -> str:
    if header is not None:
        said = said_facts(facts, header)
    else:
        said = {name: _said_of_nobody(name, value, game) for name, value in facts.items()}
    common = f"refusal-{code}"
    is_common = not has_text(f"{game}-{common}") and has_text(common)
    sentence = text(common, **said) if is_common else game_text(game, "refusal", code, **said)
    sentence = sentence[:1].upper() + sentence[1:]
    return text("rule-cited", sentence=sentence, rule=rule) if rule else sentence


def row_name(row: Row, header: Header) -> str:
    """What a line of the final scoring counts."""
    return game_text(header.game, "score", row.key, **said_facts(row.facts, header))


def end_reason(game: str, reason: str) -> str:
    """Why a match ended."""
    return game_text(game, "end", reason)


# -- what is wrong with a file or a set-up ----------------------------------------------------------------------------


def record_trouble(error: RecordError) -> str:
    """What is wrong with a record or a notation."""
    facts = {"number": 0, **error.facts}
    if error.code == "refused":
        given = {name: value for name, value in facts.items() if name not in ("number", "reason", "rule")}
        facts["reason"] = _refusal(str(facts["reason"]), str(facts["rule"]) or None, given, error.game, None)
    if error.code == "bad-setup":
        facts["reason"] = _setup(str(facts["reason"]), facts)
    return text(f"record-{error.code}", **facts)


def setup_trouble(error: SetupError) -> str:
    """Why a match cannot be set up as asked."""
    return _setup(error.code, error.facts)


def _setup(code: str, facts: Mapping[str, Any]) -> str:
    # A game that there is not has no title.
    told = {"known": _quoted(facts["known"])} if code == "unknown-game" else _as_told(facts)
    return text(f"setup-{code}", **{**facts, **told, **setup_facts(code, facts)})


def setup_facts(code: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence about a set-up needs besides its facts: of a bad map, the line and what is wrong there."""
    if code != "bad-map":
        return {}
    rest = {name: value for name, value in facts.items() if name not in ("trouble", "at_line", "why", "reason")}
    trouble = MapError(str(facts["trouble"]), **rest, **({"reason": facts["why"]} if "why" in facts else {}))
    return {"line": facts["at_line"], "sentence": map_trouble(trouble)}


def map_trouble(error: MapError) -> str:
    """What is wrong with a map, and where."""
    # The same trouble is told with other facts by other games; a sentence may ask which it got.
    told = dict.fromkeys(("place", "company", "other", "wanted", "fewest", "most")) | error.facts
    sentence = text(f"map-{error.code}", **{**told, **_as_told(told)})
    if not error.file:
        return sentence
    if error.line is None:
        return text("map-where-file", file=error.file, sentence=sentence)
    return text("map-where", file=error.file, line=error.line, sentence=sentence)


def _as_told(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts about files and set-ups as they are said: a game has a title, and what is typed stands in quotes."""
    told = {name: _quoted(facts[name]) for name in ("known", "industries", "names") if name in facts}
    return {**told, "game": game_title(facts["game"])} if facts.get("game") in list_games() else told


def _quoted(listed: Any) -> Any:
    """Words to be typed, each in quotes; a number needs none."""
    if not isinstance(listed, (tuple, list)):
        return listed
    return tuple(text("quoted", word=word) if isinstance(word, str) else word for word in listed)
