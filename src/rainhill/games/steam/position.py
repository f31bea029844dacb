"""A position of Steam with everything a person or program asks of it, over the compiled core."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from rainhill.games.steam.actions import ACTIONS, SteamAction
from rainhill.games.steam.codec import decode, encode
from rainhill.games.steam.events import SteamEvent
from rainhill.games.steam.flat_map import read_ground
from rainhill.games.steam.known import KnownParts, known_parts
from rainhill.games.steam.make_events import tell
from rainhill.games.steam.make_view import build_views
from rainhill.games.steam.map import SteamMap, steam_map
from rainhill.games.steam.refusals import refusal
from rainhill.games.steam.rules import answers, auction, codes, core, final, income, links, money
from rainhill.games.steam.rules.state import Ground, Position, Work
from rainhill.games.steam.setup import set_up
from rainhill.games.steam.tiles import Tiles, all_tiles
from rainhill.games.steam.view import SteamView
from rainhill.kernel.event_list import EventList
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.flat_position import FlatCore, FlatPosition
from rainhill.kernel.game import Decision, Header, Outcome, Row
from rainhill.kernel.jsonable import without_zeros
from rainhill.kernel.known_views import KnownViews
from rainhill.kernel.own_maps import keep_map
from rainhill.kernel.refusals import Fact, Refused

KIND_CODES = {
    "bid": codes.BID,
    "pass": codes.PASS,
    "capital": codes.RAISE,
    "take": codes.TAKE,
    "lay": codes.LAY,
    "new-city": codes.CITY,
    "grow": codes.GROW,
    "end-build": codes.DONE,
    "improve": codes.IMPROVE,
    "deliver": codes.DELIVER,
    "score": codes.SCORE,
}
BANKRUPT = -1
"""Instead of a number of rounds."""
SUSTAINED = 8
"""Rounds of Standard that capital alone pays for; who looked further ahead would never dare to do anything (S12)."""
DRAWS = 12
"""How often an action is drawn until one is not ruinous."""
REASONS = {codes.BY_ROUNDS: "rounds", codes.BY_BANKRUPTCY: "bankruptcy"}


SINGLE = (
    "seats", "standard", "zero_bids", "unlimited", "mercy_track", "mercy_upkeep", "capital_points", "income_limit",
    "repeats", "ownerless_limited", "town_loops", "takeover", "city_claims", "any_redirect", "mercy_track_seats",
    "mercy_upkeep_seats", "phase", "asked", "round", "rounds", "goods_round", "alive", "in_order", "queue_length",
    "queue_at", "place", "bidder", "out", "placed", "free_pass", "free_left", "bid", "spent", "links", "laid",
    "limit", "city_done", "growth_done", "improved", "mover", "cube", "origin", "destination", "waiting",
    "bankruptcies", "ended",
)  # fmt: skip
"""The fields of the flat position that are single numbers."""


@lru_cache(maxsize=1024, typed=True)
def _asked(seat: int, kind: str, names: tuple[str, ...], *values: Fact) -> Decision:
    """Most decisions are few and alike, so each exists once."""
    return Decision(seat, kind, dict(zip(names, values, strict=True)))


def _rounds_paid(flat: Position, seat: int, spent: int, may_raise: bool) -> int:
    """In how many rounds a seat could pay its dues, if it neither earned nor spent anything more (S10.3, S12.12).

    `spent` is promised already. In Standard capital is raised where it is lacking, which is cheaper than what is taken
    from those who cannot pay: `may_raise` tells whether this round's is still to come (S12.3).
    """
    if not flat.alive >> seat & 1:
        return BANKRUPT
    cash, level, points = money.cash_of(flat, seat) - spent, money.income_of(flat, seat), money.points_of(flat, seat)
    # What it has just delivered may become income.
    level = min(level + flat.award_of(seat), flat.income_limit)
    upkeep, left = income.upkeep(flat, seat), flat.rounds - flat.round + 1
    dear = flat.standard and not (flat.mercy_upkeep or flat.mercy_upkeep_seats >> seat & 1)
    for paid in range(left):
        if flat.standard and (paid or may_raise):
            while cash + level < upkeep and level > codes.LOWEST_INCOME:
                cash, level = cash + 5, level - 1
        cash += level - upkeep
        while cash < 0:
            # What is lacking is borrowed, and makes the next dues larger.
            if dear and points:
                cash, points = cash + 2, points - 1
            elif level > codes.LOWEST_INCOME:
                cash, level = cash + (2 if dear else 5), level - 1
            elif points >= 2:
                cash, points = cash + 5, points - 2
            else:
                return paid
    return left


class SteamPosition(FlatPosition[SteamAction, SteamEvent, SteamView]):
    """The state of one match. `flat` is the compiled core's position; bots may work on it directly."""

    __slots__ = ()

    core = FlatCore(
        actions=ACTIONS,
        kind_codes=KIND_CODES,
        own_work=one_for_each_thread(Work),
        own_lists=one_for_each_thread(Work),
        list_legal=answers.list_legal,
        step=answers.step,
        only=answers.only,
        kinds=core.kinds,
        sample=core.sample,
        apply=core.apply,
        mix=answers.mix,
        single=SINGLE,
    )

    board: SteamMap
    flat: Position
    ground: Ground
    known: KnownParts

    def __init__(self, header: Header, board: SteamMap, ground: Ground) -> None:
        self.header = header
        self.board = board
        self.ground = ground
        self.known = known_parts(board)
        self.actions = self.known.actions[len(header.seats)]
        self.known_views = KnownViews()
        self.flat = set_up(header, board, ground, self.work)

    @classmethod
    def begin(cls, header: Header) -> SteamPosition:
        """The position before the first action (S1)."""
        if header.map_text:
            keep_map(header.map_text)
        return cls(header, steam_map(header.map), read_ground(header.map))

    @property
    def tiles(self) -> Tiles:
        """The track tiles; the same for every match."""
        return all_tiles()

    # -- asking ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        flat = self.flat
        match flat.phase:
            case codes.BUILD:
                return _asked(flat.asked, "build", ("left", "spent"), flat.limit - flat.laid, flat.spent)
            case codes.GOODS:
                return _asked(flat.asked, "goods", ("goods_round",), flat.goods_round)
            case codes.SCORING:
                return _asked(flat.asked, "score", ("points",), flat.award_of(flat.asked))
            case codes.TILES:
                return _asked(flat.asked, "tile", ())
            case codes.CAPITAL:
                return _asked(flat.asked, "capital", ("most",), 5 * money.capital_steps(flat, flat.asked))
            case codes.AUCTION | codes.BIDDING:
                return _asked(
                    flat.asked,
                    "auction",
                    ("place", "bid", "lowest", "highest", "free_pass"),
                    flat.place + 1 if flat.phase == codes.AUCTION else None,
                    None if flat.bid < 0 else flat.bid,
                    auction.lowest(flat),
                    auction.highest(flat),
                    bool(flat.free_left) and flat.asked == flat.free_pass,
                )
        return None

    def explore(self, rng: Random) -> SteamAction:
        """As `sample`, but of several draws one after which the seat can pay its dues longest (S10.4)."""
        flat, work, seat = self.flat, self.work, self.flat.asked
        work.seed(rng.getrandbits(64))
        best, most = 0, BANKRUPT - 1
        enough = min(flat.rounds - flat.round + 1, SUSTAINED if flat.standard else flat.rounds)
        for _ in range(DRAWS):
            number = core.sample(self.ground, flat, work)
            then = flat.copy()
            core.apply(self.ground, then, work, number)
            # A bid is paid when the auction is over.
            promised = then.bid if then.bidder == seat and then.phase in (codes.AUCTION, codes.BIDDING) else 0
            paid = _rounds_paid(then, seat, promised, then.phase == codes.CAPITAL != flat.phase)
            if paid > most:
                best, most = number, paid
            if paid >= enough:
                break
        return self.decode(best)

    def outcome(self) -> Outcome | None:
        if self.flat.phase != codes.OVER:
            return None
        rows = self.final_rows()
        scores = tuple(sum(row.points[seat] for row in rows) for seat in range(self.flat.seats))
        ranking = self.ranking()
        return Outcome(REASONS[self.flat.ended], scores, ranking[0], ranking, rows)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats from first to last as final scoring would rank them now; no two are equal (S11.4, S11.5)."""
        seats = range(self.flat.seats)
        ahead = {seat: sum(final.is_ahead(self.flat, seat, other) for other in seats) for seat in seats}
        return tuple((seat,) for seat in sorted(seats, key=lambda seat: -ahead[seat]))

    def scores(self) -> tuple[int, ...]:
        """What each seat would score if the match ended now: final scoring is part of it (S11)."""
        return tuple([final.total(self.flat, seat) for seat in range(self.flat.seats)])

    def final_rows(self) -> tuple[Row, ...]:
        """Final scoring as it would be now (S11): VP, income, complete links; bankrupt seats have nothing."""
        flat, dump = self.flat, self.flat.dump()
        there = [not dump["bankrupt"][seat] for seat in range(flat.seats)]
        owned = [links.count_complete(flat, seat) for seat in range(flat.seats)]

        def row(key: str, points: list[int], holdings: list[int]) -> Row:
            kept = tuple(n if alive else 0 for n, alive in zip(points, there, strict=True))
            return Row(key, kept, tuple(holdings))

        level = dump["income"][: flat.seats]
        points = dump["points"][: flat.seats]
        return (
            row("points", points, points),
            row("income", [final.income_points(n) for n in level], level),
            row("links", owned, owned),
        )

    def views(self, seats: Sequence[int | None]) -> list[SteamView]:
        return build_views(self, seats)

    def full_view(self) -> SteamView:
        """Everything, and what the seat asked may do: for referees and tests."""
        asked = self.decision()
        return self.view(None if asked is None else asked.seat)

    def digest(self) -> str:
        """Links are numbered anew in the order of the sides they use, so that equal positions have equal digests."""
        dump = self.flat.dump()
        cells = self.ground.cells
        order: dict[int, int] = {}
        for link in dump["link_at"]:
            if link != codes.NO_LINK and link not in order:
                order[link] = len(order)
        dump["link_at"] = [order.get(link, -1) for link in dump["link_at"][: cells * 6]]
        dump["tile"], dump["piece"] = dump["tile"][:cells], dump["piece"][:cells]
        for name in ("link_a", "link_b", "link_owner", "link_flag", "link_open"):
            dump[name] = [dump[name][link] for link in order]
        dump["later"] = without_zeros(dump["later"])
        if not dump["later"]:
            del dump["later"]
        text = ";".join(",".join(map(str, part)) for part in dump.values())
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # -- changing -------------------------------------------------------------------------------------------------

    def read(self, action: SteamAction) -> int:
        return encode(self, action)

    def refusal(self, code: int, number: int) -> Refused:
        return refusal(self, code, number)

    def tell(self) -> tuple[SteamEvent, ...]:
        return tell(self)

    def is_same(self, other: SteamPosition) -> bool:
        """Links may have been numbered in another order, which the digest does not mind."""
        alike = answers.compare(self.flat, other.flat)
        return alike == 1 or (alike < 0 and hash(self) == hash(other) and self.digest() == other.digest())

    def preview(self, action: SteamAction) -> EventList[SteamEvent]:
        return self.copy().apply(action)

    def known_to(self, seat: int) -> SteamPosition:  # noqa: ARG002
        """A copy: everything is open in Steam, the supply and the cash too (S1)."""
        return self.copy()

    def referee(self) -> None:
        from rainhill.games.steam.referee import check  # a heavy module that play does not need

        check(self)

    # -- names ----------------------------------------------------------------------------------------------------

    def hex_name(self, cell: int) -> str:
        return self.board.board.names[cell]

    def stop_name(self, stop: int) -> str:
        return self.board.stop_name(stop)

    def unpack_points(self, packed: int) -> tuple[int, ...]:
        """The links of each seat in a delivery (S9.8)."""
        return tuple(packed >> 3 * seat & 7 for seat in range(self.flat.seats))

    def decode(self, number: int) -> SteamAction:
        """The typed action of the core's number."""
        return decode(self, number)
