from rainhill.games.steam.rules cimport codes
from rainhill.games.steam.rules cimport money
from rainhill.games.steam.rules.state cimport Position, Work
from rainhill.kernel cimport flat

cpdef int lowest(Position p) noexcept nogil
cpdef int highest(Position p) noexcept nogil
cdef int refuse_bid(Position p, int amount) noexcept nogil
cpdef void open_auction(Position p, int first) noexcept nogil
cdef void open_place(Position p, int first) noexcept nogil
cpdef void open_bidding(Position p) noexcept nogil
cdef int bid(Position p, Work w, int amount) noexcept nogil
cdef int decline(Position p, Work w) noexcept nogil
cdef int go_on(Position p, Work w) noexcept nogil
cdef void ask_bidder(Position p, int left) noexcept nogil
cdef int seat_of(int single) noexcept nogil
cdef int sell_place(Position p, Work w, int left) noexcept nogil
cdef void take_place(Position p, Work w, int seat, int paid) noexcept nogil
cpdef int price_of_place(Position p, int place, int offered) noexcept nogil
cdef void settle(Position p, Work w) noexcept nogil
