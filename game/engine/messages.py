"""What the command line says of a refusal, in English: texts for those who write records.

Knows the reasons. What players read is translated elsewhere.
"""

from __future__ import annotations

from game.engine.reasons import Reason

MESSAGES = {
    Reason.NOT_YOUR_TURN: "it is not this seat's turn",
    Reason.HAND_OVER: "the hand is over",
    Reason.CALL_PENDING: "a call must be answered first",
    Reason.NOTHING_TO_ANSWER: "there is nothing to answer",
    Reason.NOT_YOUR_CARD: "the seat does not hold this card",
    Reason.NO_FACE_DOWN: "cards are not played face down at this table",
    Reason.TRUCO_CALLED: "that was called already",
    Reason.TRUCO_SKIPPED: "a step of the truco is missing",
    Reason.NO_QUIERO_SIDE: "only the side that accepted may raise",
    Reason.FOUR_IN_THIRD: "no truco at a four in the third baza at this table",
    Reason.ENVIDO_CLOSED: "the envido is closed",
    Reason.ENVIDO_AFTER_CARD: "who has played a card cannot open envido",
    Reason.ENVIDO_ONLY_PIES: "only the pie of each side opens envido at this table",
    Reason.ENVIDO_LADDER: "that does not raise what was called",
    Reason.FALTA_TOO_EARLY: "no falta envido while every score is zero at this table",
    Reason.NO_FLOR: "this table plays without flor",
    Reason.FLOR_AUTOMATIC: "the game sings the flor, and this seat has none to sing now",
    Reason.FLOR_CLOSED: "the flor is closed",
    Reason.FLOR_AFTER_CARD: "who has played a card cannot sing flor",
    Reason.FLOR_LADDER: "that does not answer this flor",
    Reason.NOT_DECLARING: "nobody has to declare a tanto",
    Reason.FALSE_TANTO: "that is not what the seat has to declare",
    Reason.IMPOSSIBLE_TANTO: "no hand has such a tanto",
    Reason.DECLARATION_DUE: "a tanto must be declared first",
    Reason.WRONG_WORDS: "these words do not fit here",
    Reason.DISCARD_DUE: "the pie must discard first",
    Reason.NO_DISCARD: "there is nothing to discard",
    Reason.NOT_IN_DUEL: "the seat is not in this duel",
    Reason.NO_SUCH_SEAT: "the table has no such seat",
    Reason.NO_PARTNER: "the seat has no partner in this hand",
    Reason.NO_SIGNS: "this table plays without señas",
    Reason.NOT_AN_ONLOOKER: "only others at the table notice a seña",
    Reason.FALSE_SIGN: "the hand has no such card, and this table allows no false señas",
    Reason.CUT_DUE: "the deck must be cut first",
    Reason.NO_CUT: "there is nothing to cut",
    Reason.NO_CLAIM: "there is nothing to ask for",
    Reason.NOTHING_TO_SHOW: "there is nothing to show",
}
