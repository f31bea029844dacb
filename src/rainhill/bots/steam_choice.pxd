from rainhill.bots cimport steam_cities, steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, core, state
from rainhill.steam.rules cimport action_tiles, auction, cities, money
from rainhill.steam.state cimport Ground, Position, Work

cpdef long long choose(Ground g, Position p, Work w, Thought t, Position a, Position b, Position c, int seat) noexcept nogil
cpdef long long choose_build(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat) noexcept nogil
cpdef int can_spend(Position p, int seat) noexcept nogil
cpdef long long choose_capital(Ground g, Position p, Work w, Thought t, Position a, Position b, Position c, int seat) noexcept nogil
cpdef long long choose_bid(Ground g, Position p, Work w, Thought t, Position a, Position b, Position c, int seat) noexcept nogil
cpdef long long choose_tile(Ground g, Position p, Work w, Thought t, Position a, Position b, Position c, int seat) noexcept nogil
cpdef long long tile_gain(Ground g, Position p, Work w, Thought t, Position a, Position b, Position c, int seat, int tile, int passed, long long before) noexcept nogil
cpdef long long first_move_worth(Position p, Thought t, int seat) noexcept nogil
cpdef long long choose_goods(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat) noexcept nogil
cpdef int own_points(long long action, int seat) noexcept nogil
cpdef long long quick_value(Thought t, int points, int seat) noexcept nogil
cpdef long long score_best(Ground g, Position p, Work w, Thought t, Position a, int seat) noexcept nogil
