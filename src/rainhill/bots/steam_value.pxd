from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes
from rainhill.steam.rules cimport final, links
from rainhill.steam.state cimport Position

cpdef void count_cubes(Position p, Thought t) noexcept nogil
cpdef long long expect(Position p, Thought t, int seat) noexcept nogil
cpdef int actions_left(Position p, int seat) noexcept nogil
cdef int plan_rounds(Position p, Thought t, int seat, int rounds, int now, int improvements) noexcept nogil
cdef long long take_best(Thought t, int j, long long least) noexcept nogil
cdef long long fortune(Position p, Thought t, int seat, int rounds, int turn) noexcept nogil
