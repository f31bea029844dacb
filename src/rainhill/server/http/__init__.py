"""The doors, one module a group of paths, in the order in which a table lives.

`tables` (set up, find, join), `socket` (play live), `play` (play slowly), `past` and `analysis` (look back),
`accounts` (who I am), `host` (health and files); `errors` says how every error is answered.
"""
