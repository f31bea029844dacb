"""The strength tables and the picture of docs/bots.md, from what was found."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from rainhill.draw.theme import tokens
from rainhill.registry import measure_of
from tools.strength.league import leagues_of

BEGINS = "<!-- strength: written by `python -m tools.strength` -->"
ENDS = "<!-- end of strength -->"

WIDTH, LEFT, RIGHT, ROW, TOP = 760, 300, 70, 34, 44


def _title(setting: dict[str, Any]) -> str:
    leagues = leagues_of(setting["game"])
    return leagues.TITLE if leagues is not None else str(setting["game"])


def first_of(figures: dict[str, Any]) -> dict[str, Any]:
    """The bot a row is about."""
    lineup: dict[str, Any] = figures["lineups"][0]
    return next(bot for bot in figures["bots"] if bot["bot"] == lineup["bot"])


def label(figures: dict[str, Any]) -> str:
    """A row in words."""
    setting, lineup = figures["setting"], figures["lineups"][0]
    others = [name for name in lineup["lineup"] if name != lineup["bot"]]
    return f"{_title(setting)} {setting['edition']}: {lineup['bot']} against {len(others)} {others[0]}"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def table(found: Sequence[dict[str, Any]]) -> str:
    """One line a row."""
    lines = [
        "| Table | Matches | Share won | 95 % | Even | Wanted | Winner's points | Bankrupt | ms a decision | Nodes |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for figures in found:
        row = first_of(figures)
        low, high = row["interval"]
        ruined = ", ".join(str(row[fact]) for fact in measure_of(figures["setting"]["game"]).fact_names)
        wanted = percent(figures["wanted"]) if figures["wanted"] else ""
        lines.append(
            f"| {label(figures)} | {figures['matches']} | {percent(row['share'])} |"
            f" {100 * low:.1f} to {100 * high:.1f} |"
            f" {percent(row['even'])} | {wanted} | {figures['winning_points']:.1f} | {ruined} |"
            f" {1000 * row['seconds']:.1f} | {row['nodes']:.0f} |"
        )
    return "\n".join(lines)


def is_ladder(figures: dict[str, Any]) -> bool:
    """Whether everybody met everybody."""
    return bool(figures.get("ladder"))


def ladder(figures: dict[str, Any]) -> str:
    """A league of everybody against everybody, one line a bot, the strongest first."""
    setting = figures["setting"]
    lines = [
        f"{_title(setting)} {setting['edition']}, {setting['seats']} seats, {figures['matches']} matches:",
        "",
        "| Bot | Rating | 95 % | Share won | 95 % | Mean points | ms a decision |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in sorted(figures["bots"], key=lambda bot: -float(bot["rating"])):
        (low, high), (worst, best) = row["interval"], row["rating_interval"]
        lines.append(
            f"| {row['bot']} | {row['rating']:.0f} | {worst:.0f} to {best:.0f} | {percent(row['share'])} |"
            f" {100 * low:.1f} to {100 * high:.1f} | {row['points']:.1f} | {1000 * row['seconds']:.1f} |"
        )
    return "\n".join(lines)


def tables(found: Sequence[dict[str, Any]]) -> str:
    """All that the page tells: the rows in one table, each league of everybody in a table of its own."""
    told = [table([figures for figures in found if not is_ladder(figures)])]
    return "\n\n".join(told + [ladder(figures) for figures in found if is_ladder(figures)])


def write_tables(page: Path, found: Sequence[dict[str, Any]]) -> None:
    """Put the tables between their marks."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    page.write_text(f"{before}{BEGINS}\n\n{tables(found)}\n\n{ENDS}{after}", encoding="utf-8")


def draw(found: Sequence[dict[str, Any]]) -> str:
    """Shares of victories with their intervals, an even share and the wanted one as marks."""
    paint = tokens()["light"]
    found = [figures for figures in found if not is_ladder(figures)]
    height = TOP + ROW * len(found) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif"'
        f' font-size="13"><title>Shares of victories with 95 % intervals</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="{paint["page"]}"/>'
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = across(share)
        parts.append(
            f'<path d="M{x:.1f} {TOP - 14}V{height - 34}" stroke="{paint["line"]}"/>'
            f'<text x="{x:.1f}" y="{height - 14}" text-anchor="middle" fill="{paint["muted"]}">{share:.0%}</text>'
        )
    for n, figures in enumerate(found):
        parts.append(draw_row(figures, TOP + ROW * n + 8, paint))
    return "".join(parts) + "</svg>\n"


def across(share: float) -> float:
    """Where a share lies in the picture."""
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def draw_row(figures: dict[str, Any], y: int, paint: Any) -> str:
    """One row of the picture."""
    row = first_of(figures)
    low, high = (across(bound) for bound in row["interval"])
    even, middle = across(row["even"]), across(row["share"])
    parts = [
        f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end" fill="{paint["ink"]}" font-size="12">'
        f"{escape(label(figures))}</text>",
        f'<path d="M{even:.1f} {y - 9}V{y + 9}" stroke="{paint["faint"]}" stroke-dasharray="2 3"/>',
        f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}V{y + 5}M{high:.1f} {y - 5}V{y + 5}"'
        f' stroke="{paint["accent"]}" stroke-width="2" fill="none"/>',
        f'<circle cx="{middle:.1f}" cy="{y}" r="4.5" fill="{paint["accent"]}"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}" fill="{paint["ink"]}">{percent(row["share"])}</text>',
    ]
    if figures["wanted"]:
        wanted = across(figures["wanted"])
        parts.append(f'<path d="M{wanted - 5:.1f} {y - 12}h10l-5 7z" fill="{paint["success"]}"/>')
    return "".join(parts)
