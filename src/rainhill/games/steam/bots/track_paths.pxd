from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport links
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cpdef void list_projects(Scratch s, Position p, int seat, int longest) noexcept nogil
cdef int goes_on(Position p, Work w, int seat, int link) noexcept nogil
cdef void start_search(Ground g, Scratch s, int source) noexcept nogil
cdef void beyond(Ground g, Position p, Scratch s, int before, int tiles, int price, int cell, int d) noexcept nogil
cdef void search(Ground g, Position p, Work w, Scratch s, int seat) noexcept nogil
cdef void cross_cell(Ground g, Position p, Work w, Scratch s, int seat, int side, int cell) noexcept nogil
cdef void cross_town(Ground g, Position p, Scratch s, int side, int cell) noexcept nogil
cdef int pair_of(Ground g, Scratch s, int base, int stop, int tiles, int price) noexcept nogil
cdef void finish(Ground g, Position p, Scratch s, int side, int d, int stop, int tiles, int price) noexcept nogil
cpdef int find_lay(Ground g, Position p, int cell, int a, int b) noexcept nogil
