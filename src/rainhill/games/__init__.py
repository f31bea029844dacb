"""The games: a folder each, found through `rainhill.registry`."""
