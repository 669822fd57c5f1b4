/* The table as it ships: fingerprints in buckets, probabilities in bytes.
 *
 * "VALE4T01"; then for 2 to 7 moves the bits of the bucket number and the count of entries, 12
 * little-endian words; then the public images; then for 2 to 7 moves: where each bucket begins
 * (2^bits + 1 words), the fingerprints (3 bytes each), the probabilities (moves - 1 bytes each,
 * in 255ths, the last move has what is left). Bucket and fingerprint are the top bits of the
 * mixed key. game/ai/table.py reads the same. */
#ifndef TABLE_H
#define TABLE_H

#include "keys.h"
#include "memory.h"

static const char TABLE_MAGIC[9] = "VALE4T01";
enum { MOST_MOVES = 7 };

typedef struct {
    uint32_t bits, count;
    const uint8_t *starts, *prints, *odds;
} Section;

typedef struct { Section sections[MOST_MOVES + 1]; } Table;

static Table neutral;

static inline uint32_t word_at(const uint8_t *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static inline void open_table(Table *shipped, const char *path) {
    Section *sections = shipped->sections;
    FILE *file = fopen(path, "rb");
    if (!file) { perror(path); exit(1); }
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    uint8_t *data = malloc(size);
    if (fread(data, 1, size, file) != size || memcmp(data, TABLE_MAGIC, 8)) {
        fprintf(stderr, "%s is no table\n", path);
        exit(1);
    }
    fclose(file);
    const uint8_t *at = data + 8;
    for (int n = 2; n <= MOST_MOVES; n++, at += 8) {
        sections[n].bits = word_at(at);
        sections[n].count = word_at(at + 4);
    }
    memcpy(image_of, at, sizeof image_of);
    at += sizeof image_of;
    for (int n = 2; n <= MOST_MOVES; n++) {
        Section *section = sections + n;
        section->starts = at;
        section->prints = section->starts + 4 * ((1u << section->bits) + 1);
        section->odds = section->prints + 3 * section->count;
        at = section->odds + (size_t)(n - 1) * section->count;
    }
}

static inline int look_up(const Table *shipped, uint64_t key, int n, float *odds) {
    const Section *section = shipped->sections + n;
    uint64_t hash = mix(key);
    uint32_t bucket = section->bits ? (uint32_t)(hash >> (64 - section->bits)) : 0;
    uint32_t print = (uint32_t)(hash >> (40 - section->bits)) & 0xffffff;
    uint32_t from = word_at(section->starts + 4 * bucket);
    uint32_t to = word_at(section->starts + 4 * bucket + 4);
    for (uint32_t i = from; i < to; i++) {
        const uint8_t *p = section->prints + 3 * i;
        if (((uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16) != print) continue;
        const uint8_t *byte = section->odds + (size_t)(n - 1) * i;
        int left = 255;
        for (int a = 0; a < n - 1; a++) {
            odds[a] = (float)byte[a] / 255;
            left -= byte[a];
        }
        odds[n - 1] = (float)left / 255;
        return 1;
    }
    return 0;
}

/* The policy as played: 2 from the exact key, 1 from the coarse one, 0 from neither, and then
 * the mildest there is: the weakest card, no call, no quiero. */
static inline int policy(uint64_t key, const int8_t *moves, int n, float *odds) {
    if (look_up(&neutral, key, n, odds)) return 2;
    if (look_up(&neutral, coarse_key(key), n, odds)) return 1;
    for (int i = 0; i < n; i++) odds[i] = 0;
    odds[moves[0] <= PLAY2 ? 0 : n - 1] = 1;
    return 0;
}

#endif
