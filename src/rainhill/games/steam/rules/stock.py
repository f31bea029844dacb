"""The stock of track tiles (S1.6)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes
from rainhill.games.steam.rules.state import Ground, Position, Work


def kind_for(g: Ground, p: Position, face: int, returned: int) -> int:
    """The kind of piece a face is taken from, or -1: that with more left, then the first; one `returned` counts too."""
    best = -1
    most = 0
    for i in range(4):
        kind = g.face_kind[face * 4 + i]
        if kind < 0:
            break
        left = p.pieces[kind] + 1 if kind == returned else p.pieces[kind]
        if left > most:
            most = left
            best = kind
    return best


def has(g: Ground, p: Position, face: int, returned: int) -> int:
    """Whether a face can be laid if a piece of this kind comes back first (-1: none does)."""
    return 1 if p.unlimited or kind_for(g, p, face, returned) >= 0 else 0


def find_stocked(g: Ground, p: Position, w: Work) -> None:
    """Find the faces that can be laid on an empty hex, one bit each."""
    w.stocked = 0
    for face in range(codes.FACES):
        if has(g, p, face, -1):
            w.stocked |= 1 << face


def put_back(p: Position, cell: int) -> None:
    """Take the tile off a cell."""
    if p.tile[cell] and not p.unlimited:
        p.pieces[p.piece[cell]] += 1
    p.tile[cell] = 0
    p.piece[cell] = -1


def put_down(g: Ground, p: Position, cell: int, lay: int) -> None:
    """Lay a face on an empty cell."""
    p.tile[cell] = lay + 1
    if not p.unlimited:
        kind = kind_for(g, p, g.lay_face[lay], -1)
        p.pieces[kind] -= 1
        p.piece[cell] = kind
