// What the text of a game means in C++: numbers of 64 bits as Numba has them, places counted from the end, room.
// The text is compiled by nvcc or NVRTC for a GPU, and by any C++17 compiler for the processor.
typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;

#ifdef __CUDACC__
#define DEVICE __device__
#define TABLE static __device__ const
#define ALIGNED alignas(16)
#else
#include <cmath>
using std::exp;
using std::sqrt;
#define DEVICE
#define TABLE static const
#define ALIGNED alignas(16)
#endif

// A rule that is called in several places: compiled once, or in each of them.
#if defined(__CUDACC__) && !defined(UNSHARED)
#define ONCE static DEVICE __noinline__
#else
#define ONCE static inline DEVICE
#endif
#define INLINE static inline DEVICE

// Loops stay loops: a GPU waits for instructions more than it counts.
#if defined(__CUDACC__) && !defined(UNROLLED)
#define LOOP _Pragma("unroll 1")
#else
#define LOOP
#endif

// Where a field lies; NVRTC has no word for it, but all other compilers look.
#ifdef __CUDACC_RTC__
#define LIES_AT(record, field, place)
#else
#define LIES_AT(record, field, place) static_assert(__builtin_offsetof(record, field) == place, "")
#endif

// An array of fixed shape in a record, under a name of its own.
template <class T> struct Places {
    T *at;
    DEVICE T &operator[](i64 i) const { return at[i]; }
    DEVICE Places() : at(nullptr) {}
    DEVICE Places(T *first) : at(first) {}
};

// Rows of numbers: one, and several below each other.
template <class T> struct Row {
    T *at;
    i64 n;
};
// Lists of decisions: how long they are is known, and no rule counts their places from the end.
template <> struct Row<i16> {
    i16 *at;
    DEVICE Row() : at(nullptr) {}
    DEVICE Row(i16 *first, i64) : at(first) {}
};
template <class T> struct Grid {
    T *at;
    i64 n;
    i64 m;
    DEVICE Row<T> row(i64 i) const { return {at + i * m, m}; }
};

#ifdef CHECKED  // a place that does not exist ends the program, as it raises an error in Python
#include <cstdio>
#include <cstdlib>
static i64 inside(i64 i, i64 n, int line) {
    if (i < 0 || i >= n) {
        fprintf(stderr, "line %d: place %lld of %lld\n", line, i, n);
        abort();
    }
    return i;
}
#define INSIDE(i, n) inside(i, n, __LINE__)
#define WRAPPED(i, n) inside(from_end(i, n), n, __LINE__)
#else
#define INSIDE(i, n) (i)
#define WRAPPED(i, n) from_end(i, n)
#endif

INLINE i64 from_end(i64 i, i64 n) { return i + ((i >> 63) & n); }
INLINE int from_end(int i, i64 n) { return i + ((i >> 31) & (int)n); }

template <class T> INLINE T floored_quotient(T a, T b) {
    T whole = a / b;
    return whole - (a % b != 0 && (a < 0) != (b < 0));
}
template <class T> INLINE T floored_rest(T a, T b) {
    T rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
INLINE i64 floor_div(i64 a, i64 b) { return floored_quotient(a, b); }
INLINE int floor_div(int a, int b) { return floored_quotient(a, b); }
INLINE i64 floor_mod(i64 a, i64 b) { return floored_rest(a, b); }
INLINE int floor_mod(int a, int b) { return floored_rest(a, b); }

template <class T> INLINE T least(T a, T b) { return b < a ? b : a; }
template <class T> INLINE T most(T a, T b) { return b > a ? b : a; }
template <class T> INLINE T size_of(T a) { return a < 0 ? -a : a; }

// States lie on multiples of 8 bytes and are as long.
INLINE void copy_words(const u8 *source, u8 *target, i64 bytes) {
    LOOP for (i64 i = 0; i < bytes / 8; ++i) ((u64 *)target)[i] = ((const u64 *)source)[i];
}
INLINE void clear_words(u8 *target, i64 bytes) {
    LOOP for (i64 i = 0; i < bytes / 8; ++i) ((u64 *)target)[i] = 0;
}
#define copy_state(source, target) copy_words(source, target, SIZE)
#define clear_state(raw) clear_words(raw, SIZE)

INLINE i64 trailing_zeros(i64 x) {
#ifdef __CUDA_ARCH__
    return x == 0 ? 64 : __ffsll(x) - 1;
#else
    return x == 0 ? 64 : __builtin_ctzll((u64)x);
#endif
}
