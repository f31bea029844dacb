from rainhill.bots cimport rocket_value
from rainhill.bots.rocket_value cimport Thought
from rainhill.rocket cimport codes, core, state
from rainhill.rocket.state cimport Ground, Position, Work

cpdef int choose(Ground g, Position p, Work w, Thought t, Position after, int seat) noexcept nogil
cpdef void blind(Position p, int seat) noexcept nogil
cdef void list_candidates(Ground g, Position p, Work w, Thought t) noexcept nogil
cdef bint is_worth_a_thought(Ground g, Position p, Thought t, int action) noexcept nogil
cdef bint is_in_sight(Ground g, Thought t, int cell) noexcept nogil
cdef bint is_quiet(int kind) noexcept nogil
cdef void judge(Ground g, Position p, Work w, Thought t, Position after, int seat) noexcept nogil
cdef int pick(Work w, Thought t) noexcept nogil
