/* The rules of truco argentino for two, as far as betting and cards go; with flor on demand.
 *
 * Player 0 is the mano. Flores are sung by the game; two of them are met as by «con flor quiero»,
 * for what follows. Knows nothing of keys, tables or learning. The same rules stand in
 * game/engine; ten thousand golden hands hold the two together. */
#ifndef RULES_H
#define RULES_H

#include <stdint.h>
#include <string.h>

enum { PLAY0, PLAY1, PLAY2, RAISE, ENVIDO, REAL, FALTA, QUIERO, NO_QUIERO, FOLD, ACTIONS };
enum { EV_OPEN, EV_ASKED, EV_CLOSED };
enum { NOBODY = 2, PARDA = 2, NEVER = 100 };
enum { FLOR_ALONE = 3, FLOR_AGAINST = 4 }; /* flor-tabla=ludoteka */

/* Envido ladders by code: none E RE FE EE ERE EFE REFE EERE EEFE EREFE EEREFE */
static const int8_t EV_NEXT[12][3] = {
    {1, 2, 3}, {4, 5, 6}, {-1, -1, 7}, {-1, -1, -1}, {-1, 8, 9}, {-1, -1, 10},
    {-1, -1, -1}, {-1, -1, -1}, {-1, -1, 11}, {-1, -1, -1}, {-1, -1, -1}, {-1, -1, -1}};
static const int8_t EV_SUNG[12] = {0, 2, 3, 0, 4, 5, 0, 0, 7, 0, 0, 0}; /* 0: falta */
static const int8_t EV_REFUSED[12] = {0, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5, 7};

/* Cards are 10 * suit + place, suits e b o c, places of 1 2 3 4 5 6 7 10 11 12. */
static int8_t card_power[40]; /* 0 (a four) to 13 (the ancho de espadas) */
static int8_t card_value[40]; /* what it adds to a tanto */

static inline void init_cards(void) {
    static const int8_t powers[10] = {7, 8, 9, 0, 1, 2, 3, 4, 5, 6};
    for (int c = 0; c < 40; c++) {
        card_power[c] = powers[c % 10];
        card_value[c] = c % 10 < 7 ? c % 10 + 1 : 0;
    }
    card_power[26] = 10; /* 7o */
    card_power[6] = 11;  /* 7e */
    card_power[10] = 12; /* 1b */
    card_power[0] = 13;  /* 1e */
}

static inline int envido_points(const int8_t *hand) {
    int best = 0;
    for (int i = 0; i < 3; i++) {
        if (card_value[hand[i]] > best) best = card_value[hand[i]];
        for (int j = i + 1; j < 3; j++)
            if (hand[i] / 10 == hand[j] / 10) {
                int sum = 20 + card_value[hand[i]] + card_value[hand[j]];
                if (sum > best) best = sum;
            }
    }
    return best;
}

/* The points of a flor, 0 without one. */
static inline int flor_points(const int8_t *hand) {
    if (hand[0] / 10 != hand[1] / 10 || hand[0] / 10 != hand[2] / 10) return 0;
    return 20 + card_value[hand[0]] + card_value[hand[1]] + card_value[hand[2]];
}

/* Sorts a hand weakest first, equals in deck order. */
static inline void sort_hand(int8_t *hand) {
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2 - i; j++) {
            int8_t a = hand[j], b = hand[j + 1];
            if (card_power[a] > card_power[b] || (card_power[a] == card_power[b] && a > b)) {
                hand[j] = b;
                hand[j + 1] = a;
            }
        }
}

typedef struct {
    int8_t hand[2][3];  /* sorted */
    int8_t tanto[2];
    int8_t lack[2];     /* points each still needs; NEVER where matches do not end */
    int8_t points[2];   /* scored in this hand */
    int8_t falta;       /* worth of an accepted falta envido, 0: what the leader lacks */
    int8_t ev, ev_state, ev_caller, ev_won; /* ev_won: 0 refused or none, 1 accepted */
    int8_t ev_winner;
    int8_t level, pending, caller, quiero;
    int8_t played[2][3]; /* slot of the card in each baza, -1 before */
    int8_t held[2];      /* bits of slots */
    int8_t results[3], bazas;
    int8_t turn, done;
    int8_t flor[2]; /* points of those that are or will be sung, 0: none */
    int8_t sung;    /* bits of players */
} State;

static inline void deal(State *s, const int8_t *cards, int lack0, int lack1, int falta) {
    memset(s, 0, sizeof *s);
    for (int p = 0; p < 2; p++) {
        for (int i = 0; i < 3; i++) {
            s->hand[p][i] = cards[3 * p + i];
            s->played[p][i] = -1;
        }
        sort_hand(s->hand[p]);
        s->tanto[p] = (int8_t)envido_points(s->hand[p]);
        s->held[p] = 7;
    }
    s->lack[0] = (int8_t)lack0;
    s->lack[1] = (int8_t)lack1;
    s->falta = (int8_t)falta;
    s->quiero = NOBODY;
    s->ev_winner = NOBODY;
}

static inline int to_act(const State *s) {
    if (s->ev_state == EV_ASKED) return 1 - s->ev_caller;
    if (s->pending) return 1 - s->caller;
    return s->turn;
}

static inline int envido_is_open(const State *s, int p) {
    return s->ev_state == EV_OPEN && !s->bazas && !s->level && s->held[p] == 7;
}

/* Returns the legal actions as bits, the mazo among them. */
static inline int legal(const State *s) {
    int p = to_act(s), menu = 1 << FOLD;
    if (s->ev_state == EV_ASKED) {
        for (int i = 0; i < 3; i++)
            if (EV_NEXT[s->ev][i] >= 0) menu |= 1 << (ENVIDO + i);
        return menu | 1 << QUIERO | 1 << NO_QUIERO;
    }
    if (envido_is_open(s, p)) menu |= 1 << ENVIDO | 1 << REAL | 1 << FALTA;
    if (s->pending) {
        if (s->pending < 3) menu |= 1 << RAISE;
        return menu | 1 << QUIERO | 1 << NO_QUIERO;
    }
    if (s->level < 3 && (s->quiero == NOBODY || s->quiero == p)) menu |= 1 << RAISE;
    return menu | s->held[p];
}

static inline void score(State *s, int p, int points) {
    s->points[p] = (int8_t)(s->points[p] + points);
    if (s->points[p] >= s->lack[p]) s->done = 1;
}

static inline void decide(State *s, int winner, int points) {
    score(s, winner, points);
    s->done = 1;
}

static inline void refuse_envido(State *s) {
    s->ev_state = EV_CLOSED;
    score(s, s->ev_caller, EV_REFUSED[s->ev]);
}

static inline int hand_winner(const State *s) {
    const int8_t *r = s->results;
    if (s->bazas < 2) return -1;
    if (s->bazas == 2) {
        if (r[0] == PARDA) return r[1] == PARDA ? -1 : r[1];
        return r[1] == PARDA || r[1] == r[0] ? r[0] : -1;
    }
    if (r[2] != PARDA) return r[2];
    return r[0] == PARDA ? 0 : r[0];
}

/* Sings the flor of the player to act, if it is due: it cancels an envido. */
static inline void sing(State *s) {
    int p = to_act(s);
    if (!s->flor[p] || s->sung >> p & 1 || s->done || s->bazas || s->held[p] != 7) return;
    s->sung |= (int8_t)(1 << p);
    s->ev_state = EV_CLOSED;
    s->ev = 0;
    if (!s->flor[1 - p]) { score(s, p, FLOR_ALONE); return; }
    s->sung = 3;
    score(s, s->flor[0] >= s->flor[1] ? 0 : 1, FLOR_AGAINST);
}

/* Plays a dealt hand with flor. */
static inline void with_flor(State *s) {
    for (int p = 0; p < 2; p++) s->flor[p] = (int8_t)flor_points(s->hand[p]);
    sing(s);
}

static inline void play_card(State *s, int p, int slot) {
    int baza = s->bazas;
    s->played[p][baza] = (int8_t)slot;
    s->held[p] &= (int8_t)~(1 << slot);
    if (s->played[1 - p][baza] < 0) {
        s->turn = (int8_t)(1 - p);
        return;
    }
    int mine = card_power[s->hand[p][slot]];
    int theirs = card_power[s->hand[1 - p][s->played[1 - p][baza]]];
    int winner = mine > theirs ? p : mine < theirs ? 1 - p : PARDA;
    s->results[baza] = (int8_t)winner;
    s->bazas++;
    s->turn = (int8_t)(winner == PARDA ? 1 - p : winner); /* after a parda the leader leads */
    int won = hand_winner(s);
    if (won >= 0) decide(s, won, s->level + 1);
}

static inline void apply(State *s, int action) {
    int p = to_act(s);
    switch (action) {
    case PLAY0: case PLAY1: case PLAY2:
        play_card(s, p, action);
        break;
    case RAISE:
        if (s->pending) s->level = s->pending;
        s->pending = (int8_t)(s->level + 1);
        s->caller = (int8_t)p;
        s->quiero = NOBODY;
        break;
    case ENVIDO: case REAL: case FALTA:
        s->ev = EV_NEXT[s->ev][action - ENVIDO];
        s->ev_state = EV_ASKED;
        s->ev_caller = (int8_t)p;
        break;
    case QUIERO:
        if (s->ev_state == EV_ASKED) {
            int winner = s->tanto[0] >= s->tanto[1] ? 0 : 1;
            int worth = EV_SUNG[s->ev];
            if (!worth) worth = s->falta ? s->falta
                              : s->lack[0] < s->lack[1] ? s->lack[0] : s->lack[1];
            s->ev_state = EV_CLOSED;
            s->ev_won = 1;
            s->ev_winner = (int8_t)winner;
            score(s, winner, worth);
        } else {
            s->level = s->pending;
            s->pending = 0;
            s->quiero = (int8_t)p;
        }
        break;
    case NO_QUIERO:
        if (s->ev_state == EV_ASKED) refuse_envido(s);
        else decide(s, s->caller, s->level + 1);
        break;
    default: /* FOLD */
        if (s->ev_state == EV_ASKED) refuse_envido(s);
        if (!s->done) decide(s, 1 - p, s->level + 1);
    }
    sing(s);
}

#endif
