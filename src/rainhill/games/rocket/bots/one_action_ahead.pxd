from rainhill.games.rocket.bots cimport value
from rainhill.games.rocket.bots.value cimport Scratch
from rainhill.games.rocket.rules cimport codes, core, state
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int choose(Ground g, Position p, Work w, Scratch t, Position after, int seat) noexcept nogil
cdef void list_candidates(Ground g, Position p, Work w, Scratch t) noexcept nogil
cdef bint is_worth_a_thought(Ground g, Position p, Scratch t, int action) noexcept nogil
cdef bint is_in_sight(Ground g, Scratch t, int cell) noexcept nogil
cdef bint is_quiet(int kind) noexcept nogil
cdef void judge(Ground g, Position p, Work w, Scratch t, Position after, int seat) noexcept nogil
cdef int pick(Work w, Scratch t) noexcept nogil
