# Put in place of release.py by the compiler. The lanes are kept by a list, and reached by their addresses without it.
from rainhill.env cimport flat_lane
from rainhill.env.flat_lane cimport Lane

cdef inline void step(list kept, long long[::1] addresses, int first, int last) noexcept:
    cdef int i
    with nogil:
        for i in range(first, last):
            flat_lane.step(<Lane><void*><size_t>addresses[i])

cdef inline void choose(list kept, long long[::1] addresses, int first, int last) noexcept:
    cdef int i
    with nogil:
        for i in range(first, last):
            flat_lane.choose(<Lane><void*><size_t>addresses[i])
