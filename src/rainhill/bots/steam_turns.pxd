from rainhill.bots cimport steam_paths, steam_plans, steam_reach, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, core, state
from rainhill.steam.state cimport Ground, Position, Work

cpdef void prepare(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cpdef void have_in_mind(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cpdef void remember(Position p, Thought t, int seat) noexcept nogil
cpdef void choose_turn(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tiles, int budget) noexcept nogil
cdef void follow_up(Ground g, Position p, Position old, Work w, Thought t, Position b, int seat, int tiles, int budget, long long before) noexcept nogil
cdef long long gain_after(Ground g, Position p, Position old, Work w, Thought t, Position b, int seat, int project, int tiles, int budget, long long before) noexcept nogil
cdef long long worth_now(Ground g, Position p, Position old, Work w, Thought t, int seat) noexcept nogil
cpdef void carry_out(Ground g, Position p, Work w, Thought t) noexcept nogil
cpdef int lay_of(Ground g, Position p, Thought t, int step) noexcept nogil
