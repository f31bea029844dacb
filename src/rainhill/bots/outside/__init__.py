"""Bots that people bring along, as programs behind a line protocol."""
