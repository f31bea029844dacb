from rainhill.rocket cimport codes, state
from rainhill.rocket.rules cimport lines
from rainhill.rocket.state cimport Ground, Position, Work

cdef void propose(Ground g, Position p, Work w, int company, int d) noexcept nogil
cdef void ask_next(Position p, int after) noexcept nogil
cdef int refuse_bid(Ground g, Position p, int shares, int d) noexcept nogil
cdef void bid(Ground g, Position p, Work w, int shares, int d) noexcept nogil
cdef void decline(Ground g, Position p, Work w) noexcept nogil
cdef void close_or_go_on(Ground g, Position p, Work w) noexcept nogil
cdef void pay_bid(Ground g, Position p, Work w) noexcept nogil
