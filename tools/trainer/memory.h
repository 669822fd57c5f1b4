/* The table while it is learned: one cache line a situation, found by its key. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "chance.h"

enum { MOVES = 7, MAGIC = 0x76347431 };

typedef struct {
    uint64_t key; /* 0: free */
    float regret[MOVES], sum[MOVES];
} Entry;

typedef struct {
    uint32_t magic, period;
    uint64_t iterations, entries, chance[2], nodes;
} Head;

static Entry *table;
static uint64_t table_mask, table_used;
static Head head = {.magic = MAGIC};

static inline void make_table(int bits) {
    size_t size = sizeof(Entry) << bits;
    table = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (table == MAP_FAILED) { perror("mmap"); exit(1); }
    madvise(table, size, MADV_HUGEPAGE);
    table_mask = (1ULL << bits) - 1;
}

static inline Entry *find(uint64_t key) {
    uint64_t at = mix(key) & table_mask;
    while (table[at].key != key) {
        if (!table[at].key) {
            if (++table_used > table_mask / 8 * 7) { fputs("the table is full\n", stderr); exit(1); }
            table[at].key = key;
            return table + at;
        }
        at = (at + 1) & table_mask;
    }
    return table + at;
}

static inline void load(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return;
    if (fread(&head, sizeof head, 1, file) != 1 || head.magic != MAGIC) {
        fprintf(stderr, "%s is no checkpoint\n", path);
        exit(1);
    }
    static Entry block[4096];
    uint64_t left = head.entries;
    while (left) {
        size_t n = fread(block, sizeof(Entry), left < 4096 ? left : 4096, file);
        if (!n) { fprintf(stderr, "%s is cut short\n", path); exit(1); }
        for (size_t i = 0; i < n; i++) *find(block[i].key) = block[i];
        left -= n;
    }
    fclose(file);
}

/* Writes beside the file first: a checkpoint is whole or the one before. */
static inline void save(const char *path) {
    char part[1024];
    snprintf(part, sizeof part, "%s.part", path);
    FILE *file = fopen(part, "wb");
    if (!file) { perror(part); exit(1); }
    head.entries = table_used;
    int ok = fwrite(&head, sizeof head, 1, file) == 1;
    for (uint64_t i = 0; i <= table_mask && ok; i++)
        if (table[i].key) ok = fwrite(table + i, sizeof(Entry), 1, file) == 1;
    if (fclose(file) || !ok || rename(part, path)) { perror(path); exit(1); }
}

#endif
