from rainhill.games.steam.rules cimport codes
from rainhill.kernel.flat cimport FlatWork

cdef class Ground:
    cdef public int cells, stops, cities
    cdef unsigned char near[1350]
    cdef unsigned char sides[225]
    cdef signed char stop_at[225]
    cdef unsigned char stop_cell[40]
    cdef signed char terrain[225]
    cdef signed char lay_face[107]
    cdef unsigned char lay_exits[107]
    cdef signed char lay_count[107]
    cdef signed char track_a[214]
    cdef signed char track_b[214]
    cdef signed char partner[642]
    cdef signed char face_kind[84]
    cdef signed char piece_count[14]
    cpdef fill(self, dict tables)

cdef class Position:
    cdef public long long hashed
    cdef public signed char seats, standard, zero_bids, unlimited, mercy_track, mercy_upkeep, capital_points, income_limit, repeats
    cdef public signed char ownerless_limited, town_loops, takeover, city_claims, any_redirect
    cdef public signed char mercy_track_seats, mercy_upkeep_seats
    cdef public signed char phase, asked, round, rounds, goods_round, alive, in_order, queue_length, queue_at
    cdef public signed char place, bidder, out, placed, free_pass, free_left
    cdef public short bid, spent, links
    cdef public signed char laid, limit, city_done, growth_done, improved, mover, cube, origin, destination, waiting, bankruptcies, ended
    cdef signed char order[6]
    cdef signed char queue[6]
    cdef signed char next_order[6]
    cdef short bids[6]
    cdef signed char tile_of[6]
    cdef signed char passed[6]
    cdef short cash[6]
    cdef signed char income[6]
    cdef short points[6]
    cdef signed char level[6]
    cdef signed char bankrupt[6]
    cdef signed char award[6]
    cdef signed char bag[5]
    cdef signed char new_cities[5]
    cdef signed char pieces[14]
    cdef signed char colour_of[40]
    cdef signed char marker[40]
    cdef signed char cubes[200]
    cdef signed char supply[60]
    cdef unsigned char tile[225]
    cdef signed char piece[225]
    cdef unsigned char link_at[1350]
    cdef signed char link_a[250]
    cdef signed char link_b[250]
    cdef signed char link_owner[250]
    cdef signed char link_flag[250]
    cdef short link_open[250]
    cpdef Position copy(self)
    cpdef int award_of(self, int seat) noexcept
    cpdef int level_of(self, int seat) noexcept
    cpdef dict dump(self)
    cpdef dict dump_table(self)
    cpdef dict dump_links(self, int sides, int links)
    cpdef deal(self, list order, list colours, list bag, list cubes, list supply)
    cpdef restore(self, dict dumped)

cdef class Work(FlatWork):
    cdef public int count
    cdef long long actions[65536]
    cdef unsigned long long touch
    cdef public int money
    cdef int stocked, shut, starts, others, loose
    cdef signed char end_stop[6]
    cdef short end_link[6]
    cdef signed char fair[36]
    cdef short adj_start[42]
    cdef unsigned char adj_link[500]
    cdef signed char adj_to[500]
    cdef signed char adj_owner[500]
    cdef unsigned char within[280]
    cdef int me, origin, target, relax
    cdef unsigned long long visited
    cdef signed char used[250]
    cdef int counts[7]
    cdef public int route_length
    cdef unsigned char route[8]
    cdef int stamp
    cdef long long slot_key[131072]
    cdef int slot_stamp[131072]
    cdef unsigned long long link_mark[250]
    cdef unsigned long long cell_mark[225]
    cdef unsigned long long one
    cpdef long long action(self, int i) noexcept
    cpdef long long number_at(self, int i) noexcept
    cpdef list listed(self, int count)
    cpdef int link_on_route(self, int i) noexcept

cpdef long long pack(long long kind, long long a, long long b, long long c) noexcept nogil
cdef void add(Work w, long long action) noexcept nogil
cpdef void copy_into(Position to, Position p) noexcept nogil
