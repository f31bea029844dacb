from rainhill.steam cimport codes
from rainhill.steam.rules cimport routes
from rainhill.steam.state cimport Ground, Position, Work

cdef class Thought:
    cdef public long long envy, spend, least_gain, tile_worth, place_worth, city_gain, hope_round, hope_level, haste
    cdef public int patience, nodes, reach, origin, kind_count, stamp, tail, longest, source, projects, scored, slack, kept, breadth, swift, from_city
    cdef public int near_only, follow, turn_price
    cdef public long long turn_gain, together
    cdef int turn[4]
    cdef int needed[6]
    cdef int in_mind[6]
    cdef int mind_round[6]
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
    cdef int project_tiles[516]
    cdef int project_price[516]
    cdef long long project_gain[516]
    cdef int steps[12384]
    cdef int project_pair[516]
    cdef long long project_value[516]
    cdef long long known[1400]
    cdef int to_new[40]
    cdef unsigned char is_new[250]
    cpdef long long worth_of(self, int stop, int colour, int level) noexcept

cpdef void scan(Ground g, Position p, Work w, Thought t, int seat, int reach, int every) noexcept nogil
cdef void roam(Position p, Work w, Thought t, int seat, int at, int used, int own, int foreign, int colours) noexcept nogil
cpdef void widen(Ground g, Position p, Position old, Work w, Thought t, int seat, int reach) noexcept nogil
cdef int mark_new(Ground g, Position p, Position old, Work w, Thought t) noexcept nogil
cdef void roam_new(Position p, Work w, Thought t, int seat, int at, int used, int own, int foreign, int colours, int fresh) noexcept nogil
cdef void enter(Thought t, int colour, int length, long long value) noexcept nogil
cpdef void find_rivals(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cpdef int reach_of(Position p, int seat) noexcept nogil
