"""Redirecting the last track of an incomplete link (S7.1 to S7.5).

A redirect turns one track and adds none, unless the table plays with any tile (S7.4): then every track that is not kept
is turned, and a track that is neither has to be legal by itself.
"""

from __future__ import annotations

from rainhill.games.steam.rules import codes, links, state, stock
from rainhill.games.steam.rules.state import Ground, Position, Work


def changed_track(g: Ground, old: int, lay: int) -> int:
    """Which of the old tracks (0 or 1) is the only one a lay changes, or -1 if it is not just one (S7.4, S7.5)."""
    if (old < codes.SINGLES) != (lay < codes.SINGLES):
        return -1
    if old < codes.SINGLES:
        return 0
    gone = -1
    for i in range(2):
        if g.partner[lay * 6 + g.track_a[old * 2 + i]] != g.track_b[old * 2 + i]:
            if gone >= 0:
                return -1
            gone = i
    return gone


def open_side(g: Ground, p: Position, cell: int, old: int, i: int) -> int:
    """The side by which a track of this cell ends openly, or -1."""
    a = g.track_a[old * 2 + i]
    b = g.track_b[old * 2 + i]
    side = p.link_open[p.link_at[cell * 6 + a]]
    if side == cell * 6 + a:
        return a
    return b if side == cell * 6 + b else -1


def refuse_redirect(g: Ground, p: Position, w: Work, cell: int, lay: int) -> int:
    """Why a track cannot be redirected like this after `look`, or FINE (S7.1 to S7.5)."""
    old = p.tile[cell] - 1
    if p.any_redirect:
        return refuse_any(g, p, w, cell, old, lay)
    i = changed_track(g, old, lay)
    if i < 0:
        return codes.TRACK_NOT_KEPT
    return refuse_turn(g, p, w, cell, old, lay, i)


def refuse_turn(g: Ground, p: Position, w: Work, cell: int, old: int, lay: int, i: int) -> int:
    """Why one track of a tile cannot be turned to where it leads on another, or FINE (S7.1, S7.3, S7.4)."""
    link = p.link_at[cell * 6 + g.track_a[old * 2 + i]]
    if p.link_open[link] < 0:
        return codes.COMPLETE_LINK
    owner = p.link_owner[link]
    if owner != p.asked and owner != codes.NOBODY:
        return codes.NOT_YOUR_LINK
    end = open_side(g, p, cell, old, i)
    if end < 0:
        return codes.NOT_LAST_TRACK
    if owner == codes.NOBODY and not links.is_claimable(p, w, link):
        return codes.CANNOT_CLAIM
    to = g.partner[lay * 6 + g.partner[old * 6 + end]]
    if to < 0:
        return codes.START_MOVED
    if w.shut >> to & 1:
        return codes.INTO_BLACK_EDGE
    if w.others >> to & 1:
        return codes.MEETS_OTHERS
    if w.loose >> to & 1 and not p.takeover:
        return codes.CANNOT_CLAIM
    return codes.SAME_STOP if links.is_loop(p, p.link_a[link], w.end_stop[to]) else codes.FINE


def is_kept(g: Ground, old: int, lay: int, i: int) -> int:
    """Whether a lay has a track of another."""
    return 1 if g.partner[lay * 6 + g.track_a[old * 2 + i]] == g.track_b[old * 2 + i] else 0


def begin_side(g: Ground, p: Position, cell: int, old: int, i: int) -> int:
    """The side by which a track of this cell begins, if it is the last of an incomplete link."""
    return g.partner[old * 6 + open_side(g, p, cell, old, i)]


def refuse_any(g: Ground, p: Position, w: Work, cell: int, old: int, lay: int) -> int:
    """The same with any tile, two tracks included (S7.4): all old tracks are kept or turned; see `added_track`."""
    if old >= codes.SINGLES > lay:
        return codes.TRACK_NOT_KEPT
    count = 1 if old < codes.SINGLES else 2
    turned = 0
    for i in range(count):
        if not is_kept(g, old, lay, i):
            code = refuse_turn(g, p, w, cell, old, lay, i)
            if code:
                return code
            turned += 1
    if turned == 2 and g.partner[lay * 6 + begin_side(g, p, cell, old, 0)] == begin_side(g, p, cell, old, 1):
        # Two beginnings cannot be joined by one track.
        return codes.START_MOVED
    return codes.FINE


def added_track(g: Ground, p: Position, cell: int, old: int, lay: int) -> int:
    """Which track of a lay (0 or 1) a redirect adds beside the one it turns, -1 if none (S7.4)."""
    if not old < codes.SINGLES <= lay:
        return -1
    begin = begin_side(g, p, cell, old, 0)
    return 1 if g.track_a[lay * 2] == begin or g.track_b[lay * 2] == begin else 0


def list_redirects(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Every redirect of a track on this cell that turns it and adds none, after `look`."""
    old = p.tile[cell] - 1
    single = 1 if old < codes.SINGLES else 0
    cost = 2 if single else 4
    if w.money < cost or not can_turn(g, p, cell, old):
        return
    first = 0 if single else codes.SINGLES
    last = codes.SINGLES if single else codes.FIRST_TOWN
    for lay in range(first, last):
        if lay != old and refuse_redirect(g, p, w, cell, lay) == codes.FINE:
            if stock.has(g, p, g.lay_face[lay], p.piece[cell]):
                state.add(w, state.pack(codes.LAY, cell, lay, 0))


def can_turn(g: Ground, p: Position, cell: int, old: int) -> int:
    """Whether a track of this cell ends openly."""
    if open_side(g, p, cell, old, 0) >= 0:
        return 1
    return 1 if old >= codes.SINGLES and open_side(g, p, cell, old, 1) >= 0 else 0


def turn_track(g: Ground, p: Position, w: Work, cell: int, old: int, lay: int) -> None:
    """Redirect: open ends move to other sides; only a link completed by it is claimed (S7.3)."""
    if not p.any_redirect:
        turn_end(g, p, w, cell, old, lay, changed_track(g, old, lay))
        return
    added = added_track(g, p, cell, old, lay)
    # Both ends are lifted before either is laid: the one may lead to where the other was.
    starts = 0
    count = 1 if old < codes.SINGLES else 2
    for i in range(count):
        if not is_kept(g, old, lay, i):
            start = begin_side(g, p, cell, old, i)
            p.link_at[cell * 6 + g.partner[old * 6 + start]] = codes.NO_LINK
            starts |= 1 << start
    for d in range(6):
        if starts >> d & 1:
            lead_anew(g, p, w, cell, lay, d)
    if added >= 0:
        links.add_track(g, p, w, p.asked, cell, g.track_a[lay * 2 + added], g.track_b[lay * 2 + added])


def turn_end(g: Ground, p: Position, w: Work, cell: int, old: int, lay: int, i: int) -> None:
    """Turn one track of a tile."""
    end = open_side(g, p, cell, old, i)
    p.link_at[cell * 6 + end] = codes.NO_LINK
    lead_anew(g, p, w, cell, lay, g.partner[old * 6 + end])


def lead_anew(g: Ground, p: Position, w: Work, cell: int, lay: int, start: int) -> None:
    """Lead a link on from the beginning of its last track to where the lay takes it."""
    to = g.partner[lay * 6 + start]
    link = p.link_at[cell * 6 + start]
    p.link_at[cell * 6 + to] = link
    if w.end_stop[to] >= 0:
        links.own(p, w, link, p.asked, cell)
    links.lead_on(g, p, w, p.asked, link, cell, to)
