from rainhill.bots cimport steam_choice, steam_cities, steam_plans, steam_reach, steam_turns, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, core, state
from rainhill.steam.rules cimport action_tiles, auction, cities, links, money
from rainhill.steam.state cimport Ground, Position, Work

cpdef int advance(Ground g, Position p, Work w, Thought t, Position a, Position b) noexcept nogil
cdef void build(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat) noexcept nogil
cdef void raise_capital(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat) noexcept nogil
cdef long long choose_bid(Position p, Thought t, Position a, int seat) noexcept nogil
cdef void take_tile(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat) noexcept nogil
cdef long long gain_of_tile(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tile, long long before) noexcept nogil
cdef long long quick_city(Ground g, Position p, Work w, Thought t, Position a, int seat) noexcept nogil
cdef long long quick_growth(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cpdef int best_space(Position p, Thought t, int seat, int stop) noexcept nogil
