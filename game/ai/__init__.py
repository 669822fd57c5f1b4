"""Who decides at the table when no person does: what is seen, what is legal, a draw, a choice.

Knows observations and actions. Must not know states of a match, other seats' cards, clocks,
screens or disks.
"""
