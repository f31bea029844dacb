"""A position of Steam with everything a person or program asks of it, over the compiled core."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random

from rainhill.games.steam.actions import SteamAction
from rainhill.games.steam.codec import decode, encode, known_actions
from rainhill.games.steam.events import SteamEvent
from rainhill.games.steam.known import known_parts
from rainhill.games.steam.make_events import tell
from rainhill.games.steam.make_view import build_views
from rainhill.games.steam.map import SteamMap
from rainhill.games.steam.refusals import refusal
from rainhill.games.steam.rules import auction, codes, core, final, links, money
from rainhill.games.steam.rules.state import Ground, Work
from rainhill.games.steam.setup import set_up
from rainhill.games.steam.tiles import Tiles, all_tiles
from rainhill.games.steam.view import SteamView
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.game import Decision, Header, Outcome, Row
from rainhill.kernel.jsonable import without_zeros
from rainhill.kernel.known_views import KnownViews
from rainhill.kernel.legal_actions import LegalActions
from rainhill.kernel.refusals import Fact

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
REASONS = {codes.BY_ROUNDS: "rounds", codes.BY_BANKRUPTCY: "bankruptcy"}

own_work = one_for_each_thread(Work)


class SteamPosition:
    """The state of one match. `flat` is the compiled core's position; bots may work on it directly."""

    __slots__ = ("board", "flat", "ground", "header", "known", "known_views")

    def __init__(self, header: Header, board: SteamMap, ground: Ground) -> None:
        self.header = header
        self.board = board
        self.ground = ground
        self.known = known_parts(board)
        self.known_views = KnownViews()
        self.flat = set_up(header, board, ground, own_work())

    @property
    def work(self) -> Work:
        """The scratch space of this thread."""
        return own_work()

    @property
    def tiles(self) -> Tiles:
        """The track tiles; the same for every match."""
        return all_tiles()

    # -- asking ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        flat = self.flat
        match flat.phase:
            case codes.AUCTION | codes.BIDDING:
                facts: dict[str, Fact] = {
                    "place": flat.place + 1 if flat.phase == codes.AUCTION else None,
                    "bid": None if flat.bid < 0 else flat.bid,
                    "lowest": auction.lowest(flat),
                    "highest": auction.highest(flat),
                    "free_pass": bool(flat.free_left) and flat.asked == flat.free_pass,
                }
                return Decision(flat.asked, "auction", facts)
            case codes.CAPITAL:
                return Decision(flat.asked, "capital", {"most": 5 * money.capital_steps(flat, flat.asked)})
            case codes.TILES:
                return Decision(flat.asked, "tile", {})
            case codes.BUILD:
                return Decision(flat.asked, "build", {"left": flat.limit - flat.laid, "spent": flat.spent})
            case codes.GOODS:
                return Decision(flat.asked, "goods", {"goods_round": flat.goods_round})
            case codes.SCORING:
                return Decision(flat.asked, "score", {"points": flat.award_of(flat.asked)})
        return None

    def legal(self) -> LegalActions[SteamAction]:
        return self._listed(core.legal(self.ground, self.flat, self.work))

    def legal_kinds(self) -> list[str]:
        mask = core.kinds(self.ground, self.flat, self.work)
        return [kind for kind, code in KIND_CODES.items() if mask >> code & 1]

    def legal_of_kind(self, kind: str) -> LegalActions[SteamAction]:
        if kind not in KIND_CODES:
            return self._listed(0)
        return self._listed(core.legal_of_kind(self.ground, self.flat, self.work, KIND_CODES[kind]))

    def forced(self) -> SteamAction | None:
        mask = core.kinds(self.ground, self.flat, self.work)
        if mask == 0 or mask & (mask - 1):
            return None
        kind = mask.bit_length() - 1
        if core.legal_of_kind(self.ground, self.flat, self.work, kind) != 1:
            return None
        return self.decode(self.work.action(0))

    def sample(self, rng: Random) -> SteamAction:
        self.work.seed(rng.getrandbits(64))
        return self.decode(core.sample(self.ground, self.flat, self.work))

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

    def final_rows(self) -> tuple[Row, ...]:
        """Final scoring as it would be now (S11): VP, income, complete links; bankrupt seats have nothing."""
        flat, dump = self.flat, self.flat.dump()
        there = [not dump["bankrupt"][seat] for seat in range(flat.seats)]
        owned = [links.count_complete(flat, seat) for seat in range(flat.seats)]

        def row(key: str, points: list[int], holdings: list[int]) -> Row:
            kept = tuple(n if alive else 0 for n, alive in zip(points, there, strict=True))
            return Row(key, kept, tuple(holdings))

        income = dump["income"][: flat.seats]
        points = dump["points"][: flat.seats]
        return (
            row("points", points, points),
            row("income", [final.income_points(n) for n in income], income),
            row("links", owned, owned),
        )

    def view(self, seat: int | None) -> SteamView:
        return self.views((seat,))[0]

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

    def apply(self, action: SteamAction) -> tuple[SteamEvent, ...]:
        number = encode(self, action)
        work = self.work
        code = core.refuse(self.ground, self.flat, work, number)
        if code:
            raise refusal(self, code, number)
        work.notes_count = 0
        work.tracing = 1
        core.apply(self.ground, self.flat, work, number)
        work.tracing = 0
        return tell(self)

    def preview(self, action: SteamAction) -> tuple[SteamEvent, ...]:
        return self.copy().apply(action)

    def copy(self) -> SteamPosition:
        other = SteamPosition.__new__(SteamPosition)
        other.header, other.board, other.ground = self.header, self.board, self.ground
        other.known = self.known
        other.known_views = self.known_views
        other.flat = self.flat.copy()
        return other

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

    def _listed(self, count: int) -> LegalActions[SteamAction]:
        return LegalActions(known_actions(self), self.work.listed(count))
