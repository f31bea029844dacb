"""Links: whose they are, what an end of track meets, and how they grow (S5.12 to S5.15, S6)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def touch_stops(p: Position, w: Work, seat: int) -> None:
    """Find the stops at which a seat has a link, complete or not (S5.6, S6.5)."""
    w.touch = 0
    for link in range(p.links):
        if p.link_owner[link] == seat:
            w.touch |= w.one << p.link_a[link]
            if p.link_b[link] >= 0:
                w.touch |= w.one << p.link_b[link]


def is_claimable(p: Position, w: Work, link: int) -> int:
    """Whether the seat of `touch_stops` may claim this ownerless incomplete link (S6.5)."""
    start = p.link_a[link]
    if p.colour_of[start] >= 0:
        return 1
    return 1 if w.touch >> start & 1 else 0


def can_claim(p: Position, w: Work, seat: int, link: int) -> int:
    """Whether a seat may claim a link: it is incomplete, ownerless, and S6.5 is met."""
    if p.link_owner[link] != codes.NOBODY or p.link_open[link] < 0:
        return 0
    touch_stops(p, w, seat)
    return is_claimable(p, w, link)


def look(g: Ground, p: Position, w: Work, seat: int, cell: int) -> None:
    """What new track would meet beyond each side of a cell: sets of sides in `w`, with the stop and link there.

    `shut` cannot be used (S5.3); `starts` are cities and open ends the seat may go on from (S5.5); `others` are open
    ends of other players (S5.7, S6.1); `loose` are ownerless ones it could not claim (S5.14). A blank side of a
    neighbouring tile is met by nothing: an end facing it is open (S5.11).
    """
    w.shut = 0
    w.starts = 0
    w.others = 0
    w.loose = 0
    for d in range(6):
        w.end_stop[d] = -1
        w.end_link[d] = -1
        if not g.sides[cell] >> d & 1:
            w.shut |= 1 << d
            continue
        near = g.near[cell * 6 + d]
        stop = g.stop_at[near]
        if stop >= 0 and p.colour_of[stop] >= 0:
            w.end_stop[d] = stop
            w.starts |= 1 << d
            continue
        side = near * 6 + (d + 3) % 6
        link = p.link_at[side]
        if link == codes.NO_LINK or p.link_open[link] != side:
            continue
        w.end_link[d] = link
        w.end_stop[d] = p.link_a[link]
        owner = p.link_owner[link]
        if owner == seat:
            w.starts |= 1 << d
        elif owner != codes.NOBODY:
            w.others |= 1 << d
        elif is_claimable(p, w, link):
            w.starts |= 1 << d
        else:
            w.loose |= 1 << d


def is_loop(p: Position, a: int, b: int) -> int:
    """Whether a link between these two ends would come back to the stop it began at (S5.8)."""
    if a < 0 or a != b:
        return 0
    return 1 if p.colour_of[a] >= 0 or not p.town_loops else 0


def find_slot(p: Position) -> int:
    """A free number for a link."""
    for link in range(p.links):
        if p.link_owner[link] == codes.FREE:
            return link
    p.links += 1
    return p.links - 1


def start_link(p: Position, seat: int, stop: int, side: int) -> int:
    """A new link from a stop whose open end is this side of a cell; it is fresh in this build turn (S6.2)."""
    link = find_slot(p)
    p.link_a[link] = stop
    p.link_b[link] = -1
    p.link_owner[link] = seat
    p.link_flag[link] = codes.FRESH
    p.link_open[link] = side
    p.link_at[side] = link
    return link


def complete(p: Position, w: Work, link: int, stop: int, cell: int) -> None:
    """The open end of a link has come to a stop (S5.15)."""
    p.link_b[link] = stop
    p.link_open[link] = -1
    p.link_flag[link] = 0
    flat.note(w, codes.NOTE_COMPLETED, p.link_owner[link], p.link_a[link], stop, cell)


def own(p: Position, w: Work, link: int, seat: int, cell: int) -> None:
    """Claim a link if it is ownerless (S6.6); who extends an own one keeps it."""
    if p.link_owner[link] == codes.NOBODY:
        p.link_owner[link] = seat
        flat.note(w, codes.NOTE_CLAIMED, seat, p.link_a[link], cell, 0)


def join(g: Ground, p: Position, w: Work, link: int, other: int, cell: int) -> None:
    """Two links whose open ends met become one, complete from start to start (S5.14)."""
    stop = p.link_a[other]
    for i in range(g.cells * 6):
        if p.link_at[i] == other:
            p.link_at[i] = link
    p.link_owner[other] = codes.FREE
    p.link_open[other] = -1
    complete(p, w, link, stop, cell)


def add_track(g: Ground, p: Position, w: Work, seat: int, cell: int, a: int, b: int) -> None:
    """Put a legal new track on a cell after `look`: it starts, extends, completes or joins links (S5.5, S5.14)."""
    # Let `a` be the end that is tied to something; both may be.
    if w.end_stop[a] < 0:
        a, b = b, a
    link = w.end_link[a]
    if link < 0:
        link = start_link(p, seat, w.end_stop[a], cell * 6 + a)
    else:
        own(p, w, link, seat, cell)
        p.link_at[cell * 6 + a] = link
    p.link_flag[link] = codes.FRESH
    p.link_at[cell * 6 + b] = link
    lead_on(g, p, w, seat, link, cell, b)


def lead_on(g: Ground, p: Position, w: Work, seat: int, link: int, cell: int, side: int) -> None:
    """The end of a link's last track is this side now: open, at a stop, or joined to another open end."""
    p.link_open[link] = cell * 6 + side
    other = w.end_link[side]
    if other >= 0:
        own(p, w, other, seat, cell)
        join(g, p, w, link, other, cell)
    elif w.end_stop[side] >= 0:
        complete(p, w, link, w.end_stop[side], cell)


def add_spur(p: Position, w: Work, seat: int, cell: int, stop: int, d: int) -> None:
    """Put a new spur on a town after `look` (S5.12): it completes the link it meets, or is a loose link (S6.3)."""
    side = cell * 6 + d
    link = w.end_link[d]
    if link >= 0:
        own(p, w, link, seat, cell)
        p.link_at[side] = link
        complete(p, w, link, stop, cell)
        return
    link = start_link(p, seat, stop, side)
    if w.end_stop[d] >= 0:
        complete(p, w, link, w.end_stop[d], cell)


def expire(p: Position, w: Work, seat: int) -> None:
    """At the end of a build turn incomplete links that were not extended in it are lost (S6.2)."""
    for link in range(p.links):
        if p.link_owner[link] == seat and p.link_open[link] >= 0:
            if not p.link_flag[link] & codes.FRESH:
                p.link_owner[link] = codes.NOBODY
                flat.note(w, codes.NOTE_LOST, seat, p.link_a[link], p.link_open[link] // 6, 0)
            p.link_flag[link] = 0


def abandon(p: Position, seat: int) -> None:
    """All discs of a bankrupt seat come off the map (S10.5)."""
    for link in range(p.links):
        if p.link_owner[link] == seat:
            p.link_owner[link] = codes.NOBODY


def count_complete(p: Position, seat: int) -> int:
    """How many complete links a seat owns (S11.3)."""
    n = 0
    for link in range(p.links):
        if p.link_owner[link] == seat and p.link_open[link] < 0:
            n += 1
    return n
