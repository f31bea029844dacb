"""Who is paid for first and second place, written naively from the rules."""

from __future__ import annotations


def pay(holdings: list[int], first: int, second: int) -> list[int]:
    """R9.1, R9.2."""
    points = [0] * len(holdings)
    levels = sorted({held for held in holdings if held > 0}, reverse=True)
    if not levels:
        return points
    firsts = [seat for seat, held in enumerate(holdings) if held == levels[0]]
    if len(firsts) > 1:
        for seat in firsts:
            points[seat] = (first + second) // len(firsts)
        return points
    points[firsts[0]] = first
    if len(levels) > 1:
        seconds = [seat for seat, held in enumerate(holdings) if held == levels[1]]
        for seat in seconds:
            points[seat] = second // len(seconds)
    return points
