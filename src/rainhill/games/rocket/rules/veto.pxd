from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules cimport lines
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void propose(Ground g, Position p, Work w, int company, int d) noexcept nogil
cdef void ask_next(Position p, int after) noexcept nogil
cdef int refuse_bid(Ground g, Position p, int shares, int d) noexcept nogil
cdef void bid(Ground g, Position p, Work w, int shares, int d) noexcept nogil
cdef void decline(Ground g, Position p, Work w) noexcept nogil
cdef void close_or_go_on(Ground g, Position p, Work w) noexcept nogil
cdef void pay_bid(Ground g, Position p, Work w) noexcept nogil
