/* Near the end of a match: keys that know the score, and what a score is worth.
 *
 * A score counts as near when a side lacks at most three points. Lacks of four and more are one
 * class. The layout of the key is the contract with game/ai/scores.py. */
#ifndef SCORE_H
#define SCORE_H

#include <stdio.h>
#include <stdlib.h>

#include "keys.h"

enum { LONGEST = 40, FAR = 4 };

/* win_chance[a][b]: how likely the mano of the next hand wins lacking a, its rival lacking b. */
static float win_chance[LONGEST + 1][LONGEST + 1];

static inline int lack_of(const State *s, int p) { return s->lack[p] - s->points[p]; }
static inline int score_class(int lack) { return (lack < FAR ? lack : FAR) - 1; }

static inline int is_near(const State *s) { return lack_of(s, 0) < FAR || lack_of(s, 1) < FAR; }

/* Returns the coarse key together with what each side lacks now. */
static inline uint64_t score_key(const State *s, int p) {
    uint64_t both = (uint64_t)(4 * score_class(lack_of(s, p)) + score_class(lack_of(s, 1 - p)));
    return coarse_key(key_of(s, p, 0)) | both << 56;
}

/* Returns the class of falta nearest to what one is worth at these lacks. */
static inline int falta_class_of(const State *s) {
    static const float trained[4] = {7, 10, 14, 20};
    int lack = lack_of(s, 0) < lack_of(s, 1) ? lack_of(s, 0) : lack_of(s, 1), best = 0;
    float worth = 0.7f * (float)lack;
    for (int f = 1; f < 4; f++) {
        float d = trained[f] - worth, e = trained[best] - worth;
        if (d * d < e * e) best = f;
    }
    return best;
}

/* Returns how likely player 0 wins the match after this hand. */
static inline float chance_after(const State *s) {
    int a = lack_of(s, 0), b = lack_of(s, 1);
    return a <= 0 ? 1 : b <= 0 ? 0 : 1 - win_chance[b][a];
}

static inline void load_chances(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) { perror(path); exit(1); }
    for (int a = 1; a <= LONGEST; a++)
        for (int b = 1; b <= LONGEST; b++)
            if (fscanf(file, "%f", &win_chance[a][b]) != 1) {
                fprintf(stderr, "%s is cut short\n", path);
                exit(1);
            }
    fclose(file);
}

#endif
