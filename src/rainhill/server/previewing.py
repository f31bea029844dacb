"""What an action would cause, without playing it."""

from __future__ import annotations

from typing import Any

from rainhill.kernel.plain import action_from_plain
from rainhill.kernel.refusals import Refused
from rainhill.server.live import Live
from rainhill.server.tables import Forbidden
from rainhill.server.wire import events_plain


def preview(live: Live, person: str | None, seat: int, action: dict[str, Any] | str) -> list[dict[str, Any]]:
    """The events an action of an own seat would cause now."""
    if seat not in live.row.seats_of(person):
        raise Forbidden("not-your-seat")
    course = live.course
    if course is None:
        raise Refused("not-started")
    if course.asked != seat:
        raise Refused("not-your-decision", seat=seat, asked=course.asked)
    game = course.match.game
    typed = game.parse_action(action) if isinstance(action, str) else action_from_plain(game.actions, action)
    return events_plain(course.match.preview(typed))
