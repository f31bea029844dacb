"""Migrations of the database, one file a step."""
