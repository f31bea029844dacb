"""A position of Stephenson's Rocket with everything a person or program asks of it, over the compiled core."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random

from rainhill.games.rocket.actions import Pass, RocketAction
from rainhill.games.rocket.codec import decode, encode
from rainhill.games.rocket.events import EndAnnounced, MatchEnded, RocketEvent
from rainhill.games.rocket.known import known_parts
from rainhill.games.rocket.make_events import REASONS, tell
from rainhill.games.rocket.make_view import build_views
from rainhill.games.rocket.map import RocketMap
from rainhill.games.rocket.refusals import refusal
from rainhill.games.rocket.rules import codes, core, final, state
from rainhill.games.rocket.rules.state import Ground, Position, Work
from rainhill.games.rocket.view import RocketView
from rainhill.kernel.flat import one_for_each_thread
from rainhill.kernel.game import Decision, Header, Outcome, Row
from rainhill.kernel.jsonable import without_zeros
from rainhill.kernel.known_views import KnownViews
from rainhill.kernel.legal_actions import LegalActions
from rainhill.kernel.refusals import Fact

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

own_work = one_for_each_thread(Work)


class RocketPosition:
    """The state of one match. `flat` is the compiled core's position; bots may work on it directly."""

    __slots__ = ("board", "flat", "ground", "header", "known", "known_views")

    def __init__(self, header: Header, board: RocketMap, ground: Ground) -> None:
        self.header = header
        self.board = board
        self.ground = ground
        self.known = known_parts(board)
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

    @property
    def work(self) -> Work:
        """The scratch space of this thread."""
        return own_work()

    # -- asking ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        flat = self.flat
        if flat.phase == codes.OVER:
            return None
        if flat.phase == codes.ACT:
            return Decision(flat.active, "act", {"action": flat.actions_done + 1})
        company = self.board.companies[flat.veto_company]
        facts: dict[str, Fact] = {
            "company": company.id,
            "bid": flat.veto_bid,
            "target": self.target_name(flat.veto_target),
        }
        return Decision(flat.asked, PHASES[flat.phase], facts)

    def legal(self) -> LegalActions[RocketAction]:
        return self._listed(core.legal(self.ground, self.flat, self.work))

    def legal_kinds(self) -> list[str]:
        mask = core.kinds(self.ground, self.flat, self.work)
        return [kind for kind, code in KIND_CODES.items() if mask >> code & 1]

    def legal_of_kind(self, kind: str) -> LegalActions[RocketAction]:
        if kind not in KIND_CODES:
            return self._listed(0)
        return self._listed(core.legal_of_kind(self.ground, self.flat, self.work, KIND_CODES[kind]))

    def forced(self) -> RocketAction | None:
        mask = core.kinds(self.ground, self.flat, self.work)
        if mask == 0 or mask & (mask - 1):
            return None
        kind = mask.bit_length() - 1
        if core.legal_of_kind(self.ground, self.flat, self.work, kind) != 1:
            return None
        return self.decode(self.work.action(0))

    def sample(self, rng: Random) -> RocketAction:
        self.work.seed(rng.getrandbits(64))
        return self.decode(core.sample(self.ground, self.flat, self.work))

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

    def view(self, seat: int | None) -> RocketView:
        return self.views((seat,))[0]

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

    def apply(self, action: RocketAction) -> tuple[RocketEvent, ...]:
        number = encode(self, action)
        code = core.refuse(self.ground, self.flat, self.work, number)
        if code:
            raise refusal(self, code, number)
        work = self.work
        work.notes_count = 0
        work.tracing = 1
        core.apply(self.ground, self.flat, work, number)
        work.tracing = 0
        return tell(self)

    def preview(self, action: RocketAction) -> tuple[RocketEvent, ...]:
        trial = self.copy()
        events = trial.apply(action)
        while trial.flat.phase in (codes.VETO, codes.DEFEND):
            events += trial.apply(Pass())
        if self._scores_open():
            return events
        # R8.4: totals stay secret until the match is really over; a preview tells no more than that it would end.
        return tuple(EndAnnounced(event.reason) if isinstance(event, MatchEnded) else event for event in events)

    def copy(self) -> RocketPosition:
        other = RocketPosition.__new__(RocketPosition)
        other.header, other.board, other.ground = self.header, self.board, self.ground
        other.known = self.known
        other.known_views = self.known_views
        other.flat = self.flat.copy()
        return other

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

    def _listed(self, count: int) -> LegalActions[RocketAction]:
        return LegalActions(self.known.actions, self.work.listed(self.flat, count))

    def _scores_open(self) -> bool:
        return self.header.options["open_scores"] == "yes" or self.flat.phase == codes.OVER
