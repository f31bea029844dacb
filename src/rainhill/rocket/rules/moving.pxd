from rainhill.rocket cimport codes, state
from rainhill.rocket.rules cimport lines, scoring
from rainhill.rocket.state cimport Ground, Position, Work

cdef void finish(Ground g, Position p, Work w) noexcept nogil
cdef void roll(Ground g, Position p, Work w, int company, int origin, int cell, int d) noexcept nogil
cdef void meet_station(Position p, Work w, int company, int cell) noexcept nogil
cdef void join_places(Ground g, Position p, Work w, int company, int cell) noexcept nogil
cdef void merge(Ground g, Position p, Work w, int company, int other, int cell) noexcept nogil
cdef void exchange(Position p, Work w, int company, int other) noexcept nogil
