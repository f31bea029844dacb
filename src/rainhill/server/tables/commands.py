"""What a person, a bot or a clock may do at a table: play, undo, concede, offers, hand-over, time-out; and a preview.

Every function enters its rows into the match and gives them back to be stored; `Refused` changes nothing. If they
cannot be stored the match is thrown away and read anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rainhill.bots import list_bots
from rainhill.kernel.refusals import Refused
from rainhill.server.protocol.actions import decode_sent_action
from rainhill.server.protocol.encode import events_plain
from rainhill.server.protocol.messages import Control, Preview, Submit
from rainhill.server.tables.errors import Forbidden
from rainhill.server.tables.listeners import Presence
from rainhill.server.tables.live_table import LiveTable
from rainhill.server.tables.log_row import By, LogRow
from rainhill.server.tables.replays import LONGEST_LOG
from rainhill.server.tables.table_match import TableMatch

_ENDING = ("concede", "offer-end", "agree", "decline", "withdraw")
MOST_MISSED = 3
"""Time-outs in a row after which a bot has the seat although its person is there."""
ABSENT = 86_400.0
"""Seconds a seat may take for an answer at a table without a clock before others may hand it to a bot."""


def play(match: TableMatch, message: Submit, now: float) -> list[LogRow]:
    """Play the action a person sent; this is where it is read."""
    if match.bot_of(message.seat) is not None:
        raise Refused("seat-has-bot")
    match.check_not_over()
    _check_room(match)
    return match.play(decode_sent_action(match.game, message.action), message.seat, "person", now)


def play_for_bot(match: TableMatch, version: int, seat: int, action: Any, now: float) -> list[LogRow]:
    """Play what a bot chose at a version; nothing if the table has moved on or a person is back."""
    if match.version != version or match.asked != seat or match.bot_of(seat) is None:
        return []
    return match.play(action, seat, "bot", now)


def undo_target(match: TableMatch, seat: int) -> int | None:
    """How many effective entries would stand after this seat's undo; None if the table's policy forbids it.

    Once a match is over its secrets are open, so nothing can be taken back any more.
    """
    if match.result is not None or match.bot_of(seat) is not None or match.policy.undo == "none":
        return None
    own = [number for number, who in match.chosen if who == seat]
    if not own or (match.policy.undo == "turn" and own[-1] != match.chosen[-1][0]):
        return None
    return own[-1]


def control(match: TableMatch, message: Control, now: float, is_online: Callable[[int], bool]) -> list[LogRow]:
    """Do what a seat asked for besides playing."""
    match.check_not_over()
    if match.lasting_bot(message.seat) is not None and message.what != "take-back":
        raise Refused("seat-has-bot")
    if message.what not in _ENDING:
        _check_room(match)
    return _CONTROLS[message.what](match, message, now, is_online)


def _check_room(match: TableMatch) -> None:
    """No match is that long: a log without end would cost everybody who looks at it."""
    if match.version >= LONGEST_LOG:
        raise Refused("log-full", most=LONGEST_LOG)


def time_out(match: TableMatch, now: float, presence: Presence) -> list[LogRow]:
    """The clock of the seat asked has run out.

    Whoever is there loses this one decision to a bot, and the seat only after several in a row; whoever is away, or had
    days, loses the seat. With nobody there at all the match waits for its people.
    """
    seat = match.person_asked
    if seat is None or match.waits is not None:
        return []
    if match.may_wait and not presence.here:
        return wait(match, now, presence)
    clock, bot = match.policy.clock, match.policy.substitute
    if clock.at_zero == "lose":
        row = match.add(seat, "timeout", {"at_zero": "lose", "bot": bot}, now, "clock")
        return [row, *_end_if_decided(match, seat, now, "time")]
    missed = match.missed.get(seat, 0) + 1
    handed = clock.kind == "days" or missed >= MOST_MISSED or not presence.is_there(seat)
    facts = {"at_zero": "bot", "bot": bot, "handed": handed, "missed": missed, "most": MOST_MISSED}
    row = match.add(seat, "timeout", facts, now, "clock")
    return [row, *(_forget_offer(match, seat, seat, now) if handed else [])]


def wait(match: TableMatch, now: float, presence: Presence) -> list[LogRow]:
    """Stop the clocks and the bots of a match whose people have all gone; nothing while they may be on their way."""
    asked = match.asked
    if asked is None or match.waits is not None or not match.may_wait or not presence.is_deserted:
        return []
    # Where nobody has been yet they are gone for as long as this process knows: longer than there is a match.
    since = max(match.started, min(now, presence.gone_at))
    return [match.add(asked, "wait", {"since": since}, now, "clock")]


def resume(match: TableMatch, now: float, presence: Presence) -> list[LogRow]:
    """One of the people is back: a match that waited for them goes on."""
    asked = match.asked
    if asked is None or match.waits is None or not presence.here:
        return []
    return [match.add(asked, "resume", {"since": match.waits}, now, "clock")]


# -- one function a kind ----------------------------------------------------------------------------------------------


def _undo(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    keep = undo_target(match, message.seat)
    if keep is None or match.policy.undo == "agreed":
        raise Refused("undo-not-allowed", policy=match.policy.undo)
    return [match.add(message.seat, "undo", {"to": keep}, now)]


def _concede(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    row = match.add(message.seat, "concede", {}, now)
    return [row, *_end_if_decided(match, message.seat, now, "conceded")]


def _offer_undo(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    if match.policy.undo != "agreed" or undo_target(match, message.seat) is None:
        raise Refused("undo-not-allowed", policy=match.policy.undo)
    return _make_offer(match, message, "undo", now)


def _offer_end(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    return _make_offer(match, message, "end", now)


def _make_offer(match: TableMatch, message: Control, what: str, now: float) -> list[LogRow]:
    if match.offer is not None:
        raise Refused("offer-waits", seat=match.offer.seat)
    if match.offered.get(message.seat) == len(match.chosen):
        # One offer a move: otherwise a seat could keep the others from ever playing on.
        raise Refused("offer-too-soon")
    row = match.add(message.seat, "offer", {"what": what}, now)
    return [row, *_settle(match, message.seat, now)]


def _agree(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    if match.offer is None or message.seat in match.offer.agreed:
        raise Refused("no-offer")
    row = match.add(message.seat, "agree", {}, now)
    return [row, *_settle(match, message.seat, now)]


def _decline(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    if match.offer is None or message.seat in match.offer.agreed:
        raise Refused("no-offer")
    return [match.add(message.seat, "decline", {}, now)]


def _withdraw(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    if match.offer is None or match.offer.seat != message.seat:
        raise Refused("no-offer")
    return [match.add(message.seat, "withdraw", {}, now)]


def _hand_over(match: TableMatch, message: Control, now: float, is_online: Callable[[int], bool]) -> list[LogRow]:
    policy = match.policy.hand_over
    target = message.seat if message.target is None else message.target
    if policy == "no" or not 0 <= target < match.seats or match.lasting_bot(target) is not None:
        raise Refused("hand-over-not-allowed", policy=policy)
    if target != message.seat:
        # Where there is a clock, it alone says when somebody has had time enough, and acts by itself.
        is_absent = match.asked == target and now - match.last_at >= ABSENT and not is_online(target)
        if policy != "anyone" or match.clock is not None or not is_absent:
            raise Refused("hand-over-not-allowed", policy=policy)
    # Others have the seat played by whom the table agreed on; one's own by any bot that everybody could choose.
    bot = match.policy.substitute if target != message.seat or message.bot is None else message.bot
    if bot not in list_bots():
        raise Refused("hand-over-not-allowed", policy=policy)
    return _stand_in(match, message.seat, target, bot, now, "person")


def _stand_in(match: TableMatch, seat: int, target: int, bot: str, now: float, by: By) -> list[LogRow]:
    """A bot takes a seat over; what the seat offered falls, and what waited for its answer waits no longer."""
    row = match.add(seat, "hand-over", {"target": target, "bot": bot}, now, by)
    return [row, *_forget_offer(match, seat, target, now)]


def _forget_offer(match: TableMatch, seat: int, target: int, now: float) -> list[LogRow]:
    if match.offer is None:
        return []
    if match.offer.seat == target:
        return [match.add(target, "withdraw", {}, now, "rules")]
    return _settle(match, seat, now)


def fill_empty_seats(match: TableMatch, empty: Sequence[int], now: float) -> list[LogRow]:
    """The table's substitute takes over seats that no person has any more; with no person left it is over."""
    if match.asked is None or not empty:
        return []
    gone = {*match.bots, *match.conceded, *empty}
    if len(gone) == match.seats:
        return [match.add(empty[0], "ended", _result("agreed", []), now, "rules")]
    rows: list[LogRow] = []
    for seat in empty:
        if match.lasting_bot(seat) is None:
            rows += _stand_in(match, seat, seat, match.policy.substitute, now, "rules")
            if rows[-1].kind == "ended":
                # An offer had waited for this seat alone.
                break
    return rows


def _take_back(match: TableMatch, message: Control, now: float, _: Callable[[int], bool]) -> list[LogRow]:
    seat = message.seat
    if message.target not in (None, seat) or seat in match.conceded or seat not in match.stand_ins:
        raise Refused("take-back-not-allowed")
    return [match.add(seat, "take-back", {"target": seat}, now)]


_CONTROLS: dict[str, Callable[[TableMatch, Control, float, Callable[[int], bool]], list[LogRow]]] = {
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


def _settle(match: TableMatch, seat: int, now: float) -> list[LogRow]:
    """Do what was offered once every person has agreed; bots do not mind."""
    offer = match.offer
    assert offer is not None
    if not offer.agreed.issuperset(match.persons()):
        return []
    if offer.what == "end":
        return [match.add(seat, "ended", _result("agreed", []), now, "rules")]
    keep = undo_target(match, offer.seat)
    if keep is None:
        # A bot plays for whoever offered it: there is nothing to take back any more.
        return [match.add(offer.seat, "withdraw", {}, now, "rules")]
    return [match.add(seat, "undo", {"to": keep}, now, "rules")]


def _end_if_decided(match: TableMatch, seat: int, now: float, how: str) -> list[LogRow]:
    """Over when one seat is left, or when nobody is left but bots."""
    standing = [other for other in range(match.seats) if other not in match.conceded]
    persons = [other for other in standing if other not in match.bots]
    if len(standing) > 1 and persons:
        return []
    return [match.add(seat, "ended", _result(how, standing), now, "rules")]


def _result(how: str, winners: list[int]) -> dict[str, Any]:
    return {"how": how, "reason": how, "scores": None, "winners": winners}


def preview(live: LiveTable, person: str | None, message: Preview) -> list[dict[str, Any]]:
    """The events an action of an own seat would cause now."""
    if message.seat not in live.row.seats_of(person):
        raise Forbidden("not-your-seat")
    match = live.match
    if match is None:
        raise Refused("not-started")
    if match.asked != message.seat:
        raise Refused("not-your-decision", seat=message.seat, asked=match.asked)
    return events_plain(match.kernel_match.preview(decode_sent_action(match.game, message.action)))
