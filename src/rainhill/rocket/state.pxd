from rainhill.rocket cimport codes

cdef class Ground:
    cdef public int cells, companies, cities, places
    cdef public unsigned int city_mask, town_mask
    cdef unsigned char near[1350]
    cdef signed char place_at[225]
    cdef unsigned int touch[225]
    cdef unsigned char start[7]
    cdef public int industries
    cdef signed char industry_of[24]
    cpdef void set_near(self, int cell, int d, int other) noexcept
    cpdef void set_place(self, int cell, int place) noexcept
    cpdef void set_touch(self, int cell, unsigned int places) noexcept
    cpdef void set_start(self, int company, int cell) noexcept
    cpdef void set_industry(self, int slot, int industry) noexcept

cdef class Position:
    cdef public signed char seats, piles, defence_any, phase, asked, active, actions_done
    cdef public short turn
    cdef public unsigned char moved, closed, isolated
    cdef public signed char tiles_left, passengers_left, ending
    cdef public signed char veto_company, veto_proposed, veto_target, veto_bid, veto_bidder
    cdef signed char line_at[225]
    cdef signed char station_at[225]
    cdef signed char shut[225]
    cdef signed char shape[225]
    cdef short loco_at[7]
    cdef signed char heading[7]
    cdef signed char merged_into[7]
    cdef unsigned int joined[7]
    cdef signed char pile[7]
    cdef signed char real[7]
    cdef short extra[7]
    cdef short shares[28]
    cdef signed char stations_on[28]
    cdef signed char stations_left[4]
    cdef signed char passengers[4]
    cdef short score[4]
    cdef signed char free[24]
    cdef signed char invested[96]
    cdef unsigned char stations_of[28]
    cdef signed char route_length[7]
    cdef unsigned char route[168]
    cpdef Position copy(self)
    cpdef int locomotive(self, int company) noexcept
    cpdef dict dump(self)
    cpdef restore(self, dict dumped)

cdef class Work:
    cdef public int count, tracing, notes_count
    cdef int actions[4096]
    cdef int notes[2560]
    cdef int hold[4]
    cdef int paid[4]
    cdef int total[4]
    cdef int open_count
    cdef int open[232]
    cdef unsigned char seen[225]
    cdef unsigned char used[225]
    cdef short queue[1350]
    cdef short parent[1350]
    cdef public int steps
    cdef unsigned int mask, x, y, z, w
    cpdef void seed(self, unsigned long long number) noexcept
    cpdef int action(self, int i) noexcept
    cpdef int note(self, int i) noexcept
    cpdef int held_by(self, int seat) noexcept
    cpdef int paid_to(self, int seat) noexcept
    cpdef int total_of(self, int seat) noexcept

cdef int draw(Work w, int n) noexcept nogil
cdef void note(Work w, int code, int a, int b, int c, int d) noexcept nogil
cpdef void copy_into(Position to, Position p) noexcept nogil
cpdef void set_up(Ground g, Position p, int seats, int piles, int defence_any, int first) noexcept nogil
cdef void close_around(Ground g, Position p, int cell, int by) noexcept nogil
cpdef void recount(Ground g, Position p) noexcept nogil
cdef int bits(unsigned int mask) noexcept nogil
