"""Redirecting the last track of an incomplete link (S7.1 to S7.5)."""

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
    i = changed_track(g, old, lay)
    if i < 0:
        return codes.TRACK_NOT_KEPT
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


def list_redirects(g: Ground, p: Position, w: Work, cell: int) -> None:
    """Every redirect of a track on this cell, after `look`."""
    old = p.tile[cell] - 1
    single = 1 if old < codes.SINGLES else 0
    cost = 2 if single else 4
    if w.money < cost:
        return
    if open_side(g, p, cell, old, 0) < 0 and (single or open_side(g, p, cell, old, 1) < 0):
        return
    first = 0 if single else codes.SINGLES
    last = codes.SINGLES if single else codes.FIRST_TOWN
    for lay in range(first, last):
        if lay != old and refuse_redirect(g, p, w, cell, lay) == codes.FINE:
            if stock.has(g, p, g.lay_face[lay], p.piece[cell]):
                state.add(w, state.pack(codes.LAY, cell, lay, 0))


def turn_track(g: Ground, p: Position, w: Work, cell: int, old: int, lay: int) -> None:
    """Redirect: the open end moves to another side; only a link completed by it is claimed (S7.3)."""
    i = changed_track(g, old, lay)
    end = open_side(g, p, cell, old, i)
    start = g.partner[old * 6 + end]
    to = g.partner[lay * 6 + start]
    link = p.link_at[cell * 6 + start]
    p.link_at[cell * 6 + end] = codes.NO_LINK
    p.link_at[cell * 6 + to] = link
    if w.end_stop[to] >= 0:
        links.own(p, w, link, p.asked, cell)
    links.lead_on(g, p, w, p.asked, link, cell, to)
