"""Measures rivals against one another; not shipped."""
