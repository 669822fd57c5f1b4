"""What is said and written at the table, in the player's language. Must not know pixels."""
