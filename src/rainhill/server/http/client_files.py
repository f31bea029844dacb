"""HTTP: the files of the browser client, as small as who asks can read them and kept as long as they are true."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from rainhill.server.security import HEADERS

CLIENT = Path(__file__).resolve().parents[2] / "web_dist"
PAGE = "index.html"
MAPS_VERSION = "maps/version.txt"
FOR_GOOD = "public, max-age=31536000, immutable"
"""For what has its content's hash in its address."""
ASK_AGAIN = "no-cache"
"""For everything else: it may be kept, but whether it is still true is asked every time."""
SMALLEST = 600
"""Bytes from which on a file is worth compressing."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".ico": "image/x-icon",
    ".png": "image/png",
}
# Not asked of the machine's own tables, which differ from host to host.
COMPRESSIBLE = frozenset({".html", ".js", ".css", ".json", ".svg", ".txt"})
_INLINE = re.compile(rb'<script(?: type="module")?>(.*?)</script>', re.DOTALL)
_LETTERS = re.compile(r"[A-Za-z0-9*_.-]+")


@dataclass(frozen=True)
class ClientFile:
    """One file, read when it is first asked for and then kept in memory: they are few and small."""

    path: Path
    name: str
    _packed: dict[str, bytes] = field(default_factory=dict, compare=False)

    @cached_property
    def content(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def tag(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:20]

    @property
    def type(self) -> str:
        return TYPES.get(self.path.suffix) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def is_compressible(self) -> bool:
        return self.path.suffix in COMPRESSIBLE and len(self.content) >= SMALLEST

    def packed(self, encoding: str) -> bytes | None:
        """The content in an encoding, if it is smaller that way; Brotli only if the build has made it."""
        if encoding not in self._packed:
            beside = self.path.with_name(f"{self.path.name}.br")
            if encoding == "gzip":
                self._packed[encoding] = gzip.compress(self.content, 9, mtime=0)
            else:
                self._packed[encoding] = beside.read_bytes() if encoding == "br" and beside.is_file() else b""
        made = self._packed[encoding]
        return made if 0 < len(made) < len(self.content) else None


def accepted(header: str) -> list[str]:
    """The encodings of a header that we can make, best first; what makes no sense in it is passed over."""
    wished: dict[str, float] = {}
    for part in header.lower()[:500].split(","):
        name, _, rest = part.strip().partition(";")
        name = name.strip()
        if not _LETTERS.fullmatch(name):
            continue
        weight = 1.0
        if rest.strip():
            key, _, value = rest.strip().partition("=")
            try:
                weight = float(value) if key.strip() == "q" else 0.0
            except ValueError:
                weight = 0.0
        wished[name] = weight if 0 <= weight <= 1 else 0.0
    every = wished.get("*", 0.0)
    # Both are read by every browser there is; the smaller one first where they are wished for alike.
    ranked = [(wished.get(name, every), -place, name) for place, name in enumerate(("br", "gzip"))]
    return [name for weight, _, name in sorted(ranked, reverse=True) if weight > 0]


def find_files(folder: Path) -> dict[str, ClientFile]:
    """Every file by its address: what is not listed is not served, however it is written."""

    def each() -> Iterator[tuple[str, ClientFile]]:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and path.suffix != ".br" and not path.name.startswith("."):
                yield name, ClientFile(path, name)

    return dict(each())


def page_policy(page: bytes) -> str:
    """The content policy of a page that has scripts of its own in it: these, by their hashes, and no others."""
    hashes = (base64.b64encode(hashlib.sha256(found).digest()).decode() for found in _INLINE.findall(page))
    own = " ".join(f"'sha256-{each}'" for each in hashes)
    return HEADERS["Content-Security-Policy"].replace("script-src 'self'", f"script-src 'self' {own}".strip())


class ClientFiles:
    """The client as it was built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read()

    def _read(self) -> None:
        self.built = (self.folder / PAGE).stat().st_mtime_ns
        self.files = find_files(self.folder)
        version = self.files.get(MAPS_VERSION)
        self.maps_version = "" if version is None else version.content.decode()

    def answer(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        """A file, or that it has not changed; NotFound for what is none."""
        if name in ("", PAGE):
            self._look_again()
        file = self.files.get(name or PAGE)
        if file is None:
            raise NotFoundException
        headers = {"Cache-Control": self._keeps(request, file), "Vary": "Accept-Encoding"}
        if file.path.suffix == ".html":
            headers["Content-Security-Policy"] = page_policy(file.content)
        encoding, content = self._content(request, file)
        tag = f'"{file.tag}{"-" + encoding if encoding else ""}"'
        headers["ETag"] = tag
        if is_known(request.headers.get("if-none-match", ""), file.tag):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        if request.method == HttpMethod.HEAD:
            headers["Content-Length"] = str(len(content))
            content = b""
        return Response(content, media_type=file.type, headers=headers)

    def _look_again(self) -> None:
        """Whoever builds the client while a server runs sees the new one with the next page."""
        try:
            if (self.folder / PAGE).stat().st_mtime_ns != self.built:
                self._read()
        except OSError:
            # In the middle of a build; what was read before still serves.
            return

    def _content(self, request: Request[Any, Any, Any], file: ClientFile) -> tuple[str, bytes]:
        if file.is_compressible:
            for encoding in accepted(request.headers.get("accept-encoding", "")):
                if (packed := file.packed(encoding)) is not None:
                    return encoding, packed
        return "", file.content

    def _keeps(self, request: Request[Any, Any, Any], file: ClientFile) -> str:
        asked = request.query_params.get("v")
        drawn = file.name.startswith("maps/") and asked == self.maps_version != ""
        return FOR_GOOD if drawn or file.name.startswith("assets/") else ASK_AGAIN


def is_known(header: str, tag: str) -> bool:
    """Whether who asks has this very content, in whatever encoding."""
    known = (each.strip().removeprefix("W/").strip('"') for each in header.split(","))
    return any(each == "*" or each.partition("-")[0] == tag for each in known)


def file_handlers(folder: Path = CLIENT) -> list[HTTPRouteHandler]:
    """The client if it was built; nothing otherwise."""
    if not (folder / PAGE).is_file():
        return []
    client = ClientFiles(folder)

    @route(
        ["/", "/{name:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def client_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the browser client."""
        return client.answer(request, str(request.path_params.get("name", "")).removeprefix("/"))

    return [client_file]
