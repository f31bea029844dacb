"""Hold a position of the engine against the naive model."""

from __future__ import annotations

from typing import Any

from rainhill.games.rocket.position import RocketPosition
from tests.games.rocket.model.naive_model import Model


def compare(position: Any, model: Model, *, lists: bool = True) -> None:
    """Everything a view shows, and (with `lists`) every legal action, is what the model says."""
    assert isinstance(position, RocketPosition)
    view = position.full_view()
    asked = position.decision()
    assert (None if asked is None else (asked.kind, asked.seat)) == model.asks()
    if lists:
        legal = position.legal()
        assert len(legal) == len(set(legal))
        assert set(legal) == model.legal()
    assert (view.tiles_left, view.passengers_left) == (model.tiles_left, model.passengers_left)
    assert [seat.passengers for seat in view.seats] == model.passengers
    assert [seat.score for seat in view.seats] == model.scores
    assert {s.hex: s.seat for s in view.stations} == model.station
    assert {s.hex: s.company for s in view.stations if s.company} == model.connected
    assert view.ending == (model.ending or model.ended)
    # R11.5: the turn under way is not whole, unless the match ended with it.
    still = max(0, model.still_turns() - (model.ended != "standstill"))
    assert view.standstill == (still if model.standstill == "ends" else None)
    for company in view.companies:
        name = company.id
        assert company.merged_into == model.closed.get(name)
        assert company.locomotive == model.loco.get(name)
        if company.locomotive is None:
            continue
        assert company.heading == model.heading[name]
        assert (company.status == "isolated") == (name in model.isolated), name
        assert {tile.hex for tile in company.track} == {at for at, owner in model.track.items() if owner == name}
        assert set(company.joined) == model.joined[name]
        assert list(company.shares) == model.shares[name]
        assert list(company.stations) == model.stations_on(name)
        if view.edition == "1999":
            assert (company.pile, company.supplementary) == (model.pile[name], model.supplementary[name])
    for city in view.cities:
        free = [place.industry for place in city.places if place.seat is None]
        assert sorted(free) == sorted(model.free[city.name].elements())
    outcome = position.outcome()
    assert (None if outcome is None else (outcome.reason, list(outcome.scores))) == (
        None if model.ended is None else (model.ended, model.scores)
    )
