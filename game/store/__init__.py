"""What the game keeps on disk: settings and the matches' records. Headless, and blind to rules.

Problems come back as data (`Problem`), never as sentences: the screens have the words.
"""
