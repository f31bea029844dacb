"""The table server: matches that are shared, live or slow, and never lost. See docs/protocol.md and docs/hosting.md.

A move comes in by `http` as one of the messages of `protocol`; `tables` plays it, `storage` writes it to the disk, and
then everybody who listens is told. `workers` answer for bots in processes of their own, `accounts` know people and
notify them. `app` puts the doors together, `services` what stands behind them, `lifecycle` opens and closes it all.
"""
