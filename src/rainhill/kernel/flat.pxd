cdef class FlatWork:
    cdef public int tracing, notes_count, list_stamp
    cdef int notes[4096]
    cdef unsigned int mask, x, y, z, w
    cpdef void seed(self, unsigned long long number) noexcept
    cpdef tuple note(self, int i)
    cpdef long long number_at(self, int i) noexcept

cdef int draw(FlatWork w, int n) noexcept nogil
cdef void note(FlatWork w, int code, int a, int b, int c, int d) noexcept nogil
cdef void note_long(FlatWork w, int code, int a, int b, int c, int d, int e, int f, int h) noexcept nogil
cdef int bits(unsigned int mask) noexcept nogil
