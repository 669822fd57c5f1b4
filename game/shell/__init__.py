"""What every screen is handed: settings, sound, measures, and where matches come from.

Knows the rooms below (what is kept, who plays, how things look); must not know any one screen.
"""
