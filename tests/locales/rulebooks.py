"""The rulebook.md and reference.md of a game and language, taken apart as `web/src/rules/rulebook.ts` does."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

NUMBERED = re.compile(r"^(?P<id>[A-Z]\d+) (?P<title>.+)$")
NAMED = re.compile(r"^(?P<title>.+?)\s*\{#(?P<id>[a-z-]+)\}$")
RULE = re.compile(r"^- (?:\*\*(?P<id>[A-Z]\d+\.\d+)\*\* )?(?P<text>.+)$")
VARIANT = re.compile(r"^  - \{(?P<mark>[a-z_]+=[a-z0-9_]+|[a-z0-9]+)\} (?P<text>.+)$")
PICTURE = re.compile(r"^!\[(?P<text>.+)\]\((?P<name>[a-z-]+)\)$")
FACT = re.compile(r"\{\$([a-z0-9-]+)(?: grouped)?\}")
RULING = "{ruling}"
CITED = re.compile(r"\b([A-Z]\d+(?:\.\d+)?)\b")


@dataclass
class Chapter:
    """A chapter as it is built: what a translation has to have in common with English, and its words beside it."""

    id: str
    title: str = ""
    parts: list[str] = field(default_factory=list)
    """what stands there, in order: "rule R5.1", "when 1999", "picture rocket-land", "example", "table 4x9", "text" """
    facts: list[str] = field(default_factory=list)
    rulings: int = 0
    cited: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)


class BadRulebook(ValueError):
    """A line that is none of what a rulebook may have."""


def read_rulebook(text: str) -> list[Chapter]:
    """The chapters of a book; the first, without an id, is what stands before them."""
    chapters = [Chapter("")]
    table = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        here = chapters[-1]
        if line.startswith("|"):
            table += 1
            columns = line.strip("|").count("|") + 1
            here.parts[-1:] = [f"table {columns}x{table}"] if table > 1 else [*here.parts[-1:], f"table {columns}x1"]
            words = line
        else:
            table = 0
            if not line.strip():
                continue
            if line.startswith("## "):
                found = NAMED.match(line[3:]) or NUMBERED.match(line[3:])
                if found is None:
                    raise BadRulebook(f"line {number}: a chapter has a number or ends in {{#name}}: {line}")
                chapters.append(Chapter(found["id"], found["title"]))
                continue
            words = _enter(here, line, number)
        here.facts += FACT.findall(words)
        here.rulings += words.count(RULING)
        here.cited |= set(CITED.findall(FACT.sub("", words)))
        here.words.append(FACT.sub("", words).replace(RULING, "").strip())
    return chapters


def _enter(here: Chapter, line: str, number: int) -> str:
    """Note what a line is, and give its words."""
    if line.startswith("# "):
        here.title = line[2:]
        return ""
    if found := VARIANT.match(line):
        here.parts.append(f"when {found['mark']}")
    elif found := RULE.match(line):
        here.parts.append(f"rule {found['id'] or '-'}")
    elif found := PICTURE.match(line):
        here.parts.append(f"picture {found['name']}")
    elif line.startswith("> "):
        here.parts.append("example")
        return line[2:]
    elif re.match(r"[\s\-!>#]", line):
        raise BadRulebook(f"line {number}: {line}")
    else:
        here.parts.append("text")
        return line
    return found["text"]
