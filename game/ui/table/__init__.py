"""The table being shown: where everything lies, how it moves, what can be pressed."""
