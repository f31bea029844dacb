from rainhill.games.rocket.rules cimport codes, core
from rainhill.games.rocket.rules cimport final, lines, majority
from rainhill.games.rocket.rules.codes cimport COMPANIES, DEPTHS, HOLDINGS, MOST_ACTIONS, PLACES, SEATS, SIDES
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef class Scratch:
    cdef public long long envy, slack, bid_margin, best_value
    cdef public int stamp, count
    cdef long long expected[SEATS]
    cdef long long hold[SEATS]
    cdef long long growth[COMPANIES]
    cdef long long towns[COMPANIES]
    cdef long long visits[PLACES]
    cdef long long ahead[HOLDINGS]
    cdef long long values[MOST_ACTIONS]
    cdef int actions[MOST_ACTIONS]
    cdef int seen[SIDES]
    cdef short queue[SIDES]
    cdef unsigned char depth[DEPTHS]
    cdef long long join_chance[9]
    cdef long long connect_chance[9]
    cpdef long long expected_of(self, int seat) noexcept

cdef void scan(Ground g, Position p, Scratch t) noexcept nogil
cdef void scan_line(Ground g, Position p, Scratch t, int company) noexcept nogil
cdef bint is_new(Ground g, Position p, Scratch t, int cell, int d) noexcept nogil
cdef void meet(Ground g, Position p, Scratch t, int company, int cell, int depth) noexcept nogil
cdef long long ripeness(Ground g, Position p) noexcept nogil
cdef void weigh(Ground g, Position p, Work w, Scratch t) noexcept nogil
cdef void weigh_lines(Ground g, Position p, Work w, Scratch t, long long ripe) noexcept nogil
cdef void weigh_cities(Ground g, Position p, Work w, Scratch t, long long ripe) noexcept nogil
cdef void weigh_industries(Ground g, Position p, Work w, Scratch t, long long ripe) noexcept nogil
cdef void look_ahead(Ground g, Position p, Scratch t) noexcept nogil
cdef void share(Position p, Work w, Scratch t, long long first, long long doubt, long long ripe) noexcept nogil
cdef long long advantage(Position p, Scratch t, int seat) noexcept nogil
cpdef void estimate(Ground g, Position p, Work w, Scratch t) noexcept nogil
