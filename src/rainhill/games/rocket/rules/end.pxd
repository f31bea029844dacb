from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules cimport isolation, lines
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void after_action(Ground g, Position p, Work w, int extended) noexcept nogil
cdef void end_turn(Position p, Work w) noexcept nogil
cdef bint stands_still(Position p, Work w) noexcept nogil
cdef void lose_turn(Position p, Work w) noexcept nogil
cdef void test_isolation(Ground g, Position p, Work w) noexcept nogil
cdef int end_reason(Ground g, Position p, bint extended) noexcept nogil
