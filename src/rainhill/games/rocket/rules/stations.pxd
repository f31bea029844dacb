from rainhill.games.rocket.rules cimport codes, state
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void place_station(Ground g, Position p, Work w, int seat, int cell) noexcept nogil
cdef void move_station(Ground g, Position p, Work w, int seat, int origin, int cell) noexcept nogil
cdef void list_station(Position p, int seat, int count, int cell) noexcept nogil
cdef void unlist_station(Position p, int seat, int cell) noexcept nogil
cdef int refuse_lift(Position p, int seat, int cell) noexcept nogil
cdef int refuse_hex(Ground g, Position p, int cell, int lifted) noexcept nogil
cdef void find_open(Ground g, Position p, Work w) noexcept nogil
