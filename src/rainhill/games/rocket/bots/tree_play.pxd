from rainhill.games.rocket.bots cimport learned_value
from rainhill.bots cimport search_tree
from rainhill.games.rocket.bots.learned_value cimport Outlook
from rainhill.bots.search_tree cimport Play
from rainhill.games.rocket.rules cimport codes, core, state
from rainhill.games.rocket.rules.codes cimport CELLS
from rainhill.games.rocket.rules.state cimport Ground, Position, Work

cdef class RocketPlay(Play):
    cdef Ground ground
    cdef Position home
    cdef Position here
    cdef Position after
    cdef Work work
    cdef public Outlook outlook
    cdef public double warmth, envy, bid_margin, calm, storm
    cdef public int spots
    cdef double gain[CELLS]
    cdef int spot[16]
    cpdef void credit(self, int seat, int points) noexcept

cdef bint is_forced(Ground g, Position p, Work w) noexcept nogil
cdef void close_veto(Ground g, Position p, Work w) noexcept nogil
cdef void list_proposals(RocketPlay play, Ground g, Position p, Work w, Outlook o, Position after) noexcept nogil
cdef void list_last(RocketPlay play, Ground g, Position p, Work w, Outlook o, Position after) noexcept nogil
cdef void list_moves(RocketPlay play, Ground g, Position p, Work w, Outlook o, Position after) noexcept nogil
cdef int destination(Ground g, Position p, long long action) noexcept nogil
cdef void list_quiet(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat) noexcept nogil
cdef void turn_on(Position p, Outlook o, int seat) noexcept nogil
cdef bint is_in_sight(Ground g, Position p, Outlook o, int cell) noexcept nogil
cdef void try_investment(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat, int slot) noexcept nogil
cdef void add_trial(RocketPlay play, Position p, Outlook o) noexcept nogil
cdef void try_station(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat, int cell) noexcept nogil
cdef void add_station(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat, int cell) noexcept nogil
cdef double relative(RocketPlay play, Position p, int base, int seat) noexcept nogil
cdef double advantage(RocketPlay play, Position p, Outlook o, int seat) noexcept nogil
cdef void list_lifts(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat) noexcept nogil
cdef void try_lift(RocketPlay play, Ground g, Position p, Work w, Outlook o, int seat, int origin, int cell) noexcept nogil
cdef void set_priors(RocketPlay play, Position p, int seat) noexcept nogil
