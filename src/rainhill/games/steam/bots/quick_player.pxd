from rainhill.games.steam.bots cimport decisions, city_sites, projects, deliveries, build_turns, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, core, state
from rainhill.games.steam.rules cimport action_tiles, auction, cities, links, money
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int advance(Scratch s, Position p) noexcept nogil
cdef void build(Scratch s, Position p, int seat) noexcept nogil
cdef void raise_capital(Scratch s, Position p, int seat) noexcept nogil
cdef long long choose_bid(Scratch s, Position p, int seat) noexcept nogil
cdef void take_tile(Scratch s, Position p, int seat) noexcept nogil
cdef long long gain_of_tile(Scratch s, Position p, int seat, int tile, long long before) noexcept nogil
cdef long long quick_city(Scratch s, Position p, int seat) noexcept nogil
cdef long long quick_growth(Scratch s, Position p, int seat) noexcept nogil
cpdef int best_space(Scratch s, Position p, int seat, int stop) noexcept nogil
