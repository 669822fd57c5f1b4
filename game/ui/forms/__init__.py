"""What menus are made of: boards, rows, widgets, questions. Must not know the table."""
