"""New rows for the log: what a person, a bot or a clock may do at a table, and what follows from it.

Every function enters its rows into the course and gives them back to be stored; `Refused` changes nothing. If they
cannot be stored the course is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rainhill.kernel.plain import action_from_plain, plain
from rainhill.kernel.refusals import Refused
from rainhill.server.course import By, Course, Row, enter
from rainhill.server.messages import Control

ABSENT = 120.0
"""Seconds without an answer after which others may hand a seat to a bot."""


def begin(course: Course) -> list[Row]:
    """The forced answers that stand at the very beginning."""
    return _forced(course, course.started)


def play(course: Course, seat: int, action: object, by: By, now: float) -> list[Row]:
    """Play an action (an object or its notation) and the forced answers after it."""
    if course.result is not None:
        raise Refused("match-over")
    game = course.match.game
    typed = game.parse_action(action) if isinstance(action, str) else action_from_plain(game.actions, action)
    row = Row(course.version + 1, seat, "action", plain(typed), False, by, now)
    enter(course, row)
    return [row, *_forced(course, now)]


def _forced(course: Course, now: float) -> list[Row]:
    rows = []
    for entry in course.match.entries[course.entered :]:
        row = Row(course.version + 1, entry.seat, "action", plain(entry.action), True, "rules", now)
        enter(course, row)
        rows.append(row)
    return rows


def undo_target(course: Course, seat: int) -> int | None:
    """How many effective entries would stand after this seat's undo; None if the table's policy forbids it.

    Once a match is over its secrets are open, so nothing can be taken back any more.
    """
    if course.result is not None or course.bot_of(seat) is not None or course.policy.undo == "none":
        return None
    own = [number for number, who in course.chosen if who == seat]
    if not own or (course.policy.undo == "turn" and own[-1] != course.chosen[-1][0]):
        return None
    return own[-1]


def control(course: Course, message: Control, now: float, is_online: Callable[[int], bool]) -> list[Row]:
    """Do what a seat asked for besides playing."""
    if course.result is not None:
        raise Refused("match-over")
    if course.bot_of(message.seat) is not None and message.what != "take-back":
        raise Refused("seat-has-bot")
    return _CONTROLS[message.what](course, message, now, is_online)


def time_out(course: Course, now: float) -> list[Row]:
    """The clock of the seat asked has run out."""
    seat = course.person_asked
    if seat is None:
        return []
    at_zero = course.policy.clock.at_zero
    rows = [_row(course, seat, "timeout", {"at_zero": at_zero, "bot": course.policy.substitute}, now, "clock")]
    return rows + (_end_if_decided(course, seat, now, "time") if at_zero == "lose" else [])


# -- one function a kind ----------------------------------------------------------------------------------------------


def _undo(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    keep = undo_target(course, message.seat)
    if keep is None or course.policy.undo == "agreed":
        raise Refused("undo-not-allowed", policy=course.policy.undo)
    return [_row(course, message.seat, "undo", {"to": keep}, now)]


def _concede(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    row = _row(course, message.seat, "concede", {}, now)
    return [row, *_end_if_decided(course, message.seat, now, "conceded")]


def _offer_undo(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    if course.policy.undo != "agreed" or undo_target(course, message.seat) is None:
        raise Refused("undo-not-allowed", policy=course.policy.undo)
    return _make_offer(course, message, "undo", now)


def _offer_end(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    return _make_offer(course, message, "end", now)


def _make_offer(course: Course, message: Control, what: str, now: float) -> list[Row]:
    if course.offer is not None:
        raise Refused("offer-waits", seat=course.offer.seat)
    if course.offered.get(message.seat) == len(course.chosen):
        # One offer a move: otherwise a seat could keep the others from ever playing on.
        raise Refused("offer-too-soon")
    row = _row(course, message.seat, "offer", {"what": what}, now)
    return [row, *_settle(course, message.seat, now)]


def _agree(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    if course.offer is None or message.seat in course.offer.agreed:
        raise Refused("no-offer")
    row = _row(course, message.seat, "agree", {}, now)
    return [row, *_settle(course, message.seat, now)]


def _decline(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    if course.offer is None or message.seat in course.offer.agreed:
        raise Refused("no-offer")
    return [_row(course, message.seat, "decline", {}, now)]


def _withdraw(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    if course.offer is None or course.offer.seat != message.seat:
        raise Refused("no-offer")
    return [_row(course, message.seat, "withdraw", {}, now)]


def _hand_over(course: Course, message: Control, now: float, is_online: Callable[[int], bool]) -> list[Row]:
    policy = course.policy.hand_over
    target = message.seat if message.target is None else message.target
    if policy == "no" or not 0 <= target < course.match.seats or course.bot_of(target) is not None:
        raise Refused("hand-over-not-allowed", policy=policy)
    if target != message.seat:
        is_absent = course.asked == target and now - course.last_at >= ABSENT and not is_online(target)
        if policy != "anyone" or not is_absent:
            raise Refused("hand-over-not-allowed", policy=policy)
    bot = message.bot or course.policy.substitute
    return [_row(course, message.seat, "hand-over", {"target": target, "bot": bot}, now)]


def _take_back(course: Course, message: Control, now: float, _: Callable[[int], bool]) -> list[Row]:
    seat = message.seat
    if message.target not in (None, seat) or seat in course.conceded or seat not in course.stand_ins:
        raise Refused("take-back-not-allowed")
    return [_row(course, seat, "take-back", {"target": seat}, now)]


_CONTROLS: dict[str, Callable[[Course, Control, float, Callable[[int], bool]], list[Row]]] = {
    "undo": _undo,
    "concede": _concede,
    "offer-undo": _offer_undo,
    "offer-end": _offer_end,
    "agree": _agree,
    "decline": _decline,
    "withdraw": _withdraw,
    "hand-over": _hand_over,
    "take-back": _take_back,
}


def _row(course: Course, seat: int, kind: str, data: dict[str, Any], now: float, by: By = "person") -> Row:
    row = Row(course.version + 1, seat, kind, data, False, by, now)
    enter(course, row)
    return row


def _settle(course: Course, seat: int, now: float) -> list[Row]:
    """Do what was offered once every person has agreed; bots do not mind."""
    offer = course.offer
    assert offer is not None
    if not offer.agreed.issuperset(course.persons()):
        return []
    if offer.what == "end":
        return [_row(course, seat, "ended", _result("agreed", []), now, "rules")]
    keep = undo_target(course, offer.seat)
    assert keep is not None
    return [_row(course, seat, "undo", {"to": keep}, now, "rules")]


def _end_if_decided(course: Course, seat: int, now: float, how: str) -> list[Row]:
    """Over when one seat is left, or when nobody is left but bots."""
    standing = [other for other in range(course.match.seats) if other not in course.conceded]
    persons = [other for other in standing if other not in course.bots]
    if len(standing) > 1 and persons:
        return []
    return [_row(course, seat, "ended", _result(how, standing), now, "rules")]


def _result(how: str, winners: list[int]) -> dict[str, Any]:
    return {"how": how, "reason": how, "scores": None, "winners": winners}
