"""What has to stay on one line is held together by signs that do not break, whatever the width of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rainhill.locales import languages
from tests.locales.test_languages import FOLDER

NBSP = "\u00a0"


def said(language: str) -> list[tuple[Path, str]]:
    """Every line that somebody may read, rules pages included; comments are for translators."""
    files = [file for file in sorted((FOLDER / language).rglob("*.*")) if file.suffix in (".ftl", ".md")]
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [(file, line) for file, line in lines if file.suffix == ".md" or not line.startswith("#")]


def torn(language: str, pattern: str) -> list[str]:
    found = [
        f"{file.parent.name}/{file.name}: {line.strip()}" for file, line in said(language) if re.search(pattern, line)
    ]
    assert len(said(language)) > 2000
    return found


def test_a_russian_dash_never_begins_a_line() -> None:
    assert torn("ru", rf"[^{NBSP}\S]—") == []


@pytest.mark.parametrize(
    ("language", "unit"),
    [("en", "VP"), ("de", "(?:SP|[$£%])"), ("hu", "(?:GyP|[$£%])"), ("it", "PV"), ("ru", "(?:ПО|%)")],
)
def test_a_number_stays_with_its_unit(language: str, unit: str) -> None:
    assert torn(language, rf"[\d}}] {unit}(?![\w{{])") == []


@pytest.mark.parametrize("language", languages())
def test_a_sum_is_not_broken(language: str) -> None:
    assert torn(language, r"\d [+−] \d|£\d+ \d{3}") == []
