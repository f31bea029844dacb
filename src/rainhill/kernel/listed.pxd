from rainhill.kernel.flat cimport FlatWork

cdef bint SOURCE

cdef class KnownNumbers:
    cdef public dict typed, numbers
    cdef object last
    cdef long long last_number
    cpdef long long number(self, object action)

cdef class ListedActions:
    cdef public KnownNumbers known
    cdef public int length, stamp, kind
    cdef public FlatWork work
    cdef public object ground, flat
    cdef object kept

cdef class ListedEvents:
    cdef public object position, before
    cdef public long long number
    cdef tuple told

cdef class Fingerprint:
    cdef unsigned long long mask, factor
    cdef public unsigned long long value
    cdef void add(self, long long number) noexcept nogil

cpdef long long key_of(long long number) noexcept
cpdef long long number_of(long long key) noexcept
