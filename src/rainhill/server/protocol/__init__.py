"""What travels between server and clients.

`messages` (on a socket, and their parts), `bodies` (of HTTP alone), `actions` (read and written at the border),
`encode` (views and events as bytes).
"""
