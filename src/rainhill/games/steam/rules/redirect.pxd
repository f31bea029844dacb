from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport links, stock
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cdef int changed_track(Ground g, int old, int lay) noexcept nogil
cdef int open_side(Ground g, Position p, int cell, int old, int i) noexcept nogil
cdef int refuse_redirect(Ground g, Position p, Work w, int cell, int lay) noexcept nogil
cdef int refuse_turn(Ground g, Position p, Work w, int cell, int old, int lay, int i) noexcept nogil
cdef int is_kept(Ground g, int old, int lay, int i) noexcept nogil
cdef int begin_side(Ground g, Position p, int cell, int old, int i) noexcept nogil
cdef int refuse_any(Ground g, Position p, Work w, int cell, int old, int lay) noexcept nogil
cdef int added_track(Ground g, Position p, int cell, int old, int lay) noexcept nogil
cdef void list_redirects(Ground g, Position p, Work w, int cell) noexcept nogil
cdef int can_turn(Ground g, Position p, int cell, int old) noexcept nogil
cdef void turn_track(Ground g, Position p, Work w, int cell, int old, int lay) noexcept nogil
cdef void turn_end(Ground g, Position p, Work w, int cell, int old, int lay, int i) noexcept nogil
cdef void lead_anew(Ground g, Position p, Work w, int cell, int lay, int start) noexcept nogil
