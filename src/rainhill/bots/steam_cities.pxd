from rainhill.bots cimport steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, state
from rainhill.steam.rules cimport cities, links
from rainhill.steam.state cimport Ground, Position, Work

cpdef long long best_growth(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cpdef long long with_space(Position p, Thought t, int seat, int stop, int space) noexcept nogil
cpdef long long best_city(Ground g, Position p, Work w, Thought t, Position trial, int seat) noexcept nogil
cpdef void put_city(Ground g, Position p, Work w, Thought t, Position trial, int seat, int stop, int colour) noexcept nogil
