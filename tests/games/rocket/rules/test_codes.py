"""The numbers of the compiled core."""

from __future__ import annotations

from rainhill.games.rocket.rules import codes


def test_no_two_refusals_notes_phases_or_kinds_share_a_number() -> None:
    here = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    notes = [value for name, value in here.items() if name.startswith("NOTE_")]
    assert len(notes) == len(set(notes))
    names = list(here)
    refusals = [here[name] for name in names[names.index("FINE") : names.index("OFF_THE_MAP") + 1]]
    assert refusals == list(range(len(refusals)))
