"""The two auctions for the turn order (S3.1 to S3.4, S12.5 to S12.9)."""

from __future__ import annotations

from rainhill.games.steam.rules import codes, money
from rainhill.games.steam.rules.state import Position, Work
from rainhill.kernel import flat


def lowest(p: Position) -> int:
    """The smallest bid that is allowed now (S3.2, S12.5)."""
    if p.bid >= 0:
        return p.bid + 1
    return 1 if p.phase == codes.AUCTION and not p.zero_bids else 0


def highest(p: Position) -> int:
    """The largest bid the seat asked may make (S3.2, S12.5)."""
    return money.limit(p, p.asked, codes.FOR_PLACE)


def refuse_bid(p: Position, amount: int) -> int:
    """Why this bid is not legal for the seat asked, or FINE (S3.2, S12.5)."""
    if amount < lowest(p):
        return codes.BID_TOO_LOW
    if amount > highest(p):
        return codes.BID_TOO_HIGH
    return codes.FINE


def open_auction(p: Position, first: int) -> None:
    """The auction before the first round, place by place (S3.1)."""
    p.phase = codes.AUCTION
    p.place = 0
    p.placed = 0
    open_place(p, first)


def open_place(p: Position, first: int) -> None:
    """Begin the bidding for the next place, with the first seat from here leftwards that has none (S3.3)."""
    p.bid = -1
    p.bidder = -1
    p.out = 0
    for i in range(6):
        p.bids[i] = -1
    while p.placed >> first & 1:
        first = (first + 1) % p.seats
    p.asked = first


def open_bidding(p: Position) -> None:
    """The auction of a round for the whole order, opened by the seat that is first now (S12.5)."""
    p.phase = codes.BIDDING
    p.place = p.in_order
    p.bid = -1
    p.bidder = -1
    p.out = 0
    # S12.7: whoever held the Turn Order tile in the round before has one free pass.
    p.free_left = 1 if p.free_pass >= 0 and p.alive >> p.free_pass & 1 else 0
    for i in range(6):
        p.bids[i] = -1
    p.asked = p.order[0]


def bid(p: Position, w: Work, amount: int) -> int:
    """Bid; tell whether the whole auction is over (S3.2, S12.5)."""
    flat.note(w, codes.NOTE_BID, p.asked, amount, p.place if p.phase == codes.AUCTION else -1, 0)
    p.bid = amount
    p.bidder = p.asked
    p.bids[p.asked] = amount
    return go_on(p, w)


def decline(p: Position, w: Work) -> int:
    """Pass; tell whether the whole auction is over (S3.2, S12.6, S12.7)."""
    seat = p.asked
    if p.phase == codes.AUCTION:
        flat.note(w, codes.NOTE_PASSED, seat, p.place, 0, 0)
        p.out |= 1 << seat
    elif p.free_left and seat == p.free_pass:
        flat.note(w, codes.NOTE_PASSED, seat, -1, 1, 0)
        p.free_left = 0
    else:
        flat.note(w, codes.NOTE_PASSED, seat, -1, 0, 0)
        p.out |= 1 << seat
        # S12.6: the last place still free.
        p.place -= 1
        p.next_order[p.place] = seat
    return go_on(p, w)


def go_on(p: Position, w: Work) -> int:
    """After an answer: ask the next seat, or settle what is sold; tell whether the whole auction is over."""
    if p.phase == codes.AUCTION:
        left = (1 << p.seats) - 1 & ~p.placed & ~p.out
        if left & (left - 1) == 0:
            return sell_place(p, w, left)
        seat = (p.asked + 1) % p.seats
        while not left >> seat & 1:
            seat = (seat + 1) % p.seats
        p.asked = seat
        return 0
    left = p.alive & ~p.out
    if left & (left - 1) == 0:
        p.next_order[0] = seat_of(left)
        return 1
    ask_bidder(p, left)
    return 0


def ask_bidder(p: Position, left: int) -> None:
    """Ask the next in order who is not out; nobody is asked to outbid themselves (S12.8)."""
    at = 0
    while p.order[at] != p.asked:
        at += 1
    for i in range(1, p.in_order + 1):
        seat = p.order[(at + i) % p.in_order]
        if left >> seat & 1 and seat != p.bidder:
            p.asked = seat
            return


def seat_of(single: int) -> int:
    """The seat of a set with one member."""
    seat = 0
    while not single >> seat & 1:
        seat += 1
    return seat


def sell_place(p: Position, w: Work, left: int) -> int:
    """All others have passed: the winner pays, or pays nothing if nobody bid (S3.3, S3.4)."""
    winner = seat_of(left)
    paid = p.bid if p.bidder == winner else 0
    take_place(p, w, winner, paid)
    if p.place < p.seats - 1:
        open_place(p, (winner + 1) % p.seats)
        return 0
    # S3.3: the last place goes to the last seat for nothing.
    take_place(p, w, seat_of((1 << p.seats) - 1 & ~p.placed), 0)
    return 1


def take_place(p: Position, w: Work, seat: int, paid: int) -> None:
    """A seat takes the place that is being sold."""
    money.pay(p, w, seat, paid, codes.FOR_PLACE)
    p.order[p.place] = seat
    p.placed |= 1 << seat
    p.place += 1
    flat.note(w, codes.NOTE_PLACE, seat, p.place, paid, 0)


def price_of_place(p: Position, place: int, offered: int) -> int:
    """What a place of the order costs, counted from 0 (S12.9)."""
    if place == p.in_order - 1 or offered < 0:
        return 0
    return offered if place < 2 else (offered + 1) // 2


def settle(p: Position, w: Work) -> None:
    """The auction of a round is over: everybody pays and takes the new place (S12.9)."""
    for i in range(p.in_order):
        seat = p.next_order[i]
        paid = price_of_place(p, i, p.bids[seat])
        p.order[i] = seat
        money.pay(p, w, seat, paid, codes.FOR_PLACE)
        flat.note(w, codes.NOTE_PLACE, seat, i + 1, paid, 0)
