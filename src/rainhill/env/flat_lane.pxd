from rainhill.env cimport codes

cdef class Arrays:
    cdef int[::1] actions
    cdef float[::1] observations
    cdef signed char[::1] masks
    cdef float[::1] rewards
    cdef int[::1] scores
    cdef signed char[::1] done
    cdef signed char[::1] asked
    cdef int[::1] steps
    cdef float[::1] last
    cdef int keeps_last

cdef class Lane:
    cdef public int row, seats, action_count, size, reward, limit
    cdef Arrays arrays
    cdef int points[6]
    cpdef set_arrays(self, Arrays arrays)
    cdef int asked(self) noexcept nogil
    cdef int find_legal(self) noexcept nogil
    cdef void mark(self, signed char[::1] masks, long long base) noexcept nogil
    cdef void force(self) noexcept nogil
    cdef int advance(self, int number) noexcept nogil
    cdef void observe(self, int seat, float[::1] out, long long base) noexcept nogil
    cdef int pick(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int is_ahead(self, int a, int b) noexcept nogil
    cdef void restart(self) noexcept nogil
    cpdef look(self, int seat, float[::1] out)
    cpdef int list_numbers(self, signed char[::1] masks) except -1
    cpdef bint play(self, int number) except -1

cdef void answer_forced(Lane t) noexcept nogil
cdef double payment(Lane t, int seat) noexcept nogil
cdef void show(Lane t, Arrays a) noexcept nogil
cdef void clear_decimals(float[::1] out, long long row, long long size) noexcept nogil
cdef void clear_marks(signed char[::1] out, long long row, long long size) noexcept nogil
cdef void step(Lane t) noexcept nogil
cdef void step_row(Lane t, Arrays a) noexcept nogil
cdef void close(Lane t, Arrays a, int seat) noexcept nogil
cdef void choose(Lane t) noexcept nogil
