from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport links, stock
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef int space_count(Position p, int space) noexcept nogil
cdef int has_supply(Position p) noexcept nogil
cdef int refuse_urbanization(Ground g, Position p) noexcept nogil
cdef int can_grow(Ground g, Position p) noexcept nogil
cpdef int may_urbanize(Ground g, Position p) noexcept nogil
cpdef int may_grow(Ground g, Position p) noexcept nogil
cdef int refuse_city(Ground g, Position p, int stop, int colour, int space) noexcept nogil
cdef int refuse_grow(Ground g, Position p, int stop, int space) noexcept nogil
cdef int refuse_done(Ground g, Position p) noexcept nogil
cdef void list_cities(Ground g, Position p, Work w) noexcept nogil
cdef void list_growth(Ground g, Position p, Work w) noexcept nogil
cdef int move_cubes(Position p, int stop, int space) noexcept nogil
cdef void grow(Position p, Work w, int stop, int space) noexcept nogil
cdef void place_city(Ground g, Position p, Work w, int stop, int colour, int space) noexcept nogil
cdef int claims_all(Position p, Work w, int stop) noexcept nogil
cdef void lift_spurs(Position p, int cell) noexcept nogil
cdef void make_void(Position p, Work w, int link, int stop) noexcept nogil
