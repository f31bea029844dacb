from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules.state cimport Ground, Position, Work

cpdef bint is_isolated(Ground g, Position p, Work w, int company) noexcept nogil
cdef bint has_good_route(Ground g, Position p, int company) noexcept nogil
cdef void advance_route(Position p, int company, int cell) noexcept nogil
cdef bint is_goal(Ground g, Position p, int company, int cell) noexcept nogil
cdef bint is_in_reach(Ground g, Position p, Work w, int line) noexcept nogil
cdef bint is_next_to(Ground g, Position p, int line, int cell) noexcept nogil
cdef bint escapes(Ground g, Position p, Work w, int company, int line, int cell, int heading, int depth) noexcept nogil
cdef int find_walk(Ground g, Position p, Work w, int company, int line, int cell, int heading) noexcept nogil
cdef bint is_simple(Work w, int walk) noexcept nogil
cdef void remember(Position p, Work w, int company, int walk) noexcept nogil
