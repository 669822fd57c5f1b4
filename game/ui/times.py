"""How long everything takes at normal speed, in milliseconds, in one place.

Knows numbers only; `timeline` makes them follow the player's speed. What is called LEAST holds at
every speed, so that a result can be read.
"""

DEAL_MS, DEAL_STAGGER_MS, DEAL_STAGGER_SIX_MS, TURN_MS = 220, 70, 55, 160
SQUARE_MS, SHUFFLE_MS = 120, 480
PLAY_MS, SETTLE_MS = 260, 80
TRICK_HOLD_MS, TRICK_HOLD_LEAST_MS = 750, 250
TAKE_MS = 240
GATHER_MS, GATHER_STAGGER_MS = 300, 40
SILENCE_MS, SWING_MS, TO_REST_MS = 150, 220, 160
COUNT_MS = 280
DECLARE_MS, DECLARE_LEAST_MS, DECIDED_MS = 550, 250, 700
STROKE_MS, STROKES_MS = 180, 1200
SAY_MS = 350
SLAP_MS, SHAKE_MS = 340, 220
NOTICE_MS, NOTICE_LEAST_MS, NOTICE_OUT_MS = 1100, 600, 180
DUEL_MS, DUEL_LEAST_MS = 700, 400
RUB_MS = 420
CALM_MS = 120
