from rainhill.games.rocket.rules cimport codes, state
from rainhill.games.rocket.rules cimport lines, majority, merge
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void finish(Ground g, Position p, Work w) noexcept nogil
cdef void roll(Ground g, Position p, Work w, int company, int origin, int cell, int d) noexcept nogil
cdef int waiting(Ground g, Position p) noexcept nogil
cdef void meet_station(Position p, Work w, int company, int cell) noexcept nogil
cdef void join_places(Ground g, Position p, Work w, int company, int cell) noexcept nogil
