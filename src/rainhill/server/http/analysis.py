"""HTTP: a match analysed afterwards, hints while it is played where the table allows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, post

from rainhill.analysis import study
from rainhill.analysis.verdict import Prospect, Verdict
from rainhill.kernel.game import Game
from rainhill.kernel.jsonable import plain
from rainhill.kernel.match import Match
from rainhill.kernel.refusals import Refused
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, allow, json_answer, payers_of, unless_gone
from rainhill.server.http.play import SeatNumber
from rainhill.server.http.table_answers import TableId
from rainhill.server.protocol.bodies import (
    AccountInfo,
    AskHint,
    HintInfo,
    JudgedInfo,
    ProspectInfo,
    StudyInfo,
    TurnInfo,
)
from rainhill.server.protocol.messages import write
from rainhill.server.security import token_of
from rainhill.server.services import Services
from rainhill.server.storage.queries import TableRow
from rainhill.server.tables.access import check_visible, own_seat
from rainhill.server.tables.errors import Forbidden
from rainhill.server.tables.table_match import TableMatch
from rainhill.server.workers.question import EVERYBODY, Question
from rainhill.server.workers.studies import JudgedEntry, State, judged_entries, read_verdict

WRITING = 10
"""What writing a study costs of the budget of replays, besides a quarter of an entry for each verdict."""


@get("/api/tables/{table_id:str}/analysis", summary="How far the analysis is, and its verdicts", responses=TROUBLES)
async def show_study(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    table_id: TableId,
    seat: SeatNumber | None = None,
) -> Response[StudyInfo]:
    """What was found so far; ask again while `state` is `running`. While the match is played, `seat` is an own one."""
    viewer = await _viewer(services, person, table_id, seat)
    return await _answer(services, table_id, viewer, payers_of(request, person))


@post("/api/tables/{table_id:str}/analysis", status_code=202, summary="Begin or go on", responses=TROUBLES)
async def begin_study(
    request: Request[Any, Any, Any],
    services: Services,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber | None = None,
) -> Response[StudyInfo]:
    """Judge every decision that is not judged yet."""
    allow(services.limits.replays, request)
    viewer = await _viewer(services, somebody_known, table_id, seat)
    payers = payers_of(request, somebody_known)
    await services.studies.begin(table_id, viewer, payers)
    return await _answer(services, table_id, viewer, payers, 202)


@delete("/api/tables/{table_id:str}/analysis", status_code=200, summary="Stop it", responses=TROUBLES)
async def stop_study(
    request: Request[Any, Any, Any],
    services: Services,
    somebody_known: Person,
    table_id: TableId,
    seat: SeatNumber | None = None,
) -> Response[StudyInfo]:
    """Stop after the decision that is being judged; what is found stays. For those who began it or played the match."""
    viewer = await _viewer(services, somebody_known, table_id, seat)
    async with services.tables.held(table_id) as live:
        is_own = live.row.creator == somebody_known.id or bool(live.row.seats_of(somebody_known.id))
    payers = payers_of(request, somebody_known)
    if not is_own and not services.studies.is_of(table_id, viewer, payers[0]):
        # Whoever only looks on must not keep others from ever seeing the end of it.
        raise Forbidden("not-your-study")
    await services.studies.stop(table_id, viewer)
    return await _answer(services, table_id, viewer, payers)


@post("/api/tables/{table_id:str}/hint", status_code=200, summary="A hint", responses=TROUBLES)
async def give_hint(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person, table_id: TableId, data: AskHint
) -> HintInfo:
    """The best choices of an own seat that is asked, from what it may know."""
    allow(services.limits.replays, request)
    async with services.tables.held(table_id) as live:
        check_visible(live.row, somebody_known)
        seat = own_seat(live.row, somebody_known, data.seat)
        match = live.match
        if match is None:
            raise Refused("not-started")
        if match.policy.advice != "during":
            raise Forbidden("no-advice")
        if match.asked != seat or match.bot_of(data.seat) is not None:
            raise Refused("not-your-decision", seat=data.seat, asked=match.asked)
        version, game = match.version, match.game
        payers = payers_of(request, somebody_known)
        question = Question("advise", table_id, match.header, match.chosen_actions(), data.seat, payers=payers)
    found = await unless_gone(request, services.ask(question))
    # It took a while: what a seat may know is for those who have it now.
    if await services.person(token_of(request)) is None:
        raise Forbidden("no-session")
    async with services.tables.held(table_id) as live:
        own_seat(live.row, somebody_known, data.seat)
    return HintInfo(version, data.seat, [_prospect(game, Prospect(**choice)) for choice in found])


async def _viewer(services: Services, person: Person | None, table_id: str, seat: int | None) -> int:
    """With whose eyes somebody may look at the analysis; refuses those who may not."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        if live.match is None:
            raise Refused("not-started")
        if live.match.result is not None:
            return EVERYBODY
        return _viewer_during(live.row, live.match, person, seat)


def _viewer_during(row: TableRow, match: TableMatch, person: Person | None, seat: int | None) -> int:
    """While a match is played a seat may have its own decisions judged with its own eyes, if the table agreed."""
    if match.policy.advice != "during":
        raise Forbidden("no-advice")
    looks_as = own_seat(row, person, seat)
    if looks_as is None:
        raise Forbidden("not-your-seat")
    return looks_as


async def _answer(
    services: Services, table_id: str, viewer: int, payers: list[str], status: int = 200
) -> Response[StudyInfo]:
    """A study as it stands: written in a thread, at the expense of who asks, unless it was written for another."""
    progress = await services.studies.progress(table_id, viewer)
    async with services.tables.held(table_id) as live:
        assert live.match is not None
        key = (table_id, viewer, progress, live.version)
        known = services.studies.answers.get(key)
        if known is not None:
            return json_answer(known, status)
        # A copy: the match may go on meanwhile.
        match, numbers = live.match.past(live.version), list(live.match.numbers)
        wanted = judged_entries(live.match, viewer)
    kept = await services.studies.verdicts(table_id, viewer)
    writing = partial(_written, match, numbers, wanted, progress.state, kept)
    written = await services.tables.replays.run_for(payers, WRITING + len(kept) // 4, writing)
    if len(kept) == progress.count:
        services.studies.answers.put(key, written)
    return json_answer(written, status)


def _written(
    match: Match, numbers: list[int], wanted: list[JudgedEntry], state: State, kept: Mapping[int, str]
) -> bytes:
    known = [(one, read_verdict(kept[one.number])) for one in wanted if one.number in kept]
    verdicts = [verdict for _, verdict in known]
    # The match may have gone on since it was done.
    state = "stopped" if state == "done" and len(known) < len(wanted) else state
    went = study.course_of(match, verdicts)
    ends = len(went.entries) > len(known)
    return write(
        StudyInfo(
            state=state,
            total=len(wanted),
            judged=[_judged(match.game, one.number, verdict) for one, verdict in known],
            turns=[
                TurnInfo(numbers[turn.entry], turn.seat, turn.gainer, turn.swing)
                for turn in study.turning_points(went, verdicts)
            ],
            accounts=[AccountInfo(**plain(study.account_of(verdicts, seat))) for seat in range(match.seats)],
            final_chances=list(went.chances[-1]) if ends else None,
            final_points=list(went.points[-1]) if ends else None,
        )
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
    brings, later = list(prospect.brings), list(prospect.later)
    return ProspectInfo(prospect.action, means(prospect.action), chances, points, line, then, brings, later)


HANDLERS = (show_study, begin_study, stop_study, give_hint)
