from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport action_tiles, auction, income, links
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef void clear(Ground g, Position p) noexcept nogil
cdef void clear_turn(Position p) noexcept nogil
cpdef void begin_match(Position p, Work w, int by_auction) noexcept nogil
cdef void begin_round(Position p, Work w) noexcept nogil
cpdef void begin_phase(Position p, Work w, int phase, int first_tile) noexcept nogil
cpdef void begin_building(Position p, Work w) noexcept nogil
cdef void end_building(Position p, Work w) noexcept nogil
cdef void next_seat(Position p, Work w) noexcept nogil
cdef void end_auction(Position p, Work w) noexcept nogil
cdef void finish_round(Position p, Work w) noexcept nogil
cdef void sort_by_tiles(Position p) noexcept nogil
cdef void note_order(Position p, Work w) noexcept nogil
