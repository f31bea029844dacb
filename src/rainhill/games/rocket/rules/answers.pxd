from rainhill.games.rocket.rules cimport codes, core, state
from rainhill.games.rocket.rules.codes cimport CELLS, COMPANIES, HOLDINGS, INVESTMENTS, SEATS, SLOTS
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel.listed cimport Fingerprint, ListedActions, ListedEvents

cdef bint SOURCE

cpdef list_legal(ListedActions made, Ground g, Position p, Work w, int kind)
cdef Position copied(Position p)
cpdef int step(ListedEvents told, Ground g, Position p, Work w, int placed) except? -1
cpdef int only(Ground g, Position p, Work w) noexcept
cpdef void mix(Position p, Fingerprint f) noexcept
cpdef bint is_same(Position p, Position q) noexcept
