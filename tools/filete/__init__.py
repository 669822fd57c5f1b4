"""Fileteado porteño by code: the painted ornament, letters and icon of the game."""
