"""Colours and type of a drawing, from tokens.css: light, dark or as the reader prefers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[Theme, ...] = ("light", "dark", "auto")

# Pieces look the same in both themes, so what is printed on them is taken from the light one; `edge` parts a piece from
# the ground it lies on. "light:rim" is the token rim of the light theme.
_DERIVED: Mapping[str, Mapping[str, str]] = {
    "light": {
        "ivory": "light:rim",
        "ink-fix": "light:ink",
        "slot": "light:offland",
        "slot-line": "light:hexline",
        "leaf": "light:success",
        "edge": "light:ink",
        "neat": "light:ink",
        "dim": ".07",
    },
    "dark": {"edge": "dark:page", "neat": "dark:faint", "dim": ".15"},
}
_VAR = re.compile(r"var\(--([\w-]+)\)")


@cache
def tokens() -> Mapping[str, Mapping[str, str]]:
    """Every token of both themes, with the few that drawings derive from them."""
    css = _read("tokens.css")
    blocks = dict(re.findall(r'^(:root|\[data-theme="dark"\]) \{(.*?)^\}', css, re.S | re.M))
    light = _values(blocks[":root"])
    themes = {"light": light, "dark": {**light, **_values(blocks['[data-theme="dark"]'])}}
    plain = {name: dict(values) for name, values in themes.items()}
    for name, derived in _DERIVED.items():
        for token, source in derived.items():
            theme, _, other = source.partition(":")
            value = plain[theme][other] if other else source
            for target in ("light", "dark") if name == "light" else (name,):
                themes[target][token] = value
    return themes


def _values(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", re.sub(r"/\*.*?\*/", "", block, flags=re.S)))


@cache
def drawn() -> Mapping[str, Mapping[str, str]]:
    """Path data of icons, seat shapes and goods signs."""
    data: dict[str, dict[str, str]] = json.loads(_read("icons.json"))
    return {group: data[group] for group in ("icons", "shapes", "goods")}


def _read(name: str) -> str:
    return (files("rainhill") / "draw" / name).read_text(encoding="utf-8")


@cache
def _rules() -> tuple[tuple[tuple[str, ...], str], ...]:
    css = re.sub(r"/\*.*?\*/", "", _read("drawing.css"), flags=re.S)
    found = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    return tuple((tuple(s.strip() for s in selectors.split(",")), _tight(body)) for selectors, body in found)


def _tight(body: str) -> str:
    return ";".join(re.sub(r":\s+", ":", part.strip()) for part in body.split(";") if part.strip())


def style(body: str, ident: str) -> str:
    """The rules a drawing uses, bound to its own id so that several drawings can share a page."""
    used = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}
    out = []
    for selectors, rule in _rules():
        wanted = [s for s in selectors if set(re.findall(r"\.([\w-]+)", s)) <= used]
        if wanted:
            out.append(",".join(f"#{ident} {s}" for s in wanted) + "{" + rule + "}")
    return "".join(out)


def paint(rules: str, body: str, theme: Theme, ident: str) -> tuple[str, str]:
    """Resolve the tokens in the rules and in the body of a drawing.

    A fixed theme becomes plain values, which every viewer understands; "auto" needs custom properties.
    """
    if theme not in THEMES:
        raise ValueError(theme)
    if theme != "auto":
        values = tokens()[theme]
        plain_rules = _VAR.sub(lambda found: values[found[1]], rules)
        return plain_rules, _VAR.sub(lambda found: values[found[1]], body)
    names = sorted(set(_VAR.findall(rules + body)))
    light, dark = tokens()["light"], tokens()["dark"]
    differs = [name for name in names if light[name] != dark[name]]
    properties = (
        f"#{ident}{{{_properties(names, light)}}}"
        f"@media (prefers-color-scheme:dark){{#{ident}{{{_properties(differs, dark)}}}}}"
    )
    return properties + rules, body


def _properties(names: Iterable[str], values: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{values[name]}" for name in names)
