from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef void map_links(Ground g, Position p, Work w) noexcept nogil
cdef int is_usable(Position p, int link) noexcept nogil
cdef void put_link(Position p, Work w, int link, int stop, int to) noexcept nogil
cdef void find_within(Ground g, Position p, Work w) noexcept nogil
cdef int is_barred(Position p, Work w, int link, int to) noexcept nogil
cdef void start_at(Work w, int me, int origin) noexcept nogil
cdef void list_from(Position p, Work w, int origin) noexcept nogil
cdef void walk(Position p, Work w, int at, int left, int colours, int most) noexcept nogil
cdef int rival(Position p, Work w, int owner, int most) noexcept nogil
cdef int points_of(Work w) noexcept nogil
cdef void record(Work w, int to, int colour) noexcept nogil
cpdef int find_route(Position p, Work w, int origin, int to, int colour, int points, int relax) noexcept nogil
cdef int seek(Position p, Work w, int at, int left, int colour) noexcept nogil
cdef int some_delivery(Position p, Work w, int origin, int colour, int pick) noexcept nogil
cdef int wander(Position p, Work w, int at, int left, int colour, int most, int pick) noexcept nogil
