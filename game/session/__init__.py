"""One match being played: who sits where, whose turn it is, what happened. Headless.

Knows the engine and the rivals. Must not know windows, screens, or where files are kept.
"""
