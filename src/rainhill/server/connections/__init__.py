"""Connections before they are requests or messages: how many, how fast, how long. What is too much ends here, cheaply.

`guard` counts, `http` and `sockets` are uvicorn's protocols with its limits, `server` puts them together.
"""
