from rainhill.games.steam.bots cimport track_paths, deliveries, value
from rainhill.games.steam.bots.scratch cimport Scratch
from rainhill.games.steam.rules cimport codes, state
from rainhill.games.steam.rules cimport track
from rainhill.games.steam.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cpdef long long judge(Scratch s, Position p, int seat) noexcept nogil
cpdef int build(Scratch s, Position p, int seat, int project, int tiles) noexcept nogil
cpdef int plan(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cpdef void try_projects(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cpdef long long value_of_project(Scratch s, Position p, Position old, int seat, int project) noexcept nogil
cpdef void keep_best(Scratch s, int tiles, int first, int end) noexcept nogil
cpdef void copy_project(Scratch s, int one, int other) noexcept nogil
cpdef long long follow_up(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
cpdef long long first_lay(Scratch s, Position p, int project) noexcept nogil
cpdef int turn(Scratch s, Position p, int seat, int tiles, int budget) noexcept nogil
