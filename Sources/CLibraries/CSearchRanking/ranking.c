#include "CSearchRanking.h"

#include <math.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// After so many rows of a word the rest is estimated from how far they reach.
#define COUNTED_ROWS 1000

struct search_ranking {
    const uint16_t *lengths;
    const float *factors;
    size_t slots;
    double rows, average;
    double weights[SEARCH_COLUMNS];
    double saturation, shortening;
    uint64_t unfinished;
};

// MARK: - Rarity

typedef struct {
    double rarity[SEARCH_PHRASES];
} rarities;

typedef struct {
    int64_t count, last;
} occurrences;

static int count_row(const Fts5ExtensionApi *api, Fts5Context *context, void *data) {
    occurrences *seen = data;
    seen->count++;
    seen->last = api->xRowid(context);
    return seen->count < COUNTED_ROWS ? SQLITE_OK : SQLITE_DONE;
}

static double rarity(const search_ranking *ranking, occurrences seen) {
    double rows = ranking->rows > 1 ? ranking->rows : 1;
    double count = (double)seen.count;
    if (seen.count >= COUNTED_ROWS && seen.last > 0) {
        double reach = (double)seen.last / (double)(ranking->slots > 1 ? ranking->slots : 1);
        if (reach < 1) count /= reach;
    }
    if (count > rows) count = rows;
    return log(1 + (rows - count + 0.5) / (count + 0.5));
}

static int phrase_rarities(
    const Fts5ExtensionApi *api, Fts5Context *context, const search_ranking *ranking, rarities **result) {
    *result = api->xGetAuxdata(context, 0);
    if (*result) return SQLITE_OK;
    rarities *made = sqlite3_malloc64(sizeof *made);
    if (!made) return SQLITE_NOMEM;
    int phrases = api->xPhraseCount(context);
    for (int phrase = 0; phrase < phrases && phrase < SEARCH_PHRASES; phrase++) {
        made->rarity[phrase] = 1;
        if (ranking->unfinished >> phrase & 1) continue;
        occurrences seen = {0, 0};
        int status = api->xQueryPhrase(context, phrase, &seen, count_row);
        if (status != SQLITE_OK && status != SQLITE_DONE) {
            sqlite3_free(made);
            return status;
        }
        made->rarity[phrase] = rarity(ranking, seen);
    }
    *result = made;
    return api->xSetAuxdata(context, made, sqlite3_free);
}

// MARK: - One row

/// The weighted count of each phrase in the row.
static int weighted_counts(
    const Fts5ExtensionApi *api, Fts5Context *context, const search_ranking *ranking, double *counts, int *phrases) {
    *phrases = api->xPhraseCount(context);
    if (*phrases > SEARCH_PHRASES) *phrases = SEARCH_PHRASES;
    memset(counts, 0, sizeof(double) * (size_t)*phrases);
    int instances = 0;
    int status = api->xInstCount(context, &instances);
    for (int index = 0; status == SQLITE_OK && index < instances; index++) {
        int phrase, column, offset;
        status = api->xInst(context, index, &phrase, &column, &offset);
        if (status == SQLITE_OK && phrase < *phrases && column < SEARCH_COLUMNS)
            counts[phrase] += ranking->weights[column];
    }
    return status;
}

static double row_norm(const search_ranking *ranking, int64_t row) {
    double length = ranking->average;
    if (ranking->lengths && row >= 0 && (size_t)row < ranking->slots) length = ranking->lengths[row];
    double average = ranking->average > 0 ? ranking->average : 1;
    return ranking->saturation * (1 - ranking->shortening + ranking->shortening * length / average);
}

static double row_factor(const search_ranking *ranking, int64_t row) {
    return ranking->factors && row >= 0 && (size_t)row < ranking->slots ? ranking->factors[row] : 1;
}

static double share(const search_ranking *ranking, double rarity, double count, double norm) {
    return count > 0 ? rarity * count * (ranking->saturation + 1) / (count + norm) : 0;
}

static void rank_row(
    const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *answer, int argument_count,
    sqlite3_value **arguments) {
    (void)argument_count;
    (void)arguments;
    const search_ranking *ranking = api->xUserData(context);
    rarities *known;
    double counts[SEARCH_PHRASES];
    int phrases;
    int status = phrase_rarities(api, context, ranking, &known);
    if (status == SQLITE_OK) status = weighted_counts(api, context, ranking, counts, &phrases);
    if (status != SQLITE_OK) {
        sqlite3_result_error_code(answer, status);
        return;
    }
    int64_t row = api->xRowid(context);
    double norm = row_norm(ranking, row), sum = 0;
    for (int phrase = 0; phrase < phrases; phrase++) sum += share(ranking, known->rarity[phrase], counts[phrase], norm);
    sqlite3_result_double(answer, sum * row_factor(ranking, row));
}

static void tell_row(
    const Fts5ExtensionApi *api, Fts5Context *context, sqlite3_context *answer, int argument_count,
    sqlite3_value **arguments) {
    (void)argument_count;
    (void)arguments;
    const search_ranking *ranking = api->xUserData(context);
    rarities *known;
    double counts[SEARCH_PHRASES];
    int phrases;
    int status = phrase_rarities(api, context, ranking, &known);
    if (status == SQLITE_OK) status = weighted_counts(api, context, ranking, counts, &phrases);
    if (status != SQLITE_OK) {
        sqlite3_result_error_code(answer, status);
        return;
    }
    double norm = row_norm(ranking, api->xRowid(context));
    sqlite3_str *text = sqlite3_str_new(NULL);
    for (int phrase = 0; phrase < phrases; phrase++)
        sqlite3_str_appendf(
            text, "%d\t%.6f\t%.6f\t%.6f\n", phrase, known->rarity[phrase], counts[phrase],
            share(ranking, known->rarity[phrase], counts[phrase], norm));
    sqlite3_result_text(answer, sqlite3_str_finish(text), -1, sqlite3_free);
}

// MARK: - Set-up

static fts5_api *full_text(sqlite3 *connection) {
    fts5_api *api = NULL;
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(connection, "SELECT fts5(?1)", -1, &statement, NULL) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", NULL);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

static void nothing(void *data) { (void)data; }

search_ranking *search_ranking_register(void *connection) {
    fts5_api *api = full_text(connection);
    if (!api) return NULL;
    search_ranking *ranking = calloc(1, sizeof *ranking);
    if (!ranking) return NULL;
    ranking->average = 1;
    ranking->saturation = 1.2;
    ranking->shortening = 0.75;
    for (int column = 0; column < SEARCH_COLUMNS; column++) ranking->weights[column] = 1;
    // The second function is released before the first.
    if (api->xCreateFunction(api, "search_rank", ranking, rank_row, free) != SQLITE_OK) return NULL;
    if (api->xCreateFunction(api, "search_parts", ranking, tell_row, nothing) != SQLITE_OK) return NULL;
    return ranking;
}

void search_ranking_set_rows(
    search_ranking *ranking, const uint16_t *lengths, const float *factors, size_t slots, double rows, double average) {
    ranking->lengths = lengths;
    ranking->factors = factors;
    ranking->slots = slots;
    ranking->rows = rows;
    ranking->average = average;
}

void search_ranking_set_query(
    search_ranking *ranking, const double *weights, int columns, double saturation, double shortening,
    uint64_t unfinished) {
    for (int column = 0; column < columns && column < SEARCH_COLUMNS; column++) ranking->weights[column] = weights[column];
    ranking->saturation = saturation;
    ranking->shortening = shortening;
    ranking->unfinished = unfinished;
}
