"""Set-up, and how one phase follows another (S1.9 to S1.12, S3.6, S3.7, S5.1, S9.1, S11.1, S12.1)."""

from __future__ import annotations

from rainhill.games.steam.rules import action_tiles, auction, codes, income, links
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.kernel import flat


def clear(g: Ground, p: Position) -> None:
    """An empty map and seats as they begin (S1.5, S1.6, S1.9); options, cubes and order are set by others."""
    p.phase = codes.TILES
    p.asked = 0
    p.round = 1
    # S1.10: the number of rounds stays what it is now.
    p.rounds = 10 if p.seats == 3 else 8 if p.seats == 4 else 7
    p.goods_round = 0
    p.alive = (1 << p.seats) - 1
    p.in_order = p.seats
    p.queue_length = 0
    p.queue_at = 0
    p.place = 0
    p.bidder = -1
    p.bid = -1
    p.out = 0
    p.placed = 0
    p.free_pass = -1
    p.free_left = 0
    p.mover = -1
    p.cube = -1
    p.origin = -1
    p.destination = -1
    p.waiting = 0
    p.links = 0
    clear_turn(p)
    for i in range(6):
        p.next_order[i] = 0
        p.queue[i] = 0
        p.bids[i] = -1
        p.tile_of[i] = 0
        p.passed[i] = 0
        p.cash[i] = 0
        p.income[i] = 0
        p.points[i] = 0
        p.level[i] = 1
        p.bankrupt[i] = 0
        p.award[i] = 0
    for i in range(5):
        p.new_cities[i] = 4 if i == codes.GREY else 1
    for i in range(14):
        p.pieces[i] = g.piece_count[i]
    for i in range(225):
        p.tile[i] = 0
        p.piece[i] = -1
    for i in range(1350):
        p.link_at[i] = codes.NO_LINK
    for i in range(250):
        p.link_a[i] = -1
        p.link_b[i] = -1
        p.link_owner[i] = codes.FREE
        p.link_flag[i] = 0
        p.link_open[i] = -1


def clear_turn(p: Position) -> None:
    """Nobody builds (S5.1)."""
    p.laid = 0
    p.limit = 0
    p.spent = 0
    p.city_done = 0
    p.growth_done = 0


def begin_match(p: Position, w: Work, by_auction: int) -> None:
    """The first decision: the auction for the order, or the first round in the order drawn (S3.1, S3.6, S12.2)."""
    if p.standard:
        begin_round(p, w)
    elif by_auction:
        auction.open_auction(p, p.order[0])
    else:
        # S3.6: $1 for the second, $2 for the third and so on.
        for i in range(p.seats):
            p.cash[p.order[i]] = i
        begin_round(p, w)


def begin_round(p: Position, w: Work) -> None:
    """Action tiles are back; Standard begins with capital (S4.1, S12.1)."""
    flat.note(w, codes.NOTE_ROUND, p.round, p.rounds, 0, 0)
    for i in range(6):
        p.tile_of[i] = 0
        p.passed[i] = 0
    p.goods_round = 0
    begin_phase(p, w, codes.CAPITAL if p.standard else codes.TILES, 0)


def begin_phase(p: Position, w: Work, phase: int, first_tile: int) -> None:
    """Ask everybody in turn order, but the holder of a certain action tile first (S4.3, S4.5)."""
    p.phase = phase
    flat.note(w, codes.NOTE_PHASE, phase, p.goods_round, 0, 0)
    p.queue_at = 0
    p.queue_length = 0
    first = action_tiles.holder(p, first_tile) if first_tile else -1
    if first >= 0:
        p.queue[0] = first
        p.queue_length = 1
    for i in range(p.in_order):
        if p.order[i] != first:
            p.queue[p.queue_length] = p.order[i]
            p.queue_length += 1
    for i in range(p.queue_length, 6):
        p.queue[i] = -1
    p.asked = p.queue[0]


def begin_building(p: Position, w: Work) -> None:
    """The build turn of the seat asked: three tiles, with the Engineer four (S4.4, S5.1)."""
    clear_turn(p)
    p.limit = 4 if p.tile_of[p.asked] == codes.ENGINEER else 3
    flat.note(w, codes.NOTE_BUILD, p.asked, p.limit, 0, 0)


def end_building(p: Position, w: Work) -> None:
    """End a build turn: duties that cannot be done lapse, links not extended are lost (S4.10, S5.16, S6.2)."""
    seat = p.asked
    if not p.standard and not p.passed[seat]:
        if p.tile_of[seat] == codes.URBANIZATION and not p.city_done:
            flat.note(w, codes.NOTE_LAPSED, seat, codes.URBANIZATION, 0, 0)
        if p.tile_of[seat] == codes.CITY_GROWTH and not p.growth_done:
            flat.note(w, codes.NOTE_LAPSED, seat, codes.CITY_GROWTH, 0, 0)
    links.expire(p, w, seat)
    flat.note(w, codes.NOTE_BUILT, seat, p.laid, p.spent, 0)
    clear_turn(p)


def next_seat(p: Position, w: Work) -> None:
    """The seat asked has done its part of the phase: ask the next, or begin what follows."""
    p.queue_at += 1
    if p.queue_at < p.queue_length:
        p.asked = p.queue[p.queue_at]
        if p.phase == codes.BUILD:
            begin_building(p, w)
    elif p.phase == codes.CAPITAL:
        flat.note(w, codes.NOTE_PHASE, codes.BIDDING, 0, 0, 0)
        auction.open_bidding(p)
    elif p.phase == codes.TILES:
        begin_phase(p, w, codes.BUILD, codes.FIRST_BUILD)
        begin_building(p, w)
    elif p.phase == codes.BUILD:
        p.improved = 0
        p.goods_round = 1
        begin_phase(p, w, codes.GOODS, codes.FIRST_MOVE)
    elif p.goods_round == 1:
        p.goods_round = 2
        begin_phase(p, w, codes.GOODS, codes.FIRST_MOVE)
    else:
        finish_round(p, w)


def end_auction(p: Position, w: Work) -> None:
    """The order is settled: the first round begins (S3.3), or the action tiles are taken (S12.9)."""
    first = 1 if p.phase == codes.AUCTION else 0
    if not first:
        auction.settle(p, w)
    p.place = 0
    p.bid = -1
    p.bidder = -1
    p.out = 0
    p.placed = 0
    p.free_pass = -1
    p.free_left = 0
    for i in range(6):
        p.bids[i] = -1
        p.next_order[i] = 0
    note_order(p, w)
    if first:
        begin_round(p, w)
    else:
        begin_phase(p, w, codes.TILES, 0)


def finish_round(p: Position, w: Work) -> None:
    """Income and expenses; then the match is over or the next round begins (S1.12, S3.7, S11.1, S12.1)."""
    p.improved = 0
    p.goods_round = 0
    # Income is no phase anybody is asked in; SCORING stands for it in the notes.
    flat.note(w, codes.NOTE_PHASE, codes.SCORING, 0, 0, 0)
    income.settle_all(p, w)
    if p.round == p.rounds and not p.ended:
        p.ended = codes.BY_ROUNDS
    if p.ended:
        p.phase = codes.OVER
        p.queue_length = 0
        p.queue_at = 0
        p.asked = -1
        flat.note(w, codes.NOTE_ENDED, p.ended, 0, 0, 0)
        return
    if p.standard:
        p.free_pass = action_tiles.holder(p, codes.TURN_ORDER)
    else:
        sort_by_tiles(p)
        note_order(p, w)
    p.round += 1
    begin_round(p, w)


def sort_by_tiles(p: Position) -> None:
    """The new order is that of the action tiles, the lowest number first (S3.7)."""
    kept = 0
    for tile in range(1, 8):
        seat = action_tiles.holder(p, tile)
        if seat >= 0 and p.alive >> seat & 1:
            p.order[kept] = seat
            kept += 1


def note_order(p: Position, w: Work) -> None:
    """Remember the order as it is now."""
    flat.note_long(
        w, codes.NOTE_ORDER, p.in_order, p.order[0], p.order[1], p.order[2], p.order[3], p.order[4], p.order[5]
    )
