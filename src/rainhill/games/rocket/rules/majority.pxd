from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules.state cimport Position, Work

cdef void share_out(int seats, Work w, int first_sum, int second_sum) noexcept nogil
cdef void pay(Position p, Work w) noexcept nogil
cdef void hold_investments(Position p, Work w, int city) noexcept nogil
cdef void hold_stations(Position p, Work w, int company) noexcept nogil
cdef void hold_shares(Position p, Work w, int company) noexcept nogil
cdef void hold_passengers(Position p, Work w) noexcept nogil
