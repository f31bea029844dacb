"""What both games share: hexes, maps, the protocol of a game, matches and their records. Knows no game by name."""
