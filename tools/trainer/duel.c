/* Contests of tables, of an attacker trained against one, and of the measuring opponents.
 *
 * Usage: duel A B COUNT SEED LACK_A LACK_B {matches | hands | FALTA | CHANCES} [flor]. A player is
 * rule, heur, tight, loose, montecarlo, NEUTRAL[,SCORES] or attack:CHECKPOINT,NEUTRAL[,SCORES],
 * files all. COUNT matches or single hands are played twice each, on the same deals with sides
 * exchanged, from a score where the two lack so many points. With a FALTA they are single hands far
 * from the end in which an accepted falta is worth that; with the file of CHANCES, single hands
 * worth the chance to win that they leave. Prints A's mean with its 95 % interval. */
#include <math.h>

#include "rivals.h"
#include "score.h"
#include "table.h"

enum { ATTACKER_BITS = 24 };

typedef struct {
    const char *name;
    const Habits *habits;
    int has_scores, attacks;
    Table neutral, scores;
} Player;

static int flores;

static int class_of_falta(const State *s) {
    static const int upto[3] = {9, 12, 17};
    int f = 0;
    if (!s->falta) return falta_class_of(s);
    while (f < 3 && s->falta >= upto[f]) f++;
    return f;
}

/* The moves that the attacker regrets not having made; 0 where it has learned nothing. */
static int attack(uint64_t key, int n, float *odds) {
    const Entry *e = find(key);
    float all = 0;
    for (int i = 0; i < n; i++) all += odds[i] = e->regret[i] > 0 ? e->regret[i] : 0;
    return all > 0;
}

static int choose_table(const State *s, int p, const Player *player) {
    int8_t moves[ACTIONS];
    float odds[ACTIONS], all = 0;
    int n = moves_of(s, p, moves), pick = 0, sure = s->pending ? certain_winner(s, p) : -1;
    if (n == 1) return moves[0];
    uint64_t key = key_of(s, p, class_of_falta(s));
    int near = player->has_scores && !s->falta && is_near(s);
    if (!(near && look_up(&player->scores, score_key(s, p), n, odds)) &&
        !(player->attacks && attack(key, n, odds))) {
        neutral = player->neutral;
        policy(key, moves, n, odds);
    }
    if (moves[n - 1] == NO_QUIERO) { /* what no cards justify */
        State after = *s;
        apply(&after, NO_QUIERO);
        if (lack_of(&after, 1 - p) <= 0 || (s->ev_state != EV_ASKED && sure == p)) n--;
        else if (s->ev_state != EV_ASKED && sure == 1 - p) odds[n - 2] = 0;
    }
    for (int i = 0; i < n; i++) all += odds[i];
    if (all <= 0) return choose_rule(s, p);
    float at = draw_unit() * all;
    while (pick < n - 1 && (at -= odds[pick]) >= 0) pick++;
    return moves[pick];
}

static int choose(const State *s, const Player *player) {
    int p = to_act(s);
    if (player->habits) return choose_heur(s, p, player->habits);
    if (!strcmp(player->name, "rule")) return choose_rule(s, p);
    if (!strcmp(player->name, "montecarlo")) return choose_montecarlo(s, p);
    return choose_table(s, p, player);
}

static void read_player(Player *player, const char *name) {
    static char words[2][1024];
    static int read;
    char *word = words[read++];
    player->name = name;
    if (!strcmp(name, "heur")) player->habits = &HEUR;
    if (!strcmp(name, "tight")) player->habits = &TIGHT;
    if (!strcmp(name, "loose")) player->habits = &LOOSE;
    if (player->habits || !strcmp(name, "rule") || !strcmp(name, "montecarlo")) return;
    snprintf(word, sizeof words[0], "%s", name);
    if (!strncmp(word, "attack:", 7)) {
        char *after = strchr(word, ',');
        if (!after) { fputs("an attacker wants a table to fall back on\n", stderr); exit(2); }
        *after = 0;
        player->attacks = 1;
        make_table(ATTACKER_BITS);
        load(word + 7);
        word = after + 1;
    }
    char *near = strchr(word, ',');
    if (near) {
        *near = 0;
        player->has_scores = 1;
        open_table(&player->scores, near + 1);
    }
    open_table(&player->neutral, word);
}

/* Plays a hand and returns the mano's points less the pie's. */
static int play_hand(const Player *mano, const Player *pie, int *lack, int falta, float *chance) {
    int8_t cards[6];
    State s;
    draw_deal(cards);
    deal(&s, cards, lack[0], lack[1], falta);
    if (flores) with_flor(&s);
    while (!s.done) apply(&s, choose(&s, to_act(&s) ? pie : mano));
    *chance = chance_after(&s);
    lack[0] -= s.points[0];
    lack[1] -= s.points[1];
    return s.points[0] - s.points[1];
}

int main(int argc, char **argv) {
    if (argc < 8) {
        fputs("usage: duel A B COUNT SEED LACK_A LACK_B {matches | hands | FALTA | CHANCES} "
              "[flor]\n", stderr);
        return 2;
    }
    static Player players[2];
    init_cards();
    for (int side = 0; side < 2; side++) read_player(players + side, argv[1 + side]);
    int count = atoi(argv[3]), falta = atoi(argv[7]), matches = !strcmp(argv[7], "matches");
    uint64_t seed = strtoull(argv[4], NULL, 10);
    int valued = strchr(argv[7], '.') != NULL;
    if (valued) load_chances(argv[7]);
    flores = argc > 8;
    double sum = 0, square = 0, hands = 0, points = 0;
    for (int i = 0; i < count; i++) {
        double unit = 0;
        for (int first = 0; first < 2; first++) {
            int left[2] = {atoi(argv[5]), atoi(argv[6])}, mano = first;
            if (falta) left[0] = left[1] = NEVER;
            for (int number = 0; left[0] > 0 && left[1] > 0; number++) {
                int lack[2] = {left[mano], left[1 - mano]};
                seed_chance(mix(seed) + (uint64_t)i * 4096 + (uint64_t)number);
                float chance;
                int gain = play_hand(players + mano, players + 1 - mano, lack, falta, &chance);
                points += mano ? -gain : gain;
                hands++;
                if (valued) unit += (mano ? 1 - chance : chance) / 2;
                else if (!matches) unit += (mano ? -gain : gain) / 2.0;
                if (!matches) break;
                left[mano] = lack[0];
                left[1 - mano] = lack[1];
                mano = 1 - mano;
            }
            if (matches) unit += left[0] <= 0 ? 0.5 : 0;
        }
        sum += unit;
        square += unit * unit;
    }
    double mean = sum / count, error = 1.96 * sqrt((square / count - mean * mean) / count);
    printf("%s %.4f +- %.4f (%.2f hands, %+.4f points a hand)\n", matches || valued ? "won" : "points", mean,
           error, hands / count / 2, points / hands);
    return 0;
}
