from rainhill.games.rocket.rules cimport codes
from rainhill.games.rocket.rules cimport final, majority
from rainhill.games.rocket.rules.codes cimport CELLS, CITIES, COMPANIES, DEPTHS, HOLDINGS, INDUSTRIES, PLACES, SEATS
from rainhill.games.rocket.rules.state cimport Ground, Position, Work
from rainhill.kernel cimport flat

cdef int STATIONS_STAND, STATIONS_HOPED, TOWNS_STAND, TOWNS_HOPED, SHARES_STAND, SHARES_HOPED, CITIES_STAND, CITIES_HOPED
cdef int INDUSTRY_STAND, INDUSTRY_HOPED, PASSENGERS_STAND, PASSENGERS_HOPED, TEMPO, SUPPLY, PORTFOLIO, WAITING, THINGS

cdef class Outlook:
    cdef double weight[16]
    cdef double young[16]
    cdef double now[16]
    cdef double common[2]
    cdef public double ripe
    cdef double expected[SEATS]
    cdef double trial[SEATS]
    cdef double hold[SEATS]
    cdef double part[SEATS]
    cdef int row[COMPANIES]
    cdef double growth[2 * COMPANIES]
    cdef double towns[2 * COMPANIES]
    cdef double visits[2 * COMPANIES * PLACES]
    cdef unsigned char depth[2 * DEPTHS]
    cdef double ahead[HOLDINGS]
    cdef unsigned char block[CELLS]
    cdef unsigned char beside[CELLS]
    cdef unsigned char seen[CELLS]
    cdef unsigned char pending[CELLS]
    cdef unsigned char coming[CELLS]
    cdef unsigned char queue[CELLS]
    cdef unsigned char next[CELLS]
    cdef double join_chance[9]
    cdef double connect_chance[9]
    cdef public double doubt_stations, doubt_shares, doubt_city, doubt_industry, doubt_passengers
    cdef double line_worth[HOLDINGS]
    cdef double city_worth[CITIES * SEATS]
    cdef double industry_worth[INDUSTRIES * SEATS]
    cdef unsigned int joined
    cpdef void set_weight(self, int thing, double weight, double young) noexcept
    cpdef void set_common(self, double first, double second) noexcept
    cpdef double expected_of(self, int seat) noexcept

cpdef void estimate(Ground g, Position p, Work w, Outlook o) noexcept nogil
cdef void settle(Ground g, Position p, Work w, Outlook o) noexcept nogil
cpdef double ripeness(Ground g, Position p) noexcept nogil
cdef void prepare(Ground g, Position p, Outlook o) noexcept nogil
cdef void scan(Ground g, Position p, Outlook o) noexcept nogil
cdef void mark(Ground g, Position p, Outlook o) noexcept nogil
cdef void rescan(Ground g, Position p, Outlook o, int company, int origin, int cell) noexcept nogil
cdef bint is_concerned(Ground g, Outlook o, int line, int cell) noexcept nogil
cdef void scan_line(Ground g, Position p, Outlook o, int company, int row) noexcept nogil
cdef int spread_headings(int headings) noexcept nogil
cdef int enter(Ground g, Outlook o, int cell, int headings, int count) noexcept nogil
cdef void meet(Ground g, Position p, Outlook o, int row, unsigned int new, int depth) noexcept nogil
cdef void weigh(Ground g, Position p, Work w, Outlook o) noexcept nogil
cdef void look_ahead(Ground g, Position p, Outlook o) noexcept nogil
cdef void weigh_turns(Position p, Outlook o) noexcept nogil
cdef void weigh_stations(Position p, Work w, Outlook o, int company) noexcept nogil
cdef void weigh_shares(Position p, Work w, Outlook o, int company) noexcept nogil
cdef void weigh_city(Ground g, Position p, Work w, Outlook o, int city) noexcept nogil
cdef double visits_to(Ground g, Position p, Outlook o, int place) noexcept nogil
cdef void weigh_industry(Ground g, Position p, Work w, Outlook o, int industry) noexcept nogil
cdef void weigh_passengers(Position p, Work w, Outlook o) noexcept nogil
cdef void hope(int seats, Outlook o, double first, double doubt) noexcept nogil
