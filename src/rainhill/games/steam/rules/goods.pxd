from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport routes
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef int refuse_improve(Position p) noexcept nogil
cdef void improve(Position p, Work w) noexcept nogil
cdef void list_deliveries(Ground g, Position p, Work w) noexcept nogil
cdef int find_delivery(Ground g, Position p, Work w, int pick) noexcept nogil
cpdef int refuse_delivery(Ground g, Position p, Work w, int origin, int to, int colour, int points) noexcept nogil
cdef void deliver(Ground g, Position p, Work w, int origin, int to, int colour, int points) noexcept nogil
cdef void note_route(Work w) noexcept nogil
cpdef int score(Position p, Work w, int on_income) noexcept nogil
cdef void close_scoring(Position p) noexcept nogil
