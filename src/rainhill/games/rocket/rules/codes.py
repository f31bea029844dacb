"""Numbers the compiled core speaks in. The build repeats them for Cython in `codes.pxd`."""

from __future__ import annotations

# -- sizes (fixed arrays) --
OFF = 224
"""The cell beyond the map: the largest map has 224 hexes, numbered 0 to 223."""
CELLS = 225
SIDES = CELLS * 6
"""The sides of all hexes."""
COMPANIES = 7
SEATS = 4
CITIES = 12
PLACES = 32
"""Starting towns, cities and railway towns together: one bit each."""
INDUSTRIES = 8
SLOTS = CITIES * 2
"""Investment slots: city * 2 for its major industry (2 places), + 1 for the minor (1 place)."""
STATIONS = 7
"""Stations of each seat (R1)."""
HOLDINGS = COMPANIES * SEATS
"""A number for each company and seat, at company * SEATS + seat."""
STATION_LISTS = SEATS * STATIONS
INVESTMENTS = SEATS * SLOTS
DEPTHS = COMPANIES * CELLS
"""A number for each company and cell, at company * CELLS + cell."""
ROUTE = 24
"""The longest escape route that is remembered (R10)."""
ROUTES = COMPANIES * ROUTE
OCCUPIED = 16
MOST_ACTIONS = 4096
MOST_OPEN = CELLS + 7
"""Open hexes, the neighbours of a lifted station beside them, and one that is written and not counted."""

# -- material (R1) --
TILES = 60
PASSENGERS = 9
SHARES = 16
SUPPLEMENTARY = 16

# -- limits of the table --
STILL_ROUNDS = 3
"""Rounds of nothing but station moves that end a match (R11.5)."""

# -- phases: what is being asked --
ACT = 0
VETO = 1
DEFEND = 2
OVER = 3

# -- kinds of action; an action is kind << 24 | a << 16 | b << 8 --
INVEST = 1
STATION = 2
MOVE = 3
EXTEND = 4
BID = 5
PASS = 6
LOSE = 7
KINDS = 8

# -- why the match ends (R11) --
NOT_ENDING = 0
BY_COMPANIES = 1
BY_TILES = 2
BY_BLOCK = 3
BY_STANDSTILL = 4

# -- refusals --
FINE = 0
WRONG_KIND = 1
NO_FREE_PLACE = 2
NO_STATIONS_LEFT = 3
HEX_IS_PLACE = 4
HEX_HAS_TRACK = 5
HEX_HAS_LOCOMOTIVE = 6
HEX_HAS_STATION = 7
NEXT_TO_LOCOMOTIVE = 8
NEXT_TO_STATION = 9
NOT_YOUR_STATION = 10
STATION_CONNECTED = 11
STATION_STAYS = 12
COMPANY_CLOSED = 13
ALREADY_MOVED = 14
TURN_TOO_SHARP = 15
TARGET_PLACE = 16
TARGET_TRACK = 17
TARGET_LOCOMOTIVE = 18
TWO_LINES = 19
NO_TILES = 20
BID_TOO_LOW = 21
BID_TOO_HIGH = 22
BID_TARGET = 23
DEFENCE_TOO_LOW = 24
DEFENCE_TARGET = 25
CAN_ACT = 26
OFF_THE_MAP = 27

# -- notes: what happened, for the events (code, then up to seven numbers) --
NOTE_TURN = 1
NOTE_INVESTED = 2
NOTE_STATION = 3
NOTE_STATION_MOVED = 4
NOTE_PROPOSED = 5
NOTE_SHARE = 6
NOTE_NO_SHARE = 7
NOTE_BID = 8
NOTE_PASS = 9
NOTE_PAID = 10
NOTE_EXTENDED = 11
NOTE_CONNECTED = 12
NOTE_PASSENGER = 13
NOTE_JOINED = 14
NOTE_CITY = 15
NOTE_TOWN = 16
NOTE_MERGED = 17
NOTE_EXCHANGED = 18
NOTE_ISOLATED = 19
NOTE_LOST = 20
NOTE_ENDING = 21
NOTE_ENDED = 22
NOTE_POINTS = 23
"""Follows NOTE_CITY, NOTE_TOWN and NOTE_MERGED: the points of the four seats."""
NOTE_STANDSTILL = 24
