from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules.state cimport Ground, Position

cdef int reached(Ground g, Position p, int company, int cell) noexcept nogil
cdef int refuse_target(Ground g, Position p, int company, int d) noexcept nogil
cdef int targets(Ground g, Position p, int company) noexcept nogil
cdef bint can_any_move(Ground g, Position p) noexcept nogil
