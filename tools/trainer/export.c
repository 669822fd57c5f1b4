/* Makes the table that ships from a checkpoint.
 *
 * Usage: export CHECKPOINT TABLE WEIGHT BITS [scores]. Keeps situations met at least WEIGHT times
 * (in discounted visits) whose play differs from that of their coarse key, and every coarse key.
 * What was met seldom leans on a middle key as if on so many visits more, and that on the coarse
 * key: play in them is mostly noise, which the best answer lives on. What is hardly ever done is
 * not done. Tables of play near the end of a match are coarse already: all that was met WEIGHT
 * times is kept. */
#include "table.h"

static const float LEAN_BEFORE = 3000; /* the end of the envido */
static const float LEAN_AFTER = 1000, LEAN_BETWEEN = 1000;
static const float NOTHING = 0.05f, SAME = 0.03f, COARSE_WEIGHT = 0.5f;

typedef struct { uint64_t hash; uint8_t odds[MOST_MOVES - 1]; } Kept;
typedef struct { uint64_t key; float sum[MOVES]; } Coarse;

static Coarse *coarse, *middle;
static uint64_t coarse_mask, middle_mask;
static Kept *kept[MOST_MOVES + 1];
static size_t counts[MOST_MOVES + 1], rooms[MOST_MOVES + 1];

static Coarse *find_in(Coarse *room, uint64_t mask, uint64_t key) {
    uint64_t at = mix(key) & mask;
    while (room[at].key && room[at].key != key) at = (at + 1) & mask;
    room[at].key = key;
    return room + at;
}

static Coarse *find_coarse(uint64_t key) { return find_in(coarse, coarse_mask, coarse_key(key)); }

/* The key between: first cards in half as many classes, images in three. */
static uint64_t middle_key(uint64_t key) {
    static const uint64_t rough[6] = {0, 0, 1, 2, 2, 3};
    uint64_t memory = key >> 6 & 63;
    if (memory >= ACCEPTED && memory < FLOR_MINE) {
        memory -= ACCEPTED;
        uint64_t mine = rough[memory / (IMAGES + 1)], his = rough[memory % (IMAGES + 1)];
        memory = ACCEPTED + (IMAGES + 1) * mine + his;
        key = (key & ~(63ULL << 6)) | memory << 6;
    }
    int tag = (int)(key & 3);
    if (tag == TAG_SECOND) key = (key & ~(63ULL << 14)) | (key >> 1 & 27ULL << 14);
    if (tag == TAG_THIRD) key = (key & ~(63ULL << 22)) | (key >> 1 & 27ULL << 22);
    return key;
}

static Coarse *find_middle(uint64_t key) { return find_in(middle, middle_mask, middle_key(key)); }

static float normalise(float *odds, int n) {
    float all = 0;
    for (int i = 0; i < n; i++) all += odds[i];
    for (int i = 0; i < n; i++) odds[i] = all > 0 ? odds[i] / all : 1.0f / (float)n;
    return all;
}

static void keep(uint64_t key, float *odds, int n) {
    for (int i = 0; i < n; i++) if (odds[i] < NOTHING) odds[i] = 0;
    normalise(odds, n);
    if (counts[n] == rooms[n]) {
        rooms[n] = rooms[n] ? 2 * rooms[n] : 1024;
        kept[n] = realloc(kept[n], rooms[n] * sizeof(Kept));
    }
    Kept *k = kept[n] + counts[n]++;
    k->hash = mix(key);
    float exact = 0;
    int before = 0;
    for (int i = 0; i < n - 1 && i < MOST_MOVES - 1; i++) { /* rounds the running sum, so that 255 is never passed */
        exact += odds[i];
        int upto = (int)(255 * exact + 0.5f);
        if (upto > 255) upto = 255;
        k->odds[i] = (uint8_t)(upto - before);
        before = upto;
    }
}

static int by_hash(const void *a, const void *b) {
    uint64_t x = ((const Kept *)a)->hash, y = ((const Kept *)b)->hash;
    return x < y ? -1 : x > y;
}

static void put_word(FILE *file, uint32_t word) {
    for (int i = 0; i < 4; i++) fputc((int)(word >> 8 * i & 255), file);
}

static void write_section(FILE *file, int n, uint32_t bits) {
    size_t at = 0;
    qsort(kept[n], counts[n], sizeof(Kept), by_hash);
    for (uint64_t bucket = 0; bucket <= 1u << bits; bucket++) {
        while (at < counts[n] && (bits ? kept[n][at].hash >> (64 - bits) : 0) < bucket) at++;
        put_word(file, (uint32_t)at);
    }
    for (size_t i = 0; i < counts[n]; i++) {
        uint32_t print = (uint32_t)(kept[n][i].hash >> (40 - bits)) & 0xffffff;
        for (int b = 0; b < 3; b++) fputc((int)(print >> 8 * b & 255), file);
    }
    for (size_t i = 0; i < counts[n]; i++) fwrite(kept[n][i].odds, 1, (size_t)n - 1, file);
}

int main(int argc, char **argv) {
    if (argc != 5 && argc != 6) {
        fputs("usage: export CHECKPOINT TABLE WEIGHT BITS [scores]\n", stderr);
        return 2;
    }
    int scores = argc == 6;
    float least = (float)atof(argv[3]);
    init_cards();
    make_images();
    make_table(atoi(argv[4]));
    load(argv[1]);
    coarse_mask = (1u << 23) - 1;
    coarse = calloc(coarse_mask + 1, sizeof *coarse);
    middle_mask = (1u << 24) - 1;
    middle = calloc(middle_mask + 1, sizeof *middle);
    for (uint64_t i = 0; i <= table_mask; i++)
        if (table[i].key && !scores) {
            Coarse *c = find_coarse(table[i].key), *m = find_middle(table[i].key);
            for (int a = 0; a < MOVES; a++) {
                c->sum[a] += table[i].sum[a];
                m->sum[a] += table[i].sum[a];
            }
        }
    for (uint64_t i = 0; i <= coarse_mask; i++) {
        int n = coarse[i].key ? moves_of_key(coarse[i].key) : 0;
        if (n > 1 && normalise(coarse[i].sum, n) >= COARSE_WEIGHT) {
            float odds[MOVES];
            memcpy(odds, coarse[i].sum, sizeof odds);
            keep(coarse[i].key, odds, n);
        }
    }
    size_t coarse_kept = 0, all_kept = 0;
    for (int n = 2; n <= MOST_MOVES; n++) coarse_kept += counts[n];
    for (uint64_t i = 0; i <= table_mask; i++) {
        uint64_t key = table[i].key;
        if (!key) continue;
        int n = moves_of_key(key);
        float weight = 0, apart = 0, odds[MOVES];
        for (int a = 0; a < n; a++) weight += odds[a] = table[i].sum[a];
        if (weight < least) continue;
        if (scores) {
            normalise(odds, n);
            keep(key, odds, n);
            continue;
        }
        const Coarse *c = find_coarse(key), *m = find_middle(key);
        if ((key & 3) == TAG_ENVIDO)
            for (int a = 0; a < n; a++) odds[a] = table[i].sum[a] + LEAN_BEFORE * c->sum[a];
        else {
            float between[MOVES];
            for (int a = 0; a < n; a++) between[a] = m->sum[a] + LEAN_BETWEEN * c->sum[a];
            normalise(between, n);
            for (int a = 0; a < n; a++) odds[a] = table[i].sum[a] + LEAN_AFTER * between[a];
        }
        normalise(odds, n);
        for (int a = 0; a < n; a++) apart += odds[a] > c->sum[a] ? odds[a] - c->sum[a] : 0;
        if (apart > SAME) keep(key, odds, n);
    }
    FILE *file = fopen(argv[2], "wb");
    if (!file) { perror(argv[2]); return 1; }
    fwrite(TABLE_MAGIC, 1, 8, file);
    uint32_t bits[MOST_MOVES + 1];
    for (int n = 2; n <= MOST_MOVES; n++) {
        for (bits[n] = 0; counts[n] >> bits[n] > 16; bits[n]++) {}
        put_word(file, bits[n]);
        put_word(file, (uint32_t)counts[n]);
        all_kept += counts[n];
    }
    fwrite(image_of, 1, sizeof image_of, file);
    for (int n = 2; n <= MOST_MOVES; n++) write_section(file, n, bits[n]);
    long size = ftell(file);
    if (fclose(file)) { perror(argv[2]); return 1; }
    printf("%zu exact and %zu coarse situations of %llu, %.1f MB, %llu iterations\n",
           all_kept - coarse_kept, coarse_kept, (unsigned long long)table_used,
           (double)size * 1e-6, (unsigned long long)head.iterations);
    return 0;
}
