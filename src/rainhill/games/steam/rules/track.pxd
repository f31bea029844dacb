from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport links, money, redirect, stock
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int price(Ground g, Position p, int cell, int lay) noexcept nogil
cpdef int how(Ground g, Position p, int cell, int lay) noexcept nogil
cdef int keeps(Ground g, int old, int lay) noexcept nogil
cdef void prepare(Ground g, Position p, Work w) noexcept nogil
cdef int track_fault(Position p, Work w, int a, int b) noexcept nogil
cpdef int refuse_lay(Ground g, Position p, Work w, int cell, int lay) noexcept nogil
cdef int refuse_plain(Ground g, Position p, Work w, int cell, int lay) noexcept nogil
cdef int refuse_town(Ground g, Position p, Work w, int cell, int lay) noexcept nogil
cdef void list_lays(Ground g, Position p, Work w) noexcept nogil
cdef void list_cell(Ground g, Position p, Work w, int cell) noexcept nogil
cdef void find_fair(Position p, Work w) noexcept nogil
cdef void list_empty(Ground g, Position p, Work w, int cell) noexcept nogil
cdef void list_improvements(Ground g, Position p, Work w, int cell) noexcept nogil
cdef void list_any_redirects(Ground g, Position p, Work w, int cell) noexcept nogil
cdef void list_town(Ground g, Position p, Work w, int cell, int stop) noexcept nogil
cdef void lay_tile(Ground g, Position p, Work w, int cell, int lay) noexcept nogil
