from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport final, links
from rainhill.games.steam.rules.state cimport Position

cpdef void count_cubes(Scratch s, Position p) noexcept nogil
cpdef long long expect(Scratch s, Position p, int seat) noexcept nogil
cpdef int actions_left(Position p, int seat) noexcept nogil
cdef int plan_rounds(Scratch s, Position p, int seat, int rounds, int now, int improvements) noexcept nogil
cdef long long take_best(Scratch s, int j, long long least) noexcept nogil
cdef long long fortune(Scratch s, Position p, int seat, int rounds, int turn) noexcept nogil
