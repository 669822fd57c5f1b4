"""Keys, pointer and gamepad as controls and commands. Must not know any one screen."""
