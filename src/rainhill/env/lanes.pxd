from rainhill.env cimport release

cdef class Lanes:
    cdef readonly list kept
    cdef long long[::1] addresses
