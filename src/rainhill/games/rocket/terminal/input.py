"""Playing Stephenson's Rocket by short codes: what is typed becomes an action, what is legal a list or marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rainhill.games.rocket.actions import Bid, Extend, Invest, LoseTurn, MoveStation, Pass, PlaceStation, RocketAction
from rainhill.games.rocket.map import RocketMap, rocket_map
from rainhill.games.rocket.terminal.map import industry_letters
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.hexes import direction
from rainhill.kernel.match import Match
from rainhill.locales import join, place_name, text
from rainhill.locales.words import brief, industry
from rainhill.terminal.game_terminal import ActionList, ListedAction, Marks, Unclear

VERBS = {
    "e": "extend", "extend": "extend",
    "s": "station", "station": "station",
    "m": "move", "move": "move",
    "i": "invest", "invest": "invest",
    "b": "bid", "bid": "bid",
    "p": "pass", "pass": "pass",
    "lose": "lose",
}  # fmt: skip
_KINDS: Mapping[str, tuple[str, ...]] = {
    "extend": ("extend",), "invest": ("invest",), "station": ("station",), "move": ("move-station",),
    "bid": ("bid", "pass"), "pass": ("pass",), "lose": ("lose-turn",),
}  # fmt: skip
"""What is listed when one of the verbs is typed alone."""
ANSWERS = frozenset({"bid", "pass"})
"""Kinds of actions that belong to the action before them; the news tells them together."""
UNTOLD = frozenset(
    {"turn-began", "extension-proposed", "share-taken", "veto-passed", "place-joined", "station-connected"}
)
"""Events that go without saying in the news; `log` tells them all."""
_FILLERS = frozenset({"to", "at", "in", "for", "from"})
_HEX = re.compile(r"[A-Za-z]\d{1,2}")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def understands(word: str) -> bool:
    """Whether a line that begins with this word is an action."""
    return word.lower() in VERBS


def read_action(line: str, view: RocketView) -> RocketAction:
    """The action in a short code or in full notation; `Unclear` says what is missing. Legality is not asked here."""
    first, *rest = line.split()
    words = [word for word in rest if word.lower() not in _FILLERS]
    made = rocket_map(view.map)
    match VERBS[first.lower()]:
        case "extend":
            return _read_extend(words, made, view)
        case "station":
            return _read_station(words)
        case "move":
            if len(words) < 2:
                raise Unclear(text("rocket-play-need-move"))
            return _read_station(words)
        case "invest":
            return _read_invest(words, made, view)
        case "bid":
            return _read_bid(words, view)
        case "pass":
            return Pass()
        case _:
            return LoseTurn()


def _read_extend(words: Sequence[str], made: RocketMap, view: RocketView) -> Extend:
    if len(words) < 2:
        raise Unclear(text("rocket-play-need-extend"))
    company = find_company(words[0], made)
    return Extend(company, _target(words[1], letters_of(view, company)))


def _read_station(words: Sequence[str]) -> RocketAction:
    if not words or not all(_HEX.fullmatch(word) for word in words[:2]):
        raise Unclear(text("rocket-play-need-station"))
    names = [word.upper() for word in words]
    return PlaceStation(names[0]) if len(names) == 1 else MoveStation(names[0], names[1])


def _read_bid(words: Sequence[str], view: RocketView) -> Bid:
    if not words or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > 3:
        raise Unclear(text("rocket-play-need-bid"))
    targets = letters_of(view, view.veto.company) if view.veto is not None else ()
    if len(words) == 1 and view.veto is not None and view.decision is not None and view.decision.kind == "defend":
        return Bid(int(words[0]), view.veto.proposed)
    if len(words) == 1:
        raise Unclear(text("rocket-play-need-bid"))
    return Bid(int(words[0]), _target(words[1], targets))


def _target(word: str, letters: Iterable[tuple[str, str]]) -> str:
    by_letter = {letter: name for name, letter in letters}
    if _HEX.fullmatch(word):
        return word.upper()
    if word.upper() in by_letter:
        return by_letter[word.upper()]
    known = join(f"{letter} {name}" for letter, name in by_letter.items()) if by_letter else ""
    raise Unclear(text("rocket-play-no-target", word=word, known=known, number=len(by_letter)))


def _read_invest(words: Sequence[str], made: RocketMap, view: RocketView) -> Invest:
    """City and industry in either order; the industry may be left out where only one has room."""
    splits = ((words[:-1], words[-1]), (words[1:], words[0])) if len(words) > 1 else ()
    for name_words, word in splits:
        city, wanted = _cities(name_words, made), _industry(word, made)
        if len(city) == 1 and wanted is not None and wanted in _industries_of(city[0], view):
            return Invest(city[0], wanted)
    named = _cities(words, made)
    if len(named) > 1:
        raise Unclear(text("rocket-play-which-city", known=tuple(place_name(name) for name in named)))
    if not named:
        raise Unclear(text("rocket-play-need-invest"))
    free = dict.fromkeys(
        slot.industry for city in view.cities if city.name == named[0] for slot in city.places if slot.seat is None
    )
    if len(free) > 1:
        known = join(industry(view.game, name) for name in free)
        raise Unclear(text("rocket-play-which-industry", city=named[0], known=known))
    return Invest(named[0], next(iter(free), _industries_of(named[0], view)[0]))


def _industries_of(city_name: str, view: RocketView) -> list[str]:
    return [slot.industry for city in view.cities if city.name == city_name for slot in city.places]


def _cities(words: Sequence[str], made: RocketMap) -> list[str]:
    """Cities whose name begins as typed; a whole name or a hex names just one."""
    typed = _plain(" ".join(words))
    cities = [made.places[city.place] for city in made.cities]
    names = {c.name: (_plain(c.name), _plain(place_name(c.name))) for c in cities}
    exact = [c.name for c in cities if typed and typed in (*names[c.name], made.board.names[c.hex].lower())]
    return exact or [c.name for c in cities if typed and any(name.startswith(typed) for name in names[c.name])]


def _industry(word: str, made: RocketMap) -> str | None:
    letters = industry_letters(made.industries)
    for name in made.industries:
        if word.lower() in (name, letters[name]):
            return name
    found = [
        n
        for n in made.industries
        if n.startswith(word.lower()) or _plain(industry("rocket", n)).startswith(_plain(word))
    ]
    return found[0] if len(found) == 1 else None


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())


def find_company(word: str, made: RocketMap) -> str:
    """A company by id, monogram or the beginning of its name; what is typed, if there is none."""
    typed = _plain(word)
    for company in made.companies:
        if typed in (_plain(company.id), _plain(company.monogram)):
            return company.id
    found = [
        c.id for c in made.companies if typed and (_plain(c.id).startswith(typed) or _plain(c.name).startswith(typed))
    ]
    return found[0] if len(found) == 1 else word.upper()


# -- letters, lists and marks -----------------------------------------------------------------------------------------


def letters_of(view: RocketView, company_id: str) -> list[tuple[str, str]]:
    """The hexes a company can run to, each with its letter, from left to right as the driver sees them."""
    made = rocket_map(view.map)
    company = next((c for c in view.companies if c.id == company_id), None)
    if company is None or company.locomotive is None:
        return []
    if view.veto is not None and view.veto.company == company_id:
        names = list(view.veto.targets)
    else:
        names = [action.to for action in view.legal if isinstance(action, Extend) and action.company == company_id]
    board = made.board
    here = board.hexes[board.index_of[company.locomotive]]
    ahead = 0 if company.heading is None else company.heading - 2

    def turn(name: str) -> int:
        way = direction(here, board.hexes[board.index_of[name]])
        assert way is not None
        return (way - ahead) % 6

    return list(zip(sorted(names, key=turn), _LETTERS, strict=False))


def default_marks(view: RocketView, focus: Sequence[str]) -> Marks:
    """What to point at when nothing has been asked for yet."""
    if view.veto is not None:
        return Marks(targets=tuple(letters_of(view, view.veto.company)))
    return Marks(focus=tuple(focus))


def list_actions(words: Sequence[str], match: Match, view: RocketView) -> ActionList:
    """What can be done of the kind that was asked for: a list to choose from, and marks on the map."""
    kind = VERBS.get(words[0].lower(), "all") if words else "all"
    made = rocket_map(view.map)
    actions: Sequence[Any] = view.legal
    kinds = _KINDS.get(kind)
    if kinds is not None and not any(action.kind in kinds for action in actions):
        return ActionList((), None, _nothing(view))
    if kind == "station":
        return ActionList(
            (),
            Marks(names=frozenset(a.at for a in actions if isinstance(a, PlaceStation))),
            text("rocket-play-stations"),
        )
    if kind == "move":
        return _offer_move(words[1:], view)
    if kind == "extend" and len(words) > 1:
        company = find_company(words[1], made)
        mine = [a for a in actions if isinstance(a, Extend) and a.company == company]
        return ActionList(_choices(mine, match, view), Marks(targets=tuple(letters_of(view, company))), "")
    if kinds is not None:
        return ActionList(_choices([a for a in actions if a.kind in kinds], match, view), None, "")
    listed = [a for a in actions if not isinstance(a, (PlaceStation, MoveStation))]
    stations = sum(isinstance(a, PlaceStation) for a in actions)
    note = text("rocket-play-and-stations", number=stations) if stations else ""
    return ActionList(_choices(listed, match, view), None, note)


def _nothing(view: RocketView) -> str:
    """Why nothing of a kind can be listed."""
    if view.decision is None or view.decision.kind == "act":
        return text("rocket-play-nothing")
    return text("rocket-refusal-wrong-kind", decision=view.decision.kind)


def _offer_move(words: Sequence[str], view: RocketView) -> ActionList:
    moves = [action for action in view.legal if isinstance(action, MoveStation)]
    if words:
        origin = words[0].upper()
        names = frozenset(move.to for move in moves if move.origin == origin)
        return ActionList(
            (), Marks(names=names, focus=(origin,)), text("rocket-play-move-to", hex=origin, number=len(names))
        )
    origins = list(dict.fromkeys(move.origin for move in moves))
    return ActionList((), None, text("rocket-play-move-from", hexes=join(origins), number=len(origins)))


def _choices(actions: Iterable[RocketAction], match: Match, view: RocketView) -> tuple[ListedAction, ...]:
    monograms = {c.id: c.monogram.lower() for c in rocket_map(view.map).companies}
    choices = []
    for action in actions:
        match action:
            case Extend(company, to):
                letter = dict(letters_of(view, company))[to]
                code = f"e {monograms[company]} {letter.lower()}"
            case Invest(city, name):
                made = rocket_map(view.map)
                code = f"i {_shortest(city, made)} {industry_letters(made.industries)[name]}"
            case Bid(shares, to):
                assert view.veto is not None
                code = f"b {shares} {dict(letters_of(view, view.veto.company))[to].lower()}"
            case Pass():
                code = "p"
            case _:
                code = match_notation(match, action)
        choices.append(ListedAction(action, code, match_notation(match, action), _consequence(action, match, view)))
    return tuple(choices)


def _shortest(city: str, made: RocketMap) -> str:
    """The fewest letters, three at least, by which a city can be told from the others."""
    plain = _plain(city)
    return next((plain[:n] for n in range(3, len(plain)) if len(_cities([plain[:n]], made)) == 1), plain)


def match_notation(match: Match, action: RocketAction) -> str:
    """An action in the notation of records."""
    return match.game.format_action(action)


def _consequence(action: RocketAction, match: Match, view: RocketView) -> str:
    """What an action would bring if nobody objected; for an investment, who else is there."""
    if isinstance(action, Invest):
        city = next(city for city in view.cities if city.name == action.city)
        held = [slot.seat for slot in city.places if slot.seat is not None]
        if not held:
            return text("rocket-play-nobody-there")
        said = join(
            text("rocket-brief-holding", seat=view.seats[seat].name, number=held.count(seat))
            for seat in dict.fromkeys(held)
        )
        return text("rocket-brief-holds", holdings=said)
    return brief(match.preview(action), match.header)


def hint(match: Match, view: RocketView) -> str:
    """One line that says what can be typed now."""
    if view.veto is None:
        return text("rocket-play-hint-act")
    defends = view.decision is not None and view.decision.kind == "defend"
    return text("rocket-play-hint-veto", defends=defends, otherwise=brief(match.preview(Pass()), match.header))


def has_secrets(view: RocketView) -> bool:
    """Whether the seats know different things (R8.4)."""
    return view.outcome is None and view.options["open_scores"] == "no"


def focus_of(events: Iterable[Any]) -> tuple[str, ...]:
    """The hexes where something has just happened."""
    found = [getattr(event, name) for event in events for name in ("to", "at") if hasattr(event, name)]
    return tuple(found[-1:])


def free_hexes(view: RocketView) -> list[str]:
    """The hexes on which nothing stands or lies."""
    made = rocket_map(view.map)
    full = {station.hex for station in view.stations}
    for company in view.companies:
        full |= {tile.hex for tile in company.track} | {company.locomotive or ""}
    return [name for name, place in zip(made.board.names, made.place_at, strict=True) if place < 0 and name not in full]
