"""R3 Invest."""

from __future__ import annotations

import pytest

from rainhill.games.rocket.actions import Invest
from tests.games.rocket.rules.table import EDITIONS, play, refuses, sit, the


@pytest.mark.parametrize("edition", EDITIONS)
def test_r3_1_any_city_and_either_industry_while_there_is_a_free_place(edition: str) -> None:
    """R3.1"""
    position = sit(edition, 2)
    assert len(position.legal_of_kind("invest")) == 8
    events = play(position, "invest steel in Aston")
    assert (the(events, "invested").seat, the(events, "invested").city, the(events, "invested").industry) == (
        0,
        "Aston",
        "steel",
    )
    assert Invest("Aston", "steel") in position.legal()
    play(position, "invest steel in Aston")
    assert Invest("Aston", "steel") not in position.legal()
    assert Invest("Aston", "coal") in position.legal()
    refusal = refuses(position, "invest steel in Aston")
    assert (refusal.code, refusal.rule, refusal.facts) == (
        "no-free-place",
        "R3.1",
        {"city": "Aston", "industry": "steel"},
    )
    play(position, "invest coal in Aston")
    assert refuses(position, "invest coal in Aston").code == "no-free-place"
    city = position.full_view().cities[0]
    assert sorted((place.industry, place.seat) for place in city.places) == [("coal", 1), ("steel", 0), ("steel", 0)]


def test_r3_1_an_industry_the_city_does_not_have() -> None:
    """R3.1"""
    position = sit(on="toy")
    refusal = refuses(position, "invest textiles in Kettleford")
    assert (refusal.code, refusal.facts) == ("unknown-industry", {"city": "Kettleford", "industry": "textiles"})
    assert refuses(position, "invest gold in Kettleford").code == "unknown-industry"
    assert refuses(position, "invest coal in Atlantis").facts == {"city": "Atlantis"}
    assert refuses(position, "invest coal in Westhaven").code == "unknown-city"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r1_3_option_city_tokens_three_equal_places_a_city(edition: str) -> None:
    """R1.3, R3.1: the three are of the city's major industry."""
    position = sit(edition, 2, readings={"city_tokens": "equal"})
    assert len(position.legal_of_kind("invest")) == 4
    assert [place.industry for place in position.full_view().cities[0].places] == ["steel"] * 3
    refusal = refuses(position, "invest coal in Aston")
    assert (refusal.code, refusal.facts) == ("unknown-industry", {"city": "Aston", "industry": "coal"})
    play(position, *["invest steel in Aston"] * 3)
    assert refuses(position, "invest steel in Aston").code == "no-free-place"
    assert [place.seat for place in position.full_view().cities[0].places] == [0, 0, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r3_1_pieces_never_run_out(edition: str) -> None:
    """R3.1: one seat may take every place of the map."""
    every = [
        (city.name, place.industry) for city in sit(edition, on="england").full_view().cities for place in city.places
    ]
    position = sit(edition, 2, on="england", investments={key: [0] * every.count(key) for key in set(every[:-1])})
    taken = position.full_view().seats[0].investments
    assert sum(taken.values()) >= 33
    for action in position.legal_of_kind("invest"):
        play(position, action)
    assert position.legal_of_kind("invest") == []


def test_r3_1_investments_stay_where_they_are() -> None:
    """R3.1: nothing but taking a free place is ever offered about investments."""
    position = sit(investments={("Aston", "steel"): [0, 1], ("Aston", "coal"): [2]})
    assert not any(isinstance(action, Invest) and action.city == "Aston" for action in position.legal())
