"""HTTP: the page behind the link of a table, with a title, a sentence and a picture for whatever shows links.

The link is `/t/<table>#<secret>`: the secret is never sent, so nothing here can tell it. What is said of a public
table anybody could ask for; of a private one, and of one that does not exist, nothing is said at all.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rainhill.locales import speaking, text
from rainhill.locales.words import game_title, map_title
from rainhill.server.http.client_files import ASK_AGAIN, PAGE, accepted, page_policy
from rainhill.server.http.errors import allow
from rainhill.server.http.languages import language_of
from rainhill.server.http.table_answers import TableId
from rainhill.server.services import Services
from rainhill.server.storage.queries import TableRow, read_table
from rainhill.server.storage.schema import persons

LOOKED_AT = [HttpMethod.GET, HttpMethod.HEAD]
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
_RAW = -15
"""A stream of deflate without a frame of its own."""
PICTURE = "preview.png"
"""In the client's files, for the site and in the folder of a game's maps; 800 x 420."""


def page_of_link(client: Path) -> Any:
    """The handler, for a client whose files lie in a folder."""

    @route("/t/{table_id:str}", http_method=LOOKED_AT, media_type=MediaType.HTML, include_in_schema=False)
    async def linked_page(request: Request[Any, Any, Any], services: Services, table_id: TableId) -> Response[bytes]:
        """The client's page; it goes to the table by itself."""
        allow(services.limits.requests, request)
        row, language = await _public_row(services, table_id)
        site = services.settings.address or str(request.base_url).rstrip("/")
        with speaking(language or language_of(request)):
            tags = _tags(client, site, f"/t/{table_id}", row)
        page = _page(client / PAGE, (client / PAGE).stat().st_mtime_ns)
        headers = {
            "Cache-Control": ASK_AGAIN,
            "Content-Security-Policy": page.policy,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        # Nothing in it is secret: the secret of a link is not sent.
        if "gzip" in accepted(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            return Response(page.packed(tags.encode()), media_type=MediaType.HTML, headers=headers)
        return Response(page.head + tags.encode() + page.rest, media_type=MediaType.HTML, headers=headers)

    return linked_page


class LinkedPage:
    """The client's page, cut where the tags of a table are put; what is the same for every table is compressed once."""

    def __init__(self, page: bytes) -> None:
        cut = page.index(b"</head>")
        self.head, self.rest = page[:cut], page[cut:]
        self.policy = page_policy(page)
        packer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
        self._packed_rest = packer.compress(self.rest) + packer.flush()

    def packed(self, tags: bytes) -> bytes:
        """The page with these tags in gzip: two pieces of deflate, one frame."""
        packer = zlib.compressobj(6, zlib.DEFLATED, _RAW)
        start = self.head + tags
        begun = packer.compress(start) + packer.flush(zlib.Z_FULL_FLUSH)
        check = zlib.crc32(self.rest, zlib.crc32(start))
        size = (len(start) + len(self.rest)) & 0xFFFFFFFF
        return _GZIP_HEAD + begun + self._packed_rest + struct.pack("<II", check, size)


@lru_cache(maxsize=2)
def _page(page: Path, _built: int) -> LinkedPage:
    """Read again when the client was built anew."""
    return LinkedPage(page.read_bytes())


async def _public_row(services: Services, table_id: str) -> tuple[TableRow | None, str | None]:
    """What stands in the database, and which language whoever set the table up reads.

    Programs that look at links ask for no language, and no match is replayed for them.
    """

    async def work(connection: AsyncConnection) -> tuple[TableRow | None, str | None]:
        row = await read_table(connection, table_id)
        if row is None or row.is_private or row.status == "closed":
            return None, None
        return row, await connection.scalar(select(persons.c.language).where(persons.c.id == row.creator))

    return await services.store.read(work)


def _tags(client: Path, site: str, path: str, row: TableRow | None) -> str:
    title, told, picture = text("server-preview-title-any"), text("server-preview-text-any"), f"/{PICTURE}"
    if row is not None:
        free = len(row.empty_seats())
        kind = row.status if row.status != "open" or free else "full"
        facts = {"creator": row.creator_name, "game": game_title(row.game)}
        title = text("server-preview-title" if row.status == "open" else "server-preview-title-match", **facts)
        told = text("server-preview-text", map=map_title(row.game, row.setup.map), kind=kind, free=free)
        own = f"/maps/{row.game}/{PICTURE}"
        picture = own if (client / own.lstrip("/")).is_file() else picture
    said = {
        "og:type": "website",
        "og:site_name": "Rainhill",
        "og:url": f"{site}{path}",
        "og:title": title,
        "og:description": told,
        "og:image": f"{site}{picture}",
        "og:image:width": "800",
        "og:image:height": "420",
        "og:image:alt": title,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image">'])
