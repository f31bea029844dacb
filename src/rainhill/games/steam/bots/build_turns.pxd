from rainhill.games.steam.bots cimport track_paths, projects, deliveries, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, core, state
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cpdef void prepare(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cpdef void have_in_mind(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cpdef void remember(Scratch s, Position p, int seat) noexcept nogil
cpdef void choose_turn(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cdef void follow_up(Scratch s, Position p, Position old, int seat, int tiles, int budget, long long before) noexcept nogil
cdef long long gain_after(Scratch s, Position p, Position old, int seat, int project, int tiles, int budget, long long before) noexcept nogil
cdef long long worth_now(Scratch s, Position p, Position old, int seat) noexcept nogil
cpdef void carry_out(Scratch s, Position p) noexcept nogil
cpdef int lay_of(Scratch s, Position p, int step) noexcept nogil
