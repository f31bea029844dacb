"""HTTP: setting up tables and finding them."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, delete, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from rainhill import __version__, registry
from rainhill.bots import USUAL, list_bots
from rainhill.bots.levels import LEVELS
from rainhill.kernel.game import GameInfo, Option
from rainhill.kernel.maps import GameMap, list_maps, read_map
from rainhill.kernel.match import Match
from rainhill.kernel.records import read_record
from rainhill.kernel.refusals import RecordError, Refused
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, address_payer, allow, payers_of
from rainhill.server.http.table_answers import TableId, joined, link_of, room, somebody, tell_origin, with_cookie
from rainhill.server.protocol.bodies import (
    Branch,
    Catalogue,
    GameFacts,
    Joined,
    LevelInfo,
    MapInfo,
    NewTable,
    OptionInfo,
    RematchInfo,
    TableList,
    TableMade,
    Upload,
)
from rainhill.server.protocol.messages import PROTOCOL
from rainhill.server.services import Services
from rainhill.server.storage.queries import list_ids, read_tables
from rainhill.server.tables import lobby
from rainhill.server.tables.access import check_visible, own_seats
from rainhill.server.tables.describe import brief_info, table_info
from rainhill.server.tables.errors import Forbidden, Missing
from rainhill.server.tables.lifecycle import branches
from rainhill.server.tables.lifecycle.rematch import rematch as offer_rematch
from rainhill.server.tables.lifecycle.removal import delete_table
from rainhill.server.tables.live_table import record_tags
from rainhill.server.tables.replays import LONGEST_RECORD
from rainhill.server.tables.under_way import check_may_look_ahead, find_under_way

PAGE = 50
READING_MAP = 20
"""What reading somebody's own map costs of the budget of replays."""
Page = Annotated[int, Parameter(ge=0, le=1000)]


@get("/api/catalogue", sync_to_thread=False, summary="Games, maps, options and bots", responses=TROUBLES)
def catalogue(services: Services) -> Catalogue:
    """What can be played."""
    return replace(_catalogue(), issues=services.settings.issues)


@cache
def _catalogue() -> Catalogue:
    found = []
    for game_id in registry.list_games():
        game = registry.find_game(game_id)
        info = game.info
        found.append(
            GameFacts(
                id=info.id,
                title=info.title,
                designer=info.designer,
                rules=info.rules,
                seats=list(info.seats),
                editions=list(info.editions),
                default_edition=info.default_edition,
                options=[_option_info(info, option) for option in info.options],
                maps=[_map_info(info, map_id, game.map_hash(map_id)) for map_id in game.maps()],
                own_maps=game.own_maps,
                default_map=info.default_map,
                chooses_first=game.begin is not None,
                first_match={edition: dict(chosen) for edition, chosen in info.first_match.items()},
            )
        )
    return Catalogue(
        games=found,
        bots=list(list_bots()),
        levels=[LevelInfo(level.id, level.seconds) for level in LEVELS.values()],
        usual_bot=USUAL,
        protocol=PROTOCOL,
        version=__version__,
    )


def _option_info(info: GameInfo, option: Option) -> OptionInfo:
    editions = [edition for edition in info.editions if option.matters(edition)]
    return OptionInfo(option.id, list(option.choices), dict(option.defaults), editions, option.each_seat)


def _map_info(info: GameInfo, map_id: str, content: str) -> MapInfo:
    if map_id not in list_maps(info.id):
        return MapInfo(map_id, content, 0, list(info.seats))
    board = read_map(info.id, map_id)
    best, possible = made_for(info, board), list(board.settings.get("seats", info.seats))
    return MapInfo(map_id, content, len(board.hexes), best, possible if possible != best else [])


def made_for(info: GameInfo, board: GameMap) -> list[int]:
    """The numbers of seats a map was made for."""
    return list(board.settings.get("best_seats", board.settings.get("seats", info.seats)))


@post("/api/tables", summary="Set up a table", responses=TROUBLES)
async def create_table(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: NewTable
) -> Response[TableMade]:
    """Set up a table. The secrets of invitations are told here and never again."""
    allow(services.limits.creations, request)
    if data.map_text is not None:
        allow(services.limits.replays, request)
    if data.map_text is None:
        setup = lobby.check_wish(data)
    else:
        # Somebody's own map is read in a thread, at their expense, so that it keeps nobody waiting.
        reading = partial(lobby.check_wish, data)
        setup = await services.tables.replays.run_for(payers_of(request, person), READING_MAP, reading)
    creator, token = await somebody(request, services, person, data.name)
    rows, secrets = lobby.seat_rows(data.seats, creator)
    limit = services.settings.proposal_limit if services.settings.rates else 1_000_000
    async with room(services, request, creator, rows) as running:
        table_id = await services.change(
            lambda connection: lobby.insert_open(connection, data.game, setup, creator, rows, limit)
        )
        services.bots.came_from(table_id, address_payer(request))
        if data.start and lobby.is_full(rows):
            await services.change(lambda connection: lobby.start(connection, table_id, creator))
            running.add(table_id)
            await services.tables.changed(table_id)
    async with services.tables.held(table_id) as live:
        made = TableMade(
            table=table_info(live, services.listeners.attendance(table_id)),
            mine=own_seats(live.row, creator),
            links=[link_of(services, table_id, seat, secret) for seat, secret in secrets.items()],
            token=token,
        )
    return with_cookie(Response(made), token, services)


@get("/api/tables", summary="List tables", responses=TROUBLES)
async def list_tables(
    services: Services,
    person: Person | None,
    which: Literal["open", "playing", "finished", "mine", "my-turn"] = "open",
    page: Page = 0,
) -> TableList:
    """Public tables by status, one's own tables, or those where it is one's turn; newest first."""
    if person is None and which in ("mine", "my-turn"):
        raise Forbidden("no-session")
    who = None if person is None else person.id

    async def work(connection: Any) -> tuple[list[str], dict[str, Any]]:
        ids = await list_ids(connection, which, who, PAGE + 1, page * PAGE)
        return ids, await read_tables(connection, ids[:PAGE])

    ids, rows = await services.store.read(work)
    return TableList(tables=[brief_info(rows[i]) for i in ids[:PAGE] if i in rows], more=len(ids) > PAGE)


@post("/api/tables/{table_id:str}/rematch", summary="Play again with the same people", responses=TROUBLES)
async def rematch(
    request: Request[Any, Any, Any], services: Services, somebody_known: Person, table_id: TableId
) -> Response[Joined]:
    """Offer a rematch, or accept the one that is offered; the match begins when everybody has."""
    allow(services.limits.creations, request)
    async with services.tables.held(table_id) as live:
        row = live.row
    new_id = await services.change(lambda connection: offer_rematch(connection, row, somebody_known))
    answer = await joined(services, new_id, somebody_known, None)
    if row.rematch != new_id:
        services.bots.came_from(new_id, address_payer(request))
        await services.tables.changed(table_id)
    else:
        await tell_origin(services, new_id)
    return answer


@get("/api/tables/{table_id:str}/rematch", summary="The rematch that is offered", responses=TROUBLES)
async def show_rematch(services: Services, person: Person | None, table_id: TableId) -> RematchInfo:
    """Who has accepted it so far, also where a private table shows nothing to those who have not yet."""
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        new_id = live.row.rematch
    if new_id is None:
        raise Missing(table_id)
    async with services.tables.held(new_id) as live:
        offered = live.row
    return RematchInfo(
        table=offered.id,
        status=cast("Literal['open', 'playing', 'finished', 'closed']", offered.status),
        creator=offered.creator_name,
        is_creator=person is not None and offered.creator == person.id,
        accepted=[seat.seat for seat in offered.seats if seat.person is not None or seat.bot is not None],
        mine=bool(own_seats(offered, person)),
    )


@delete("/api/tables/{table_id:str}", status_code=204, summary="Delete a table of one's own", responses=TROUBLES)
async def remove_table(services: Services, somebody_known: Person, table_id: TableId) -> None:
    """Delete a table at which nobody else ever had a seat but bots, with its match."""
    await services.change(lambda connection: delete_table(connection, table_id, somebody_known))
    await services.tables.drop(table_id)
    for listener in services.listeners.at(table_id):
        services.listeners.cut(listener)


@post("/api/tables/{table_id:str}/branch", summary="Go on from a past position, privately", responses=TROUBLES)
async def branch(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId, data: Branch
) -> Response[Joined]:
    """A private copy of a match up to a version; refused while that could tell secrets of a match under way."""
    allow(services.limits.replays, request)
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        if live.match is None or data.version > live.version:
            raise Refused("no-such-version")
        check_may_look_ahead(live, person)
        tags = record_tags(live.row)
    payers = payers_of(request, person)
    past = await services.tables.match_at(table_id, data.version, payers)
    past.tags = tags
    if past.version > LONGEST_RECORD:
        raise RecordError("too-long", actions=past.version, most=LONGEST_RECORD)
    return await _new_branch(services, request, person, past, data.bots, table_id)


@post("/api/records", summary="Upload a record", responses=TROUBLES)
async def upload_record(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: Upload
) -> Response[Joined]:
    """A record becomes a private table, to be gone through and played on; not that of a match being played here."""
    allow(services.limits.replays, request)
    payers = payers_of(request, person)
    # Reading it replays it; its lines are more than its entries, and JSON has several a line.
    length = min(LONGEST_RECORD, max(data.record.count("\n"), data.record.count('"seat"')))
    reading = partial(read_record, data.record, registry.find_game, LONGEST_RECORD)
    match = await services.tables.replays.run_for(payers, length, reading)
    await _check_not_under_way(services, person, match)
    return await _new_branch(services, request, person, match, data.bots, None)


async def _check_not_under_way(services: Services, person: Person | None, match: Match) -> None:
    reason = None
    for table_id in await services.store.read(lambda connection: find_under_way(connection, match)):
        async with services.tables.held(table_id) as live:
            if len(live.row.people()) < 2:
                # Somebody alone with a record, or with bots: there is nobody to be looked ahead of.
                continue
            try:
                check_may_look_ahead(live, person)
            except Refused as refusal:
                reason = refusal
            else:
                # It is the person's own; somebody else's match has come the same way by accident.
                return
    if reason is not None:
        raise reason


async def _new_branch(
    services: Services,
    request: Request[Any, Any, Any],
    person: Person | None,
    match: Match,
    bots: dict[str, str],
    origin: str | None,
) -> Response[Joined]:
    for bot in bots.values():
        lobby.check_bot(bot)
    who, token = await somebody(request, services, person, None)
    planning = partial(branches.plan_branch, match, who, bots, origin)
    plan = await services.tables.replays.run_for(payers_of(request, who), match.version, planning)
    async with room(services, request, who, plan.seats) as running:
        table_id = await services.change(lambda connection: branches.insert_branch(connection, plan))
        running.add(table_id)
    services.bots.came_from(table_id, address_payer(request))
    return await joined(services, table_id, who, token)


HANDLERS = (
    catalogue,
    create_table,
    list_tables,
    rematch,
    show_rematch,
    remove_table,
    branch,
    upload_record,
)
