from rainhill.games.steam.bots cimport projects, deliveries, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport cities, links
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cpdef long long best_growth(Scratch s, Position p, int seat) noexcept nogil
cpdef long long with_space(Scratch s, Position p, int seat, int stop, int space) noexcept nogil
cpdef long long best_city(Scratch s, Position p, int seat) noexcept nogil
cpdef void put_city(Scratch s, Position p, int seat, int stop, int colour) noexcept nogil
