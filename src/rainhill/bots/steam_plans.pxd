from rainhill.bots cimport steam_paths, steam_reach, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, state
from rainhill.steam.rules cimport laying
from rainhill.steam.state cimport Ground, Position, Work

cpdef long long judge(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cdef int build(Ground g, Position p, Work w, Thought t, int seat, int project, int tiles) noexcept nogil
cpdef int plan(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tiles, int budget) noexcept nogil
cdef void try_projects(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cdef void keep_best(Thought t, int tiles) noexcept nogil
cdef long long follow_up(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cdef long long first_lay(Ground g, Position p, Thought t, int project) noexcept nogil
cdef int turn(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tiles, int budget) noexcept nogil
