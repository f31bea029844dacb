from rainhill.steam cimport codes
from rainhill.steam.rules cimport links
from rainhill.steam.state cimport Position

cpdef int income_points(int income) noexcept nogil
cpdef int total(Position p, int seat) noexcept nogil
cpdef int is_ahead(Position p, int a, int b) noexcept nogil
cpdef int winner(Position p) noexcept nogil
