from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void touch_stops(Position p, Work w, int seat) noexcept nogil
cdef int is_claimable(Position p, Work w, int link) noexcept nogil
cpdef int can_claim(Position p, Work w, int seat, int link) noexcept nogil
cdef void look(Ground g, Position p, Work w, int seat, int cell) noexcept nogil
cdef int is_loop(Position p, int a, int b) noexcept nogil
cdef int find_slot(Position p) noexcept nogil
cdef int start_link(Position p, int seat, int stop, int side) noexcept nogil
cdef void complete(Position p, Work w, int link, int stop, int cell) noexcept nogil
cdef void own(Position p, Work w, int link, int seat, int cell) noexcept nogil
cdef void join(Ground g, Position p, Work w, int link, int other, int cell) noexcept nogil
cdef void add_track(Ground g, Position p, Work w, int seat, int cell, int a, int b) noexcept nogil
cdef void lead_on(Ground g, Position p, Work w, int seat, int link, int cell, int side) noexcept nogil
cdef void add_spur(Position p, Work w, int seat, int cell, int stop, int d) noexcept nogil
cdef void expire(Position p, Work w, int seat) noexcept nogil
cdef void abandon(Position p, int seat) noexcept nogil
cpdef int count_complete(Position p, int seat) noexcept nogil
