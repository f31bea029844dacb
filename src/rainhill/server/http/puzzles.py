"""HTTP: puzzles. Nothing is kept by answering: the browser knows who solved what, and tells it (`learnt`).

Everybody may, without an account; so often (`limits.tries`), in a thread, within the budget of replays. The same
request again gets the same answer.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

from litestar import Request, Response, get, post

from rainhill.kernel.match import Match
from rainhill.puzzles import Puzzle, find_puzzle, list_puzzles, position_of, puzzle_of_the_day
from rainhill.registry import find_game
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, Absent, json_answer
from rainhill.server.http.taught_match import (
    GameId,
    PieceId,
    told_entries,
    told_entry,
    told_preview,
    told_table,
    worked_out,
)
from rainhill.server.protocol.actions import decode_sent_action, encode_action
from rainhill.server.protocol.encode import view_bytes
from rainhill.server.protocol.lessons import (
    PuzzleAnswer,
    PuzzleChoiceInfo,
    PuzzleInfo,
    PuzzleList,
    PuzzleState,
    PuzzleTry,
)
from rainhill.server.protocol.messages import Previewed, write
from rainhill.server.services import Services

COST = 60
"""What a request costs of the budget of replays: now and then a whole match is read."""
LOG = 12
"""So many entries before the decision are told."""


@get("/api/puzzles/{game:str}", sync_to_thread=True, summary="Puzzles of a game", responses=TROUBLES)
def puzzles_of(game: GameId) -> PuzzleList:
    """The puzzles that come with a game, and which one is today's (by UTC)."""
    name = find_game(game).info.id
    today = puzzle_of_the_day(name, datetime.now(UTC).date())
    return PuzzleList(None if today is None else today.id, [_info(puzzle) for puzzle in list_puzzles(name)])


@get("/api/puzzles/{game:str}/{puzzle:str}", summary="A puzzle", responses=TROUBLES)
async def show_puzzle(
    request: Request[Any, Any, Any], services: Services, person: Person | None, game: GameId, puzzle: PieceId
) -> Response[PuzzleState]:
    """The match up to the decision, with the eyes of the seat that decides."""
    found = _found(game, puzzle)

    def work() -> bytes:
        match = position_of(found)
        return write(
            {
                "puzzle": _info(found),
                "table": told_table(match, found.id, found.seat),
                "seat": found.seat,
                "view": view_bytes(match, found.seat),
                "entries": told_entries(match, max(0, match.version - LOG)),
            }
        )

    return json_answer(await worked_out(services, request, person, COST, work))


@post("/api/puzzles/{game:str}/{puzzle:str}/preview", status_code=200, summary="What would happen", responses=TROUBLES)
async def preview_choice(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    game: GameId,
    puzzle: PieceId,
    data: PuzzleTry,
) -> Previewed:
    """The events a choice would cause, or why it is refused."""
    found = _found(game, puzzle)

    def work() -> Previewed:
        match = position_of(found)
        return told_preview(lambda: match.preview(decode_sent_action(match.game, data.action)))

    return await worked_out(services, request, person, COST, work)


@post("/api/puzzles/{game:str}/{puzzle:str}/answer", status_code=200, summary="Answer a puzzle", responses=TROUBLES)
async def answer_puzzle(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    game: GameId,
    puzzle: PieceId,
    data: PuzzleTry,
) -> Response[PuzzleAnswer]:
    """How good a choice is, and the best one with the play expected after it. An illegal choice is refused."""
    found = _found(game, puzzle)
    work = partial(_answer, found, data)
    return json_answer(await worked_out(services, request, person, COST, work))


def _answer(puzzle: Puzzle, data: PuzzleTry) -> bytes:
    match = position_of(puzzle)
    action = decode_sent_action(match.game, data.action)
    match.copy().play(action, seat=puzzle.seat)
    notation = match.game.format_action(action)
    known = [choice.action for choice in puzzle.choices]
    return write(
        {
            "right": notation == puzzle.best.action,
            "rank": known.index(notation) + 1 if notation in known else None,
            "choices": [
                PuzzleChoiceInfo(
                    each.action, encode_action(match.game.parse_action(each.action)), each.chance, each.points
                )
                for each in puzzle.choices
            ],
            "found": dict(puzzle.found),
            "nodes": puzzle.nodes,
            "line": _line(match.copy(), puzzle),
        }
    )


def _line(match: Match, puzzle: Puzzle) -> list[dict[str, Any]]:
    """The best choice and the play expected after it, move by move; what is forced in between belongs to it."""
    first = match.version
    for notation in (puzzle.best.action, *puzzle.line):
        if match.decision is not None:
            match.play(notation)
    return [
        {"entry": told_entry(match, number), "view": view_bytes(match.branch(number), puzzle.seat)}
        for number in range(first + 1, match.version + 1)
    ]


def _found(game: str, puzzle: str) -> Puzzle:
    found = find_puzzle(find_game(game).info.id, puzzle)
    if found is None:
        raise Absent
    return found


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.map, puzzle.edition, puzzle.seats, puzzle.kind, puzzle.grade)


HANDLERS = (puzzles_of, show_puzzle, preview_choice, answer_puzzle)
