"""The terminal of a game that brings none: its map if it is played on hexes, every seat, and a numbered list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

from rich.text import Text

from rainhill.kernel.maps import is_map, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import RecordError
from rainhill.locales import text
from rainhill.locales.words import brief, edition_title, game_title, map_title, record_trouble
from rainhill.registry import find_game
from rainhill.terminal.game_terminal import ActionList, GameTerminal, ListedAction, Marks, PositionPart, Unclear
from rainhill.terminal.screen.ledger import BOLD, DIM, chip, fit, short_name, styled
from rainhill.terminal.screen.palette import Palette

COMMON = frozenset({"seat", "game", "map", "edition", "options", "decision", "legal", "seats", "outcome"})
"""Fields every view has; what else a view of a game tells is listed below the seats."""
NAME, NUMBER = 20, 8
WIDTH = 44
MOST_NAMES = 400


def plain_terminal(game: str) -> GameTerminal:
    """A terminal for any game."""
    return GameTerminal(
        headline=_headline,
        map_width=lambda view: 6 * len(_hexes(view)[0]) if _hexes(view) else 0,
        map_lines=_map_lines,
        tall_width=lambda _view: WIDTH,
        tall=_seat_lines,
        flat=_seat_lines,
        details=lambda view, palette: _seat_lines(view, palette, WIDTH),
        position=_position,
        understands=lambda word: word.lower() in _verbs(game),
        read_action=partial(_read_action, game),
        list_actions=_list_actions,
        hint=lambda _match, _view: text("plain-hint"),
        default_marks=lambda _view, focus: Marks(focus=tuple(focus)),
        focus_of=_focus_of,
        free_hexes=lambda view: [name for row in _hexes(view) for name in row if name],
        has_secrets=lambda view: any(seat.score is None for seat in view.seats),
    )


def _headline(view: Any) -> str:
    return text(
        "plain-headline",
        title=game_title(view.game),
        map=map_title(view.game, view.map),
        edition=edition_title(view.game, view.edition),
    )


def _hexes(view: Any) -> list[list[str]]:
    """The names of the hexes in rows as they lie; nothing where the game is not played on hexes."""
    if not is_map(view.game, view.map):
        return []
    board = read_map(view.game, view.map)
    rows: dict[int, dict[int, str]] = {}
    for name, place in zip(board.names, board.hexes, strict=True):
        rows.setdefault(place.r, {})[2 * place.q + place.r] = name
    first = min(column for row in rows.values() for column in row)
    last = max(column for row in rows.values() for column in row)
    return [[rows[r].get(column, "") for column in range(first, last + 1)] for r in sorted(rows)]


def _map_lines(view: Any, _palette: Palette, _room: tuple[int, int], marks: Marks) -> list[Text]:
    """Every hex by its name; those pointed at stand out."""
    pointed = {name for name, _ in marks.targets} | set(marks.focus)
    lines = []
    for row in _hexes(view):
        line = Text("", no_wrap=True, end="")
        for name in row:
            line.append(f"{name:<3}", BOLD if name in pointed else DIM)
        lines.append(line)
    return lines


def _seat_lines(view: Any, palette: Palette, width: int) -> list[Text]:
    """A line a seat, then what else the view tells."""
    asked = view.decision.seat if view.decision is not None else None
    extra = [f.name for f in fields(view.seats[0]) if f.name not in ("seat", "name", "score")]
    head = fit(styled(text("plain-seats"), DIM), NAME)
    for name in ("score", *extra):
        head.append_text(fit(styled(name.replace("_", " "), DIM), NUMBER, right=True))
    lines = [head]
    for seat in view.seats:
        sign = chip(palette, palette.seat(seat.seat), palette.shape(seat.seat))
        said = Text.assemble(sign, " ", (short_name(seat.name, NAME - 3), BOLD if seat.seat == asked else ""))
        line = fit(said, NAME)
        for name in ("score", *extra):
            line.append_text(fit(Text(_told(getattr(seat, name))), NUMBER, right=True))
        lines.append(line)
    lines += [
        Text.assemble((f"{f.name.replace('_', ' ')} ", DIM), _told(getattr(view, f.name)))
        for f in fields(view)
        if f.name not in COMMON
    ]
    for line in lines:
        line.no_wrap, line.end = True, ""
        line.truncate(max(width, WIDTH), overflow="ellipsis")
    return lines


def _position(view: Any) -> list[PositionPart]:
    decision = view.decision
    asked = text("position-over") if decision is None else text("position-asked", seat=view.seats[decision.seat].name)
    own = (
        text("plain-fact", name=f.name, value=str(getattr(view, f.name))) for f in fields(view) if f.name not in COMMON
    )
    seats = (text("position-score", seat=seat.name, amount=_told(seat.score)) for seat in view.seats)
    return [
        PositionPart(text("position-now"), (asked, *own)),
        PositionPart(text("plain-seats"), tuple(seats)),
    ]


def _told(value: Any) -> str:
    return text("plain-hidden") if value is None else str(value)


def _verbs(game: str) -> frozenset[str]:
    """The first words of the game's notation: the kinds of its actions, as far as they are written."""
    return frozenset(word for kind in find_game(game).actions for word in (kind, kind.partition("-")[0]))


def _read_action(game: str, line: str, _view: Any) -> Any:
    try:
        return find_game(game).parse_action(line)
    except RecordError as error:
        raise Unclear(record_trouble(error)) from None


def _list_actions(words: Sequence[str], match: Match, view: Any) -> ActionList:
    """Every legal action, or those of the kind that was typed."""
    spell = match.game.format_action
    listed = [(spell(action), action) for action in view.legal]
    wanted = [(said, action) for said, action in listed if not words or said.startswith(" ".join(words).lower())]
    choices = tuple(
        ListedAction(action, said, said, brief(match.preview(action), match.header))
        for said, action in (wanted or listed)[:MOST_NAMES]
    )
    return ActionList(choices, None, "" if choices else text("plain-nothing"))


def _focus_of(events: Iterable[Any]) -> tuple[str, ...]:
    found = [getattr(event, name) for event in events for name in ("hex", "to", "at") if hasattr(event, name)]
    return tuple(str(name) for name in found[-1:])
