"""One module a chapter of the rulebook, over the flat state (S1 to S12)."""
