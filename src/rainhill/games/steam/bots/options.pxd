from rainhill.games.steam.bots cimport decisions, city_sites, projects, quick_player, deliveries, build_turns, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, core, state
from rainhill.games.steam.rules cimport action_tiles, auction, cities, final, links, money
from rainhill.games.steam.rules.state cimport Ground, Position, Work

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
cpdef void list_options(Scratch s, Position p, Options o) noexcept nogil
cdef void list_cities(Scratch s, Position p, Options o, int seat) noexcept nogil
cdef void list_growth(Scratch s, Position p, Options o, int seat) noexcept nogil
cdef void list_track(Scratch s, Position p, Options o, int seat) noexcept nogil
cdef void list_goods(Scratch s, Position p, Options o, int seat) noexcept nogil
cpdef int play_ahead(Scratch s, Position p, Options o, int last_round) noexcept nogil
cdef void foresee(Scratch s, Position p, Options o) noexcept nogil
cpdef void read_minds(Scratch s, Position p) noexcept nogil
cpdef int begin(Scratch s, Position p, Scratch minds, Options o, int i) noexcept nogil
