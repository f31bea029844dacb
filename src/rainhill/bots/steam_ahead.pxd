from rainhill.bots cimport steam_choice, steam_cities, steam_plans, steam_quick, steam_reach, steam_turns, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, core, state
from rainhill.steam.rules cimport action_tiles, auction, cities, final, links, money
from rainhill.steam.state cimport Ground, Position, Work

cdef class Options:
    cdef public int count, most
    cdef int length[64]
    cdef long long actions[768]
    cdef long long worth[64]
    cdef long long points[6]
    cdef int needed[6]
    cpdef int length_of(self, int i) noexcept
    cpdef long long action_of(self, int i, int j) noexcept
    cpdef long long worth_of(self, int i) noexcept
    cpdef long long points_of(self, int seat) noexcept

cpdef void put(Options o, long long action, long long worth) noexcept nogil
cdef int place_for(Options o, long long worth) noexcept nogil
cpdef void list_options(Ground g, Position p, Work w, Thought t, Position a, Position b, Options o) noexcept nogil
cdef void list_cities(Ground g, Position p, Work w, Thought t, Position a, Options o, int seat) noexcept nogil
cdef void list_growth(Ground g, Position p, Work w, Thought t, Options o, int seat) noexcept nogil
cdef void list_track(Ground g, Position p, Work w, Thought t, Position a, Options o, int seat) noexcept nogil
cdef void list_goods(Ground g, Position p, Work w, Thought t, Position a, Position b, Options o, int seat) noexcept nogil
cpdef int play_ahead(Ground g, Position p, Work w, Thought t, Position a, Position b, Options o, int last_round) noexcept nogil
cdef void foresee(Ground g, Position p, Work w, Thought t, Position a, Position b, Options o) noexcept nogil
cpdef void read_minds(Ground g, Position p, Work w, Thought t, Position a) noexcept nogil
cpdef int begin(Ground g, Position p, Work w, Thought t, Thought minds, Options o, int i) noexcept nogil
