from rainhill.games.steam.rules cimport codes, links
from rainhill.games.steam.rules.state cimport Ground, Position

cdef class Layout:
    cdef int phase, rounds_left, goods_round, tiles_to_lay, city_done, growth_done, spent
    cdef int bid, bidder, bids, out, placed, free_pass, order, queue
    cdef int cash, income, points, level, links, tile, passed, improved, bankrupt, award, mover, cube, origin, destination
    cdef int bag, new_cities, pieces, supply, city, marker, cubes, track, owner
    cdef unsigned char plain_of[225]
    cdef unsigned char cell_of[225]

cdef void write(Layout t, Ground g, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef int seen_from(Position p, int seat, int other) noexcept nogil
cdef void write_table(Layout t, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_auction(Layout t, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_seats(Layout t, Position p, float[::1] out, long long base, int seat) noexcept nogil
cdef void write_stops(Layout t, Ground g, Position p, float[::1] out, long long base) noexcept nogil
cdef void write_hexes(Layout t, Ground g, Position p, float[::1] out, long long base, int seat) noexcept nogil
