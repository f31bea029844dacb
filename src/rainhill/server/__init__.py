"""The table server: matches that are shared, live or slow, and never lost. See docs/protocol.md and docs/hosting.md."""
