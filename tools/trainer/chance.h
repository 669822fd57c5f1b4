/* Random numbers of the trainer: one small generator, the same on every machine. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

static uint64_t chance_state[2];

static inline uint64_t mix(uint64_t x) {
    x ^= x >> 30; x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27; x *= 0x94d049bb133111ebULL;
    return x ^ x >> 31;
}

static inline void seed_chance(uint64_t seed) {
    chance_state[0] = mix(seed + 0x9e3779b97f4a7c15ULL);
    chance_state[1] = mix(seed + 2 * 0x9e3779b97f4a7c15ULL);
}

/* xoroshiro128+ */
static inline uint64_t draw(void) {
    uint64_t a = chance_state[0], b = chance_state[1], sum = a + b;
    b ^= a;
    chance_state[0] = (a << 24 | a >> 40) ^ b ^ b << 16;
    chance_state[1] = b << 37 | b >> 27;
    return sum;
}

static inline uint32_t draw_below(uint32_t n) { return (uint32_t)((draw() >> 32) * n >> 32); }
static inline float draw_unit(void) { return (float)(draw() >> 40) * 0x1p-24f; }

/* Lays the first six cards of a shuffled deck. */
static inline void draw_deal(int8_t *cards) {
    uint64_t used = 0;
    for (int i = 0; i < 6; i++) {
        int c;
        do c = (int)draw_below(40); while (used >> c & 1);
        used |= 1ULL << c;
        cards[i] = (int8_t)c;
    }
}

#endif
