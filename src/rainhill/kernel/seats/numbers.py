"""Numbers of seats as programs give them."""

from __future__ import annotations


def check_seat(seat: object, seats: int, *, spectator: bool = True) -> None:
    """Refuse, with what would be right, what is no seat of the match; None is a spectator where there may be one."""
    if type(seat) is int and 0 <= seat < seats:
        return
    if seat is None and spectator:
        return
    others = ", None for a spectator" if spectator else ""
    message = f"there is no seat {seat!r}: seats are numbered from 0 to {seats - 1}{others}"
    raise (ValueError if type(seat) is int else TypeError)(message)
