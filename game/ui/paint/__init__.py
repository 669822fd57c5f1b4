"""How things are drawn: colours, letters, cards, plates, cloth. Must not know who plays."""
