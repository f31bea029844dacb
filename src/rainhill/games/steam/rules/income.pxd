from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport links, money
from rainhill.games.steam.rules.state cimport Position, Work
from rainhill.kernel cimport flat

cpdef int upkeep(Position p, int seat) noexcept nogil
cpdef int most(Position p, int seat) noexcept nogil
cdef void settle_all(Position p, Work w) noexcept nogil
cdef void settle(Position p, Work w, int seat) noexcept nogil
cdef void cover_shortfall(Position p, Work w, int seat, int owed) noexcept nogil
cdef void go_bankrupt(Position p, Work w, int seat, int owed) noexcept nogil
cdef void drop_bankrupt(Position p) noexcept nogil
