from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules.state cimport Position, Work
from rainhill.kernel cimport flat

cdef void invest(Position p, Work w, int seat, int slot) noexcept nogil
cdef int refuse_invest(Position p, int slot) noexcept nogil
