from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules cimport end, extend, invest, isolation, lines, stations, veto
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int legal(Ground g, Position p, Work w) noexcept nogil
cpdef int legal_of_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef void add(Work w, int action) noexcept nogil
cdef void list_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef void list_investments(Ground g, Position p, Work w) noexcept nogil
cdef void list_placements(Position p, Work w) noexcept nogil
cdef void list_extensions(Ground g, Position p, Work w) noexcept nogil
cdef bint can_lift(Position p, int cell) noexcept nogil
cdef void list_moves(Ground g, Position p, Work w) noexcept nogil
cdef void list_bids(Ground g, Position p, Work w) noexcept nogil
cpdef int bid_targets(Ground g, Position p) noexcept nogil
cpdef int kinds(Ground g, Position p, Work w) noexcept nogil
cdef bint can_extend(Ground g, Position p) noexcept nogil
cdef bint can_invest(Ground g, Position p) noexcept nogil
cdef int some_open(Ground g, Position p, Work w) noexcept nogil
cdef bint some_move(Ground g, Position p, Work w) noexcept nogil
cpdef int sample(Ground g, Position p, Work w) noexcept nogil
cpdef int sample_of_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef int sample_slot(Ground g, Position p, Work w) noexcept nogil
cdef int sample_move(Ground g, Position p, Work w) noexcept nogil
cdef int sample_target(Ground g, Position p, Work w, int origin) noexcept nogil
cpdef int refuse(Ground g, Position p, Work w, int action) noexcept nogil
cdef int refuse_extension(Ground g, Position p, int company, int d) noexcept nogil
cpdef void apply(Ground g, Position p, Work w, int action) noexcept nogil
cpdef int play_out(Ground g, Position p, Work w, int mode, int limit) noexcept nogil
cdef int pick_kind_first(Ground g, Position p, Work w) noexcept nogil
