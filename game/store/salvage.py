"""How much of a match's record was wholly written when the program was killed.

Knows that a token is whole once its trailing blank is there, and which lines count only as a
whole; must not know what tokens mean: whether they make a match is for the engine to say.
"""

_LINE_WORDS = frozenset(
    (b"truco", b"rules", b"seat", b"seed", b"hand", b"deal", b"end", b"nonce", b"result", b"note")
)


def whole_part(raw: bytes) -> bytes:
    r"""The beginning of a record that surely means what was meant; empty or ending in a blank.

    Of a last line without its end, tokens with their blank stay; a line that starts with a word
    goes, and so does a `hand` line whose deal did not follow.

    >>> whole_part(b"deal a:7e6e4c b:1b5o2o\naE bQ a=3")
    b'deal a:7e6e4c b:1b5o2o\naE bQ '
    >>> whole_part(b"end 14-10\nhand 8 mano=b score=14-10\ndeal a:7e6e")
    b'end 14-10\n'
    """
    end = raw.rfind(b"\n") + 1
    lines = raw[:end].splitlines(keepends=True)
    words = [_first_word(line) for line in lines]
    if b"hand" in words:
        last_hand = len(words) - 1 - words[::-1].index(b"hand")
        if b"deal" not in words[last_hand:]:
            return b"".join(lines[:last_hand])
    return raw[:end] + _whole_tokens(raw[end:])


def _whole_tokens(tail: bytes) -> bytes:
    if _first_word(tail) in _LINE_WORDS:
        return b""
    tokens = tail.partition(b";")[0]
    return tokens[: max(tokens.rfind(b" "), tokens.rfind(b"\t")) + 1]


def _first_word(line: bytes) -> bytes:
    words = line.split(None, 1)
    return words[0] if words else b""
