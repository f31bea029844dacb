from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cdef int kind_for(Ground g, Position p, int face, int returned) noexcept nogil
cdef int has(Ground g, Position p, int face, int returned) noexcept nogil
cdef void find_stocked(Ground g, Position p, Work w) noexcept nogil
cdef void put_back(Position p, int cell) noexcept nogil
cdef void put_down(Ground g, Position p, int cell, int lay) noexcept nogil
