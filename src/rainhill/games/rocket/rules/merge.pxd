from rainhill.games.rocket.rules cimport codes, state
from rainhill.games.rocket.rules cimport majority
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef void merge_lines(Ground g, Position p, Work w, int company, int other, int cell) noexcept nogil
cdef void exchange(Position p, Work w, int company, int other) noexcept nogil
