"""The game's sounds as a program: signals, a wooden table, cards, a guitar, a pencil."""
