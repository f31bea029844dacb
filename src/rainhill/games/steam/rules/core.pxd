from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport action_tiles, auction, cities, goods, track, money, rounds
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef int legal(Ground g, Position p, Work w) noexcept nogil
cpdef int legal_of_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef int phase_of(Position p, int kind) noexcept nogil
cdef void list_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef void list_tiles(Ground g, Position p, Work w) noexcept nogil
cpdef int kinds(Ground g, Position p, Work w) noexcept nogil
cdef int building_kinds(Ground g, Position p, Work w) noexcept nogil
cdef int some_lay(Ground g, Position p, Work w) noexcept nogil
cpdef long long sample(Ground g, Position p, Work w) noexcept nogil
cpdef long long sample_of_kind(Ground g, Position p, Work w, int kind) noexcept nogil
cdef int stop_early(Work w, int lowest, int highest, int chance) noexcept nogil
cdef long long sample_city(Ground g, Position p, Work w) noexcept nogil
cpdef int refuse(Ground g, Position p, Work w, long long action) noexcept nogil
cpdef void apply(Ground g, Position p, Work w, long long action) noexcept nogil
cpdef int play_out(Ground g, Position p, Work w, int mode, int limit) noexcept nogil
cdef long long pick_kind_first(Ground g, Position p, Work w) noexcept nogil
