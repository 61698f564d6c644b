#include "CVectors.h"

// The loops are plain; the compiler makes wide instructions of them. On x86-64 each is compiled twice, and the loader
// takes the version that the processor has, once a process.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

FOR_EACH_PROCESSOR
void vectors_dot(const int8_t *query, const int8_t *vectors, size_t count, size_t dimensions, int32_t *products) {
    for (size_t vector = 0; vector < count; vector++) {
        const int8_t *values = vectors + vector * dimensions;
        int32_t sum = 0;
        for (size_t index = 0; index < dimensions; index++) sum += (int32_t)query[index] * (int32_t)values[index];
        products[vector] = sum;
    }
}

FOR_EACH_PROCESSOR
void vectors_add(float *sum, const int8_t *row, float factor, size_t dimensions) {
    for (size_t index = 0; index < dimensions; index++) sum[index] += factor * (float)row[index];
}
