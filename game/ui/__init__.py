"""How things look, move and sound. Knows pygame and observations; must not know who decides."""
