from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes
from rainhill.steam.rules cimport links
from rainhill.steam.state cimport Ground, Position, Work

cpdef void list_projects(Ground g, Position p, Work w, Thought t, int seat, int longest) noexcept nogil
cdef int goes_on(Position p, Work w, int seat, int link) noexcept nogil
cdef void start_search(Ground g, Thought t, int source) noexcept nogil
cdef void beyond(Ground g, Position p, Thought t, int before, int tiles, int price, int cell, int d) noexcept nogil
cdef void search(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cdef void cross_cell(Ground g, Position p, Work w, Thought t, int seat, int side, int cell) noexcept nogil
cdef void cross_town(Ground g, Position p, Thought t, int side, int cell) noexcept nogil
cdef int pair_of(Ground g, Thought t, int base, int stop, int tiles, int price) noexcept nogil
cdef void finish(Ground g, Position p, Thought t, int side, int d, int stop, int tiles, int price) noexcept nogil
cpdef int find_lay(Ground g, Position p, int cell, int a, int b) noexcept nogil
