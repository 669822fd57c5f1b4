/* Works out how likely each score wins a match, by hands of the tables against themselves.
 *
 * Usage: chances CHANCES HANDS SEED NEUTRAL [SCORES]. Writes the table of score.h, row by row, a
 * being what the mano of the next hand lacks. Each score is played HANDS times; scores with fewer
 * points to go come first, for every hand ends at one of them. */
#include "score.h"
#include "table.h"

static Table scores;
static int has_scores;

static int choose(const State *s) {
    int p = to_act(s), pick = 0;
    int8_t moves[ACTIONS];
    float odds[ACTIONS], all = 0;
    int n = moves_of(s, p, moves);
    if (n == 1) return moves[0];
    if (!(has_scores && is_near(s) && look_up(&scores, score_key(s, p), n, odds)))
        policy(key_of(s, p, falta_class_of(s)), moves, n, odds);
    if (moves[n - 1] == NO_QUIERO) { /* a refusal that loses the match is no choice */
        State after = *s;
        apply(&after, NO_QUIERO);
        if (lack_of(&after, 1 - p) <= 0) n--;
    }
    for (int i = 0; i < n; i++) all += odds[i];
    if (all <= 0) return moves[0];
    float at = draw_unit() * all;
    while (pick < n - 1 && (at -= odds[pick]) >= 0) pick++;
    return moves[pick];
}

int main(int argc, char **argv) {
    if (argc != 5 && argc != 6) {
        fputs("usage: chances CHANCES HANDS SEED NEUTRAL [SCORES]\n", stderr);
        return 2;
    }
    int hands = atoi(argv[2]);
    init_cards();
    open_table(&neutral, argv[4]);
    if (argc == 6) {
        has_scores = 1;
        open_table(&scores, argv[5]);
    }
    seed_chance(strtoull(argv[3], NULL, 10));
    for (int sum = 2; sum <= 2 * LONGEST; sum++)
        for (int a = 1; a <= LONGEST; a++) {
            int b = sum - a;
            if (b < 1 || b > LONGEST) continue;
            double won = 0;
            for (int i = 0; i < hands; i++) {
                int8_t cards[6];
                State s;
                draw_deal(cards);
                deal(&s, cards, a, b, 0);
                while (!s.done) apply(&s, choose(&s));
                won += chance_after(&s);
            }
            win_chance[a][b] = (float)(won / hands);
        }
    FILE *file = fopen(argv[1], "w");
    if (!file) { perror(argv[1]); return 1; }
    for (int a = 1; a <= LONGEST; a++)
        for (int b = 1; b <= LONGEST; b++)
            fprintf(file, "%.4f%c", win_chance[a][b], b == LONGEST ? '\n' : ' ');
    return fclose(file) != 0;
}
