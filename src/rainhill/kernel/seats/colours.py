"""The colours of seats: those of their numbers, unless the people at a table chose others. No rule depends on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

COLOURS = 6
"""Pieces there are to choose from."""
TAG = "colours"
"""The tag of a record that tells them: for each seat the number of its colour, counted from 1."""


def shown_colours(chosen: Sequence[int | None], seats: int) -> tuple[int, ...]:
    """The colour of every seat: the one that was chosen, else that of its number, else the first that is left."""
    wanted = [chosen[seat] if seat < len(chosen) else None for seat in range(seats)]
    taken = {colour for colour in wanted if colour is not None}
    made = [seat if colour is None and seat not in taken else colour for seat, colour in enumerate(wanted)]
    left = iter(colour for colour in range(max(COLOURS, seats)) if colour not in made)
    return tuple(next(left) if colour is None else colour for colour in made)


def colours_as_tag(colours: Sequence[int]) -> dict[str, str]:
    """The tag for a record; none where every seat has the colour of its number."""
    if list(colours) == list(range(len(colours))):
        return {}
    return {TAG: " ".join(str(colour + 1) for colour in colours)}


def match_colours(tags: Mapping[str, str], seats: int) -> tuple[int, ...]:
    """The colour of every seat of a match with these tags."""
    return shown_colours(tagged_colours(tags), seats)


def tagged_colours(tags: Mapping[str, str]) -> tuple[int, ...]:
    """The colour of every seat as the tags of a record have them; none where they tell nothing sensible."""
    words = tags.get(TAG, "").split(" ")
    known = {str(colour + 1): colour for colour in range(COLOURS)}
    if len(set(words)) < len(words) or not set(words) <= set(known):
        return ()
    return tuple(known[word] for word in words)
