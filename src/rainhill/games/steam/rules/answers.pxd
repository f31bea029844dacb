from rainhill.games.steam.rules cimport codes, core, state
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel.listed cimport Fingerprint, ListedActions, ListedEvents

cdef bint SOURCE

cpdef list_legal(ListedActions made, Ground g, Position p, Work w, int kind)
cdef Position copied(Position p)
cpdef int step(ListedEvents told, Ground g, Position p, Work w, long long number) except? -1
cpdef long long only(Ground g, Position p, Work w) noexcept
cpdef void mix(Position p, Fingerprint f) noexcept
cpdef void mix_track(Position p, Fingerprint f) noexcept
cpdef tuple mark_track(Position p, Work w, Fingerprint f, int cells)
cpdef int compare(Position p, Position q) noexcept
cdef bint is_same_table(Position p, Position q) noexcept
cdef bint is_same_moment(Position p, Position q) noexcept
cdef bint is_same_seat(Position p, Position q, int i) noexcept
cdef bint is_same_link(Position p, Position q, int i, int j) noexcept
