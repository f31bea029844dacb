from rainhill.env.flat_lane cimport Lane
from rainhill.games.rocket.rules cimport codes, core, final, state
from rainhill.games.rocket.rules.state cimport Ground, Position, Work

cdef class RocketLane(Lane):
    cdef Ground ground
    cdef Work work
    cdef Position here
    cdef Position next
    cdef public int open_scores
    cdef int invest, place, move, extend, bid, decline, lose
    cdef int phase, actions_done, active, turn, tiles_left, passengers_left, ending, standstill
    cdef int veto_company, veto_proposed, veto_target, veto_bid, veto_bidder
    cdef int score, score_known, stations_left, passengers, shares, connected, closed, isolated, moved
    cdef int pile, supplementary, heading, joined, free, invested, line, locomotive, station, open
    cpdef copy_to(self, Position position)
    cpdef int number_of(self, int action) except -1
    cpdef int action_of(self, int number) except -1

cdef int to_number(RocketLane t, Ground g, Position p, int action) noexcept nogil
cdef int from_number(RocketLane t, Ground g, Position p, int number) noexcept nogil
cdef void mark_listed(RocketLane t, Ground g, Position p, Work w, signed char[::1] masks, long long base) noexcept nogil
cdef int seen_from(Position p, int seat, int other) noexcept nogil
cdef void write_table(RocketLane t, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_seats(RocketLane t, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_companies(RocketLane t, Ground g, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_cities(RocketLane t, Ground g, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_hexes(RocketLane t, Ground g, Position p, float[::1] out, long long base, int seat) noexcept nogil
