"""The deck as a program: pen, kit, figures and signs that draw every card of assets/cards."""
