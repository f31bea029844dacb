from rainhill.bots cimport steam_paths, steam_reach, steam_value
from rainhill.bots.steam_reach cimport Thought
from rainhill.steam cimport codes, state
from rainhill.steam.rules cimport laying
from rainhill.steam.state cimport Ground, Position, Work

cpdef long long judge(Ground g, Position p, Work w, Thought t, int seat) noexcept nogil
cpdef int build(Ground g, Position p, Work w, Thought t, int seat, int project, int tiles) noexcept nogil
cpdef int plan(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tiles, int budget) noexcept nogil
cpdef void try_projects(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cpdef long long value_of_project(Ground g, Position p, Position old, Work w, Thought t, int seat, int project) noexcept nogil
cpdef void keep_best(Thought t, int tiles, int first, int end) noexcept nogil
cpdef void copy_project(Thought t, int one, int other) noexcept nogil
cpdef long long follow_up(Ground g, Position p, Work w, Thought t, Position a, int seat, int tiles, int budget) noexcept nogil
cpdef long long first_lay(Ground g, Position p, Thought t, int project) noexcept nogil
cpdef int turn(Ground g, Position p, Work w, Thought t, Position a, Position b, int seat, int tiles, int budget) noexcept nogil
