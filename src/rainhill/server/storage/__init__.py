"""The database: `store` (connections), `log_writer` (moves to disk), `queries` and `schema` (everything else).

`migrate` and `migrations/` change its shape; `backup` and `verify` are a host's commands.
"""
