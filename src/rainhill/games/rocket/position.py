"""A position of Stephenson's Rocket with everything a person or program asks of it, over the compiled core."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from rainhill.games.rocket.actions import ACTIONS, Pass, RocketAction
from rainhill.games.rocket.codec import decode, encode
from rainhill.games.rocket.events import EndAnnounced, MatchEnded, RocketEvent
from rainhill.games.rocket.flat_map import read_ground
from rainhill.games.rocket.known import KnownParts, known_parts
from rainhill.games.rocket.make_events import REASONS, tell
from rainhill.games.rocket.make_view import build_views
from rainhill.games.rocket.map import RocketMap, rocket_map
from rainhill.games.rocket.refusals import refusal
from rainhill.games.rocket.rules import answers, codes, core, final, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.flat_position import FlatCore, FlatPosition
from rainhill.kernel.game import Decision, Header, Outcome, Row
from rainhill.kernel.jsonable import without_zeros
from rainhill.kernel.known_views import KnownViews
from rainhill.kernel.own_maps import keep_map
from rainhill.kernel.refusals import Refused

KIND_CODES = {
    "extend": codes.EXTEND,
    "invest": codes.INVEST,
    "station": codes.STATION,
    "move-station": codes.MOVE,
    "bid": codes.BID,
    "pass": codes.PASS,
    "lose-turn": codes.LOSE,
}
PHASES = {codes.ACT: "act", codes.VETO: "veto", codes.DEFEND: "defend"}


SINGLE = (
    "seats", "piles", "defence_any", "home_left", "isolation_both", "standstill_limit", "advanced", "phase",
    "asked", "active", "actions_done", "turn", "moved", "closed", "isolated", "tiles_left", "passengers_left",
    "ending", "veto_company", "veto_proposed", "veto_target", "veto_bid", "veto_bidder",
)  # fmt: skip
"""The fields of the flat position that are single numbers."""


@lru_cache(maxsize=64)
def _act(seat: int, action: int) -> Decision:
    """Decisions are few and alike, so each exists once."""
    return Decision(seat, "act", {"action": action})


@lru_cache(maxsize=4096)
def _veto(seat: int, kind: str, company: str, bid: int, target: str) -> Decision:
    return Decision(seat, kind, {"company": company, "bid": bid, "target": target})


class RocketPosition(FlatPosition[RocketAction, RocketEvent, RocketView]):
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

    board: RocketMap
    flat: Position
    ground: Ground
    known: KnownParts

    def __init__(self, header: Header, board: RocketMap, ground: Ground) -> None:
        self.header = header
        self.board = board
        self.ground = ground
        self.known = known_parts(board)
        self.actions = self.known.actions
        self.known_views = KnownViews()
        self.flat = Position()
        piles = 1 if header.edition == "1999" else 0
        defence_any = 1 if header.options["defence"] == "any" else 0
        state.set_up(ground, self.flat, len(header.seats), piles, defence_any, int(header.deal["first"]) - 1)
        home_left = 1 if piles and header.options["home"] == "left" else 0
        equal_tokens = 1 if header.options["city_tokens"] == "equal" else 0
        isolation_both = 1 if header.options["isolation"] == "both" else 0
        standstill_ends = 1 if header.options["standstill"] == "ends" else 0
        state.set_readings(ground, self.flat, home_left, equal_tokens, isolation_both, standstill_ends)

    @classmethod
    def begin(cls, header: Header) -> RocketPosition:
        """The position before the first action (R1)."""
        if header.map_text:
            keep_map(header.map_text)
        return cls(header, rocket_map(header.map), read_ground(header.map))

    def settle(self) -> None:
        super().settle()
        state.recount(self.ground, self.flat)

    # -- asking ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        flat = self.flat
        phase = flat.phase
        if phase == codes.ACT:
            return _act(flat.active, flat.actions_done + 1)
        if phase == codes.OVER:
            return None
        company = self.board.companies[flat.veto_company].id
        return _veto(flat.asked, PHASES[phase], company, flat.veto_bid, self.target_name(flat.veto_target))

    def outcome(self) -> Outcome | None:
        if self.flat.phase != codes.OVER:
            return None
        rows = self.final_rows()
        scores = tuple(sum(row.points[seat] for row in rows) for seat in range(self.flat.seats))
        ranking = tuple(
            tuple(seat for seat, score in enumerate(scores) if score == value)
            for value in sorted(set(scores), reverse=True)
        )
        return Outcome(REASONS[self.flat.ending], scores, ranking[0], ranking, rows)

    def scores(self) -> tuple[int, ...]:
        """What each seat would score if the match ended now: final scoring is part of it (R12)."""
        work = self.work
        final.total_up(self.ground, self.flat, work)
        return tuple([work.total_of(seat) for seat in range(self.flat.seats)])

    def final_rows(self) -> tuple[Row, ...]:
        """Final scoring as it would be now (R12), a row for everything that is compared."""
        g, p, w = self.ground, self.flat, self.work
        seats = range(p.seats)
        score = p.dump()["score"]
        rows = [Row("earned", tuple(score[: p.seats]))]

        def row(key: str, **facts: str | int) -> Row:
            return Row(key, tuple(w.paid_to(s) for s in seats), tuple(w.held_by(s) for s in seats), facts)

        for number, industry in enumerate(self.board.industries):
            final.score_industry(g, p, w, number)
            rows.append(row("industry", industry=industry))
        final.score_passengers(p, w)
        rows.append(row("passengers"))
        dumped = p.dump()
        for company in self.board.companies:
            if p.closed >> company.index & 1:
                survivor = self.board.companies[dumped["merged_into"][company.index]].id
                rows.append(Row("closed", (0,) * p.seats, (), {"company": company.id, "survivor": survivor}))
                continue
            places = dumped["joined"][company.index].bit_count()
            final.score_stations(p, w, company.index)
            rows.append(row("stations", company=company.id, places=places))
            final.score_shares(p, w, company.index)
            rows.append(row("shares", company=company.id, places=places))
        return tuple(rows)

    def views(self, seats: Sequence[int | None]) -> list[RocketView]:
        asked = self.decision()
        everybody = range(self.flat.seats) if self._scores_open() else None
        viewers = []
        for seat in seats:
            known = everybody if everybody is not None else () if seat is None else (seat,)
            legal = self.legal() if asked is not None and seat == asked.seat else ()
            viewers.append((seat, known, legal))
        return build_views(self, viewers)

    def full_view(self) -> RocketView:
        """Everything, whoever may know it: for referees and tests, never for a seat."""
        return build_views(self, [(None, range(self.flat.seats), self.legal())])[0]

    def digest(self) -> str:
        p = self.flat
        dumped = p.dump()
        single = (
            p.seats, p.piles, p.defence_any, p.phase, p.asked, p.active, p.actions_done, p.turn, p.moved, p.closed,
            p.isolated, p.tiles_left, p.passengers_left, p.ending, p.veto_company, p.veto_proposed, p.veto_target,
            p.veto_bid, p.veto_bidder,
        )  # fmt: skip
        cells = self.ground.cells
        parts = [single, *((values if len(values) < codes.CELLS else values[:cells]) for values in dumped.values())]
        later = without_zeros([p.home_left, p.isolation_both, p.standstill_limit, p.advanced])
        if later:
            parts.append(later)
        text = ";".join(",".join(str(number) for number in part) for part in parts)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # -- changing -------------------------------------------------------------------------------------------------

    def read(self, action: RocketAction) -> int:
        return self.flat.placed(encode(self, action))

    def refusal(self, code: int, number: int) -> Refused:
        return refusal(self, code, number)

    def tell(self) -> tuple[RocketEvent, ...]:
        return tell(self)

    def is_same(self, other: RocketPosition) -> bool:
        return answers.is_same(self.flat, other.flat)

    def preview(self, action: RocketAction) -> tuple[RocketEvent, ...]:
        trial = self.copy()
        events = tuple(trial.apply(action))
        while trial.flat.phase in (codes.VETO, codes.DEFEND):
            events += trial.apply(Pass())
        if self._scores_open():
            return events
        # R8.4: totals stay secret until the match is really over; a preview tells no more than that it would end.
        return tuple(EndAnnounced(event.reason) if isinstance(event, MatchEnded) else event for event in events)

    def known_to(self, seat: int) -> RocketPosition:
        """A copy without the others' totals, which are secret unless the table plays with open scores (R8.4)."""
        known = self.copy()
        if self.header.options["open_scores"] != "yes":
            state.hide_scores(known.flat, seat)
        return known

    def referee(self) -> None:
        from rainhill.games.rocket.referee import check  # a heavy module that play does not need

        check(self)

    # -- names ----------------------------------------------------------------------------------------------------

    def hex_name(self, cell: int) -> str:
        return self.board.board.names[cell]

    def target_name(self, direction: int) -> str:
        """The hex in this direction of the locomotive that a veto is about."""
        cell = self.flat.locomotive(self.flat.veto_company)
        return self.hex_name(self.board.board.neighbours[cell][direction])

    def decode(self, number: int) -> RocketAction:
        """The typed action of the core's number."""
        return decode(self, number)

    def _scores_open(self) -> bool:
        return self.header.options["open_scores"] == "yes" or self.flat.phase == codes.OVER
