from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport cities, money
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int price(Position p, int seat, int tile, int passed) noexcept nogil
cpdef int holder(Position p, int tile) noexcept nogil
cdef int refuse_take(Ground g, Position p, int seat, int tile, int passed) noexcept nogil
cdef int has_choice(Ground g, Position p, int seat) noexcept nogil
cdef void take(Position p, Work w, int seat, int tile, int passed) noexcept nogil
