"""The files of the browser client: how long they may be kept, in which encodings they come, and what is no file."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from rainhill.server.http.client_files import accepted, file_handlers, is_known, page_policy
from rainhill.server.http.host import health
from rainhill.server.http.link_preview import LinkedPage

SCRIPT = "const answer = 42;\n" * 200
SCRIPTS = '<script>one()</script><p>Rainhill</p><script type="module">two()</script>'
PAGE = f"<!doctype html>{SCRIPTS}" + "<!-- . -->" * 100
BROTLI = b"as the build compressed it"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    outside = tmp_path_factory.mktemp("host")
    (outside / "secret.txt").write_text("nobody's business")
    folder = outside / "web_dist"
    for name, content in {
        "index.html": PAGE,
        "assets/main-abc.js": SCRIPT,
        "assets/small-abc.js": "1",
        "maps/version.txt": "v1",
        "maps/toy.json": "[" + "0," * 500 + "0]",
        "robots.txt": "User-agent: *\n",
        ".built-from": "a hash",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    (folder / "assets/main-abc.js.br").write_bytes(BROTLI)
    with TestClient(Litestar([*file_handlers(folder), health])) as made:
        yield made


def test_what_has_its_hash_in_its_name_is_kept_for_good_and_the_page_is_asked_for_again(
    client: TestClient[Any],
) -> None:
    assert client.get("/assets/main-abc.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for name in ("/", "/index.html", "/robots.txt", "/maps/toy.json", "/maps/toy.json?v=v0", "/maps/toy.json?v="):
        assert client.get(name).headers["cache-control"] == "no-cache", name
    assert "immutable" in client.get("/maps/toy.json?v=v1").headers["cache-control"]


def test_who_has_a_file_is_told_so(client: TestClient[Any]) -> None:
    first = client.get("/", headers={"accept-encoding": "gzip"})
    again = client.get("/", headers={"accept-encoding": "br", "if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache" and "content-security-policy" in again.headers
    other = client.get("/robots.txt", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert is_known('W/"abc-br", "x"', "abc") and is_known("*", "abc") and not is_known('"abcd", ""', "abc")


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("*", "br"),
        ("*;q=0.5, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
        ("BR", "br"),
        ("br;q=often, gzip;q=2, ;;;=,,q=1", None),
        ("br;level=9", None),
        ("gzip;q=nan", None),
        ("\x01\xff, " + "br" * 4000, None),
    ],
)
def test_encodings(client: TestClient[Any], asked: str, given: str | None) -> None:
    answer = client.get("/assets/main-abc.js", headers={b"accept-encoding": asked.encode("latin-1")})
    assert answer.status_code == 200 and answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers.get("content-encoding") == given
    if given != "br":
        assert answer.text == SCRIPT


def test_brotli_is_what_the_build_made_and_gzip_is_made_where_there_is_none(client: TestClient[Any]) -> None:
    with client.stream("GET", "/assets/main-abc.js", headers={"accept-encoding": "br"}) as answer:
        assert b"".join(answer.iter_raw()) == BROTLI
    with client.stream("GET", "/maps/toy.json", headers={"accept-encoding": "br, gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())).startswith(b"[0,")
    small = client.get("/assets/small-abc.js", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in small.headers and small.text == "1"
    assert accepted("gzip, br") == ["br", "gzip"]


def test_head_tells_what_get_would(client: TestClient[Any]) -> None:
    for name in ("/", "/assets/main-abc.js", "/robots.txt", "/health"):
        got = client.get(name, headers={"accept-encoding": "gzip"})
        head = client.head(name, headers={"accept-encoding": "gzip"})
        assert (head.status_code, head.content) == (200, b""), name
        for header in ("content-type", "etag", "cache-control", "content-encoding", "content-length"):
            assert head.headers.get(header) == got.headers.get(header), (name, header)
    assert client.post("/").status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e%5c%2e%2e%5csecret.txt",
        "//etc/passwd",
        "/assets/",
        "/assets",
        "/.built-from",
        "/assets/main-abc.js.br",
        "/assets/main-abc.js/",
        "/nothing.js",
    ],
)
def test_what_is_not_listed_is_not_there(client: TestClient[Any], path: str) -> None:
    answer = client.get(path, follow_redirects=False)
    assert answer.status_code in (400, 404) or answer.text == SCRIPT, path
    assert "nobody" not in answer.text and "a hash" not in answer.text


def test_scripts_in_the_page_are_allowed_by_their_hashes_and_no_others(client: TestClient[Any]) -> None:
    policy = client.get("/").headers["content-security-policy"]
    scripts = re.findall(r"script-src ([^;]+)", policy)[0]
    for each in ("one()", "two()"):
        assert f"'sha256-{base64.b64encode(hashlib.sha256(each.encode()).digest()).decode()}'" in scripts
    assert "unsafe" not in scripts and scripts.startswith("'self' ")
    assert "script-src 'self';" in page_policy(b"<p>no script</p>")
    assert "content-security-policy" not in client.get("/robots.txt").headers


def test_the_page_behind_a_link_is_compressed_with_what_is_said_of_its_table() -> None:
    page = b"<html><head><title>Rainhill</title></head>" + b"<p>shell</p>" * 900 + b"<script>one()</script></html>"
    linked = LinkedPage(page)
    for tags in (b"", b'<meta property="og:title" content="\xc3\xa9">', b"x" * 70_000):
        packed = linked.packed(tags)
        assert gzip.decompress(packed) == page.replace(b"</head>", tags + b"</head>", 1)
        assert len(packed) < len(page) / 10 + len(tags)
    assert linked.policy == page_policy(page)


def test_without_a_built_client_there_are_no_files(tmp_path: Path) -> None:
    assert file_handlers(tmp_path) == []


def test_a_client_that_is_built_anew_is_seen_with_the_next_page(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("old")
    with TestClient(Litestar(file_handlers(tmp_path))) as made:
        assert made.get("/").text == "old"
        page.unlink()
        assert made.get("/").text == "old"
        page.write_text("new")
        os.utime(page, ns=(1, 1))
        assert made.get("/").text == "new"
