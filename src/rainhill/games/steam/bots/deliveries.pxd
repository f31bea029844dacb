from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport routes
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cpdef void scan(Scratch s, Position p, int seat, int reach, int every) noexcept nogil
cdef void roam(Position p, Work w, Scratch s, int seat, int at, int used, int own, int foreign, int colours) noexcept nogil
cpdef void widen(Scratch s, Position p, Position old, int seat, int reach) noexcept nogil
cdef int mark_new(Ground g, Position p, Position old, Work w, Scratch s) noexcept nogil
cdef void roam_new(Position p, Work w, Scratch s, int seat, int at, int used, int own, int foreign, int colours, int fresh) noexcept nogil
cdef void enter(Scratch s, int colour, int length, long long value) noexcept nogil
cpdef void find_rivals(Scratch s, Position p, int seat) noexcept nogil
cpdef int reach_of(Position p, int seat) noexcept nogil
