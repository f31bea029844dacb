from rainhill.env.flat_lane cimport Lane
from rainhill.games.steam.env cimport observation
from rainhill.games.steam.env.observation cimport Layout
from rainhill.games.steam.rules cimport codes, core, final, state
from rainhill.games.steam.rules.state cimport Ground, Position, Work

cdef class SteamLane(Lane):
    cdef Ground ground
    cdef Work work
    cdef Layout layout
    cdef Position here
    cdef Position next
    cdef int bid, decline, capital, take, lay, lay_town, new_city, grow, end_build, improve, deliver, choice
    cdef int high_bid, high_capital
    cpdef copy_to(self, Position position)
    cpdef int number_of(self, long long action) except -2
    cpdef long long action_of(self, int number) except -1

cdef int to_number(SteamLane t, Ground g, Position p, long long action) noexcept nogil
cdef long long from_number(SteamLane t, Ground g, Position p, Work w, int number) noexcept nogil
cdef long long find_delivery(SteamLane t, Ground g, Position p, Work w, int number) noexcept nogil
cdef void mark_listed(SteamLane t, Ground g, Position p, Work w, signed char[::1] masks, long long base) noexcept nogil
