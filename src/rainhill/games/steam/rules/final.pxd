from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport links
from rainhill.games.steam.rules.state cimport Position

cpdef int income_points(int income) noexcept nogil
cpdef int total(Position p, int seat) noexcept nogil
cpdef int is_ahead(Position p, int a, int b) noexcept nogil
cpdef int winner(Position p) noexcept nogil
