from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules.codes cimport CELLS, SIDES, COMPANIES, SEATS, SLOTS, HOLDINGS, STATION_LISTS, INVESTMENTS, ROUTES, MOST_ACTIONS, MOST_OPEN
from rainhill.kernel.flat cimport FlatWork

cdef class Ground:
    cdef public int cells, companies, cities, places
    cdef public unsigned int city_mask, town_mask
    cdef unsigned char near[SIDES]
    cdef signed char place_at[CELLS]
    cdef unsigned int touch[CELLS]
    cdef unsigned char start[COMPANIES]
    cdef public int industries
    cdef signed char industry_of[SLOTS]
    cpdef void set_near(self, int cell, int d, int other) noexcept
    cpdef void set_place(self, int cell, int place) noexcept
    cpdef void set_touch(self, int cell, unsigned int places) noexcept
    cpdef void set_start(self, int company, int cell) noexcept
    cpdef void set_industry(self, int slot, int industry) noexcept

cdef class Position:
    cdef public long long hashed
    cdef public signed char seats, piles, defence_any, home_left, isolation_both, standstill_limit, phase, asked, active, actions_done
    cdef public short turn, advanced
    cdef public unsigned char moved, closed, isolated
    cdef public signed char tiles_left, passengers_left, ending
    cdef public signed char veto_company, veto_proposed, veto_target, veto_bid, veto_bidder
    cdef signed char line_at[CELLS]
    cdef signed char station_at[CELLS]
    cdef signed char shut[CELLS]
    cdef signed char shape[CELLS]
    cdef short loco_at[COMPANIES]
    cdef signed char heading[COMPANIES]
    cdef signed char merged_into[COMPANIES]
    cdef unsigned int joined[COMPANIES]
    cdef signed char pile[COMPANIES]
    cdef signed char real[COMPANIES]
    cdef short extra[COMPANIES]
    cdef short shares[HOLDINGS]
    cdef signed char stations_on[HOLDINGS]
    cdef signed char stations_left[SEATS]
    cdef signed char passengers[SEATS]
    cdef short score[SEATS]
    cdef signed char free[SLOTS]
    cdef signed char invested[INVESTMENTS]
    cdef unsigned char stations_of[STATION_LISTS]
    cdef signed char route_length[COMPANIES]
    cdef unsigned char route[ROUTES]
    cpdef Position copy(self)
    cpdef int locomotive(self, int company) noexcept
    cpdef int placed(self, int action) noexcept
    cpdef int city_state(self, int city, int place) noexcept
    cpdef dict dump(self)
    cpdef restore(self, dict dumped)

cdef class Work(FlatWork):
    cdef public int count
    cdef int actions[MOST_ACTIONS]
    cdef int hold[SEATS]
    cdef int paid[SEATS]
    cdef int total[SEATS]
    cdef int open_count
    cdef int open[MOST_OPEN]
    cdef unsigned char seen[CELLS]
    cdef unsigned char used[CELLS]
    cdef short queue[SIDES]
    cdef short parent[SIDES]
    cdef public int steps
    cpdef int action(self, int i) noexcept
    cpdef long long number_at(self, int i) noexcept
    cpdef list listed(self, Position p, int count)
    cpdef int held_by(self, int seat) noexcept
    cpdef int paid_to(self, int seat) noexcept
    cpdef int total_of(self, int seat) noexcept

cpdef void copy_into(Position to, Position p) noexcept nogil
cpdef void hide_scores(Position p, int seat) noexcept nogil
cpdef void set_up(Ground g, Position p, int seats, int piles, int defence_any, int first) noexcept nogil
cpdef void set_readings(Ground g, Position p, int home_left, int equal_tokens, int isolation_both, int standstill_ends) noexcept nogil
cdef void close_around(Ground g, Position p, int cell, int by) noexcept nogil
cpdef void recount(Ground g, Position p) noexcept nogil
