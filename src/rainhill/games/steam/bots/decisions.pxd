from rainhill.games.steam.bots cimport city_sites, projects, deliveries, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, core, state
from rainhill.games.steam.rules cimport action_tiles, auction, cities, money
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef long long choose(Scratch s, Position p, int seat) noexcept nogil
cpdef long long choose_build(Scratch s, Position p, int seat) noexcept nogil
cpdef int can_spend(Position p, int seat) noexcept nogil
cpdef long long choose_capital(Scratch s, Position p, int seat) noexcept nogil
cpdef long long choose_bid(Scratch s, Position p, int seat) noexcept nogil
cpdef long long choose_tile(Scratch s, Position p, int seat) noexcept nogil
cpdef long long tile_gain(Scratch s, Position p, int seat, int tile, int passed, long long before) noexcept nogil
cpdef long long first_move_worth(Scratch s, Position p, int seat) noexcept nogil
cpdef long long choose_goods(Scratch s, Position p, int seat) noexcept nogil
cpdef int own_points(long long action, int seat) noexcept nogil
cpdef long long quick_value(Scratch s, int points, int seat) noexcept nogil
cpdef long long score_best(Scratch s, Position p, int seat) noexcept nogil
