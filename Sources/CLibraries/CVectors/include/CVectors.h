#ifndef CVECTORS_H
#define CVECTORS_H

#include <stddef.h>
#include <stdint.h>

/// The dot products of one vector with many that stand one after the other.
///
/// @param query   `dimensions` numbers.
/// @param vectors `count` vectors of `dimensions` numbers each.
/// @param products Gets `count` products. None can overflow below 131,072 dimensions.
void vectors_dot(const int8_t *query, const int8_t *vectors, size_t count, size_t dimensions, int32_t *products);

/// Adds a row, times a factor, to a sum.
///
/// @param sum        `dimensions` numbers.
/// @param row        `dimensions` numbers.
void vectors_add(float *sum, const int8_t *row, float factor, size_t dimensions);

#endif
