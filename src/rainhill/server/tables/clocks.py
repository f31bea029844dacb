"""Clocks, as plain arithmetic on what the log says; nobody here looks at the time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rainhill.server.protocol.messages import ClockPolicy

DAY = 86_400.0
LEAST = 30.0
"""Seconds somebody has at least who comes back to a clock, or whose time ran out; fewer where the table gives fewer."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds left for every seat at the time `since`; the clock of the seat asked runs from then on."""

    left: tuple[float, ...]
    since: float
    asked: int | None


def start_clock(policy: ClockPolicy, seats: int, now: float, asked: int | None) -> Clock | None:
    """The clocks at the beginning; None where the table plays without."""
    if policy.kind == "none":
        return None
    return Clock((_allowance(policy),) * seats, now, asked)


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody could act: no server ran, or the database was away."""

    began: float
    ended: float


def uncharged(clock: Clock, outage: Outage) -> float:
    """Seconds of an outage in which the clock of somebody ran."""
    return 0.0 if clock.asked is None else max(0.0, outage.ended - max(outage.began, clock.since))


def press(clock: Clock, policy: ClockPolicy, now: float, asked: int | None, *, acted: bool, free: float = 0.0) -> Clock:
    """Charge the seat that was asked and start the clock of the next; `acted`: it answered its decision.

    `free` seconds since then are not charged.
    """
    left = list(clock.left)
    seat = clock.asked
    if seat is not None:
        left[seat] = max(0.0, left[seat] - max(0.0, now - clock.since - free))
        if policy.kind == "match" and acted:
            left[seat] += policy.increment
        if policy.kind == "decision" and acted:
            left[seat] = _allowance(policy)
    # Days are given for a turn: they are full again when another seat has been asked in between.
    if policy.kind != "match" and asked is not None and asked != seat:
        left[asked] = _allowance(policy)
    return replace(clock, left=tuple(left), since=now, asked=asked)


def reprieve(clock: Clock, policy: ClockPolicy, seat: int) -> Clock:
    """Give a seat whose time for the match is nearly over enough of it for a decision."""
    if policy.kind != "match":
        return clock
    left = list(clock.left)
    left[seat] = max(left[seat], min(policy.seconds, max(policy.increment, LEAST)))
    return replace(clock, left=tuple(left))


def deadline(clock: Clock | None) -> float | None:
    """When the clock of the seat asked runs out."""
    if clock is None or clock.asked is None:
        return None
    return clock.since + clock.left[clock.asked]


def _allowance(policy: ClockPolicy) -> float:
    return policy.days * DAY if policy.kind == "days" else policy.seconds
