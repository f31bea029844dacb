from rainhill.steam cimport codes
from rainhill.steam.rules cimport routes
from rainhill.steam.state cimport Ground, Position, Work

cdef class Thought:
    cdef public long long envy, spend, least_gain, tile_worth, place_worth, city_gain, hope_round, hope_level, haste
    cdef public int patience, nodes, reach, origin, kind_count, stamp, tail, longest, source, projects, scored, slack, kept, breadth
    cdef long long worth[1400]
    cdef int rivals[200]
    cdef int stock[200]
    cdef int unused[200]
    cdef int kinds[200]
    cdef long long gain[12]
    cdef int level[12]
    cdef long long quick[200]
    cdef long long picked[200]
    cdef int seen[1350]
    cdef int tiles[1350]
    cdef int price[1350]
    cdef int before[1350]
    cdef int queue[1350]
    cdef int cheapest[40]
    cdef int project_tiles[420]
    cdef int project_price[420]
    cdef long long project_gain[420]
    cdef int steps[10080]
    cpdef long long worth_of(self, int stop, int colour, int level) noexcept

cpdef void scan(Ground g, Position p, Work w, Thought t, int seat, int reach, int every) noexcept nogil
cdef void roam(Position p, Work w, Thought t, int seat, int at, int used, int own, int foreign, int colours) noexcept nogil
cdef void enter(Thought t, int colour, int length, long long value) noexcept nogil
cpdef void find_rivals(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cpdef int reach_of(Position p, int seat) noexcept nogil
