from rainhill.rocket cimport codes, core, state
from rainhill.rocket.rules cimport final, lines, scoring
from rainhill.rocket.state cimport Ground, Position, Work

cdef class Thought:
    cdef public long long envy, slack, bid_margin, best_value
    cdef public int stamp, count
    cdef long long expected[4]
    cdef long long hold[4]
    cdef long long growth[7]
    cdef long long towns[7]
    cdef long long visits[32]
    cdef long long ahead[28]
    cdef long long values[4096]
    cdef int actions[4096]
    cdef int seen[1350]
    cdef short queue[1350]
    cdef unsigned char depth[1575]
    cdef long long join_chance[9]
    cdef long long connect_chance[9]
    cpdef long long expected_of(self, int seat) noexcept
    cpdef int action(self, int i) noexcept
    cpdef long long value_of(self, int i) noexcept

cdef void scan(Ground g, Position p, Thought t) noexcept nogil
cdef void scan_line(Ground g, Position p, Thought t, int company) noexcept nogil
cdef bint is_new(Ground g, Position p, Thought t, int cell, int d) noexcept nogil
cdef void meet(Ground g, Position p, Thought t, int company, int cell, int depth) noexcept nogil
cdef long long ripeness(Ground g, Position p) noexcept nogil
cdef void weigh(Ground g, Position p, Work w, Thought t) noexcept nogil
cdef void weigh_lines(Ground g, Position p, Work w, Thought t, long long ripe) noexcept nogil
cdef void weigh_cities(Ground g, Position p, Work w, Thought t, long long ripe) noexcept nogil
cdef void weigh_industries(Ground g, Position p, Work w, Thought t, long long ripe) noexcept nogil
cdef void look_ahead(Ground g, Position p, Thought t) noexcept nogil
cdef void share(Position p, Work w, Thought t, long long first, long long doubt, long long ripe) noexcept nogil
cdef long long advantage(Position p, Thought t, int seat) noexcept nogil
cpdef void estimate(Ground g, Position p, Work w, Thought t) noexcept nogil
