"""Numbers the compiled core speaks in. The build repeats them for Cython in `codes.pxd`."""

from __future__ import annotations

# -- sizes (fixed arrays) --
OFF = 224
"""The cell beyond the map: the largest map has 224 hexes, numbered 0 to 223."""
CELLS = 225
SIDES = 1350
"""Cells times six: the sides of all hexes."""
STOPS = 40
SEATS = 6
COLOURS = 5
SPACES = 12
LINKS = 250
"""A link needs a side of a city or a spur of a town; 16 cities, 24 towns and 8 New Cities leave no room for more."""
NO_LINK = 255
LAYS = 107
SINGLES = 15
"""Lays below this have one track, from here to FIRST_TOWN two."""
FIRST_TOWN = 51
FACES = 21
PIECES = 14
MOST_ACTIONS = 65536
SLOTS = 131072
"""Places of the table by which equal deliveries are found."""

# -- material and money --
FREE = -1
"""The owner of a link that does not exist."""
NOBODY = 6
"""The owner of an ownerless link."""
LOWEST_INCOME = -10
HIGHEST_LEVEL = 6
GREY = 4

# -- phases: what is being asked --
AUCTION = 0
CAPITAL = 1
BIDDING = 2
TILES = 3
BUILD = 4
GOODS = 5
SCORING = 6
OVER = 7

# -- kinds of action; an action is kind << 40 | a << 32 | b << 24 | c --
BID = 1
PASS = 2
RAISE = 3
TAKE = 4
LAY = 5
CITY = 6
GROW = 7
DONE = 8
IMPROVE = 9
DELIVER = 10
SCORE = 11
KINDS = 12

# -- action tiles --
TURN_ORDER = 1
FIRST_MOVE = 2
ENGINEER = 3
FIRST_BUILD = 4
CITY_GROWTH = 5
LOCOMOTIVE = 6
URBANIZATION = 7

# -- flags of a link --
FRESH = 1
"""Started or extended in the build turn under way (S6.2)."""
VOID = 2
"""Leads from a city to itself (S8.5)."""

# -- how a tile is laid --
NEW = 0
IMPROVEMENT = 1
REDIRECT = 2

# -- why the match ends --
NOT_ENDED = 0
BY_ROUNDS = 1
BY_BANKRUPTCY = 2

# -- what money was paid for --
FOR_PLACE = 0
FOR_TILE = 1
FOR_TRACK = 2
FOR_EXPENSES = 3

# -- refusals --
FINE = 0
WRONG_KIND = 1
BID_TOO_LOW = 2
BID_TOO_HIGH = 3
CAPITAL_TOO_HIGH = 4
TILE_TAKEN = 5
NO_PASS_OPTION = 6
LEVEL_HIGHEST = 7
CANNOT_GROW = 8
NO_TOWN_LEFT = 9
NO_CITY_LEFT = 10
TOO_EXPENSIVE = 11
NO_TILES_LEFT = 12
HEX_IS_CITY = 13
TOWN_NEEDS_TOWN_TILE = 14
TOWN_TILE_ELSEWHERE = 15
OUT_OF_STOCK = 16
INTO_BLACK_EDGE = 17
MEETS_OTHERS = 18
NO_START = 19
CANNOT_CLAIM = 20
SAME_STOP = 21
SAME_TILE = 22
TRACK_NOT_KEPT = 23
COMPLETE_LINK = 24
NOT_YOUR_LINK = 25
NOT_LAST_TRACK = 26
START_MOVED = 27
TOWN_NOT_REACHED = 28
NO_URBANIZATION = 29
NO_GROWTH = 30
ALREADY_DONE = 31
NOT_A_TOWN = 32
COLOUR_GONE = 33
SPACE_EMPTY = 34
SPACE_NEEDED = 35
CITY_HAS_MARKER = 36
NOT_A_CITY = 37
MUST_URBANIZE = 38
MUST_GROW = 39
ALREADY_IMPROVED = 40
NO_SUCH_CUBE = 41
WRONG_COLOUR = 42
BACK_TO_ORIGIN = 43
NO_OWN_LINK = 44
TOO_MANY_OF_OTHER = 45
LEVEL_TOO_LOW = 46
STOPS_EARLIER = 47
PASSES_TWICE = 48
NO_ROUTE = 49

# -- notes: what happened, for the events (code, then up to seven numbers) --
NOTE_ROUND = 1
NOTE_PHASE = 2
NOTE_ORDER = 3
NOTE_BID = 4
NOTE_PASSED = 5
NOTE_PLACE = 6
NOTE_RAISED = 7
NOTE_PAID = 8
NOTE_TAKEN = 9
NOTE_LEVEL = 10
NOTE_BUILD = 11
NOTE_LAID = 12
NOTE_COMPLETED = 13
NOTE_CLAIMED = 14
NOTE_LOST = 15
NOTE_VOID = 16
NOTE_CITY = 17
NOTE_GROWN = 18
NOTE_LAPSED = 19
NOTE_BUILT = 20
NOTE_DELIVERED = 21
NOTE_ROUTE = 22
"""Follows NOTE_DELIVERED: the links of the way."""
NOTE_INCOME = 23
NOTE_POINTS = 24
NOTE_IDLE = 25
NOTE_RECEIVED = 26
NOTE_SHORTFALL = 27
NOTE_CHANGE = 28
NOTE_BANKRUPT = 29
NOTE_ENDED = 30
NOTE_DECLINED = 31
