from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules.state cimport Position, Work
from rainhill.kernel cimport flat

cpdef int reach(Position p, int seat) noexcept nogil
cpdef int limit(Position p, int seat, int purpose) noexcept nogil
cdef void raise_money(Position p, Work w, int seat, int steps) noexcept nogil
cpdef void raise_capital(Position p, Work w, int seat, int steps) noexcept nogil
cpdef void pay(Position p, Work w, int seat, int amount, int purpose) noexcept nogil
cpdef int capital_steps(Position p, int seat) noexcept nogil
cpdef int cash_of(Position p, int seat) noexcept nogil
cpdef int income_of(Position p, int seat) noexcept nogil
cpdef int points_of(Position p, int seat) noexcept nogil
