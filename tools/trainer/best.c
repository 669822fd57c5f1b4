/* The exact best response to a table as it ships, one own hand at a time.
 *
 * Usage: best TABLE HANDS FALTA [FIRST STEP]. The responder holds a fixed hand, sees every card
 * and suit on the table, knows the policy, and carries all hands the rival may hold down the
 * public tree, weighted by how likely that rival would have come there. HANDS own hands are taken
 * evenly from all 9,880 in order of strength, so their mean is an unbiased estimate of what the
 * perfect answer gains; what the table itself would have scored with the same hands is taken off.
 * FALTA is the class of falta, 0 to 3. With FIRST and STEP only those of the hands are played. */
#include <math.h>

#include "table.h"

enum { HANDS = 9880 };
static const int FALTAS[4] = {7, 10, 14, 20};

typedef struct { int8_t cards[3]; int8_t tanto; } Hand;
typedef struct { int hand; float weight; } Belief;
typedef struct { double best, own; } Worth;
typedef struct { float slot[3], word[FOLD]; } Plan;

static Hand hands[HANDS];
static int falta_class, responder;
static double met[3]; /* weight of decisions by where the policy came from */

static void make_hands(void) {
    int n = 0;
    int8_t c[3];
    for (c[2] = 2; c[2] < 40; c[2]++)
        for (c[1] = 1; c[1] < c[2]; c[1]++)
            for (c[0] = 0; c[0] < c[1]; c[0]++) {
                memcpy(hands[n].cards, c, 3);
                sort_hand(hands[n].cards);
                hands[n].tanto = (int8_t)envido_points(c);
                n++;
            }
}

static int by_strength(const void *a, const void *b) {
    const Hand *x = a, *y = b;
    for (int i = 2; i >= 0; i--) {
        int d = card_power[x->cards[i]] - card_power[y->cards[i]];
        if (d) return d;
    }
    return x->tanto != y->tanto ? x->tanto - y->tanto : memcmp(x->cards, y->cards, 3);
}

/* Space that is taken and given back in order. */
static char *space;
static size_t space_used;

static void *take(size_t size) {
    void *at = space + space_used;
    space_used += (size + 15) & ~(size_t)15;
    return at;
}

/* The policy, with what was asked lately kept near. */
static int ask(uint64_t key, const int8_t *moves, int n, float *odds) {
    enum { NEAR = 1 << 14 };
    static struct { uint64_t key; float odds[MOST_MOVES]; int from; } recent[NEAR];
    uint64_t at = mix(key) >> 50;
    if (recent[at].key != key) {
        recent[at].key = key;
        recent[at].from = policy(key, moves, n, recent[at].odds);
    }
    memcpy(odds, recent[at].odds, (size_t)n * sizeof *odds);
    return recent[at].from;
}

/* Gives the rival in s a hand that agrees with the cards it has laid. */
static void hold(State *s, const Hand *hand, const int8_t *laid) {
    int p = 1 - responder;
    memcpy(s->hand[p], hand->cards, 3);
    s->tanto[p] = hand->tanto;
    s->held[p] = 7;
    for (int b = 0; b < 3; b++) {
        s->played[p][b] = -1;
        for (int i = 0; i < 3; i++)
            if (laid[b] >= 0 && hand->cards[i] == laid[b]) {
                s->played[p][b] = (int8_t)i;
                s->held[p] &= (int8_t)~(1 << i);
            }
    }
}

static void plan(const State *s, int p, float weight, Plan *out) {
    int8_t moves[ACTIONS];
    float odds[ACTIONS];
    int n = moves_of(s, p, moves);
    memset(out, 0, sizeof *out);
    if (n == 1) odds[0] = 1;
    else met[ask(key_of(s, p, falta_class), moves, n, odds)] += weight;
    for (int i = 0; i < n; i++) {
        if (moves[i] > PLAY2) { out->word[moves[i]] = odds[i]; continue; }
        int same[3], count = 0;
        for (int k = 0; k < 3; k++)
            if (s->held[p] >> k & 1 &&
                card_power[s->hand[p][k]] == card_power[s->hand[p][moves[i]]]) same[count++] = k;
        for (int k = 0; k < count; k++) out->slot[same[k]] = odds[i] / (float)count;
    }
}

static Worth walk(const State *s, const int8_t *laid, const Belief *beliefs, int count);

static Worth after(const State *s, int action, const int8_t *laid, const Belief *beliefs, int count) {
    State next = *s;
    apply(&next, action);
    return walk(&next, laid, beliefs, count);
}

static void add(Worth *sum, Worth more) {
    sum->best += more.best;
    sum->own += more.own;
}

/* An envido is accepted: the mano says its number, the pie its own only if it is higher. */
static Worth declare(const State *s, const int8_t *laid, const Belief *beliefs, int count) {
    size_t mark = space_used;
    Belief *same = take((size_t)count * sizeof *same);
    Worth sum = {0, 0};
    int mine = s->tanto[responder];
    for (int tanto = -1; tanto < TANTOS; tanto++) {
        int n = 0;
        for (int i = 0; i < count; i++) {
            int his = hands[beliefs[i].hand].tanto;
            int said = responder == 0 && his <= mine ? -1 : his;
            if (said == tanto) same[n++] = beliefs[i];
        }
        if (!n) continue;
        State t = *s;
        hold(&t, hands + same[0].hand, laid);
        add(&sum, after(&t, QUIERO, laid, same, n));
    }
    space_used = mark;
    return sum;
}

static Worth answer(const State *s, const int8_t *laid, const Belief *beliefs, int count) {
    Worth found = {-1e30, 0};
    Plan own;
    plan(s, responder, 0, &own);
    int menu = legal(s);
    for (int a = 0; a < FOLD; a++) {
        if (!(menu >> a & 1)) continue;
        Worth w = a == QUIERO && s->ev_state == EV_ASKED ? declare(s, laid, beliefs, count)
                                                         : after(s, a, laid, beliefs, count);
        if (w.best > found.best) found.best = w.best;
        found.own += (a <= PLAY2 ? own.slot[a] : own.word[a]) * w.own;
    }
    return found;
}

/* Hands that look alike to the policy at this node: the same strengths in the same places, and the
 * same tanto as long as it matters. What both sides have seen is alike for all of them. */
static uint32_t look_of(const State *s, int p) {
    uint32_t look = (uint32_t)s->held[p];
    for (int i = 0; i < 3; i++) look = look << 4 | (uint32_t)card_power[s->hand[p][i]];
    return look << 6 | (is_envido_alive(s) ? (uint32_t)s->tanto[p] : 0);
}

enum { LOOKS = 4096 };

/* Fills plans with those of the rival's hands and which with the plan of each; returns how many. */
static int make_plans(const State *s, const int8_t *laid, const Belief *beliefs, int count,
                      Plan *plans, int *which) {
    static struct { uint64_t node; uint32_t look; int at; } seen[LOOKS];
    static uint64_t node;
    int made = 0;
    State t = *s;
    node++;
    for (int i = 0; i < count; i++) {
        hold(&t, hands + beliefs[i].hand, laid);
        uint32_t look = look_of(&t, 1 - responder), slot = look * 2654435769u >> 20;
        while (seen[slot].node == node && seen[slot].look != look) slot = (slot + 1) % LOOKS;
        if (seen[slot].node != node) {
            plan(&t, 1 - responder, beliefs[i].weight, plans + made);
            seen[slot].node = node;
            seen[slot].look = look;
            seen[slot].at = made++;
        }
        which[i] = seen[slot].at;
    }
    return made;
}

static Worth suffer(const State *s, const int8_t *laid, const Belief *beliefs, int count) {
    int menu = legal(s);
    Worth sum = {0, 0};
    size_t mark = space_used;
    Plan *plans = take((size_t)count * sizeof *plans);
    int *which = take((size_t)count * sizeof *which);
    Belief *next = take(3 * (size_t)count * sizeof *next);
    make_plans(s, laid, beliefs, count, plans, which);
    for (int a = RAISE; a < FOLD; a++) {
        if (!(menu >> a & 1)) continue;
        int n = 0;
        for (int i = 0; i < count; i++) {
            float odds = plans[which[i]].word[a];
            if (odds > 0) next[n++] = (Belief){beliefs[i].hand, beliefs[i].weight * odds};
        }
        if (!n) continue;
        State t = *s;
        hold(&t, hands + next[0].hand, laid);
        add(&sum, a == QUIERO && s->ev_state == EV_ASKED ? declare(&t, laid, next, n)
                                                         : after(&t, a, laid, next, n));
    }
    int ends[41] = {0};
    if (menu & 7) {
        for (int i = 0; i < count; i++)
            for (int k = 0; k < 3; k++)
                if (plans[which[i]].slot[k] > 0) ends[1 + hands[beliefs[i].hand].cards[k]]++;
        for (int card = 0; card < 40; card++) ends[card + 1] += ends[card];
        int at[40];
        for (int card = 0; card < 40; card++) at[card] = ends[card];
        for (int i = 0; i < count; i++)
            for (int k = 0; k < 3; k++) {
                float odds = plans[which[i]].slot[k];
                if (odds > 0)
                    next[at[hands[beliefs[i].hand].cards[k]]++] =
                        (Belief){beliefs[i].hand, beliefs[i].weight * odds};
            }
    }
    for (int card = 0; card < 40; card++) {
        int n = ends[card + 1] - ends[card], slot = 0;
        if (!n) continue;
        State t = *s;
        int8_t more[3];
        memcpy(more, laid, 3);
        const Belief *group = next + ends[card];
        hold(&t, hands + group[0].hand, laid);
        while (t.hand[1 - responder][slot] != card) slot++;
        more[s->bazas] = (int8_t)card;
        add(&sum, after(&t, slot, more, group, n));
    }
    space_used = mark;
    return sum;
}

static Worth walk(const State *s, const int8_t *laid, const Belief *beliefs, int count) {
    if (s->done) {
        double all = 0;
        for (int i = 0; i < count; i++) all += beliefs[i].weight;
        double points = all * (s->points[responder] - s->points[1 - responder]);
        return (Worth){points, points};
    }
    return to_act(s) == responder ? answer(s, laid, beliefs, count)
                                  : suffer(s, laid, beliefs, count);
}

static Worth respond(const Hand *own) {
    static Belief beliefs[HANDS];
    int n = 0;
    uint64_t mine = 0;
    for (int i = 0; i < 3; i++) mine |= 1ULL << own->cards[i];
    for (int h = 0; h < HANDS; h++) {
        uint64_t his = 0;
        for (int i = 0; i < 3; i++) his |= 1ULL << hands[h].cards[i];
        if (!(his & mine)) beliefs[n++] = (Belief){h, 1.0f / 7770};
    }
    State s;
    int8_t cards[6], laid[3] = {-1, -1, -1};
    memcpy(cards + 3 * responder, own->cards, 3);
    memcpy(cards + 3 * (1 - responder), hands[beliefs[0].hand].cards, 3);
    deal(&s, cards, NEVER, NEVER, FALTAS[falta_class]);
    return walk(&s, laid, beliefs, n);
}

int main(int argc, char **argv) {
    if (argc != 4 && argc != 6) {
        fputs("usage: best TABLE HANDS FALTA [FIRST STEP]\n", stderr);
        return 2;
    }
    int count = atoi(argv[2]), first = argc > 4 ? atoi(argv[4]) : 0;
    int step = argc > 5 ? atoi(argv[5]) : 1;
    falta_class = atoi(argv[3]);
    init_cards();
    open_table(&neutral, argv[1]);
    make_hands();
    space = malloc(1u << 26);
    static Hand sorted[HANDS];
    memcpy(sorted, hands, sizeof hands);
    qsort(sorted, HANDS, sizeof *sorted, by_strength);
    double sum[2] = {0, 0}, square = 0, total = 0;
    int done = 0;
    for (int i = first; i < count; i += step) {
        const Hand *own = sorted + (size_t)((i + 0.5) * HANDS / count);
        double gain[2];
        for (responder = 0; responder < 2; responder++) {
            Worth w = respond(own);
            gain[responder] = w.best - w.own;
            sum[responder] += gain[responder];
            printf("hand %d seat %d best %.4f own %.4f gain %.4f\n", i, responder, w.best, w.own,
                   gain[responder]);
        }
        double mean = (gain[0] + gain[1]) / 2;
        total += mean;
        square += mean * mean;
        done++;
        fflush(stdout);
    }
    double mean = total / done;
    double error = done > 1 ? sqrt((square / done - mean * mean) / (done - 1)) : 0;
    double all = met[0] + met[1] + met[2];
    printf("gain %.4f +- %.4f (mano %.4f, pie %.4f), %d hands, falta %d; exact %.2f%%, coarse "
           "%.2f%%, neither %.4f%% of decisions\n", mean, error, sum[0] / done, sum[1] / done, done,
           FALTAS[falta_class], 100 * met[2] / all, 100 * met[1] / all, 100 * met[0] / all);
    return 0;
}
