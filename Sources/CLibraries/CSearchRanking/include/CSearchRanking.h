#ifndef CSEARCHRANKING_H
#define CSEARCHRANKING_H

#include <stddef.h>
#include <stdint.h>

/// What the functions `search_rank` and `search_parts` of one connection know beside the words of a row.
typedef struct search_ranking search_ranking;

/// The most columns and phrases that are weighed; what is beyond counts nothing.
#define SEARCH_COLUMNS 8
#define SEARCH_PHRASES 64

/// Makes two functions for full-text tables of a connection.
///
/// `search_rank(table)` gives how well a row fits the query: the formula of BM25 over weighted columns, times the factor of
/// the row. `search_parts(table)` tells how: a line a phrase, with tabs between its number, rarity, weighted count and share.
///
/// @param connection The connection, an `sqlite3 *`; the ranking is released when it closes.
/// @return Null where the connection has no full-text search or there is no memory.
search_ranking *search_ranking_register(void *connection);

/// Sets what is known of the rows. The arrays must stay until others are set.
///
/// @param lengths The length of each row in words, by its identifier.
/// @param factors What its score is multiplied with.
/// @param slots   How many there are of each.
/// @param rows    How many rows there are.
/// @param average Their average length.
void search_ranking_set_rows(
    search_ranking *ranking, const uint16_t *lengths, const float *factors, size_t slots, double rows, double average);

/// Sets how rows are weighed.
///
/// @param weights    The weight of each column.
/// @param columns    How many weights there are.
/// @param saturation How soon a further occurrence counts no more; the k1 of BM25.
/// @param shortening How much a long row loses, 0 to 1; the b of BM25.
/// @param unfinished Bit n is set where phrase n is the beginning of a word: its rarity is not counted but taken as 1.
void search_ranking_set_query(
    search_ranking *ranking, const double *weights, int columns, double saturation, double shortening,
    uint64_t unfinished);

#endif
