/* The measuring opponents, as game/ai plays them, for contests of many hands.
 *
 * Each sees its own cards and what lies open. Their numbers are those of game/ai/rule.py, heur.py
 * and montecarlo.py; play here must be worth the same against a table as play there. */
#ifndef RIVALS_H
#define RIVALS_H

#include "chance.h"
#include "rules.h"

enum { BRAVA = 10, GOOD = 8, MOST_WORLDS = 160, TRIES = 30 };

typedef struct { int worlds; float bluffs, calls, accepts, raises; } Habits;

static const Habits HEUR = {40, 0.10f, 0.62f, 0.42f, 0.80f};
static const Habits TIGHT = {40, 0.02f, 0.75f, 0.50f, 0.80f};
static const Habits LOOSE = {40, 0.30f, 0.50f, 0.35f, 0.70f};

static inline int luck(float chance) { return draw_unit() < chance; }
static inline int power_of(const State *s, int p, int slot) { return card_power[s->hand[p][slot]]; }
static inline int lacks(const State *s, int p) { return s->lack[p] - s->points[p]; }
static inline int has(int menu, int action) { return menu >> action & 1; }

/* The strength of the card lying in the open baza for p to answer, -1 without one. */
static inline int lying_for(const State *s, int p) {
    int slot = s->played[1 - p][s->bazas];
    return slot < 0 || s->played[p][s->bazas] >= 0 ? -1 : power_of(s, 1 - p, slot);
}

static inline int winner_after(const State *s, int p, int mine, int his) {
    State t = *s;
    t.results[t.bazas++] = (int8_t)(mine > his ? p : mine < his ? 1 - p : PARDA);
    return hand_winner(&t);
}

/* Who surely takes the hand, -1 unsure: p closes a baza with one of its cards. */
static inline int certain_winner(const State *s, int p) {
    int his = lying_for(s, p), seen = 0;
    if (his < 0 || s->turn != p) return -1;
    for (int i = 0; i < 3; i++)
        if (s->held[p] >> i & 1) {
            int w = winner_after(s, p, power_of(s, p, i), his);
            if (w == p) return p;
            seen |= w < 0 ? 1 : 2;
        }
    return seen == 2 ? 1 - p : -1;
}

static inline int count_live(const State *s, int p, int least) {
    int count = 0;
    for (int i = 0; i < 3; i++)
        if (s->held[p] >> i & 1 || s->played[p][s->bazas] == i)
            count += power_of(s, p, i) >= least;
    return count;
}

static inline int won_first(const State *s, int p) { return s->bazas && s->results[0] == p; }

static inline int is_very_strong(const State *s, int p) {
    int bravas = count_live(s, p, BRAVA);
    return bravas >= 2 || (won_first(s, p) && bravas);
}

static inline int is_strong(const State *s, int p) {
    int goods = count_live(s, p, GOOD);
    return (count_live(s, p, BRAVA) && goods >= 2) || (won_first(s, p) && goods);
}

static inline int rule_card(const State *s, int p) {
    int slots[3], n = 0, his = lying_for(s, p);
    for (int i = 0; i < 3; i++) if (s->held[p] >> i & 1) slots[n++] = i;
    if (his < 0) return n == 3 ? slots[1] : won_first(s, p) ? slots[0] : slots[n - 1];
    for (int i = 0; i < n; i++) if (power_of(s, p, slots[i]) > his) return slots[i];
    for (int i = 0; i < n; i++)
        if (power_of(s, p, slots[i]) == his && won_first(s, p)) return slots[i];
    return slots[0];
}

static inline int refusing_envido_loses(const State *s, int p) {
    return EV_REFUSED[s->ev] >= lacks(s, 1 - p);
}
static inline int refusing_truco_loses(const State *s, int p) { return s->pending >= lacks(s, 1 - p); }

static inline int choose_rule(const State *s, int p) {
    static const int8_t accepts[12] = {0, 26, 28, 30, 28, 29, 30, 30, 30, 30, 30, 30};
    int menu = legal(s), t = s->tanto[p], sure = certain_winner(s, p), lost = sure == 1 - p;
    if (s->ev_state == EV_ASKED) {
        if (t >= 30 && has(menu, REAL)) return REAL;
        return t >= accepts[s->ev] || refusing_envido_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    if (has(menu, ENVIDO)) {
        if (t >= 30) return REAL;
        if (t >= 27 || luck(0.05f)) return ENVIDO;
    }
    if (s->pending) {
        if (lost) return NO_QUIERO;
        if (has(menu, RAISE) && is_very_strong(s, p) && luck(0.9f)) return RAISE;
        return sure == p || is_strong(s, p) || count_live(s, p, BRAVA) || count_live(s, p, GOOD) >= 2
            || refusing_truco_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    if (has(menu, RAISE) && !lost) {
        if (s->level) {
            if (is_very_strong(s, p) && luck(0.9f)) return RAISE;
        } else if (is_strong(s, p)) {
            if (luck(0.9f)) return RAISE;
        } else if (s->bazas && luck(0.08f)) return RAISE;
    }
    return rule_card(s, p);
}

/* A State whose rival holds a drawn hand that fits what was declared. */
static inline void draw_world(const State *s, int p, State *world) {
    int q = 1 - p, known = 0, n = 0;
    uint64_t taken = 0;
    *world = *s;
    for (int i = 0; i < 3; i++) taken |= 1ULL << s->hand[p][i];
    for (int b = 0; b < 3; b++)
        if (s->played[q][b] >= 0) {
            taken |= 1ULL << s->hand[q][s->played[q][b]];
            known |= 1 << s->played[q][b];
        }
    for (int tries = 0; tries <= TRIES; tries++) {
        uint64_t used = taken;
        for (n = 0; n < 3; n++) {
            if (known >> n & 1) continue;
            int c;
            do c = (int)draw_below(40); while (used >> c & 1);
            used |= 1ULL << c;
            world->hand[q][n] = (int8_t)c;
        }
        world->tanto[q] = (int8_t)envido_points(world->hand[q]);
        if (!s->ev_won) return;
        if (q == 1 && s->ev_winner == 0 ? world->tanto[q] <= s->tanto[p]
                                        : world->tanto[q] == s->tanto[q]) return;
    }
}

/* Whether p takes the hand when both play open cards perfectly. */
static inline int dummy_wins(const State *s, int p);

static inline int wins_with(const State *s, int p, int mover, int slot) {
    State t = *s;
    play_card(&t, mover, slot);
    return t.done ? hand_winner(&t) == p : dummy_wins(&t, p);
}

static inline int dummy_wins(const State *s, int p) {
    int mover = s->turn;
    for (int i = 0; i < 3; i++)
        if (s->held[mover] >> i & 1 && wins_with(s, p, mover, i) == (mover == p)) return mover == p;
    return mover != p;
}

static inline float chance_to_win(const State *worlds, int count, int p) {
    int won = 0;
    for (int i = 0; i < count; i++) won += dummy_wins(worlds + i, p);
    return (float)won / (float)count;
}

/* The card that wins most worlds, the weakest of those within a margin. */
static inline int best_card(const State *worlds, int count, int p, float margin) {
    int won[3] = {0}, most = 0;
    for (int k = 0; k < 3; k++)
        if (worlds->held[p] >> k & 1) {
            for (int i = 0; i < count; i++) won[k] += wins_with(worlds + i, p, p, k);
            if (won[k] > most) most = won[k];
        }
    for (int k = 0; k < 3; k++)
        if (worlds->held[p] >> k & 1 && (float)won[k] >= (float)most - margin) return k;
    return 0;
}

/* Worlds must not end a match nor lose their bazas' leader: points far from the end. */
static inline int draw_worlds(const State *s, int p, int count, State *worlds) {
    for (int i = 0; i < count; i++) {
        draw_world(s, p, worlds + i);
        worlds[i].lack[0] = worlds[i].lack[1] = NEVER;
    }
    return count;
}

static inline int choose_heur(const State *s, int p, const Habits *h) {
    static const int8_t accepts[12] = {0, 25, 27, 31, 28, 28, 31, 31, 29, 31, 31, 31};
    static State worlds[MOST_WORLDS];
    int menu = legal(s), t = s->tanto[p];
    if (s->ev_state == EV_ASKED) {
        if (t >= 32 && has(menu, FALTA)) return FALTA;
        if (t >= 31 && has(menu, REAL) && luck(0.6f)) return REAL;
        if (t >= 29 && has(menu, ENVIDO) && luck(0.5f)) return ENVIDO;
        return t >= accepts[s->ev] || refusing_envido_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    if (has(menu, ENVIDO)) {
        if (t >= 31 && luck(0.4f)) return REAL;
        if ((t >= (p ? 25 : 26) && luck(0.9f)) || luck(h->bluffs)) return ENVIDO;
    }
    int n = draw_worlds(s, p, h->worlds, worlds);
    float chance = chance_to_win(worlds, n, p);
    if (s->pending) {
        if (has(menu, RAISE) && chance > h->raises && luck(0.8f)) return RAISE;
        return chance > h->accepts || refusing_truco_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    if (has(menu, RAISE)) {
        if (chance > (s->level ? h->raises : h->calls) && luck(0.8f)) return RAISE;
        if (s->bazas && chance < 0.3f && luck(h->bluffs)) return RAISE;
    }
    return best_card(worlds, n, p, 1.5f);
}

static inline int choose_montecarlo(const State *s, int p) {
    static const float accepts[3] = {0.36f, 0.44f, 0.50f};
    static State worlds[MOST_WORLDS];
    int menu = legal(s), n = draw_worlds(s, p, MOST_WORLDS, worlds), beats = 0;
    int falta = lacks(s, 0) < lacks(s, 1) ? lacks(s, 0) : lacks(s, 1);
    if (s->falta) falta = s->falta;
    for (int i = 0; i < n; i++) beats += s->tanto[p] + !p > worlds[i].tanto[1 - p];
    float chance = (float)beats / (float)n;
    int asked = s->ev_state == EV_ASKED;
    if (asked || has(menu, ENVIDO)) {
        if (chance >= 0.86f && has(menu, FALTA) && (falta <= 10 || lacks(s, 1 - p) <= 5)) return FALTA;
        if (chance >= 0.70f && has(menu, REAL)) return REAL;
        if (!asked && (chance >= 0.52f || luck(0.08f))) return ENVIDO;
    }
    if (asked) {
        float accepted = EV_SUNG[s->ev] ? EV_SUNG[s->ev] : (float)falta;
        float needed = (1 - (float)EV_REFUSED[s->ev] / accepted) / 2 + 0.04f;
        return chance >= needed || refusing_envido_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    chance = chance_to_win(worlds, n, p);
    if (s->pending) {
        if (has(menu, RAISE) && chance >= 0.72f) return RAISE;
        float needed = accepts[s->pending - 1];
        if (s->pending + 1 >= lacks(s, 1 - p) && needed < 0.5f) needed = 0.5f;
        return chance >= needed || refusing_truco_loses(s, p) ? QUIERO : NO_QUIERO;
    }
    if (has(menu, RAISE) && (chance >= (s->level ? 0.72f : 0.62f) || luck(0.08f))) return RAISE;
    return best_card(worlds, n, p, 0);
}

#endif
