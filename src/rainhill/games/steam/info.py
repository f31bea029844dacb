"""What a lobby needs to know of Steam; imports nothing heavy."""

from __future__ import annotations

from rainhill.kernel.game import GameInfo, Option

INFO = GameInfo(
    id="steam",
    title="Steam",
    designer="Martin Wallace",
    rules=2,
    seats=(3, 4, 5, 6),
    editions=("base", "standard"),
    default_edition="base",
    options=(
        # S3.6: how the order of the first round is found. Standard always draws it (S12.2) and ignores this.
        Option("first_order", ("auction", "random"), {"": "auction", "standard": "random"}, ("base",)),
        # S3.2: whether the first bid for a place may be $0. Standard always allows it (S12.5).
        Option("zero_bids", ("yes", "no"), {"": "yes"}, ("base",)),
        # S1.6: whether the 136 track tiles are a limit.
        Option("unlimited_tiles", ("no", "yes"), {"": "no"}),
        # S12.4: what may be raised in Standard as in Base. Base ignores it.
        Option("mercy", ("none", "track", "upkeep", "both"), {"": "none"}, ("standard",), each_seat=True),
        # S12.3: whether capital may be raised for victory points at income -10. Base ignores it.
        Option("capital_from_points", ("yes", "no"), {"": "yes"}, ("standard",)),
        # S2.1: where the income track ends.
        Option("income_limit", ("10", "none"), {"": "10"}),
        # S9.5: what a cube may pass twice: nothing, towns, or towns and links.
        Option("repeats", ("no", "towns", "links"), {"": "no"}),
        # S9.7: whether ownerless links are nobody's, or count together as one more player, in S9.6.
        Option("ownerless_links", ("free", "limited"), {"": "free"}),
        # S5.8: whether a link may lead from a town back to the same town.
        Option("town_loops", ("no", "yes"), {"": "no"}),
        # S5.14: whether track that joins an own link to an ownerless one takes that over without a claim of its own.
        Option("takeover", ("yes", "no"), {"": "yes"}),
        # S7.4: whether a redirect only turns one track, or lays any tile in its place, two tracks included.
        Option("redirects", ("turn", "tile"), {"": "turn"}, later=True),
    ),
    default_map="northeast",
    # S3.6, as the rulebook advises for a first match: nobody can tell yet what a place is worth. S12.4: our offer.
    first_match={"base": {"first_order": "random"}, "standard": {"mercy": "both"}},
    # The bag is never drawn from during a match (S1), but nobody looks into it.
    open_deal=("order", "cities", "supply"),
)
