from rainhill.games.rocket.rules cimport codes, majority
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef unsigned int joined_to_any(Ground g, Position p) noexcept nogil
cpdef void score_industry(Ground g, Position p, Work w, int industry) noexcept nogil
cpdef void score_passengers(Position p, Work w) noexcept nogil
cpdef void score_stations(Position p, Work w, int company) noexcept nogil
cpdef void score_shares(Position p, Work w, int company) noexcept nogil
cdef void add_paid(Position p, Work w) noexcept nogil
cpdef void total_up(Ground g, Position p, Work w) noexcept nogil
