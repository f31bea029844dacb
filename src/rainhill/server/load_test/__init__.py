"""The table server under load: `run` measures, `table` plays at one table, `socket` is a light connection."""
