cdef class Play:
    cdef public int seats, count, foreseen
    cdef public double spread, ambition, scale, pull
    cdef double points[6]
    cdef double chances[6]
    cdef double utilities[6]
    cdef long long actions[1024]
    cdef double priors[1024]
    cdef double outlooks[6144]
    cdef void begin(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef void propose(self) noexcept nogil
    cdef void advance(self, long long action) noexcept nogil
    cdef void evaluate(self) noexcept nogil
    cdef void add(self, long long action, double prior) noexcept nogil
    cdef void expect(self, int seat, double points) noexcept nogil
    cdef void weigh(self) noexcept nogil

cdef class Tree:
    cdef public int seats, capacity, edge_capacity, width, root, nodes, edges, deepest
    cdef public double pull, reduction, first, growth, noise
    cdef public long long x
    cdef int[::1] seat_of
    cdef int[::1] visits
    cdef int[::1] first_edge
    cdef int[::1] edge_count
    cdef double[::1] utility
    cdef double[::1] chance
    cdef double[::1] point
    cdef long long[::1] action
    cdef double[::1] prior
    cdef int[::1] child
    cdef int[::1] path
    cdef int[::1] order
    cdef float[::1] outlook
    cdef float[::1] spread
    cdef double[::1] promise
    cdef signed char[::1] foreseen
    cpdef void clear(self, long long seed) noexcept
    cpdef bint has_room(self, int nodes) noexcept
    cpdef int visits_of(self, int node) noexcept
    cpdef int asked_at(self, int node) noexcept
    cpdef int edges_of(self, int node) noexcept
    cpdef long long action_of(self, int node, int i) noexcept
    cpdef int child_of(self, int node, int i) noexcept
    cpdef double utility_of(self, int node, int seat) noexcept
    cpdef double chance_of(self, int node, int seat) noexcept
    cpdef double points_of(self, int node, int seat) noexcept
    cpdef bint follow(self, long long action) noexcept

cdef double fall(double gap, double spread) noexcept nogil
cdef double squeeze(double x) noexcept nogil
cdef double root_of(double x) noexcept nogil
cdef int new_node(Tree t) noexcept nogil
cdef double draw(Tree t) noexcept nogil
cpdef int grow(Tree t, Play play, int iterations) noexcept nogil
cdef void descend(Tree t, Play play) noexcept nogil
cdef void judge(Tree t, Play play, int node, int edge) noexcept nogil
cdef void open_node(Tree t, Play play, int node) noexcept nogil
cdef int select(Tree t, int node) noexcept nogil
cpdef int favourite(Tree t, int node) noexcept nogil
