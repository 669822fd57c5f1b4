/* Learns a table for two by external-sampling counterfactual regret minimisation.
 *
 * Usage: train CHECKPOINT SECONDS SEED BITS [TABLE CHANCES]. With a neutral table and the chances
 * of winning a match, what is learned is play near the end of a match, beginning with the
 * neutral table's play; else it is the neutral table itself, in points. Goes on from the checkpoint where there is one,
 * stops after so many seconds, saves. Every fourth deal explores: now and then the sampled rival
 * does something at random, so that what it never does is learned to be punished; situations
 * above such a slip learn nothing from it. Of four deals, three only skim what follows the envido:
 * there both sides draw one move, so that the many hands that matter before are met often. */
#include <time.h>

#include "score.h"
#include "table.h"

enum { PERIOD = 1000000 };
static const int FALTAS[4] = {7, 10, 14, 20};
static const float SLIP = 0.02f, PRUNED = -150.0f;

static const float WIN_IN_POINTS = 40, WARM_REGRET = 200, WARM_SUM = 20;

static int falta_class, explores, prunes, skims, near_the_end;
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

static float walk(State s, int me) {
    for (;;) {
        if (s.done) return worth_to(&s, me);
        int p = to_act(&s);
        int8_t moves[MOVES];
        int n = moves_of(&s, p, moves);
        if (n == 1) { apply(&s, moves[0]); continue; }
        head.nodes++;
        Entry *e = recall(&s, p, moves, n);
        float chosen[MOVES], all = 0;
        for (int i = 0; i < n; i++) all += chosen[i] = e->regret[i] > 0 ? e->regret[i] : 0;
        if (all > 0) for (int i = 0; i < n; i++) chosen[i] /= all;
        else for (int i = 0; i < n; i++) chosen[i] = 1.0f / (float)n;
        int passes_by = skims && !is_envido_alive(&s);
        if (p != me || passes_by) {
            if (!passes_by) for (int i = 0; i < n; i++) e->sum[i] += chosen[i];
            int i = 0;
            if (explores && p != me && draw_unit() < SLIP) {
                i = (int)draw_below((uint32_t)n);
                slips++;
            } else {
                float at = draw_unit();
                while (i < n - 1 && (at -= chosen[i]) >= 0) i++;
            }
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
            value[i] = walk(next, me);
            mean += chosen[i] * value[i];
        }
        if (slips == before)
            for (int i = 0; i < n; i++)
                if (!(skipped >> i & 1)) e->regret[i] += value[i] - mean;
        return mean;
    }
}

/* One side lacks one to three points, the other up to eight, and so the classes alike often. */
static void draw_lacks(int *lacks) {
    do
        for (int p = 0; p < 2; p++) {
            lacks[p] = 1 + (int)draw_below(FAR);
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

int main(int argc, char **argv) {
    if (argc != 5 && argc != 7) {
        fputs("usage: train CHECKPOINT SECONDS SEED BITS [TABLE CHANCES]\n", stderr);
        return 2;
    }
    double seconds = atof(argv[2]);
    init_cards();
    make_images();
    make_table(atoi(argv[4]));
    if (argc == 7) {
        near_the_end = 1;
        open_table(&neutral, argv[5]);
        load_chances(argv[6]);
    }
    seed_chance(strtoull(argv[3], NULL, 10));
    load(argv[1]);
    if (head.iterations) memcpy(chance_state, head.chance, sizeof chance_state);
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    double spent = 0;
    uint64_t nodes = head.nodes, iterations = head.iterations;
    while (spent < seconds) {
        for (int i = 0; i < 200; i++) {
            int8_t cards[6];
            draw_deal(cards);
            falta_class = (int)draw_below(4);
            explores = !draw_below(4);
            prunes = draw_below(16) != 0;
            skims = draw_below(4) != 0;
            State s;
            if (near_the_end) {
                int lacks[2];
                draw_lacks(lacks);
                deal(&s, cards, lacks[0], lacks[1], 0);
                falta_class = falta_class_of(&s);
            } else deal(&s, cards, NEVER, NEVER, FALTAS[falta_class]);
            walk(s, 0);
            walk(s, 1);
            if (++head.iterations % PERIOD == 0) discount();
        }
        clock_gettime(CLOCK_MONOTONIC, &now);
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
