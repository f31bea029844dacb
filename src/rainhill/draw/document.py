"""A drawing as one SVG file that stands by itself: title, description, style, and ids of its own."""

from __future__ import annotations

import hashlib
from html import escape

from rainhill.draw.frame import Box
from rainhill.draw.pieces import definitions
from rainhill.draw.shapes import num
from rainhill.draw.theme import Theme, paint, style


def assemble(body: str, sheet: Box, *, title: str, description: str, theme: Theme, ident: str | None) -> str:
    """Put the parts together; the id comes from the content unless one is given, so equal drawings are equal text."""
    body = definitions(body) + body
    name = ident or "rh" + hashlib.sha256(f"{title}\n{theme}\n{body}".encode()).hexdigest()[:8]
    body = body.replace("{id}", name)
    rules, body = paint(style(body, name), body, theme, name)
    w, h = num(sheet.x1 - sheet.x0), num(sheet.y1 - sheet.y0)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" width="{w}" height="{h}" '
        f'viewBox="{num(sheet.x0)} {num(sheet.y0)} {w} {h}" role="img" aria-labelledby="{name}-title {name}-desc">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(description)}</desc>'
        f"<style>{rules}</style>{body}</svg>\n"
    )
