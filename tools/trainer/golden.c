/* Writes random hands as this trainer plays them, for the engine to replay.
 *
 * Usage: golden HANDS KEYS COUNT SEED [flor]. The mano is seat a; with flor, one of the two holds
 * one. HANDS gets one hand a line:
 *   score-a score-b cards-a cards-b  token/menu ...  points-a points-b
 * with menus as hexadecimal bits of rules.h's actions, cards by slot, weakest first. KEYS gets for
 * each decision of the first tenth of the hands "key:moves", or "-" where there is no choice;
 * the class of falta is the line's number modulo four. */
#include <stdio.h>
#include <stdlib.h>

#include "chance.h"
#include "keys.h"

static const char *TRUCO[3] = {"T", "R", "V"}, *WORDS[ACTIONS] = {
    "", "", "", "", "E", "RE", "FE", "Q", "N", "M"};

static void put_card(FILE *out, int card) {
    static const int ranks[10] = {1, 2, 3, 4, 5, 6, 7, 10, 11, 12};
    fprintf(out, "%d%c", ranks[card % 10], "eboc"[card / 10]);
}

static void put_token(FILE *out, const State *s, int p, int action) {
    fprintf(out, " %c", "ab"[p]);
    if (action <= PLAY2) put_card(out, s->hand[p][action]);
    else if (action == RAISE) fputs(TRUCO[s->pending ? s->pending : s->level], out);
    else fputs(WORDS[action], out);
}

/* Draws a deal; with flor one where exactly one side holds one. */
static void draw_wanted(int8_t *cards, int flor) {
    do draw_deal(cards);
    while (flor && !flor_points(cards) == !flor_points(cards + 3));
}

static void play_hand(FILE *hands, FILE *keys, int number, int target, int flor) {
    int8_t cards[6];
    int scores[2];
    State s;
    draw_wanted(cards, flor);
    for (int p = 0; p < 2; p++)
        scores[p] = (int)(draw_below(2) ? draw_below(30) : 30 - 1 - draw_below(6));
    deal(&s, cards, target - scores[0], target - scores[1], 0);
    if (flor) with_flor(&s);
    fprintf(hands, "%d %d ", scores[0], scores[1]);
    for (int i = 0; i < 6; i++) {
        if (i == 3) fputc(' ', hands);
        put_card(hands, cards[i]);
    }
    while (!s.done) {
        int menu = legal(&s), p = to_act(&s), action;
        do action = (int)draw_below(ACTIONS);
        while (!(menu >> action & 1) || (action == FOLD && draw_below(6)));
        put_token(hands, &s, p, action);
        fprintf(hands, "/%x", menu);
        if (keys) {
            int8_t moves[ACTIONS];
            int n = moves_of(&s, p, moves);
            if (n == 1) fputs("- ", keys);
            else {
                fprintf(keys, "%llx:", (unsigned long long)key_of(&s, p, number % 4));
                for (int i = 0; i < n; i++) fprintf(keys, "%x", moves[i]);
                fputc(' ', keys);
            }
        }
        apply(&s, action);
    }
    fprintf(hands, " %d %d\n", s.points[0], s.points[1]);
    if (keys) fputc('\n', keys);
}

int main(int argc, char **argv) {
    if (argc != 5 && argc != 6) { fputs("usage: golden HANDS KEYS COUNT SEED [flor]\n", stderr); return 2; }
    FILE *hands = fopen(argv[1], "w"), *keys = fopen(argv[2], "w");
    if (!hands || !keys) { perror("golden"); return 1; }
    int count = atoi(argv[3]);
    init_cards();
    make_images();
    seed_chance(strtoull(argv[4], NULL, 10));
    for (int i = 0; i < count; i++) play_hand(hands, i < count / 10 ? keys : NULL, i, 30, argc == 6);
    return fclose(hands) || fclose(keys);
}
