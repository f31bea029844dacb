"""What becomes of a table besides its match: colours before it begins, rematches, branches, and its end."""
