"""Chores of the project; run through dev.py, never installed."""
