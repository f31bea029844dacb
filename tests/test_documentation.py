"""The pages keep their promises: every link leads somewhere, and the reference says what the parsers say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rainhill
from rainhill import env
from rainhill.registry import list_games
from tools import commands

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    page
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    if "_build" not in page.parts and "node_modules" not in page.parts
)
_FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)|(?:src|srcset|href)=\"(?P<file>[^\"]+)\"")
_HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The places within a page that can be linked to, as GitHub and the site name them."""
    content = _FENCE.sub("", page.read_text(encoding="utf-8"))
    made = {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in _HEADING.findall(content)}
    return (
        made | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", content)) | set(re.findall(r"^\((.+)\)=$", content, re.M))
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    content = _CODE.sub("", _FENCE.sub("", page.read_text(encoding="utf-8")))
    lost = []
    for found in _LINK.finditer(content):
        target = found["target"] or found["file"]
        if re.match(r"[a-z]+:", target):
            continue
        file, _, place = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        if not there.exists() or (place and there.suffix == ".md" and place not in anchors(there)):
            lost.append(target)
    assert not lost


def test_the_reference_of_the_commands_is_that_of_the_parsers() -> None:
    """Mend: python -m tools.commands."""
    assert commands.PAGE.read_text(encoding="utf-8") == commands.page()


def test_the_reference_of_the_engine_names_everything_that_is_kept() -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
    named = set(re.findall(r":: (?:rainhill\.)?(\w+)$", page, re.MULTILINE))
    assert {name for name in rainhill.__all__ if name not in ("COMPILED", "__version__")} <= named
    assert all(f":: rainhill.env.{name}\n" in page for name in env.__all__)
    for game in list_games():
        assert all(f":: rainhill.games.{game}.{part}\n" in page for part in ("actions", "events", "view"))


def test_the_front_page_shows_the_browser_first() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert page.index("{image} images/web/") < page.index("terminal")
