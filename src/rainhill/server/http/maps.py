"""Maps of people's own: looked at before a table is set up with one, and told to whoever sits at it."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post

from rainhill.draw import Theme, map_svg
from rainhill.draw.client_map import client_map
from rainhill.kernel.maps import GameMap, MapError, is_map, read_map
from rainhill.kernel.own_maps import check_own, keep_map, normal
from rainhill.kernel.refusals import SetupError
from rainhill.kernel.setup import told_trouble
from rainhill.registry import find_game
from rainhill.server.accounts.people import Person
from rainhill.server.http.errors import TROUBLES, allow, json_answer, payers_of
from rainhill.server.http.table_answers import TableId
from rainhill.server.http.tables import made_for
from rainhill.server.protocol.bodies import MapSeen, MapUpload
from rainhill.server.services import Services
from rainhill.server.storage.queries import TableSetup
from rainhill.server.tables.access import check_visible
from rainhill.server.tables.errors import Missing

PICTURE = 420
DRAWING = 40
"""What a drawing costs of the budget of replays."""
KEPT = 48
"""Drawings that are kept for who asks next."""
SVG = "image/svg+xml"


@post("/api/maps", status_code=200, summary="Look at a map of your own", responses=TROUBLES)
async def look_at_map(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: MapUpload
) -> MapSeen:
    """Check a map as setting up a table would, and draw it. Nothing is kept."""
    allow(services.limits.replays, request)
    return await services.tables.replays.run_for(payers_of(request, person), DRAWING, partial(_look, data))


def _look(data: MapUpload) -> MapSeen:
    game = find_game(data.game)
    if not game.own_maps:
        raise SetupError("no-own-maps", game=data.game)
    try:
        check_own(data.game, normal(data.text), game.map_hash)
    except MapError as error:
        raise SetupError("bad-map", **told_trouble(error)) from error
    return seen_map(data.game, normal(data.text))


@lru_cache(maxsize=KEPT)
def seen_map(game_id: str, text: str) -> MapSeen:
    """A map of somebody's own with its pictures; it is drawn, so not for a loop."""
    board, info = keep_map(text), find_game(game_id).info
    light, dark = (map_svg(board, game_id, theme=theme, size=PICTURE) for theme in ("light", "dark"))
    return MapSeen(board.id, board.title, board.hash, len(board.hexes), made_for(info, board), light=light, dark=dark)


@get("/api/tables/{table_id:str}/map.json", summary="The map of a table, drawn for the client", responses=TROUBLES)
async def map_of_table(
    request: Request[Any, Any, Any], services: Services, person: Person | None, table_id: TableId
) -> Response[Any]:
    """Hexes, places and the ground already drawn, as the pages have them of the maps that come with the games."""
    game, setup = await _setup_of(services, person, table_id)
    allow(services.limits.steps, request)
    drawing = partial(_drawn, game, setup.map, setup.map_text)
    return json_answer(await services.tables.replays.run_for(payers_of(request, person), DRAWING, drawing))


@get(
    "/api/tables/{table_id:str}/map.svg",
    media_type=SVG,
    summary="The map of a table as a picture",
    responses=TROUBLES,
)
async def picture_of_map(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    table_id: TableId,
    theme: Literal["light", "dark"] = "light",
) -> Response[str]:
    """The map before the first turn: for whoever is invited to a table with a map of somebody's own."""
    game, setup = await _setup_of(services, person, table_id)
    allow(services.limits.steps, request)
    drawing = partial(_picture, game, setup.map, setup.map_text, theme)
    drawn = await services.tables.replays.run_for(payers_of(request, person), DRAWING, drawing)
    return Response(drawn, media_type=SVG)


async def _setup_of(services: Services, person: Person | None, table_id: str) -> tuple[str, TableSetup]:
    async with services.tables.held(table_id) as live:
        check_visible(live.row, person)
        game, setup = live.row.game, live.row.setup
    if not setup.map_text and not is_map(game, setup.map):
        raise Missing
    return game, setup


@lru_cache(maxsize=KEPT)
def _drawn(game: str, map_id: str, text: str) -> bytes:
    return msgspec.json.encode(client_map(_board(game, map_id, text)))


@lru_cache(maxsize=KEPT)
def _picture(game: str, map_id: str, text: str, theme: Theme) -> str:
    return map_svg(_board(game, map_id, text), game, theme=theme, size=PICTURE)


def _board(game: str, map_id: str, text: str) -> GameMap:
    return keep_map(text) if text else read_map(game, map_id)


HANDLERS = (look_at_map, map_of_table, picture_of_map)
