"""HTTP: a match analysed afterwards, hints while it is played where the table allows them."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from rainhill.analysis import study
from rainhill.analysis.judging import Prospect, Verdict
from rainhill.kernel.game import Game
from rainhill.kernel.plain import plain
from rainhill.kernel.refusals import Refused
from rainhill.server.analysing import EVERYBODY, Progress, places
from rainhill.server.answers import TROUBLES, allow
from rainhill.server.course import Course
from rainhill.server.house import House
from rainhill.server.people import Person
from rainhill.server.requests import (
    AccountInfo,
    AskHint,
    HintInfo,
    JudgedInfo,
    ProspectInfo,
    StudyInfo,
    TurnInfo,
)
from rainhill.server.routes_play import SeatNumber
from rainhill.server.routes_tables import TableId
from rainhill.server.rows import TableRow
from rainhill.server.seeing import check_visible, own_seat
from rainhill.server.tables import Forbidden


@get("/api/tables/{table_id:str}/analysis", summary="How far the analysis is, and its verdicts", responses=TROUBLES)
async def show_study(
    house: House, person: Person | None, table_id: TableId, seat: SeatNumber | None = None
) -> StudyInfo:
    """What was found so far; ask again while `state` is `running`. While the match is played, `seat` is an own one."""
    eyes = await _eyes(house, person, table_id, seat)
    return await _answer(house, table_id, eyes)


@post("/api/tables/{table_id:str}/analysis", status_code=202, summary="Begin or go on", responses=TROUBLES)
async def begin_study(
    request: Request[Any, Any, Any],
    house: House,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber | None = None,
) -> StudyInfo:
    """Judge every decision that is not judged yet."""
    allow(house.limits.replays, request)
    eyes = await _eyes(house, somebody_known, table_id, seat)
    await house.analyst.begin(table_id, eyes)
    return await _answer(house, table_id, eyes)


@delete("/api/tables/{table_id:str}/analysis", status_code=200, summary="Stop it", responses=TROUBLES)
async def stop_study(
    house: House, somebody_known: Person, table_id: TableId, seat: SeatNumber | None = None
) -> StudyInfo:
    """Stop after the decision that is being judged; what is found stays."""
    eyes = await _eyes(house, somebody_known, table_id, seat)
    await house.analyst.stop(table_id, eyes)
    return await _answer(house, table_id, eyes)


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="A hint", responses=TROUBLES)
async def give_hint(
    request: Request[Any, Any, Any], house: House, somebody_known: Person, table_id: TableId, data: AskHint
) -> HintInfo:
    """The best choices of an own seat that is asked, from what it may know."""
    allow(house.limits.replays, request)
    async with house.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
        seat = own_seat(live.row, somebody_known, data.seat)
        course = live.course
        if course is None:
            raise Refused("not-started")
        if course.policy.advice != "during":
            raise Forbidden("no-advice")
        if course.asked != seat or course.bot_of(data.seat) is not None:
            raise Refused("not-your-decision", seat=data.seat)
        version, header, game = course.version, course.match.header, course.match.game
        chosen = [plain(entry.action) for entry in course.match.entries if not entry.auto]
    found = await house.ask_hint(table_id, header, chosen, data.seat)
    return HintInfo(version, data.seat, [_prospect(game, Prospect(**choice)) for choice in found])


async def _eyes(house: House, person: Person | None, table_id: str, seat: int | None) -> int:
    """With whose eyes somebody may look at the analysis; refuses those who may not."""
    async with house.tables.held(table_id) as live:
        check_visible(live.row, person)
        if live.course is None:
            raise Refused("not-started")
        if live.course.result is not None:
            return EVERYBODY
        return _eyes_during(live.row, live.course, person, seat)


def _eyes_during(row: TableRow, course: Course, person: Person | None, seat: int | None) -> int:
    """While a match is played a seat may have its own decisions judged with its own eyes, if the table agreed."""
    if course.policy.advice != "during":
        raise Forbidden("no-advice")
    looks_as = own_seat(row, person, seat)
    if looks_as is None:
        raise Forbidden("not-your-seat")
    return looks_as


async def _answer(house: House, table_id: str, eyes: int) -> StudyInfo:
    progress: Progress = await house.analyst.progress(table_id, eyes)
    async with house.tables.held(table_id) as live:
        course = live.course
        assert course is not None
        wanted = places(course, eyes)
        known = [(place, progress.verdicts[place.number]) for place in wanted if place.number in progress.verdicts]
        state = progress.state
        if state == "done" and len(known) < len(wanted):
            # The match went on since.
            state = "stopped"
        went = study.course_of(course.match, [verdict for _, verdict in known])
        turns = study.turning_points(went, [verdict for _, verdict in known])
        numbers = course.numbers
        ends = len(went.entries) > len(known)
        return StudyInfo(
            state=state,
            total=len(wanted),
            judged=[_judged(course.match.game, place.number, verdict) for place, verdict in known],
            turns=[TurnInfo(numbers[turn.entry], turn.seat, turn.gainer, turn.swing) for turn in turns],
            accounts=[
                AccountInfo(**plain(study.account_of([verdict for _, verdict in known], seat)))
                for seat in range(course.match.seats)
            ],
            final_chances=list(went.chances[-1]) if ends else None,
            final_points=list(went.points[-1]) if ends else None,
        )


def _judged(game: Game, number: int, verdict: Verdict) -> JudgedInfo:
    return JudgedInfo(
        number=number,
        seat=verdict.seat,
        played=_prospect(game, verdict.played),
        best=[_prospect(game, choice) for choice in verdict.best],
        cost=round(verdict.cost, 4),
        cost_in_points=round(verdict.cost_in_points, 2),
        is_best=verdict.is_best,
        nodes=verdict.nodes,
    )


def _prospect(game: Game, prospect: Prospect) -> ProspectInfo:
    def means(notation: str) -> dict[str, Any]:
        found: dict[str, Any] = plain(game.parse_action(notation))
        return found

    then = [means(notation) for notation in prospect.line]
    line, chances, points = list(prospect.line), list(prospect.chances), list(prospect.points)
    return ProspectInfo(prospect.action, means(prospect.action), chances, points, line, then)


HANDLERS = (show_study, begin_study, stop_study, give_hint)
