/* What a player remembers: the situation as a key of 64 bits, the moves that key tells apart.
 *
 * Suits are dropped. While envido can still be called the hand is exact; afterwards its points
 * matter only as a public image of the cards still to come. The layout of the bits is the
 * contract with game/ai/keys.py, which golden keys hold to it. */
#ifndef KEYS_H
#define KEYS_H

#include "rules.h"

enum { TAG_ENVIDO, TAG_FIRST, TAG_SECOND, TAG_THIRD };
enum { IMAGES = 5, NO_IMAGE = 5, SHOWN_SETS = 1 + 40 + 780, TANTOS = 34, ACCEPTED = 3 };
enum { FLOR_MINE = 39, FLOR_HIS = 40, FLOR_BOTH = 45 }; /* FLOR_HIS + 1 + suit once a card is shown */

static const int8_t FINE[14] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7};
static const int8_t MIDDLE[14] = {0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5};
static const int8_t ROUGH[14] = {0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4};

static uint8_t image_of[TANTOS][SHOWN_SETS]; /* made by make_images, shipped with the table */

static inline int shown_pair(int a, int b) {
    int lo = a < b ? a : b, hi = a < b ? b : a;
    return 41 + hi * (hi - 1) / 2 + lo;
}

/* The public image: how strong the unseen cards of a player are on average, given the tanto it
 * declared and the cards it has shown, in five equally likely classes for each number shown. */
static inline void make_images(void) {
    static float mean[TANTOS][SHOWN_SETS], weight[TANTOS][SHOWN_SETS];
    memset(mean, 0, sizeof mean);
    memset(weight, 0, sizeof weight);
    int8_t h[3];
    for (h[2] = 2; h[2] < 40; h[2]++)
        for (h[1] = 1; h[1] < h[2]; h[1]++)
            for (h[0] = 0; h[0] < h[1]; h[0]++) {
                int t = envido_points(h);
                float power[3], all = 0;
                for (int i = 0; i < 3; i++) all += power[i] = card_power[h[i]];
                mean[t][0] += all / 3;
                weight[t][0] += 1;
                for (int i = 0; i < 3; i++) {
                    int one = 1 + h[i], two = shown_pair(h[(i + 1) % 3], h[(i + 2) % 3]);
                    mean[t][one] += (all - power[i]) / 2;
                    weight[t][one] += 1;
                    mean[t][two] += power[i];
                    weight[t][two] += 1;
                }
            }
    static const int from[4] = {0, 1, 41, SHOWN_SETS};
    for (int group = 0; group < 3; group++) {
        /* A histogram in hundredths is fine enough to cut into equal parts. */
        static double mass[1400];
        memset(mass, 0, sizeof mass);
        double total = 0;
        for (int t = 0; t < TANTOS; t++)
            for (int k = from[group]; k < from[group + 1]; k++)
                if (weight[t][k] > 0) {
                    mass[(int)(100 * mean[t][k] / weight[t][k])] += weight[t][k];
                    total += weight[t][k];
                }
        static uint8_t class_of[1400];
        double below = 0;
        for (int i = 0; i < 1400; i++) {
            int image = (int)(IMAGES * (below + mass[i] / 2) / total);
            class_of[i] = (uint8_t)(image < IMAGES ? image : IMAGES - 1);
            below += mass[i];
        }
        for (int t = 0; t < TANTOS; t++)
            for (int k = from[group]; k < from[group + 1]; k++)
                image_of[t][k] = weight[t][k] > 0
                    ? class_of[(int)(100 * mean[t][k] / weight[t][k])] : NO_IMAGE;
    }
}

static inline int rank_at(const State *s, int p, int baza) {
    int slot = s->played[p][baza];
    return slot < 0 ? -1 : card_power[s->hand[p][slot]];
}

/* Slots of equal cards count as the first of them. */
static inline int first_equal(const State *s, int p, int slot) {
    while (slot > 0 && card_power[s->hand[p][slot - 1]] == card_power[s->hand[p][slot]]) slot--;
    return slot;
}

static inline int is_envido_alive(const State *s) {
    if (s->ev_state == EV_ASKED) return 1;
    return s->ev_state == EV_OPEN && !s->bazas && !s->level && !(s->pending && s->caller == 1);
}

static inline int image(const State *s, int p) {
    if (p == 1 && s->ev_winner == 0) return NO_IMAGE; /* «son buenas» */
    int shown[3], n = 0;
    for (int b = 0; b < 3; b++)
        if (s->played[p][b] >= 0) shown[n++] = s->hand[p][s->played[p][b]];
    if (n == 3) return NO_IMAGE;
    int set = n == 0 ? 0 : n == 1 ? 1 + shown[0] : shown_pair(shown[0], shown[1]);
    return image_of[s->tanto[p]][set];
}

/* A flor; none; declined: whose call; accepted: both images. */
static inline int envido_memory(const State *s, int p) {
    if (s->sung == 3) return FLOR_BOTH;
    if (s->sung) {
        int first = s->played[1 - p][0];
        if (s->sung >> p & 1) return FLOR_MINE;
        return first < 0 ? FLOR_HIS : FLOR_HIS + 1 + s->hand[1 - p][first] / 10;
    }
    if (s->ev == 0) return 0;
    if (!s->ev_won) return 1 + (s->ev_caller != p);
    return ACCEPTED + (IMAGES + 1) * image(s, p) + image(s, 1 - p);
}

static inline int truco_memory(const State *s, int p) {
    if (s->pending) return 5 + s->pending;
    if (s->level == 3) return 5;
    return s->level == 0 ? 0 : 2 * s->level - (s->quiero == p);
}

static inline int result_for(int result, int p) {
    return result == PARDA ? 2 : result == p ? 0 : 1;
}

#define PUT(field, bits) (key = key << (bits) | (uint64_t)(field))

/* Returns the key of the player to act; f is the class of falta, 0 to 3, of which it tells the
 * two cheap ones from the two dear ones. */
static inline uint64_t key_of(const State *s, int p, int f) {
    uint64_t key = 0;
    int q = 1 - p, b = s->bazas;
    const int8_t *hand = s->hand[p];
    int own = s->played[p][b], theirs = rank_at(s, q, b) + 1;
    if (is_envido_alive(s)) {
        PUT(p, 1);
        for (int i = 0; i < 3; i++) PUT(card_power[hand[i]], 4);
        PUT(s->tanto[p], 6); PUT(own < 0 ? 0 : 1 + first_equal(s, p, own), 2); PUT(theirs, 4);
        PUT(s->ev, 4); PUT(s->pending ? 1 : 0, 1); PUT(f >> 1, 2); PUT(TAG_ENVIDO, 2);
        return key;
    }
    int memory = envido_memory(s, p);
    if (b == 0) {
        PUT(p, 1);
        for (int i = 0; i < 3; i++) PUT(card_power[hand[i]], 4);
        PUT(own < 0 ? 0 : 1 + first_equal(s, p, own), 2); PUT(theirs, 4);
    } else {
        const int8_t *classes = memory >= ACCEPTED && memory < FLOR_MINE ? ROUGH : b == 1 ? MIDDLE : FINE;
        int my1 = classes[rank_at(s, p, 0)], his1 = classes[rank_at(s, q, 0)];
        if (b == 1) {
            int left[2], n = 0;
            for (int i = 0; i < 3; i++) if (i != s->played[p][0]) left[n++] = i;
            int lo = card_power[hand[left[0]]], hi = card_power[hand[left[1]]];
            PUT(p, 1); PUT(lo, 4); PUT(hi, 4);
            PUT(own < 0 ? 0 : own == left[0] || lo == hi ? 1 : 2, 2); PUT(theirs, 4);
            PUT(my1, 3); PUT(his1, 3); PUT(result_for(s->results[0], p), 2);
        } else {
            int last = 0;
            while (last == s->played[p][0] || last == s->played[p][1]) last++;
            int mine = card_power[hand[last]];
            if (theirs) {
                int first = s->results[0] == PARDA ? 0 : s->results[0];
                mine = mine > theirs - 1 || (mine == theirs - 1 && first == p);
            }
            PUT(p, 1); PUT(mine, 4); PUT(own >= 0, 1); PUT(theirs, 4);
            PUT(my1, 3); PUT(his1, 3);
            PUT(classes[rank_at(s, p, 1)], 3); PUT(classes[rank_at(s, q, 1)], 3);
            PUT(result_for(s->results[0], p), 2); PUT(result_for(s->results[1], p), 2);
        }
    }
    PUT(memory, 6); PUT(truco_memory(s, p), 4); PUT(TAG_FIRST + b, 2);
    return key;
}

/* The coarser key for what was met too seldom. While envido can be called: any falta. Later: no
 * first cards, no images, no suit of a flor. */
static inline uint64_t coarse_key(uint64_t key) {
    const uint64_t mark = 1ULL << 62;
    int tag = (int)(key & 3);
    if (tag == TAG_ENVIDO) return mark | (key & ~0xcULL);
    uint64_t memory = key >> 6 & 63;
    key &= ~(63ULL << 6);
    if (memory > FLOR_HIS && memory < FLOR_BOTH) memory = FLOR_HIS;
    else if (memory > ACCEPTED && memory < FLOR_MINE) memory = ACCEPTED;
    key |= memory << 6;
    if (tag == TAG_SECOND) key &= ~(63ULL << 14);
    if (tag == TAG_THIRD) key &= ~(63ULL << 22);
    return mark | key;
}

static inline int may_raise(int truco) { return truco == 0 || truco == 1 || truco == 3; }

/* Returns how many moves a key (or coarse key) tells apart. */
static inline int moves_of_key(uint64_t key) {
    int tag = (int)(key & 3);
    int truco = (int)(key >> 2 & 15);
    if (tag == TAG_ENVIDO) {
        int ev = (int)(key >> 5 & 15), n = 2;
        if (!ev && key >> 4 & 1) return 6;
        if (!ev) {
            int a = (int)(key >> 29 & 15), b = (int)(key >> 25 & 15), c = (int)(key >> 21 & 15);
            return 5 + (a != b) + (b != c);
        }
        for (int i = 0; i < 3; i++) n += EV_NEXT[ev][i] >= 0;
        return n;
    }
    if (truco > 5) return 2 + (truco < 8);
    if (tag == TAG_FIRST) {
        int a = (int)(key >> 26 & 15), b = (int)(key >> 22 & 15), c = (int)(key >> 18 & 15);
        return 1 + (a != b) + (b != c) + may_raise(truco);
    }
    if (tag == TAG_SECOND) return 1 + ((key >> 30 & 15) != (key >> 26 & 15)) + may_raise(truco);
    return 1 + may_raise(truco);
}

/* The moves a key tells apart, in the order of its probabilities; returns how many. */
static inline int moves_of(const State *s, int p, int8_t *moves) {
    int menu = legal(s), n = 0;
    for (int i = 0; i < 3; i++)
        if (menu >> i & 1) {
            int before = i - 1, same = 0;
            for (; before >= 0; before--)
                if (menu >> before & 1 && card_power[s->hand[p][before]] == card_power[s->hand[p][i]])
                    same = 1;
            if (!same) moves[n++] = (int8_t)i;
        }
    for (int a = RAISE; a < FOLD; a++)
        if (menu >> a & 1) moves[n++] = (int8_t)a;
    return n;
}

#endif
