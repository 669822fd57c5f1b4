"""The rules of truco as pure functions over frozen values.

Knows: cards, seats, rules, what may be said and what it is worth, the text of a match.
Must not know: windows, clocks, disks, languages, who decides or why.
"""
