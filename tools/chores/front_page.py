"""The front page as it is read away from the repository: in package indexes and installed metadata.

There links to files of the repository lead nowhere. Where it is known at which address the project is kept
(RAINHILL_HOME, or what a workflow on GitHub is told), they lead there; where it is not, their words stay and they go.
Nobody's address is made up.
"""

from __future__ import annotations

import os
import re

_PICTURE = re.compile(r"<picture>.*?</picture>\n*", re.DOTALL)
_IMAGE = re.compile(r"<img src=\"(?P<path>[^\"]+)\" alt=\"(?P<alt>[^\"]*)\"[^>]*>")
_LINK = re.compile(r"(?<!\!)\[(?P<words>[^\]]+)\]\((?P<path>(?!https?:|#|mailto:)[^)]+)\)")


def home() -> str:
    """Where the project is kept, as far as the build is told; empty if it is not."""
    told = os.environ.get("RAINHILL_HOME", "")
    if not told and os.environ.get("GITHUB_REPOSITORY"):
        told = f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{os.environ['GITHUB_REPOSITORY']}"
    return told.rstrip("/")


def project_urls(address: str) -> dict[str, str]:
    """What an index lists beside the page."""
    if not address:
        return {}
    return {
        "Homepage": address,
        "Source": address,
        "Documentation": f"{address}/tree/main/docs",
        "Changelog": f"{address}/blob/main/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }


def page_elsewhere(page: str, address: str) -> str:
    """The page with links and pictures that work elsewhere, or without them."""

    def picture(found: re.Match[str]) -> str:
        image = _IMAGE.search(found.group())
        if image is None or not address:
            return ""
        return f"![{image['alt']}]({address}/raw/main/{image['path']})\n\n"

    def link(found: re.Match[str]) -> str:
        return f"[{found['words']}]({address}/blob/main/{found['path']})" if address else found["words"]

    return _LINK.sub(link, _PICTURE.sub(picture, page))
