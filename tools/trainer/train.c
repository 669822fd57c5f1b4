/* Learns a table for two by external-sampling counterfactual regret minimisation.
 *
 * Usage: train CHECKPOINT SECONDS SEED BITS [flor | scores TABLE CHANCES [LACK] | attack TABLE]. By
 * default the neutral table is learned, in points; with flor, the same for the game with flor. With
 * scores, play near the end of a match, beginning with the play of a neutral table, in all hands or
 * in those that begin with LACK points to go for both; with attack, the answer to a table that does
 * not learn. Goes on from the checkpoint where there is one, stops after so
 * many seconds of processor time, saves. Every fourth deal explores: now and then the sampled rival
 * does something at random, so that what it never does is learned to be punished; situations above
 * such a slip learn nothing from it. Of four deals, three only skim what follows the envido: there
 * both sides draw one move, so that the many hands that matter before are met often. */
#include <time.h>

#include "score.h"
#include "table.h"

enum { PERIOD = 1000000 };
static const int FALTAS[4] = {7, 10, 14, 20};
static const float SLIP = 0.02f, PRUNED = -150.0f, SELDOM_ANSWERED = 0.75f;

static const float WIN_IN_POINTS = 40, WARM_REGRET = 200, WARM_SUM = 20;

static int falta_class, explores, prunes, skims, near_the_end, flores, attacks, both_lack;
static uint64_t slips;

static float worth_to(const State *s, int me) {
    if (!near_the_end) return (float)(s->points[me] - s->points[1 - me]);
    float gain = WIN_IN_POINTS * (chance_after(s) - 0.5f);
    return me ? -gain : gain;
}

static Entry *recall(const State *s, int p, const int8_t *moves, int n) {
    if (!near_the_end) return find(key_of(s, p, falta_class));
    uint64_t known = table_used;
    Entry *e = find(score_key(s, p));
    if (table_used > known) {
        float odds[MOVES];
        policy(key_of(s, p, falta_class), moves, n, odds);
        for (int i = 0; i < n; i++) {
            e->regret[i] = WARM_REGRET * odds[i];
            e->sum[i] = WARM_SUM * odds[i];
        }
    }
    return e;
}

static int draw_move(const float *odds, int n) {
    int i = 0;
    float at = draw_unit();
    while (i < n - 1 && (at -= odds[i]) >= 0) i++;
    return i;
}

/* Returns what the hand is worth to me. The weight is how much likelier the rival's moves so far
 * were drawn than it makes them. A refusal that ends the hand is not drawn but reckoned, where
 * the rest is likely enough: whether a truco is answered is most of the noise. */
static float walk(State s, int me, float weight) {
    for (;;) {
        if (s.done) return worth_to(&s, me);
        int p = to_act(&s);
        int8_t moves[MOVES];
        int n = moves_of(&s, p, moves);
        if (n == 1) { apply(&s, moves[0]); continue; }
        head.nodes++;
        float chosen[MOVES], all = 0;
        if (attacks && p != me) {
            policy(key_of(&s, p, falta_class), moves, n, chosen);
            apply(&s, moves[draw_move(chosen, n)]);
            continue;
        }
        Entry *e = recall(&s, p, moves, n);
        for (int i = 0; i < n; i++) all += chosen[i] = e->regret[i] > 0 ? e->regret[i] : 0;
        if (all > 0) for (int i = 0; i < n; i++) chosen[i] /= all;
        else for (int i = 0; i < n; i++) chosen[i] = 1.0f / (float)n;
        int passes_by = skims && !is_envido_alive(&s);
        if (p != me || passes_by) {
            if (!passes_by) for (int i = 0; i < n; i++) e->sum[i] += weight * chosen[i];
            int i = 0;
            if (explores && p != me && draw_unit() < SLIP) {
                i = (int)draw_below((uint32_t)n);
                slips++;
            } else if (p != me && s.pending && s.ev_state != EV_ASKED && !passes_by &&
                       chosen[n - 1] > 0 && chosen[n - 1] < SELDOM_ANSWERED) {
                float refuses = chosen[n - 1], answers = 1 - refuses;
                State refused = s;
                apply(&refused, NO_QUIERO);
                for (int k = 0; k < n - 1; k++) chosen[k] /= answers;
                apply(&s, moves[draw_move(chosen, n - 1)]);
                return refuses * worth_to(&refused, me) + answers * walk(s, me, weight * answers);
            } else i = draw_move(chosen, n);
            apply(&s, moves[i]);
            continue;
        }
        float value[MOVES], mean = 0;
        int skipped = 0;
        uint64_t before = slips;
        for (int i = 0; i < n; i++) {
            if (prunes && all > 0 && e->regret[i] < PRUNED) { skipped |= 1 << i; continue; }
            State next = s;
            apply(&next, moves[i]);
            value[i] = walk(next, me, weight);
            mean += chosen[i] * value[i];
        }
        if (slips == before)
            for (int i = 0; i < n; i++)
                if (!(skipped >> i & 1)) e->regret[i] += weight * (value[i] - mean);
        return mean;
    }
}

/* One side lacks one to three points, the other up to eight, and so the classes alike often; in
 * half of the deals both lack few, for there a score changes most. */
static void draw_lacks(int *lacks) {
    lacks[0] = lacks[1] = both_lack;
    if (both_lack) return;
    uint32_t most = draw_below(2) ? FAR - 1 : FAR;
    do
        for (int p = 0; p < 2; p++) {
            lacks[p] = 1 + (int)draw_below(most);
            if (lacks[p] == FAR) lacks[p] += (int)draw_below(5);
        }
    while (lacks[0] >= FAR && lacks[1] >= FAR);
}

static void discount(void) {
    float k = (float)++head.period, kept = k / (k + 1);
    for (uint64_t i = 0; i <= table_mask; i++)
        if (table[i].key)
            for (int a = 0; a < MOVES; a++) {
                table[i].regret[a] *= kept;
                table[i].sum[a] *= kept * kept;
            }
}

static int read_mode(int argc, char **argv) {
    if (argc == 5) return 1;
    if (argc == 6 && !strcmp(argv[5], "flor")) return flores = 1;
    if (argc < 7) return 0;
    open_table(&neutral, argv[6]);
    if (argc == 7 && !strcmp(argv[5], "attack")) return attacks = 1;
    if (argc < 8 || argc > 9 || strcmp(argv[5], "scores")) return 0;
    load_chances(argv[7]);
    both_lack = argc == 9 ? atoi(argv[8]) : 0;
    return near_the_end = 1;
}

int main(int argc, char **argv) {
    init_cards();
    make_images();
    if (argc < 5 || !read_mode(argc, argv)) {
        fputs("usage: train CHECKPOINT SECONDS SEED BITS "
              "[flor | scores TABLE CHANCES [LACK] | attack TABLE]\n", stderr);
        return 2;
    }
    double seconds = atof(argv[2]);
    make_table(atoi(argv[4]));
    seed_chance(strtoull(argv[3], NULL, 10));
    load(argv[1]);
    if (head.iterations) memcpy(chance_state, head.chance, sizeof chance_state);
    struct timespec start, now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    double spent = 0;
    uint64_t nodes = head.nodes, iterations = head.iterations;
    while (spent < seconds) {
        for (int i = 0; i < 200; i++) {
            int8_t cards[6];
            draw_deal(cards);
            falta_class = (int)draw_below(4);
            explores = !attacks && !draw_below(4);
            prunes = draw_below(16) != 0;
            skims = !attacks && draw_below(4) != 0;
            State s;
            if (near_the_end) {
                int lacks[2];
                draw_lacks(lacks);
                deal(&s, cards, lacks[0], lacks[1], 0);
                falta_class = falta_class_of(&s);
            } else deal(&s, cards, NEVER, NEVER, FALTAS[falta_class]);
            if (flores) with_flor(&s);
            walk(s, 0, 1);
            walk(s, 1, 1);
            if (++head.iterations % PERIOD == 0) discount();
        }
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        spent = (double)(now.tv_sec - start.tv_sec) + (double)(now.tv_nsec - start.tv_nsec) * 1e-9;
    }
    memcpy(head.chance, chance_state, sizeof chance_state);
    save(argv[1]);
    printf("%llu iterations, %llu situations, period %u, %.2f M nodes/s, %.0f iterations/s\n",
           (unsigned long long)head.iterations, (unsigned long long)table_used, head.period,
           (double)(head.nodes - nodes) / spent * 1e-6,
           (double)(head.iterations - iterations) / spent);
    return 0;
}
