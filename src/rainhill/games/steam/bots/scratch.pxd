from rainhill.games.steam.rules.state cimport Ground, Position, Work

cdef class Scratch:
    cdef Ground ground
    cdef Work work
    cdef Position trial, built, tried
    cdef public long long envy, spend, least_gain, tile_worth, place_worth, city_gain, hope_round, hope_level, haste
    cdef public int patience, nodes, reach, origin, kind_count, stamp, tail, longest, source, projects, scored, slack, kept, breadth, swift, from_city
    cdef public int near_only, follow, turn_price
    cdef public long long turn_gain, together
    cdef int turn[4]
    cdef int needed[6]
    cdef int in_mind[6]
    cdef int mind_round[6]
    cdef long long worth[1400]
    cdef int rivals[200]
    cdef int stock[200]
    cdef int unused[200]
    cdef int kinds[200]
    cdef long long gain[12]
    cdef int level[12]
    cdef long long quick[200]
    cdef long long picked[200]
    cdef int seen[1350]
    cdef int tiles[1350]
    cdef int price[1350]
    cdef int before[1350]
    cdef int queue[1350]
    cdef int cheapest[40]
    cdef int project_tiles[516]
    cdef int project_price[516]
    cdef long long project_gain[516]
    cdef int steps[12384]
    cdef int project_pair[516]
    cdef long long project_value[516]
    cdef long long known[1400]
    cdef int to_new[40]
    cdef unsigned char is_new[250]
    cpdef use(self, Ground ground, Work work)
    cpdef long long worth_of(self, int stop, int colour, int level) noexcept
