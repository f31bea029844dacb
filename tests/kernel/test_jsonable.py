"""Plain values: dataclasses to JSON, and typed actions back again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from rainhill.kernel.jsonable import action_from_plain, plain
from rainhill.kernel.refusals import RecordError


@dataclass(frozen=True)
class Ship:
    kind: ClassVar[str] = "ship"
    name: str
    tons: int
    armed: bool
    port: str | None
    level: int | None
    route: tuple[str, ...]
    loads: tuple[int, ...]


@dataclass(frozen=True)
class Sank:
    key: ClassVar[str] = "sank"
    ship: Ship
    depths: dict[str, int]
    crew: frozenset[str]


SHIP = Ship("Rocket", 4, False, None, None, ("A1", "B2"), (1, 2))
TYPES: dict[str, type[Any]] = {"ship": Ship}


def good(**changed: Any) -> dict[str, Any]:
    data = plain(SHIP)
    assert isinstance(data, dict)
    return data | changed


def test_an_action_is_tagged_with_its_kind_and_comes_back() -> None:
    assert good()["kind"] == "ship"
    assert good()["route"] == ["A1", "B2"]
    assert action_from_plain(TYPES, json.loads(json.dumps(good()))) == SHIP


def test_an_event_is_tagged_with_its_key_all_the_way_down() -> None:
    event = Sank(SHIP, {"north": 3}, frozenset({"Cyd", "Ada", "Ben"}))
    assert plain(event) == {
        "key": "sank",
        "ship": good(),
        "depths": {"north": 3},
        "crew": ["Ada", "Ben", "Cyd"],
    }


def test_plain_values_stay_as_they_are() -> None:
    assert plain([1, "two", None, True, (2.5,)]) == [1, "two", None, True, [2.5]]
    assert plain({1: {"a"}}) == {"1": ["a"]}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "action-not-an-object"),
        ([], "action-not-an-object"),
        ("ship", "action-not-an-object"),
        ({}, "action-unknown-kind"),
        (good(kind="boat"), "action-unknown-kind"),
        (good(kind=["ship"]), "action-unknown-kind"),
        (good(colour="red"), "action-unknown-field"),
        ({key: value for key, value in good().items() if key != "tons"}, "action-bad-field"),
        (good(name=5), "action-bad-field"),
        (good(tons="4"), "action-bad-field"),
        (good(tons=True), "action-bad-field"),
        (good(tons=4.0), "action-bad-field"),
        (good(armed=1), "action-bad-field"),
        (good(port=1), "action-bad-field"),
        (good(level=False), "action-bad-field"),
        (good(route="A1"), "action-bad-field"),
        (good(route=[1]), "action-bad-field"),
        (good(loads=["1"]), "action-bad-field"),
        (good(loads=[True]), "action-bad-field"),
    ],
)
def test_a_bad_action_is_refused(data: object, code: str) -> None:
    with pytest.raises(RecordError) as error:
        action_from_plain(TYPES, data)
    assert error.value.code == code


def test_optional_fields_may_be_filled() -> None:
    made = action_from_plain(TYPES, good(port="Liverpool", level=2))
    assert (made.port, made.level) == ("Liverpool", 2)
